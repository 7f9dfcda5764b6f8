"""What JAX has compiled is kept for the next run: that takes most of the time."""

import os
from pathlib import Path

os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(Path(__file__).parents[2] / ".jax_cache"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")
