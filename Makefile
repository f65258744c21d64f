# `make` alone lists the targets. A fresh machine needs Python 3.11 or newer and make, nothing else.

PYTHON ?= python3
GAME   ?= lords-of-the-seas
ARGS   ?=

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready
LOCK  := locks/dev.txt
EDITABLE := . examples/connect_four
PACKAGES := $(wildcard pyproject.toml examples/*/pyproject.toml)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check lint format cover golden bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## everything for developing, in .venv; at once when nothing changed
	@echo "$(VENV) is ready"

play: $(READY) ## a game in the terminal (GAME=..., ARGS="--seat bot:random ...")
	@$(BIN)/drakomor play $(GAME) $(ARGS)

test: $(READY) ## every test (ARGS="tests/kernel -x" for some)
	@$(BIN)/python -m pytest $(ARGS)

check: lint ## format, lint, types, layers and the fast tests
	@$(BIN)/python -m pytest -m "not slow" $(ARGS)

lint: $(READY) ## format, lint, types and layers, without tests
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(READY) ## format the code and mend what can be mended by itself
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

cover: $(READY) ## every test, and the lines that none of them runs
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest $(ARGS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

golden: $(READY) ## golden records and perft files anew, and where they differ (ARGS=GAME for one)
	@$(BIN)/python -m tests.golden $(ARGS)

bench: $(READY) ## our speed beside that of our peers
	@$(BIN)/python -m benchmarks.run $(ARGS)

lock: $(BIN)/uv ## write the lock file anew (ARGS=--upgrade for the newest versions)
	@$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links --quiet $(ARGS) --output-file $(LOCK)

clean: ## remove .venv and everything that tools leave behind
	@rm -rf $(VENV) .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.* dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): $(LOCK) $(PACKAGES) | $(BIN)/uv
	@echo "Installing what $(LOCK) names"
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes $(LOCK) || { \
		echo "uv reads no configuration of pip; trying pip itself"; \
		$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --requirement $(LOCK); }
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation \
		$(foreach package,$(EDITABLE),--editable $(package))
	@touch $@

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Drakomor needs Python 3.11 or newer; "$(PYTHON)" is not. Name one: make setup PYTHON=python3.12'; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv'; exit 2; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check "$$(sed -n 's/^\(uv==[0-9.]*\).*/\1/p' $(LOCK))"
