# make serve: everything set up, examples run, site built in five languages and served on localhost.
# make test: everything set up, all tests: unit, examples in five languages, browser.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin

.PHONY: help serve build test lint bench lock clean
help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

.venv/run: requirements/run.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Lex Ludi needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

.venv/test: .venv/run requirements/test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/test.txt
	touch $@

serve: .venv/run
	$(BIN)/lexludi serve --port $(PORT)

build: .venv/run
	$(BIN)/lexludi build

lint: .venv/test
	$(BIN)/ruff check src tests features bench
	$(BIN)/ruff format --check src tests features bench

test: lint
	$(BIN)/python -m pytest

bench: .venv/test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	$(BIN)/python -m bench

lock: .venv/test
	sh requirements/lock

clean:
	rm -rf .venv build site
