#!/usr/bin/env python3
"""Reports what logo-lab did to sets of logos, and checks it by pixels and against the normal form.

    report.py [--pictures N] [--peers] SETS RESULTS REPORT

SETS/<set>/ has the sources, RESULTS/<set>/ what they became, RESULTS/<set>.jsonl a line about each, and
RESULTS/<set>.json the totals. Prints a table, and writes REPORT/report.md with the files to look into and
REPORT/<set>.png with the worst pictures. At most N pictures of each set are compared (2000 unless given),
evenly spread. The exit code is 100 when a picture differs, a result isn't in the form or isn't stable.
"""

import argparse
import collections
import json
import pathlib
import sys

import normal_form
import peers
import picture
import pool
import sheet

COLUMNS = (
    "set", "files", "accepted", "out/in", "drawn", "differ", "not in form", "unstable", "s/1000", "MB",
    "slowest ms",
)  # fmt: skip
MOST_TOLD = 20


class Set:
    """A set of logos: what went in, what came out, and what the checks say of it."""

    def __init__(self, name, sources, results):
        self.name, self.sources, self.results = name, sources / name, results / name
        lines = (results / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        self.entries = sorted(map(json.loads, lines), key=lambda entry: entry["path"])
        self.totals = json.loads((results / f"{name}.json").read_text(encoding="utf-8"))
        self.accepted = [entry for entry in self.entries if not entry["refusals"]]
        self.unstable = [entry["path"] for entry in self.accepted if not entry["isStable"]]
        self.drawn = self.differing = self.outside_form = ()

    def check(self, most_pictures):
        step = max(1, -(-len(self.accepted) // most_pictures))
        self.drawn = [entry["path"] for entry in self.accepted][::step]
        pairs = [(self.sources / path, self.results / path) for path in self.drawn]
        found = zip(self.drawn, pool.run(compare, pairs))
        self.differing = sorted(
            (item for item in found if is_different(item[1])), key=lambda item: badness(item[1]), reverse=True
        )
        paths = [entry["path"] for entry in self.accepted]
        sentences = pool.run(form_problems, [self.results / path for path in paths])
        self.outside_form = [item for item in zip(paths, sentences) if item[1]]

    @property
    def ratio(self):
        before = sum(entry["bytesIn"] for entry in self.accepted)
        return sum(entry["bytesOut"] for entry in self.accepted) / before if before else 0

    @property
    def refusals(self):
        """How many files are refused for each code, and an example of each."""
        counts, examples = collections.Counter(), {}
        for entry in self.entries:
            for refusal in {refusal["code"]: refusal for refusal in entry["refusals"]}.values():
                counts[refusal["code"]] += 1
                examples.setdefault(refusal["code"], (entry["path"], refusal["message"]))
        return [(code, count, *examples[code]) for code, count in counts.most_common()]

    @property
    def row(self):
        return (
            self.name,
            len(self.entries),
            f"{len(self.accepted)} ({100 * len(self.accepted) / max(1, len(self.entries)):.1f} %)",
            f"{self.ratio:.3f}",
            len(self.drawn),
            len(self.differing),
            len(self.outside_form),
            len(self.unstable),
            f"{1000 * sum(entry['seconds'] for entry in self.entries) / max(1, len(self.entries)):.3f}",
            f"{self.totals['peakBytes'] / 1e6:.0f}",
            f"{1000 * max((entry['seconds'] for entry in self.entries), default=0):.1f}",
        )

    @property
    def is_perfect(self):
        return not (self.differing or self.outside_form or self.unstable)

    def details(self):
        """The files to look into, as Markdown."""
        yield f"\n## {self.name}\n"
        for code, count, path, message in self.refusals:
            yield f"- refused, {code}: {count}, as {path}: {message}"
        for path, found in self.differing[:MOST_TOLD]:
            yield f"- differs: {path}: {str(found).replace(chr(9), ' ')}"
        for path, sentences in self.outside_form[:MOST_TOLD]:
            first = sentences if isinstance(sentences, pool.Failure) else sentences[0]
            yield f"- not in the form: {path}: {first}"
        for path in self.unstable[:MOST_TOLD]:
            yield f"- not stable: {path}"


def compare(pair):
    source, result = pair
    return picture.compare(source.read_bytes(), result.read_bytes())


def form_problems(path):
    return normal_form.problems(path.read_bytes())


def is_different(found):
    return isinstance(found, pool.Failure) or not found.is_small


def badness(found):
    return float("inf") if isinstance(found, pool.Failure) else found.error + found.local_error


def table(rows):
    lines = [COLUMNS, ["---"] * len(COLUMNS), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--pictures", type=int, default=2000)
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("folders", nargs=3, type=pathlib.Path)
    arguments = parser.parse_args()
    sources, results, report = arguments.folders
    report.mkdir(parents=True, exist_ok=True)
    sets = [Set(path.stem, sources, results) for path in sorted(results.glob("*.jsonl"))]
    for each in sets:
        print(f"comparing {each.name}", file=sys.stderr)
        each.check(arguments.pictures)
        worst = [(each.sources / path, each.results / path) for path, _ in each.differing[:MOST_TOLD]]
        sheet.write(report / f"{each.name}.png", worst)
    text = table(each.row for each in sets)
    if arguments.peers:
        text += "\n\n" + peers.table(sets)
    print(text)
    details = [line for each in sets for line in each.details()]
    (report / "report.md").write_text("\n".join([text, *details, ""]), encoding="utf-8")
    return 0 if all(each.is_perfect for each in sets) else 100


if __name__ == "__main__":
    sys.exit(main())
