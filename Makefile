# "make catalogue" and "make test" are all that a newcomer needs; "make help" lists the rest.

# Debug: it is built in a third of the time, and for some hundred brands runs in no time all the same.
CONFIGURATION ?= debug
# The commit whose catalogue counts as the last release. In a pull request: BASELINE_REF=origin/main
BASELINE_REF ?= HEAD
# The catalogue that is built, by its name; without one, every catalogue in catalogue/.
CATALOGUE ?=
# The catalogue's folder; its last release is the file of that name with .json at its end.
MARKET ?= catalogue/$(or $(CATALOGUE),italy)
# Where what is built goes: two catalogues never write the same file.
GENERATED ?= Generated$(if $(filter-out italy,$(CATALOGUE)),/$(CATALOGUE))
# RELEASE=1 writes that file, which git tracks. All other builds leave it alone, so that branches never conflict in it.
RELEASE ?=
# Where make preview SERVE=1 shows the page: http://127.0.0.1:8765
PORT ?= 8765
# How long "make fuzz" runs each target.
MINUTES ?= 10
# Further arguments for the command, for example: make check ARGS="--format github"
ARGS ?=

# The commit that "catalogue --version" names: Package.swift reads it. Where there is no git, it is unknown.
export CATALOGUE_COMMIT := $(shell scripts/commit)
# Where "make install" puts the commands, and for packagers a folder to put before that.
PREFIX ?= /usr/local
DESTDIR ?=

# Without what only debuggers and editors read: a full build takes a tenth less. (Editors make an index of their own; from
# this one the package manager wants to know which XCTests there are.)
SWIFT_OPTIONS := --explicit-target-dependency-import-check error -Xswiftc -gnone -Xcc -g0 \
  -Xswiftc -index-ignore-system-modules
