PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
COMPILED := build/compiled
CLIENT := src/grandaustria/server/web/index.html
RULES := $(wildcard src/grandaustria/*.py $(foreach part,rules cards evaluation search envs,src/grandaustria/$(part)/*.py))
WEB := $(shell find web src/grandaustria/words/locales -type f -not -path '*/node_modules/*')
INTERPRETED := $(addprefix tests/game/test_,golden.py random_games.py going_back.py nature.py) # what could differ
CC := $(shell command -v cc)
LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-web demo bench bench-browser soak chaos leaks load scaling attacks pictures format lock upgrade clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(CLIENT) $(if $(CC),$(COMPILED)/.ready) ## set up if needed, then play in the browser
	$(if $(CC),cp -R src/grandaustria $(COMPILED)/)
	$(if $(CC),PYTHONPATH=$(COMPILED)) $(BIN)/python -m grandaustria

test: $(TOOLS) $(CLIENT) $(if $(CC),$(COMPILED)/.ready) ## set up if needed, then run every check and test, with a sample of every matrix
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(MAKE) --no-print-directory test-web
	$(if $(CC),cp -R src/grandaustria $(COMPILED)/)
	$(if $(CC),PYTHONPATH=$(COMPILED)) $(BIN)/pytest -n 2 $(WHOLE) --ignore tests/browser
	$(if $(CC),PYTHONPATH=$(COMPILED)) $(BIN)/pytest -n 2 $(WHOLE) tests/browser # apart, for Playwright keeps an event loop running
	$(if $(CC),$(BIN)/pytest -n 2 $(WHOLE) $(INTERPRETED),@echo "No C compiler: tested interpreted only.")

test-all: ## run every test with every matrix in full, compiled and interpreted
	$(MAKE) --no-print-directory test WHOLE=--whole INTERPRETED="tests --ignore tests/browser --ignore tests/server --ignore tests/parallel"

test-web: $(CLIENT)
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm test
	$(BIN)/python hatch_build.py npm run api -- --check

bench: $(TOOLS) $(COMPILED)/.ready ## measure the speed, compiled and interpreted
	cp -R src/grandaustria $(COMPILED)/
	$(BIN)/python -m benchmarks.bench
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.environments

bench-browser: $(TOOLS) $(CLIENT) ## measure the client in a browser
	$(BIN)/python -m benchmarks.browser

soak: $(TOOLS) $(COMPILED)/.ready ## play ten thousand games and check two hundred at every decision
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.soak

chaos: $(TOOLS) $(COMPILED)/.ready ## kill the server two hundred times while people play, and look for what is lost
	cp -R src/grandaustria $(COMPILED)/
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.chaos

leaks: $(TOOLS) $(COMPILED)/.ready ## play two hundred games over the network and look for what nobody may see
	cp -R src/grandaustria $(COMPILED)/
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.leaks

load: $(TOOLS) $(COMPILED)/.ready ## measure the server with three hundred games at once
	cp -R src/grandaustria $(COMPILED)/
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.load

scaling: $(TOOLS) $(COMPILED)/.ready ## measure what a choice costs one, two and three processes on one PostgreSQL
	cp -R src/grandaustria $(COMPILED)/
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.scaling

attacks: $(TOOLS) $(COMPILED)/.ready ## attack a server of its own in every way that is known, and tell what held
	cp -R src/grandaustria $(COMPILED)/
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.attacks

pictures: $(TOOLS) $(CLIENT) ## make the README's pictures from the real client
	$(BIN)/python -m benchmarks.pictures

demo: $(READY) ## play one game and print it
	$(BIN)/python -m grandaustria demo

format: $(TOOLS) ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(BIN)/uv ## bring the locked versions in line with pyproject.toml
	$(LOCK) --group dev --output-file requirements-dev.lock
	$(LOCK) --group build --constraint requirements-dev.lock --output-file requirements.lock
	$(LOCK) --extra postgresql --constraint requirements-dev.lock --output-file requirements-server.lock

upgrade: $(BIN)/uv ## move every locked dependency to its newest version
	$(LOCK) --group dev --output-file requirements-dev.lock --upgrade
	$(MAKE) --no-print-directory lock

clean: ## remove the environment, caches and builds
	rm -rf .venv build dist web/node_modules src/grandaustria/server/web .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq --require-hashes --requirement requirements.lock
	$(BIN)/pip install -qq --no-build-isolation --no-deps --editable .
	touch $@

$(TOOLS): $(READY) requirements-dev.lock
	$(BIN)/pip install -qq --require-hashes --requirement requirements-dev.lock
	touch $@

$(COMPILED)/.ready: $(READY) hatch_build.py $(RULES)
	$(BIN)/python hatch_build.py compile $(COMPILED)
	touch $@

$(CLIENT): $(READY) $(WEB)
	command -v npm > /dev/null || $(BIN)/pip install -qq $$($(BIN)/python -c 'print(__import__("hatch_build").NODE)')
	$(BIN)/python hatch_build.py client
	touch $@

$(BIN)/uv:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq uv
