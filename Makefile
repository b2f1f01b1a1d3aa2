# make serve: set up, run the examples, build the site in five languages and serve it on localhost.
# make test: set up, get a browser if there is none, lint, run all tests: unit, examples in five languages, browser.
# make build: build the site into build/site.
# make pdf: make a rulebook and player aids of each book in each language, into build/pdf; ONLY="acp --lang fr" makes some.
# make lint: style, length and names of modules, types of Python and of scripts, and which package may import which.
# make bench: measure speed as ratios against peers.
# make lock: renew the locked requirements.
# make clean: remove what was set up and built.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
SOURCES := src tests features bench
# What does not wait for each other is set up and checked side by side.
MAKEFLAGS += --jobs=2
# What Python has compiled it keeps, so that neither the workers of a run nor the commands they start do it again.
export PYTHONDONTWRITEBYTECODE :=

PIP := $(BIN)/python -m pip --disable-pip-version-check
# $(call install,what it is,what pip is asked): one line; the rest goes to a log, and its reason is shown if it fails.
# The files lock what each package needs too, so pip need not look for it.
install = @echo "Setting up: $(1)"; \
	$(PIP) install --no-deps $(2) >.venv/pip.log 2>&1 || { \
	echo "Setting up failed: $$(grep -m1 ERROR .venv/pip.log)" >&2; \
	echo "Is the network there? Run make again; .venv/pip.log has it all." >&2; exit 1; }
# That the files lack nothing is seen when all is there.
whole = @$(PIP) check >.venv/pip.log 2>&1 || { \
	echo "Setting up failed: $$(head -n 1 .venv/pip.log)" >&2; \
	echo "The locked requirements do not fit together: run make lock." >&2; exit 1; }

.PHONY: help serve build pdf test browser lint style types imports scripts bench lock clean
help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

.venv/run: requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Lex Ludi needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || { echo "Setting up: .venv"; $(PYTHON) -m venv .venv; }
	$(call install,what the site needs,-r requirements/run.txt)
	$(call install,Lex Ludi itself,--no-build-isolation --editable .)
	$(whole)
	@touch $@

.venv/pdf: .venv/run requirements/pdf.txt
	$(call install,what PDF files need,-r requirements/pdf.txt)
	$(whole)
	@touch $@

.venv/test: .venv/run requirements/test.txt
	$(call install,what the tests need,-r requirements/test.txt)
	$(whole)
	@touch $@

# npm's part: Python for the browser, the checker of scripts.
node_modules/.package-lock.json: package.json package-lock.json | .venv/run
	@echo "Setting up: what comes from npm"
	@npm ci --silent >.venv/npm.log 2>&1 || { \
	echo "Setting up failed: $$(grep -m1 -i error .venv/npm.log || echo npm is not there)" >&2; \
	echo "Is the network there, and Node.js? Run make again; .venv/npm.log has it all." >&2; exit 1; }
	@touch $@

.venv/bench: .venv/test requirements/bench.txt
	$(call install,the peers to measure against,-r requirements/bench.txt)
	$(whole)
	@touch $@

serve: .venv/run node_modules/.package-lock.json
	@$(BIN)/lexludi serve --port $(PORT)

build: .venv/run node_modules/.package-lock.json
	@$(BIN)/lexludi build

pdf: .venv/pdf
	@$(BIN)/lexludi pdf $(ONLY)

lint: style types imports scripts

style: .venv/test
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/python tests/rooms.py

types: .venv/test
	@$(BIN)/mypy

imports: .venv/test
	@$(BIN)/lint-imports --no-logo --no-cache

scripts: node_modules/.package-lock.json
	@node node_modules/typescript/bin/tsc --project .

test: browser lint
	@$(BIN)/python -m pytest -n auto

browser: .venv/test
	@$(BIN)/python tests/chromium.py

bench: browser .venv/bench
	@PYTHONPATH=tests $(BIN)/python -m bench

lock: .venv/run
	@sh requirements/lock

clean:
	rm -rf .venv node_modules build site
