# `make play` to play, `make test` to work on it. Everything lands in .venv.

PYTHON ?= python3
# Tests without a C compiler: make test ALLOW_MISSING=1
ALLOW_MISSING ?= 0
# Tests bring what they need by apt where that needs no password, unless: make test APT=no
APT ?= yes
export ALLOW_MISSING APT
# Which cases are drawn; the commit's by default: make test SEED=1
export SEED

INSTALL = $(PYTHON) scripts/install.py
PARTS = .venv/bin/python scripts/parts.py

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check build bench soak lint fresh docs wheel lock audit clean python

help: ## This list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile

play: python ## Play in the browser; needs only Python 3.11+
	@exec $(PYTHON) scripts/play.py $(ARGS)

test: python ## Check everything against the compiled package; brings what it needs
	@$(INSTALL) --compiled --browser --extra test
	@$(PARTS)

check: python ## The quick one for daily work: lint, and the tests a change touches
	@$(INSTALL) --no-package --extra test
	@.venv/bin/python scripts/check.py

build: python ## Compile and install into .venv, with the test tools
	@$(INSTALL) --compiled --extra test

bench: build ## Measure speeds
	@.venv/bin/perihelion bench

soak: build ## The tests that run for long
	@.venv/bin/python -m pytest -m soak tests

lint: python ## Style, types and layers only; nothing is compiled
	@$(INSTALL) --no-package --extra test
	@$(PARTS) lint

fresh: ## Both commands on a bare Debian in a chroot, with their times; needs root
	@.venv/bin/python scripts/fresh.py --scene "$(SCENE)" --step "$(STEP)"

docs: python ## Build the site into build/site; any warning is an error
	@$(INSTALL) --no-package --extra docs
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet
	@echo build/site/index.html

wheel: python ## Build a source distribution and a wheel into dist; PURE=1 for every system
	@$(INSTALL) --no-package
	@.venv/bin/python scripts/distributions.py $(if $(PURE),--pure)

lock: python ## Write requirements.lock anew from the newest allowed versions
	@$(PYTHON) scripts/lock.py

audit: python ## Look for known vulnerabilities in what we depend on
	@$(PYTHON) scripts/audit.py

clean: ## Remove everything made here
	rm -rf .venv build dist src/*.egg-info src/perihelion/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One line for the two ways this can fail before anything of ours runs.
python:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "MISSING: $(PYTHON); on Debian: apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "MISSING: Python 3.11 or newer; $(PYTHON) is %d.%d. Name another: make PYTHON=python3.12" % sys.version_info[:2] or 0)'
