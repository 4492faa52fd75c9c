PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --group dev --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock" --output-file requirements.lock

.DEFAULT_GOAL := help
.PHONY: help test demo format lock upgrade clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

test: $(READY) ## set up if needed, then run every check and test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/pytest -n 2

demo: $(READY) ## play one game and print it
	$(BIN)/python -m grandaustria demo

format: $(READY) ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(BIN)/uv ## bring requirements.lock in line with pyproject.toml
	$(LOCK)

upgrade: $(BIN)/uv ## move every locked dependency to its newest version
	$(LOCK) --upgrade

clean: ## remove the environment, caches and builds
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq --require-hashes --requirement requirements.lock
	$(BIN)/pip install -qq --no-build-isolation --no-deps --editable .
	touch $@

$(BIN)/uv:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq uv
