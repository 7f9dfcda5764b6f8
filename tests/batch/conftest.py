"""What JAX has compiled is kept for the next run, and compiled in haste: that takes most of the time.

`--large` compiles as everybody does.
"""

import os
from importlib.metadata import version
from pathlib import Path

import pytest

IN_HASTE = ["--xla_backend_optimization_level=0", "--xla_llvm_disable_expensive_passes=true"]
if version("jax") != "0.4.38":  # which does not know it, and ends
    IN_HASTE.append("--xla_cpu_use_fusion_emitters=false")

os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(Path(__file__).parents[2] / ".jax_cache"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--large"):
        os.environ.setdefault("XLA_FLAGS", " ".join(IN_HASTE))
