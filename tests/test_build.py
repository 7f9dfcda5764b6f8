"""How the page comes into the package: built when it is older than its source, by Node from a wheel, or left out."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))

from hatch_build import NODE, PageHook

ROOT = Path(__file__).parents[1]
BROKEN = "console.error('no such witch'); process.exit(1);"
WORKING = "require('fs').writeFileSync('../src/glastonbury/page/index.html', process.argv[2]);"


class App:
    """Says what hatchling would print, and ends as it would."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_info(self, text: str) -> None:
        self.said.append(text)

    def abort(self, text: str) -> None:
        raise SystemExit(text)


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A page whose builder is one line of JavaScript, with all packages there."""
    monkeypatch.delenv("GLASTONBURY_SKIP_PAGE", raising=False)
    for name, text in {
        "web/src/main.ts": "",
        "web/package-lock.json": "{}",
        "web/node_modules/.package-lock.json": "{}",
        "web/node_modules/vite/bin/vite.js": WORKING,
        "src/glastonbury/page/other.js": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    age(tmp_path / "web/package-lock.json", 100)
    return tmp_path


def age(path: Path, seconds: float) -> None:
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def hook(folder: Path) -> PageHook:
    return PageHook(str(folder), {}, None, None, "", "wheel", App())


def test_the_page_is_built_once_and_again_when_its_source_changed(house):
    page, source = house / "src/glastonbury/page/index.html", house / "web/src/main.ts"
    hook(house).initialize("standard", {})
    assert page.read_text() == "build"
    page.write_text("as it was")
    age(source, 100)
    assert hook(house).dependencies() == []  # not even Node
    hook(house).initialize("standard", {})
    assert page.read_text() == "as it was"
    age(page, 50)
    age(source, -100)
    assert hook(house).dependencies() == [NODE]
    hook(house).initialize("editable", {})
    assert page.read_text() == "build"


def test_a_variable_leaves_it_out(house, monkeypatch):
    monkeypatch.setenv("GLASTONBURY_SKIP_PAGE", "1")
    assert hook(house).dependencies() == []
    hook(house).initialize("standard", {})
    assert not (house / "src/glastonbury/page/index.html").exists()


def test_a_failure_is_one_clear_sentence_after_what_node_said(house, capfd):
    (house / "web/node_modules/vite/bin/vite.js").write_text(BROKEN)
    building = hook(house)
    with pytest.raises(SystemExit, match="The page could not be built: vite build failed and said why above"):
        building.initialize("standard", {})
    assert "no such witch" in capfd.readouterr().err
    assert building.app.said == ["Building the page: half a minute the first time …"]


def test_the_npm_that_is_used_works(house):
    (house / "web/package-lock.json").touch()
    (house / "web/package.json").write_text('{"name": "page"}')
    lock = '{"name": "page", "lockfileVersion": 3, "packages": {"": {"name": "page"}}}'
    (house / "web/package-lock.json").write_text(lock)
    age(house / "web/node_modules/.package-lock.json", 100)
    with pytest.raises(SystemExit, match="vite build failed"):  # npm ci has taken our vite away
        hook(house).initialize("standard", {})
    assert not (house / "web/node_modules/vite").exists()


def test_what_is_given_to_packagers_has_all_that_the_page_is_built_from(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {"hatch_build.py", "Makefile", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"}
    assert not [name for name in names if re.search("node_modules|glastonbury/page/|/\\.venv", name)]
