#!/usr/bin/env python3
"""Plants small faults in a copy of the project, and counts how many of them the tests find.

    git clone . COPY && Tools/mutants/mutants.py plant COPY         put faults into COPY/Sources
    Tools/mutants/mutants.py run COPY [--only NUMBER...]            build COPY, and try each fault with the tests
    git clone . OTHER && Tools/mutants/mutants.py coverage OTHER    count the lines that tests run, by area

All faults are compiled at once. Each sleeps until the environment variable MUTANT has its number, in the tests and in
the commands that they start. The places are chosen by checksums of lines: where lines change, the faults in others stay
the same. COPY/mutants.json has all faults, and after "run" what found them.

A fault is tried with one module of tests after the other, as "make test" runs them, until a test fails that passes
without faults; it must fail again when it runs alone. A process that dies ("crashed") or in which nothing happens for
four minutes ("timeout") finds a fault as well. A fault that survived need not be a gap in the tests: some change nothing
that can be seen. Coverage lacks what a process did that was killed. This is for Linux only: it looks into /proc.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import hashlib
import itertools
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time

SEED = "faults 1"
# Each area's number of faults, and its modules: folders with these names, wherever they are in Sources.
AREAS = {
    "text": (12, "Diagnostics FileAccess StrictJSON YAMLSource JSONSchema RegularExpressions"),
    "logos": (10, "SVGNormalizer"),
    "apps": (9, "CalendarDates Catalogue UpdateFramework HTTPTransport CatalogueUpdates FilePatches"),
    "compiler": (11, "CatalogueSources CatalogueRules CatalogueEmit CatalogueDifferences CatalogueCompiler"),
    "editing": (6, "CatalogueAuthoring CatalogueLanguageServer CataloguePreviews"),
    "publishing": (6, "BundlePublisher WalletPasses"),
    "commands": (6, "CatalogueCommand BundleCommand"),
}
# Faults that don't compile, by their checksums.
EXCLUDED = set()
# They take turns in each area.
KINDS = ["negated", "dropped", "limit", "boundary", "and/or"]
OPPOSITES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&"}
# So many seconds nothing may happen in a run of tests.
PATIENCE = 240
PROGRAM = ".build/debug/brand-cataloguePackageTests.xctest"
COMMANDS = ["catalogue", "catalogue-bundle", "catalogue-preview"]

# What is in brackets, four deep.
NESTED = r"(?!)"
for _ in range(4):
    NESTED = rf"[(\[{{](?:[^()\[\]{{}}]|{NESTED})*[)\]}}]"
PART = rf"(?:[^()\[\]{{}},]|{NESTED})+"
CONDITION = rf"(?:[^()\[\]{{}},]|(?=[(\[]){NESTED})+"
NOT_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|^ *#if .*?#endif"
    rf'|(?P<raw>#+)".*?"(?P=raw)|""".*?"""|"(?:\\{NESTED}|\\.|[^"\\\n])*"', re.DOTALL | re.MULTILINE)
# The conditions of a line such as "if a, b {", and the whole expression of other lines.
CONDITIONS = re.compile(
    rf"\s*(?:(?:\}} else )?(?:if|while) ({CONDITION}(?:, {CONDITION})*) \{{|guard ({CONDITION}(?:, {CONDITION})*) else \{{)")
EXPRESSION = re.compile(
    rf"\s*(?:return ({PART})|(?:[a-z]+ )*let \w+(?:: \w+)? = ({PART})|(?:[a-z]+ )*var \w+: Bool \{{ ({PART}) \}})$")
CALL = re.compile(rf"\s*((?:try )?[A-Za-z_](?:[\w.?!]|{NESTED})*\(.*\))$")
# Without these a program does the same, or does it only where it is wrong already.
UNSEEN = re.compile(r"\s*(precondition|assert|fatalError|(\w+\.)?init)\b|.*(reserveCapacity|deallocate|fflush)\(")
PATTERNS = [
    ("boundary", re.compile(r" ([<>]=?) ")), ("and/or", re.compile(r" (&&|\|\|) ")),
    ("limit", re.compile(r"(?: [<>]=? |^(?=[1-9][\d_]*$))(\d[\d_]*)(?![\w.])")),
]


def modules(folder):
    """The area and the folder of each module, by its name."""
    names = {name: area for area, (_, modules) in AREAS.items() for name in modules.split()}
    found = {path.name: path for path in sorted((folder / "Sources").rglob("*"), key=lambda path: -len(path.parts))
             if path.is_dir() and path.name in names}
    for name in names.keys() - found.keys():
        print(f"there is no module {name}")
    return {name: (names[name], path) for name, path in sorted(found.items())}


def code_only(text):
    """The text with blanks for comments and what is behind "#if", underscores in strings; each line as long as it was."""
    def blank(found):
        is_string = found[0].strip("#").startswith('"')
        inside = re.sub(r"[^\n]", "_" if is_string else " ", found[0])
        return '"' + inside[1:-1] + '"' if is_string else inside
    return NOT_CODE.sub(blank, text)


def changes(line, before, after):
    """The kind of each change that a line of code can have, where, and what is there afterwards, from what was."""
    is_label = re.match(r"\s*(case|default)\b.*:$", before)
    # The only statement may be a result.
    is_alone = (before.endswith(("{", " in")) or is_label) and re.match(r"\s*(\}|case\b|default\b)", after)
    goes_on = not is_label and re.search(r"([,=:(\[]|\breturn|\belse|\s[-+*/%&|<>?.]+)$", before)
    if not is_alone and not goes_on and not re.match(r"\s*[].?:&|+)<>=*/-]", after) and not UNSEEN.match(line):
        if call := CALL.match(line):
            yield "dropped", call.span(1), lambda text: ""
    spans = []
    if found := CONDITIONS.match(line):
        parts = re.compile(rf"(?:, )?({CONDITION})").finditer(line, *found.span(found.lastindex))
        spans = [one.span(1) for one in parts if not re.match(r"(let|var|case|#|_ =)", one[1])]
    elif (found := EXPRESSION.match(line)) and not before.endswith(",") and not re.match(r"\s*[.?:&|<>=+*/-]", after):
        spans = [found.span(found.lastindex)]
    for start, end in spans:
        part = line[start:end]
        if re.search(r"\b(try|await|if|switch)\b", part):
            continue
        if CONDITIONS.match(line):
            yield "negated", (start, end), lambda text: f"!({text})"
        for kind, pattern in PATTERNS if not re.search(r" [?=] ", part) else []:
            if found := pattern.search(part):
                new = OPPOSITES.get(found[1]) or str(int(found[1]) + 1)
                yield kind, (start, end), lambda text, at=found.span(1), new=new: text[:at[0]] + new + text[at[1]:]


def candidates(folder):
    """Every fault that can be planted."""
    for module, (area, path) in modules(folder).items():
        for file in sorted(path.rglob("*.swift")):
            text, seen = file.read_text(), collections.Counter()
            # What is compiled into other modules can't see the switch; tests compare what is generated.
            if "@inlinable" in text or "DO NOT EDIT" in text:
                continue
            numbered = enumerate(zip(code_only(text).split("\n"), text.split("\n")), 1)
            lines = [(line.rstrip(), written, number) for number, (line, written) in numbered if line.strip()]
            around = zip([("",)] + lines, lines, lines[1:] + [("",)])
            for (before, *_), (line, written, number), (after, *_) in around:
                seen[written.strip()] += 1
                for kind, (start, end), change in changes(line, before, after):
                    place = start - len(line) + len(line.lstrip())
                    name = json.dumps([SEED, module, file.name, written.strip(), seen[written.strip()], kind, place])
                    yield {
                        "area": area, "module": module, "path": str(file.relative_to(folder)), "line": number,
                        "kind": kind, "before": written[start:end], "after": change(written[start:end]),
                        "digest": hashlib.sha256(name.encode()).hexdigest()[:12], "start": start,
                    }


def chosen(folder):
    """The faults with the lowest checksums. A line has one at most, and a module little more than others."""
    ranked = collections.defaultdict(list)
    for fault in sorted(candidates(folder), key=lambda fault: fault["digest"]):
        if fault["digest"] not in EXCLUDED:
            ranked[fault["area"], fault["kind"]].append(fault)
    found = {}
    for area, (wanted, names) in AREAS.items():
        counts, by_turns = collections.Counter(), itertools.zip_longest(*(ranked[area, kind] for kind in KINDS))
        for fault in filter(None, itertools.chain.from_iterable(by_turns)):
            place, module = (fault["path"], fault["line"]), fault["module"]
            if counts.total() < wanted and counts[module] <= wanted / len(names.split()) + 1 and place not in found:
                counts[module] += 1
                found[place] = {"number": len(found) + 1, **fault}
    return list(found.values())


def plant(folder):
    if (folder / "mutants.json").exists():
        raise SystemExit(f"{folder} has faults already")
    faults, folders = chosen(folder), modules(folder)
    # Templates have parts of the library, and are compiled where there is no switch: those stay without faults.
    for link in filter(pathlib.Path.is_symlink, (folder / "templates").iterdir()):
        kept = shutil.copytree(link, folder / ".build/kept" / link.name)
        link.unlink()
        kept.rename(link)
    for fault in faults:
        switch, old = f"(activeMutantOf{fault['module']} == {fault['number']})", fault["before"]
        new = {"dropped": f"if !{switch} {{ {old} }}", "negated": f"{switch} != ({old})"}.get(
            fault["kind"], f"({switch} ? ({fault['after']}) : ({old}))")
        file, start, at = folder / fault["path"], fault.pop("start"), fault["line"] - 1
        lines = file.read_text().split("\n")
        lines[at] = lines[at][:start] + new + lines[at][start + len(old):]
        file.write_text("\n".join(lines))
    for module in {fault["module"] for fault in faults}:
        (folders[module][1] / f"ActiveMutantOf{module}.swift").write_text(
            "internal import Foundation\n\n"
            f'let activeMutantOf{module} = ProcessInfo.processInfo.environment["MUTANT"].flatMap {{ Int($0) }} ?? 0\n')
    package = folder / "Package.swift"
    package.write_text(package.read_text().replace("  .treatAllWarnings(as: .error),\n", ""))
    save(folder, faults)


def save(folder, faults):
    (folder / "mutants.json").write_text(json.dumps(faults, indent=1, ensure_ascii=False) + "\n")
    print("\n".join(map(row, faults)))


def row(fault):
    place = f"{fault['path'].removeprefix('Sources/')}:{fault['line']}"
    change = f"{fault['before']}  →  {fault['after'] or 'nothing'}"
    return f"{fault['number']:3} {fault['area']:<11}{fault['kind']:<9}{fault.get('result', '')}  {place}  {change}"


def build(folder, options=""):
    """Builds what the tests are and run, as the Makefile does, and sees to the programs that tests use."""
    programs = re.search(r"scripts/require --optional (.*?) &", (folder / "Makefile").read_text().replace("\\\n", " "))
    subprocess.run(["scripts/require", "--optional", *programs[1].split()], cwd=folder)
    subprocess.run(["make", "--eval=only-build: ; @$(BUILD_TESTS)", "only-build",
                    f"SWIFT_BUILD=swift build $(SWIFT_OPTIONS) {options}"], cwd=folder, check=True)


def end_all(folder):
    """Ends the processes that have this folder for their temporary files. Not all are members of one group."""
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"TMPDIR={folder}\0".encode() in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def limit():
    """A loop without an end must not take the whole computer: so much memory, and so large files."""
    resource.setrlimit(resource.RLIMIT_DATA, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (8 << 30, 8 << 30))


def outcomes(folder, number, pattern):
    """Runs tests with a fault (0: none): each test that fails, when it does, and how it ended if not well."""
    scratch = pathlib.Path(tempfile.mkdtemp(prefix=f"m{number}-"))
    (scratch / "events").touch()
    process = subprocess.Popen(
        [PROGRAM, "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern,
         "--event-stream-version", "0", "--event-stream-output-path", scratch / "events"],
        cwd=folder, env=os.environ | {"MUTANT": str(number), "TMPDIR": str(scratch)}, preexec_fn=limit,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        rest, last, has_ended, ending = b"", time.monotonic(), False, "crashed"
        with open(scratch / "events", "rb") as events:
            while not has_ended:
                has_ended = process.poll() is not None
                *lines, rest = (rest + events.read()).split(b"\n")
                for event in (json.loads(line)["payload"] for line in lines):
                    issue, last = event.get("issue", {}), time.monotonic()
                    if issue and not issue.get("isKnown") and issue.get("severity") != "warning":
                        yield "killed", re.sub(r"/[^/]+\.swift:\d+:\d+$", "", event.get("testID") or pattern)
                    if event["kind"] == "runEnded":
                        ending = ""
                if time.monotonic() - last > PATIENCE:
                    has_ended, ending = True, "timeout"
                time.sleep(0.1)
        if ending:
            yield ending, pattern
    finally:
        process.kill()
        process.wait()
        end_all(scratch)
        shutil.rmtree(scratch, ignore_errors=True)


def find(folder, fault, names, usual):
    """Tries a fault with modules of tests, until one finds it."""
    for name in names:
        doubted = {tuple(one) for one in usual[name]["outcomes"]}
        for ending, test in outcomes(folder, fault["number"], f"^{name}[.]"):
            if (ending, test) not in doubted:
                alone = "^" + re.sub(r"[^\w./]", ".", test) + "(?![^/])"
                if ending != "killed" or next(outcomes(folder, fault["number"], alone), None):
                    return f"{ending} by {test}"
                doubted.add((ending, test))
                print(f"{fault['number']:3} {test} failed, but not again when it ran alone", flush=True)
    return "survived"


def run(folder, only):
    build(folder)
    faults = json.loads((folder / "mutants.json").read_text())
    listed = subprocess.run([PROGRAM, "--testing-library", "swift-testing", "--list-tests"], cwd=folder,
                            check=True, capture_output=True, text=True).stdout
    names = sorted(set(re.findall(r"^(\w+)\.", listed, re.MULTILINE)))
    pool, kept = concurrent.futures.ThreadPoolExecutor(os.cpu_count()), folder / ".build/without-faults.json"

    def measure(name):
        start = time.monotonic()
        found = sorted(set(outcomes(folder, 0, f"^{name}[.]")))
        return {"seconds": time.monotonic() - start, "outcomes": found}

    if not kept.exists():
        kept.write_text(json.dumps(dict(zip(names, pool.map(measure, names))), indent=1))
    usual = json.loads(kept.read_text())
    print("\n".join(f"without a fault: {one}" for name in names for one in usual[name]["outcomes"]))

    def attempt(fault):
        # The module's own tests first, then what takes least.
        order = sorted(names, key=lambda name: (name != fault["module"] + "Tests", usual[name]["seconds"]))
        fault["result"] = find(folder, fault, order, usual)
        print(row(fault), flush=True)

    tried = [fault for fault in faults if not only or fault["number"] in only]
    list(pool.map(attempt, tried))
    save(folder, faults)
    for area in [*AREAS, ""]:
        results = [fault["result"] for fault in tried if area in ("", fault["area"])]
        print(f"{area or 'all':<11}{sum(one != 'survived' for one in results):3} of {len(results):2} found")


def coverage(folder):
    build(folder, "--enable-code-coverage")
    tools, profiles = pathlib.Path(shutil.which("swift")).resolve().parent, folder / ".build/profiles"
    shutil.rmtree(profiles, ignore_errors=True)
    profiles.mkdir()
    tests = subprocess.Popen(["scripts/run-tests"], cwd=folder,
                             env=os.environ | {"LLVM_PROFILE_FILE": str(profiles / "%p-%m.profraw")})
    count, is_over = 0, False
    while not is_over:
        time.sleep(5)
        is_over = tests.poll() is not None
        # Those of processes that have ended are added up and deleted: there are thousands.
        ready = [one for one in profiles.glob("*.profraw") if not os.path.exists(f"/proc/{one.name.split('-')[0]}")]
        for batch in (ready[start:start + 100] for start in range(0, len(ready), 100)):
            subprocess.run([tools / "llvm-profdata", "merge", "-sparse", "-failure-mode=all", "-o", profiles / "merged",
                            *batch, *profiles.glob("merged")], check=True)
            for one in batch:
                one.unlink()
        count += len(ready)
    print(f"the tests ended with {tests.returncode} and left {count} profiles")
    objects = [part for name in COMMANDS for part in ("-object", folder / ".build/debug" / name)]
    text = subprocess.run([tools / "llvm-cov", "export", "-summary-only", f"-instr-profile={profiles / 'merged'}",
                           folder / PROGRAM, *objects], check=True, capture_output=True, text=True).stdout
    areas = {path: area for area, path in modules(folder).values()}
    covered, lines = collections.Counter(), collections.Counter()
    for file in json.loads(text)["data"][0]["files"]:
        path, summary = pathlib.Path(file["filename"]), file["summary"]["lines"]
        if path.is_relative_to(folder / "Sources"):
            for area in (next((areas[one] for one in path.parents if one in areas), "others"), "all"):
                covered[area] += summary["covered"]
                lines[area] += summary["count"]
    for area in [*AREAS, "others", "all"]:
        print(f"{area:<11}{covered[area]:7} of {lines[area]:7} lines {100 * covered[area] / max(lines[area], 1):7.2f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["plant", "run", "coverage"])
    parser.add_argument("folder", type=pathlib.Path, help="a copy of the project")
    parser.add_argument("--only", type=int, nargs="+", help="run: only the faults with these numbers")
    options = parser.parse_args()
    folder = options.folder.resolve()
    if folder == pathlib.Path(__file__).resolve().parents[2]:
        parser.error("that is the project itself, and no copy")
    {"plant": plant, "run": lambda folder: run(folder, options.only), "coverage": coverage}[options.task](folder)


if __name__ == "__main__":
    main()
