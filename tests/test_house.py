"""The house itself: what may be imported, what the README promises, what the wheel holds."""

import ast
import doctest
import os
import re
import runpy
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "glastonbury"


def imported(path: Path) -> set[str]:
    """The top-level names of absolute imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(node.module.split(".")[0])
    return names


def test_the_rules_import_the_standard_library_only():
    for path in (PACKAGE / "rules").glob("*.py"):
        assert imported(path) <= sys.stdlib_module_names, path.name


def test_no_code_path_needs_posix():
    posix_only = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "termios", "tty"}
    does_without = {"open_files.py": {"resource"}}  # whose import may fail there
    for path in PACKAGE.rglob("*.py"):
        assert imported(path) & posix_only == does_without.get(path.name, set()), path.name


def test_an_older_python_gets_one_clear_sentence():
    code = "import sys; sys.version_info = (3, 10, 2, 'final', 0); import glastonbury"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Glastonbury needs Python 3.11 or newer; this is Python 3.10.\n"


def test_the_sentence_for_older_pythons_is_readable_by_them():
    """The file that says it uses nothing that Python 3.0 could not read."""
    ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"), feature_version=(3, 4))


def test_importing_the_package_is_light():
    code = "import glastonbury, glastonbury.envs, sys; print({'numpy', 'numba', 'jax', 'gymnasium'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


# The README


def console_examples() -> list[tuple[str, str]]:
    """Commands and what the README says they print; a line `…` stands for any lines."""
    examples = []
    for block in re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL):
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            examples.append((command, output))
    return examples


@pytest.mark.parametrize(("command", "output"), console_examples())
def test_readme_example(command, output):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path}
    done = subprocess.run(command, shell=True, capture_output=True, encoding="utf-8", env=environment, check=False)
    pattern = "".join(".*" if line == "…\n" else re.escape(line) for line in output.splitlines(keepends=True))
    assert re.fullmatch(pattern, done.stdout, re.DOTALL), done.stdout + done.stderr


def test_readme_has_console_examples():
    assert len(console_examples()) >= 3


def test_readme_python_example():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 4
    assert failed == 0


def test_every_command_is_in_the_readme():
    from glastonbury.cli import main

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in main.commands:
        assert f"`glastonbury {name}" in readme


def test_every_link_in_the_docs_leads_somewhere():
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("https://"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_file_that_the_docs_name_is_there():
    """By its path from the root, or from where the text is at home. VERSION is any."""
    homes = (ROOT, PACKAGE, PACKAGE / "server", ROOT / "web", ROOT / "web/src")
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        named = re.findall(r"`([a-z_.][\w./-]*/[\w./-]*\w\.[a-z]+)`", path.read_text(encoding="utf-8"))
        missing = [name for name in named if not any((home / name).is_file() for home in homes)]
        assert [name for name in missing if "VERSION" not in name] == [], path.name


def test_the_pages_types_are_those_of_the_server():
    """`make types` writes them."""
    written = runpy.run_path(str(ROOT / "web" / "protocol.py"))["written"]
    assert (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == written()


def test_the_numbers_and_examples_of_the_pages_rules_are_those_of_the_game():
    """`make types` writes them."""
    written = runpy.run_path(str(ROOT / "web" / "examples.py"))["written"]
    for name, text in written().items():
        assert (ROOT / "web" / "src" / "rules" / name).read_text(encoding="utf-8") == text, name


def test_make_help_lists_every_command_of_the_house():
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    offered = {line.split()[0] for line in done.stdout.splitlines()}
    assert offered >= {
        "help",
        "setup",
        "play",
        "terminal",
        "browser",
        "types",
        "test",
        "test-all",
        "check",
        "fmt",
        "bench",
    }


# The wheel is the product


@pytest.mark.large
def test_the_wheel_is_all_one_needs(tmp_path):
    """One test, so that it is built once."""
    commands = install(tmp_path)
    plays_a_game(commands, tmp_path)
    serves_the_page_without_node(commands, tmp_path)
    makes_its_database(commands, tmp_path)


def test_the_requirements_lack_nothing():
    """They are installed as they are (`--no-deps`): what they do not name is not there."""
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def install(folder: Path) -> Path:
    """The built wheel in an empty environment outside the checkout; its folder of commands."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    uv = [sys.executable, "-m", "uv", "--quiet"]  # installs in seconds
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", folder, ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    commands = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([*uv, "pip", "install", "--python", commands / "python", wheel], check=True)
    return commands


def plays_a_game(installed, tmp_path):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    answers = "a1\nf1\nf6\na6\n" + "\n".join(f"{c}{r}\ny\nkeep\nstay\nnone" for c in "abcdef" for r in "123456") * 30

    def glastonbury(*arguments: str, typed: str = "") -> str:
        return subprocess.run(
            [installed / "glastonbury", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment,
            check=True,
        ).stdout

    where = [installed / "python", "-c", "import glastonbury; print(glastonbury.__file__)"]
    module = subprocess.run(where, capture_output=True, text=True, cwd=tmp_path, check=True).stdout
    assert str(installed.parent) in module
    assert str(ROOT) not in module

    shown = glastonbury("play", "--seed", "wheel", "--record", "game.json", typed=answers)
    assert "The game is over." in shown
    assert "Cards and points" in glastonbury("show", "game.json")
    assert glastonbury("trace", "game.json").startswith('{"states"')


def serves_the_page_without_node(installed, tmp_path):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    server = subprocess.Popen(
        [installed / "glastonbury", "serve", "--database", "sqlite:///tables.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
        env=environment | {"PATH": str(installed)},
    )
    with server:
        try:
            address = server.stdout.readline().strip()
            with httpx.Client(base_url=address, timeout=60, verify=False) as web:
                page = web.get("/t/K7PMQ2")
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                scripts = re.findall(r'src="(/assets/[^"]+)"', page.text)
                assert scripts
                for path in (*scripts, "/sw.js", "/manifest.webmanifest", "/icon-512.png"):
                    assert web.get(path).status_code == 200, path
                web.post("/api/me")
                made = web.post("/api/tables", json={"options": {}, "seating": ["open", "random"]})
                assert re.fullmatch("[A-Z2-9]{8}", made.json()["table"])
        finally:
            server.terminate()


def makes_its_database(installed, tmp_path):
    """The migrations are in it."""
    code = """
import asyncio
from glastonbury.server.log.store import opened

async def make():
    async with opened("sqlite+aiosqlite:///new.db") as store:
        print(len(await store.key()))

asyncio.run(make())
"""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    asked = [installed / "python", "-c", code]
    done = subprocess.run(asked, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
    assert done.stdout == "32\n", done.stderr
