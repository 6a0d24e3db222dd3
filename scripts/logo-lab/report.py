#!/usr/bin/env python3
"""Reports what logo-lab did to sets of logos, and checks it by pixels and against the normal form.

    report.py [--only SET] [--pictures N] [--peers] SETS RESULTS REPORT

SETS/<set>/ has the originals, RESULTS/<set>/ what they became, RESULTS/<set>.jsonl a line about each, and
RESULTS/<set>.json the totals. Writes REPORT/report.md, with a line for each set and the files to look into, and
REPORT/<set>.png with wrong pictures; then prints one table. At most N pictures of each set are drawn, evenly
spread: all unless given. The exit code is 100 when a picture is wrong that exceptions.txt doesn't have, or isn't
wrong that it has, or when a result isn't in the form or isn't stable.
"""

import argparse
import pathlib
import sys

import drawing
import peers
import sheet
import tables
from measured import Set

MOST_TOLD = 20


def details(each):
    """The files to look into, as Markdown."""
    yield f"\n## {each.name}\n"
    for code, count, path, message in each.refusals:
        yield f"- refused, {code}: {count}, as {path}: {message}"
    for kind, found in (("wrong", each.wrong), ("wrong with a warning", each.warned), ("an exception", each.excepted)):
        for entry, difference in found:
            codes = " ".join(warning["code"] for warning in entry["warnings"])
            percentages = f"resvg {difference.resvg:.2f} %, Chromium {difference.chromium:.2f} %"
            yield f"- {kind}: {entry['path']}: {percentages} {codes}".rstrip()
    for path in each.drawn_right:
        yield f"- not wrong any more, so no exception: {path}"
    for path, sentence in each.outside_form[:MOST_TOLD]:
        yield f"- not in the form: {path}: {sentence}"
    for path in each.unstable[:MOST_TOLD]:
        yield f"- not stable: {path}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--only", help="is looked at by scripts/logo-lab/run")
    parser.add_argument("--pictures", type=int)
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("folders", nargs=3, type=pathlib.Path)
    arguments = parser.parse_args()
    sources, results, report = arguments.folders
    report.mkdir(parents=True, exist_ok=True)
    findings = drawing.Findings(report / "drawn.tsv")
    sets = [Set(path.stem, sources, results) for path in sorted(results.glob("*.jsonl"))]
    for each in sets:
        print(f"drawing {each.name}", file=sys.stderr)
        each.check(findings, arguments.pictures)
        wrong = each.wrong + each.warned + each.excepted
        sheet.write(report / f"{each.name}.png", [each.pair(entry) for entry, _ in wrong[:MOST_TOLD]])
    lines = [tables.of_sets(sets), *(line for each in sets for line in details(each)), ""]
    (report / "report.md").write_text("\n".join(lines), encoding="utf-8")
    if arguments.peers:
        print(peers.table(sets), end="\n\n")
    print(tables.of_kinds(sets))
    return 0 if all(each.is_perfect for each in sets) else 100


if __name__ == "__main__":
    sys.exit(main())