SWIFT_BUILD := swift build $(SWIFT_OPTIONS)
# Only the tests of one area: make test AREA=logos
AREA ?=
AREAS := text logos apps compiler editing publishing commands
$(if $(filter-out $(AREAS),$(AREA)),$(error there is no area "$(AREA)"; the areas: $(AREAS)))
export CATALOGUE_AREA := $(AREA)
# The tests and the commands they start. Not all products: the plugins have the compiler compiled a second time.
TEST_COMMANDS := catalogue catalogue-bundle catalogue-preview
TEST_PRODUCTS = brand-cataloguePackageTests $(if $(filter text logos,$(AREA)),,$(TEST_COMMANDS))
BUILD_TESTS = $(foreach product,$(TEST_PRODUCTS),$(SWIFT_BUILD) --product $(product) &&) true
# Only the tests whose names match: make test FILTER=RuleFixtureTests
FILTER ?=
COMMAND = .build/$(CONFIGURATION)/catalogue
BUNDLE_COMMAND = .build/$(CONFIGURATION)/catalogue-bundle
# What is installed needs no Swift beside it. (A Mac has it.)
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
BASELINE := .build/baseline.json
BASELINE_SCHEMAS := .build/baseline-schemas
RELEASED = $(MARKET:/=).json
IS_RELEASE = $(filter 1,$(RELEASE))
# The catalogue that a build writes.
OUTPUT = $(if $(IS_RELEASE),$(RELEASED),$(GENERATED)/$(notdir $(RELEASED)))
# The catalogues beside it, which are built too unless one is named. A release is of one.
OTHERS = $(if $(filter file,$(origin MARKET)),$(if $(CATALOGUE)$(IS_RELEASE),,$(filter-out $(notdir $(MARKET)),\
  $(patsubst catalogue/%/catalogue.yaml,%,$(wildcard catalogue/*/catalogue.yaml)))))
FOR_OTHERS = for name in $(OTHERS); do $(MAKE) --no-print-directory $(1) CATALOGUE=$$name BUILT=1 || $(2); done
# Where make has just built everything, it says so to itself.
IS_BUILT = $(filter command,$(word 1,$(origin BUILT)))
# Builds nothing where nothing has changed.
BUILD_COMMAND = $(if $(IS_BUILT),true,scripts/build .build/$(2)/$(1) $(SWIFT_BUILD) --quiet -c $(2) --product $(1))
# What apps update over the air, signed for development: a repository for each catalogue.
BUNDLED ?= Generated/bundle$(if $(filter-out italy,$(CATALOGUE)),/$(CATALOGUE))
# What is in Generated/ beside the folders of catalogues.
TAKEN := android bundle development-keys documentation editor lib logos metadata preview targets
$(if $(filter $(TAKEN),$(CATALOGUE)),$(error Generated/ has a folder "$(CATALOGUE)" already: rename the catalogue))
LIBRARIES := Catalogue CatalogueUpdates
# All Swift files but the golden ones, which the emitter formats, cases and templates.
SWIFT_FILES = git ls-files -z --cached --others --exclude-standard '*.swift' ':!Tests/Fixtures/golden' ':!Tests/Fixtures/cases' ':!templates'

.DEFAULT_GOAL := help
.PHONY: help new catalogue code bundle passes publish rename retire rank check preview rules docs types documentation build build-bundle test test-all soak fuzz conformance logo-lab bench lint format format-swift clean

help: ## List every target
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

catalogue: code ## Build Generated/ from all catalogues, with a bundle for development (RELEASE=1: and catalogue/italy.json)
	@$(MAKE) --no-print-directory bundle ARGS=
	@$(call FOR_OTHERS,catalogue,exit 1)

code: build
	@mkdir -p "$(GENERATED)"
	@$(call with_baseline,build $(if $(IS_RELEASE),--release) --output "$(OUTPUT)" --generated "$(GENERATED)")
	@$(COMMAND) schema export --market "$(MARKET)" --output Generated/editor/$(notdir $(MARKET)) --quiet

# After the code, which nobody should have to wait for until cryptography is compiled.
bundle: build-bundle
	@$(BUNDLE_COMMAND) publish --repository "$(BUNDLED)" --catalogue "$(OUTPUT)" --generated "$(GENERATED)" \
	  --development-keys Generated/development-keys $(ARGS)

publish: build-bundle ## Publish with real keys: make publish REPOSITORY=site ARGS="--key release.pem --key ci.pem"
	@[ -n "$(REPOSITORY)" ] || { echo "say where to: make publish REPOSITORY=folder" >&2; exit 64; }
	@scripts/published-uncommitted "$(BASELINE_REF)" "$(RELEASED)" "$(REPOSITORY)"
	@$(MAKE) --no-print-directory code ARGS= RELEASE=1
	@$(BUNDLE_COMMAND) publish --repository "$(REPOSITORY)" --catalogue "$(RELEASED)" --generated "$(GENERATED)" $(ARGS)

passes: ## Build, with passes of Apple Wallet where catalogue.yaml asks for them (docs/PASSES.md)
	@scripts/require rsvg-convert openssl
	@$(MAKE) --no-print-directory code build-bundle

new: build ## Start a brand file: make new ID=esselunga ARGS='--name Esselunga --logo download.svg'
	@$(COMMAND) new $(ID) --market "$(MARKET)" $(ARGS)

rename: build ## Give a brand another name: make rename ID=gamestop NAME=GameLife
	@$(COMMAND) rename $(ID) "$(NAME)" --market "$(MARKET)" $(ARGS)

retire: build ## End a brand, or take that back: make retire ID=limoni ARGS='--merged-into douglas'
	@$(COMMAND) retire $(ID) --market "$(MARKET)" $(ARGS)

rank: build ## Give a brand a rank, and the others those around it: make rank ID=lidl RANK=3
	@$(COMMAND) rank $(ID) $(RANK) --market "$(MARKET)" $(ARGS)

check: build ## Report everything that is wrong with the brand files, and change nothing
	$(if $(and $(OTHERS),$(filter json sarif --format=json --format=sarif,$(ARGS))),$(error name the catalogue: make check CATALOGUE=italy ARGS="$(ARGS)"))
	@status=0; { $(call with_baseline,check --generated "$(GENERATED)"); } || status=$$?; \
	$(call FOR_OTHERS,check,status=$$?); exit $$status

preview: build ## Write Generated/preview/index.html, which shows every brand; with SERVE=1 show it and follow changes
ifeq ($(SERVE),1)
	@$(call BUILD_COMMAND,catalogue-preview,$(CONFIGURATION))
	@$(call with_baseline,--port $(PORT) --)
else
	@$(call with_baseline,preview)
endif

# Who looks at the page while editing waits for it again and again: optimised, it is made in a tenth of the time.
ifeq ($(SERVE),1)
preview: CONFIGURATION := release
preview: COMMAND = .build/$(CONFIGURATION)/catalogue-preview
build: preview-notice
endif

.PHONY: preview-notice
preview-notice:
	@[ -x .build/release/catalogue-preview ] || echo "Compiling catalogue-preview, optimised: once, a few minutes"

rules: build ## List every rule that the brand files are held to
	@$(COMMAND) rules

docs: build ## Update docs/RULES.md, LOGOS.md, FIELDS.md, SCHEMA-KEYWORDS.md, STATISTICS.md, preview/search.js and the picture of the preview
	@mkdir -p docs && $(COMMAND) rules --format markdown > docs/RULES.md.new && mv docs/RULES.md.new docs/RULES.md
	@$(COMMAND) logo passes > docs/LOGOS.md.new && mv docs/LOGOS.md.new docs/LOGOS.md
	@$(COMMAND) schema fields --kind brands > docs/FIELDS.md.new && mv docs/FIELDS.md.new docs/FIELDS.md
	@$(COMMAND) schema keywords > docs/SCHEMA-KEYWORDS.md.new && mv docs/SCHEMA-KEYWORDS.md.new docs/SCHEMA-KEYWORDS.md
	@$(COMMAND) stats --update docs/STATISTICS.md
	@scripts/require node typescript browser
	@scripts/preview-search $(COMMAND) > preview/search.js.new && mv preview/search.js.new preview/search.js
	@scripts/preview-picture $(COMMAND)

types: build ## Write what follows from schemas/brands/brand.schema.json: the library's types, the schema of published catalogues
	@scripts/types $(COMMAND)
	@$(COMMAND) schema published --kind brands > schemas/brands/published.schema.json.new && mv schemas/brands/published.schema.json.new schemas/brands/published.schema.json

documentation: tools ## Build the libraries' reference and articles as a site, Generated/documentation; no warning passes
	@for library in $(LIBRARIES); do $(SWIFT_BUILD) --quiet --target $$library || exit 1; done
	@scripts/documentation Generated/documentation $(LIBRARIES)

build: ## Build the command
	@$(call BUILD_COMMAND,catalogue,$(CONFIGURATION))

build-bundle:
	@[ -x $(BUNDLE_COMMAND) ] || echo "Compiling catalogue-bundle with its cryptography: once, a few minutes"
	@$(call BUILD_COMMAND,catalogue-bundle,$(CONFIGURATION))

.PHONY: install uninstall
install: tools ## Install the commands, what they read, man pages and shell completions: make install PREFIX=/usr/local
	@$(SWIFT_BUILD) --quiet -c release $(STATIC) --product catalogue
	@$(SWIFT_BUILD) --quiet -c release $(STATIC) --product catalogue-bundle
	@scripts/install .build/release "$(DESTDIR)$(PREFIX)"

uninstall: ## Delete what "make install" put there
	@scripts/install --delete "$(DESTDIR)$(PREFIX)"

# What the tests run is installed while they are built.
test: tools ## Run the tests: every module, rule and language once (AREA=logos, FILTER=NAME: only those)
	@scripts/require --optional kotlin2 node typescript python pyyaml jsonschema markdown \
	  openssl tuf nginx sarif wcwidth rsvg-convert & \
	$(BUILD_TESTS); built=$$?; wait $$! && exit $$built
	@scripts/run-tests $(if $(FILTER),"$(FILTER)")

test-all: tools ## Run the slow tests, which "make test" leaves out, and those of Tools
	@scripts/require --optional kotlin kotlin2 node typescript python renderer aapt openssl tuf nginx strace browser softhsm opensc \
	  postgres neovim lsp-client zsh fish mandoc jq pyyaml jsonschema sarif rsvg-convert
	@$(BUILD_TESTS)
	@SLOW_TESTS=1 scripts/run-tests "$$(scripts/slow-tests)"
	@swift test $(SWIFT_OPTIONS) --package-path Tools

soak: tools ## Try twenty times as many damaged and made-up inputs as "make test-all" does
	@$(BUILD_TESTS)
	@SLOW_TESTS=1 TRIALS=20 scripts/run-tests "$$(scripts/slow-tests RandomTrials)"

fuzz: tools ## Fuzz what reads files of others, led by coverage: make fuzz MINUTES=10 TARGET=logo (Linux)
	@scripts/fuzz $(MINUTES) $(TARGET)

# The package in Tools/, which measures this one.
TOOL = swift build --package-path Tools --quiet -c release --product $(1) && Tools/.build/release/$(1)

conformance: tools ## Run the JSON Schema test suite, which is fetched first (it isn't part of the project)
	@scripts/schema-suite
	@$(call TOOL,schema-conformance) .build-tools/schema-suite

logo-lab: tools ## Measure the logo normaliser on tens of thousands of files, which are fetched first (ARGS="--only SET": one set)
	@$(call TOOL,logo-lab) --help >/dev/null
	@scripts/logo-lab/run Tools/.build/release/logo-lab $(ARGS)

bench: tools ## Compare builds of up to 10 000 brands with a Python peer's, and measure the rest (ARGS="--brands 1000": quick)
	@$(SWIFT_BUILD) --quiet -c release $(STATIC) --product catalogue
	@$(call TOOL,catalogue-bench) --help >/dev/null
	@scripts/bench/python scripts/logo-lab/fetch.py .build-tools/logos/sets simpleicons
	@scripts/bench/python scripts/bench/bench.py $(ARGS)
	@scripts/require tuf nginx
	@$(call TOOL,tuf-client) --help >/dev/null
	@scripts/tuf/python scripts/tuf/bench.py Tools/.build/release/tuf-client

lint: build ## Check that the brand files and the Swift files are formatted
	@for market in "$(MARKET)" $(OTHERS:%=catalogue/%); do $(COMMAND) format --check --market "$$market" || exit; done
	@$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel

format: build ## Format the brand files
	@for market in "$(MARKET)" $(OTHERS:%=catalogue/%); do $(COMMAND) format --market "$$market" || exit; done

format-swift: ## Format the Swift files
	@$(SWIFT_FILES) | xargs -0 swift format --in-place --parallel

clean: ## Delete everything that was built
	rm -rf .build Tools/.build Tools/.build-fuzz Generated

.PHONY: tools
tools:
	@scripts/require swift git pkg-config libyaml libxml2 zlib libcurl

# Runs a subcommand with the catalogue of BASELINE_REF as the last release, where that commit has one. Only a release is
# counted from what that commit has now; all else, from what the branch knows of it. A build installs the icon set that
# gives brands logos; all else uses it where it is there.
define with_baseline
baseline=$$(scripts/baseline $(if $(filter check --release,$(wordlist 1,2,$(1))),--schemas $(BASELINE_SCHEMAS)) \
  $(if $(IS_RELEASE),,--shared) "$(BASELINE_REF)" "$(RELEASED)" $(BASELINE)) && \
icons=$$(scripts/simple-icons/update $(if $(filter build,$(firstword $(1))),,--there) "$(MARKET)") && \
$(COMMAND) $(1) --market "$(MARKET)" $$baseline $$icons $(ARGS)
endef
