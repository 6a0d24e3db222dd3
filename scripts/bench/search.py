"""Measures search in the code of apps: part of "make bench".

    python3 scripts/bench/search.py [--brands N] [--runs N] [--command COMMAND] [--languages NAME...] [--keep FOLDER]

The catalogue has the brands of Tests/Fixtures/search and made-up ones of corpus.py, without logos. Its code is compiled
with optimisation, and a program searches for each of the 200 queries beside it, several times. Printed are the 50th and
the 99th percentile of their medians, how long the first search takes, which makes the index, what that keeps in memory,
and how many queries find their brand among the first three. Each figure is the least of several runs of the program.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import corpus
from bench import run

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
FIXTURE = PROJECT / "Tests/Fixtures/search"
QUERIES = FIXTURE / "queries.tsv"
SEARCHED = {"id", "name", "category", "aliases", "keywords", "programmes"}


def main():
    parser = argparse.ArgumentParser(prog="search.py")
    parser.add_argument("--brands", type=int, default=10_000, help="how many brands")
    parser.add_argument("--runs", type=int, default=5, help="how often each program is run")
    parser.add_argument("--command", default=PROJECT / ".build/release/catalogue", help="the command that generates code")
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=list(LANGUAGES))
    parser.add_argument("--keep", type=pathlib.Path, help="keep what is made in this folder")
    options = parser.parse_args()
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="catalogue-search-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        measure(folder.resolve(), options)
    finally:
        if not options.keep:
            shutil.rmtree(folder)


def measure(folder, options):
    published = folder / "catalogue.json"
    published.write_text(json.dumps(catalogue(options.brands)), encoding="utf-8")
    title = f"search, {options.brands} brands"
    print(f"\n{title:<24}{'p50 ms':>10}{'p99 ms':>10}{'first ms':>10}{'MB':>8}{'hits':>6}", flush=True)
    for language in options.languages:
        code = folder / language / f"Brands.{LANGUAGES[language][0]}"
        run(options.command, "generate", published, "--output", code)
        program = LANGUAGES[language][1](code)
        environment = os.environ | {"QUERIES": str(QUERIES)}
        runs = [
            [float(figure) for figure in subprocess.check_output(program, env=environment, text=True).split()]
            for _ in range(options.runs)
        ]
        half, most, first, memory, _ = map(min, zip(*runs))
        hits = int(runs[0][4])
        print(f"  {language:<22}{half:>10.3f}{most:>10.3f}{first:>10.1f}{memory:>8.1f}{hits:>6}", flush=True)


def catalogue(count):
    """A published catalogue: the fixture's brands, and as many made-up ones as are missing."""
    content = json.loads((FIXTURE / "catalogue.json").read_text(encoding="utf-8"))
    categories = re.findall(r"- id: (\S+)\n    name: .*\n    minimum: (\d+)", corpus.SETTINGS.read_text(encoding="utf-8"))
    known, names = {brand["id"] for brand in content["brands"]}, corpus.Names()
    made = (corpus.Brand(number, names, categories) for number in range(count))
    others = [published(brand) for brand in made if brand.id not in known][: max(0, count - len(known))]
    content["brands"] = sorted(content["brands"] + others, key=lambda brand: brand["id"])
    content["brandCount"] = len(content["brands"])
    return content


def published(brand):
    """What is published of a made-up brand, as far as search reads it."""
    fields = {name: value for name, value in brand.fields().items() if name in SEARCHED and value is not ...}
    return fields | {"initialsBackground": "#5F6368"}


def swift(code):
    program = code.with_suffix("")
    options = ["-swift-version", "6", "-parse-as-library", "-O", "-o", program]
    run("swiftc", *options, code, HERE / "search/Clock.swift")
    return [program, QUERIES]


def kotlin(code):
    classes = code.with_suffix("")
    run(PROJECT / "scripts/kotlin-run", "2", "--into", classes, code, HERE / "search/Main.kt")
    return [PROJECT / "scripts/kotlin-run", "2", "--from", classes, "MainKt"]


def typescript(code):
    shutil.copy(HERE / "search/Clock.ts", code.parent)
    run(PROJECT / "scripts/typescript-run", "--compile", code.parents[1])
    return ["node", "--expose-gc", code.with_name("Clock.js"), QUERIES]


LANGUAGES = {"Node": ("ts", typescript), "JVM": ("kt", kotlin), "Swift -O": ("swift", swift)}


if __name__ == "__main__":
    main()
