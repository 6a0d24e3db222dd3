"""Measures builds of markets with brands as they are in life, ours beside a Python peer's: part of "make bench".

    scripts/bench/python scripts/bench/bench.py [--brands N...] [--runs N] [--builds-only] [--keep FOLDER]

corpus.py makes the markets. Both programs (catalogue build, peer.py) build the same files by turns, each run into
fresh folders: where thousands of files were just deleted, some disks take long to make others. A figure is the
median of CPU seconds, user and system, of the whole process and its children. catalogue-bench then measures what
runs inside one process, on the same markets, editor.py how quick the language server is, and compilers are given the
code of the last build.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
COMMAND = PROJECT / ".build/release/catalogue"
TOOLS = PROJECT / "Tools/.build/release"


def main():
    parser = argparse.ArgumentParser(prog="make bench", usage='make bench ARGS="[options]"')
    parser.add_argument("--brands", type=int, nargs="+", default=[100, 1000, 10_000], help="how many brands")
    parser.add_argument("--runs", type=int, help="how often builds are measured (default: 5; 10 000 brands: 3)")
    parser.add_argument("--builds-only", action="store_true", help="only compare builds with the peer's")
    parser.add_argument("--keep", type=pathlib.Path, help="keep the markets and what is built in this folder")
    options = parser.parse_args()
    # On a disk, creating files may take more of the kernel's time than all that is measured.
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="catalogue-bench-", dir=memory))
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(PROJECT)
    try:
        builds = []
        for count in options.brands:
            market = Market(folder.resolve() / str(count), count)
            builds.append(market.measure(options.runs or (5 if count < 5000 else 3)))
        for market, build in [] if options.builds_only else builds:
            measure_rest(market, build)
            run(sys.executable, HERE / "search.py", "--brands", market.count)
    finally:
        if not options.keep:
            shutil.rmtree(folder)


class Market:
    """A market, and the edits that a person makes in it."""

    def __init__(self, folder, count):
        self.folder, self.sources, self.count = folder, folder / "market", count
        run(sys.executable, HERE / "corpus.py", self.sources, count, PROJECT / ".build-tools/logos/sets")
        digest, size = hashlib.sha256(), 0
        paths = sorted(path for path in self.sources.rglob("*") if path.is_file())
        for path in paths:
            digest.update(path.read_bytes())
            size += path.stat().st_size
        print(f"\n{count} brands: {len(paths)} files, {size} bytes, SHA-256 {digest.hexdigest()[:16]}", flush=True)
        brands = [path for path in paths if path.suffix == ".yaml" and b"\naliases:" in path.read_bytes()]
        logos = [path for path in paths if path.suffix == ".svg"]
        self.brand, self.logo = brands[len(brands) // 2], logos[len(logos) // 2]
        self.settings = self.sources / "catalogue.yaml"

    def scenarios(self, number):
        """What is measured, and what is edited before; the edit is another one for each number."""
        name_and_aliases = r"(?s)\nname: ([^\n]*)(.*\naliases:\n)"
        return {
            "cold": None,
            "nothing changed": None,
            "one YAML changed": (self.brand, r"\nkeywords:\n  - .*", f"\nkeywords:\n  - parola {number}"),
            "one logo changed": (self.logo, "</svg>", f'<path fill="#c00" d="M9 9h{number + 1}v2H9z"/></svg>'),
            "one line of catalogue.yaml": (self.settings, r"name: Supermercati.*", f"name: Supermercati {number}"),
            # An alias that says no more than the name.
            "one YAML, which gives a warning": (self.brand, name_and_aliases, r"\nname: \1\2  - \1\n"),
            "nothing changed, a warning": None,
        }

    def measure(self, runs):
        """Prints the table; returns the market and the folder of the last build."""
        figures = {}
        for number in range(runs):
            build = self.folder / f"build-{number}"
            build.mkdir()
            files = ["--market", self.sources, "--output", build / "market.json", "--generated", build / "Generated"]
            files += ["--date", "2026-01-01"]
            programs = {"peer": [sys.executable, HERE / "peer.py", self.sources, build / "peer"]}
            programs["ours"] = [COMMAND, "build", *files]
            originals = {path: path.read_bytes() for path in (self.brand, self.logo, self.settings)}
            for scenario, edit in self.scenarios(number).items():
                if edit:
                    change(*edit)
                for name in sorted(programs, reverse=number % 2):
                    usage, said = cost(programs[name])
                    if ("warning[" in said) != ("warning" in scenario):
                        sys.exit(f"{name}, {scenario}:\n{said}")
                    figures.setdefault((scenario, name), []).append(usage)
                if scenario == "cold" and number == 0:
                    run(COMMAND, "check", *files)
            for path, data in originals.items():
                path.write_bytes(data)
            time.sleep(0.3)
        self.report(figures, runs)
        for name, folder in {"peer": build / "peer", "ours": build / "Generated"}.items():
            peak = max(usage.ru_maxrss for usage in figures["cold", name]) // 1000
            sizes = [path.stat().st_size for path in folder.rglob("[!.]*") if path.is_file()]
            print(f"cold, {name}: peak memory {peak} MB, {len(sizes)} files, {sum(sizes)} bytes", flush=True)
        return self, build

    def report(self, figures, runs):
        print(f"{'brands':>7}  {'CPU s, medians of ' + str(runs):<34}{'peer':>9}{'ours':>9}{'ratio':>8}")
        for scenario in self.scenarios(0):
            peer, ours = (
                statistics.median(usage.ru_utime + usage.ru_stime for usage in figures[scenario, name])
                for name in ("peer", "ours")
            )
            print(f"{self.count:>7}  {scenario:<34}{peer:>9.3f}{ours:>9.3f}{peer / ours:>8.1f}", flush=True)


def change(path, pattern, replacement):
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1)
    if not count:
        sys.exit(f"{path}: there is no {pattern}")
    path.write_text(text, encoding="utf-8")
    # Nobody builds in the same tick of the disk's clock.
    time.sleep(0.3)


def cost(command):
    """What a program used, with its children, and what it said."""
    with tempfile.TemporaryFile() as log:
        actions = [(os.POSIX_SPAWN_DUP2, log.fileno(), 1), (os.POSIX_SPAWN_DUP2, log.fileno(), 2)]
        child = os.posix_spawnp(str(command[0]), [*map(str, command)], os.environ, file_actions=actions)
        _, status, usage = os.wait4(child, 0)
        log.seek(0)
        said = log.read().decode(errors="replace")
    if status:
        raise RuntimeError(f"{' '.join(map(str, command))} failed:\n{said}")
    return usage, said


def measure_rest(market, build):
    """What runs inside one process, and the compilers on the code of a build."""
    print(f"\n{market.count} brands", flush=True)
    run(TOOLS / "catalogue-bench", market.sources)
    run(sys.executable, HERE / "editor.py", COMMAND, market.sources)
    compact = build / "compact.json"
    with (build / "market.json").open(encoding="utf-8") as file:
        compact.write_text(json.dumps(json.load(file), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    run("scripts/schema-peers", 5, "schemas/brands/published.schema.json", compact)
    code = build / "Generated"
    importing = build / "importing/Brands.swift"
    run(COMMAND, "generate", build / "market.json", "--output", importing, "--import-library")
    swiftc = ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-object", "-o", build / "Brands.o"]
    kotlin = ["scripts/kotlin-run", "--compile-only", code / "Brands.kt"]
    print(f"  {'compilers':<24}{'CPU s':>10}{'peak MB':>10}")
    for title, command in {
        "swiftc -Onone": [*swiftc, "-Onone", code / "Brands.swift"],
        "swiftc -O": [*swiftc, "-O", code / "Brands.swift"],
        "swiftc -O, importing": [*swiftc, "-O", "-I", TOOLS / "Modules", importing],
        "kotlinc 1": [kotlin[0], "1", *kotlin[1:]],
        "kotlinc 2": [kotlin[0], "2", *kotlin[1:]],
    }.items():
        try:
            usage, _ = cost(command)
            seconds = usage.ru_utime + usage.ru_stime
            print(f"  {title:<24}{seconds:>10.2f}{usage.ru_maxrss // 1000:>10}", flush=True)
        # It needn't be there.
        except RuntimeError as error:
            print(f"  {title}: {error}", flush=True)
    for script, name in [("swift-size", "Brands.swift"), ("kotlin-size", "Brands.kt")]:
        subprocess.run([f"scripts/{script}", code / name], check=False)


def run(*command):
    done = subprocess.run([*map(str, command)], check=False)
    if done.returncode:
        sys.exit(f"{command[0]} failed with {done.returncode}")


if __name__ == "__main__":
    main()
