# Every target first installs what it needs and is missing (Scripts/bootstrap says what).

# Linux: a binary that needs the C libraries only. The Swift runtime is part of macOS anyway.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
RELEASE := swift build -c release --product phasebook $(STATIC)
SWIFT_FILES := Package.swift Sources Site Tests

.PHONY: help site test check bench

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile | expand -t 14

site: ## build the program and, with it, the site into public/
	@Scripts/bootstrap
	@echo "== Building the program"
	@$(RELEASE)
	@echo "== Building the site into public/"
	@.build/release/phasebook build --content Content --output public
	@echo "== Done: open public/index.html"

check: ## build the program and check Content/ with it
	@Scripts/bootstrap
	@echo "== Building the program"
	@$(RELEASE)
	@echo "== Checking Content/"
	@.build/release/phasebook check --content Content

test: ## everything that must hold before a change is merged
	@Scripts/bootstrap --tests
	@Scripts/toolchain-kotlin
	@echo "== Checking the format of the Swift files"
	@swift format lint --strict --recursive $(SWIFT_FILES)
	@echo "== Proving that the stubs for Kotlin code declare what exists"
	@Scripts/verify-kotlin-stubs
	@echo "== Building; no target may import what it does not declare"
	@swift build --build-tests --explicit-target-dependency-import-check error
	@echo "== Running the tests"
	@swift test --skip-build --disable-xctest
	@echo "== Checking Content/"
	@.build/debug/phasebook check --content Content
	@echo "== All is well: format, build, tests and content"

bench: ## measure a full build of 2,000 pages, beside Hugo, and the check of 600 code blocks
	@Scripts/bootstrap --bench
	@echo "== Building the program"
	@$(RELEASE)
	@Scripts/bench
	@Scripts/bench-snippets
