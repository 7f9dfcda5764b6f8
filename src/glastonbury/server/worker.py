"""What each process of a server runs: uvicorn finds it by its name, and the settings come by the environment."""

import os

from litestar.types import ASGIApp

from .app import create_app
from .logs import configure
from .settings import HANDED_ON, read_settings


def app() -> ASGIApp:
    configure()
    return create_app(read_settings(os.environ[HANDED_ON]))
