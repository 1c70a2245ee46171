# Whistlestop.  A machine needs Python 3.11+, make and a shell; everything else is put into .venv, .cache and
# node_modules here.  What is done already is not done again: each step leaves a stamp newer than what it read.

SHELL := /bin/sh
PYTHON ?=
export PYTHON
export PATH := $(PATH):/usr/sbin:/sbin# PostgreSQL in the tests, as root, wants useradd
MAKEFLAGS += --no-print-directory --no-builtin-rules
.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

BIN := .venv/bin
NPM := scripts/npm
# Playwright's own Node wants libatomic, which a bare Debian lacks.
export PLAYWRIGHT_NODEJS_PATH := $(CURDIR)/scripts/node
WEB := $(NPM) --prefix web run --silent
SERVE = $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)') $(if $(DATA),--data '$(DATA)')
CODE = src tests bench scripts

.PHONY: help play setup client test format lint types unit browser web dev shots bench lock wheel clean

help: ## list these commands
	@echo 'Usage: make COMMAND'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1	\2/p' $(MAKEFILE_LIST) | expand -t 12

play: setup ## start a table here and open it in a browser (PORT= HOST= DATA= change the defaults)
	@exec $(BIN)/whistlestop serve --open --qr $(SERVE)

setup: .venv/.setup client ## everything that playing needs, and .venv/bin/whistlestop
	@:

client: src/whistlestop/web/index.html ## build the web client if its sources changed
	@:

# --- checks ------------------------------------------------------------------------------------------------------

STATIC := lint types web-lint web-check web-test
.PHONY: $(STATIC) chromium

test: setup .venv/.dev chromium ## all checks and all tests (PYTEST="-k word" adds arguments to pytest)
	@$(MAKE) --keep-going --jobs=2 --output-sync=target $(STATIC)
	$(BIN)/pytest --numprocesses=2 --dist=loadfile --no-loadscope-reorder $(PYTEST)

format: .venv/.dev web/node_modules/.stamp ## rewrite all sources in the house format
	$(BIN)/ruff check --quiet --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)
	$(WEB) format

lint: .venv/.dev ## ruff: format and rules
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)

types: .venv/.dev ## mypy --strict
	$(BIN)/mypy $(CODE)

unit: setup .venv/.dev ## the tests that need no browser
	$(BIN)/pytest -m 'not browser' $(PYTEST)

browser: setup .venv/.dev chromium ## the tests in a real Chromium
	$(BIN)/pytest -m browser $(PYTEST)

web: web-lint web-check web-test client ## the web client: format, types, tests, build

web-lint web-check web-test: web-%: web/node_modules/.stamp
	$(WEB) $*

chromium: .venv/.setup
	@scripts/chromium.sh

# --- development -------------------------------------------------------------------------------------------------

dev: setup .venv/.dev ## a server that starts again when the sources change (PORT= HOST= DATA=)
	@exec $(BIN)/python scripts/dev.py $(SERVE)

shots: setup .venv/.dev chromium ## pictures of every main screen in all languages, into shots/
	@exec $(BIN)/python -m tests.browser.shots

bench: setup .venv/.bench bench/peers/bgio/node_modules/.stamp ## measure against peers, side by side (BENCH= adds arguments)
	@exec $(BIN)/python -m bench $(BENCH)

wheel: setup ## dist/*.whl with the web client inside
	@rm -rf dist
	$(BIN)/hatchling build -t wheel

lock: .venv/.setup ## write requirements/*.lock anew from pyproject.toml (UPGRADE=1: newest versions)
	@scripts/lock.sh

clean: ## remove all that make has made; saved games in data/ stay
	rm -rf .venv .cache .hypothesis dist shots src/whistlestop/web web/node_modules bench/peers/*/node_modules
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- stamps ------------------------------------------------------------------------------------------------------

# .venv is of no use once the folder has moved or the Python under it is gone; $(file) costs no process.
VENV_PYTHON := $(wildcard $(BIN)/python)
ifneq ($(file <.venv/.home) $(VENV_PYTHON),$(CURDIR) $(BIN)/python)
.venv/.setup: always
endif
.PHONY: always

.venv/.setup: requirements/installer.lock requirements/setup.lock pyproject.toml $(VENV_PYTHON)
	@scripts/venv.sh requirements/setup.lock
	@touch $@

.venv/.dev .venv/.bench: .venv/.%: requirements/%.lock .venv/.setup
	@scripts/venv.sh $<
	@touch $@

%/node_modules/.stamp: %/package.json %/package-lock.json | .venv/.setup
	@scripts/npm-ci.sh $*
	@touch $@

# All of web/ and the words, folders too (so that a removed file counts), but what tools put there.
WEB_SOURCES := $(shell find web src/whistlestop/languages -mindepth 1 \( -name node_modules -o -name dist -o -name '*.tsbuildinfo' -o -name '.*' \
	-o -name __pycache__ -o -name '*.py' -o -name rules \) -prune -o -print)

src/whistlestop/web/index.html: $(WEB_SOURCES) | web/node_modules/.stamp
	@echo 'Building the web client'
	@$(WEB) build >.cache/web-build.log 2>&1 || { cat .cache/web-build.log; echo 'whistlestop: The web client could not be built.'; exit 1; } >&2
	@touch $@
