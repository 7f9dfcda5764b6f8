"""What each process of a server runs: uvicorn finds it by its name, and the settings come by the environment."""

import gc
import os
import sys

from litestar.types import ASGIApp

from ..logs import configure
from ..settings import HANDED_ON, read_settings
from .app import create_app

# Python looks for cycles among its newest objects after so many new ones; all tables wait meanwhile, so only a few.
# Among older ones almost never: that takes a second, and neither moves nor sockets leave cycles behind.
NEW_OBJECTS = 300, 10_000, 1_000
SWITCH = 0.00005  # seconds that the database's thread waits for the event loop's, a dozen times for each move


def app(*, warm: bool = True) -> ASGIApp:
    configure()
    made = create_app(read_settings(os.environ[HANDED_ON]), warm=warm)
    gc.collect()
    gc.freeze()  # what is there now stays: there is nothing to look for in it
    gc.set_threshold(*NEW_OBJECTS)
    sys.setswitchinterval(SWITCH)
    return made
