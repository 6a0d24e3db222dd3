"""What logo-lab did to a set of logos, and what the checks say of it."""

import collections
import json
import pathlib

import fetch
import normal_form
import pool

EXCEPTIONS = pathlib.Path(__file__).with_name("exceptions.txt")
KINDS = {name: kind for kind, name, _, _ in fetch.SETS}


def exceptions():
    """The pictures that may be wrong, as SET/PATH."""
    lines = EXCEPTIONS.read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if line and not line.startswith("#")}


class Set:
    """A set of logos: what went in, what came out, and what the checks say of it."""

    def __init__(self, name, sources, results):
        self.name, self.sources, self.results = name, sources / name, results / name
        self.kind = KINDS.get(name, "others")
        lines = (results / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        self.entries = sorted(map(json.loads, lines), key=lambda entry: entry["path"])
        self.peak_bytes = json.loads((results / f"{name}.json").read_text(encoding="utf-8"))["peakBytes"]
        self.accepted = [entry for entry in self.entries if not entry["refusals"]]
        self.unstable = [entry["path"] for entry in self.accepted if not entry["isStable"]]
        self.drawn = self.outside_form = self.drawn_right = ()
        self.wrong, self.warned, self.excepted = [], [], []

    def pair(self, entry):
        """The paths of original and result."""
        return self.sources / entry["path"], self.results / entry["path"]

    def check(self, findings, most_pictures):
        """Draws accepted files, at most so many, and holds all to the form."""
        step = max(1, -(-len(self.accepted) // most_pictures)) if most_pictures else 1
        self.drawn = self.accepted[::step]
        self.sort(zip(self.drawn, findings.compare([self.pair(entry) for entry in self.drawn])))
        paths = [entry["path"] for entry in self.accepted]
        sentences = pool.run(form_problem, [self.results / path for path in paths])
        self.outside_form = [item for item in zip(paths, sentences) if item[1]]

    def sort(self, found):
        """Sorts what was found of the pictures into what may be and what may not."""
        allowed = {path.removeprefix(f"{self.name}/") for path in exceptions() if path.startswith(f"{self.name}/")}
        for entry, difference in found:
            if difference.is_wrong:
                is_allowed = entry["path"] in allowed
                group = self.excepted if is_allowed else self.warned if entry["warnings"] else self.wrong
                group.append((entry, difference))
        excepted = {entry["path"] for entry, _ in self.excepted}
        self.drawn_right = sorted(allowed & {entry["path"] for entry in self.drawn} - excepted)

    @property
    def refusals(self):
        """How many files are refused for each code, the first of a file, and an example of each."""
        counts, examples = collections.Counter(), {}
        for entry in self.entries:
            for refusal in entry["refusals"][:1]:
                counts[refusal["code"]] += 1
                examples.setdefault(refusal["code"], (entry["path"], refusal["message"]))
        return [(code, count, *examples[code]) for code, count in counts.most_common()]

    @property
    def is_perfect(self):
        return not (self.wrong or self.drawn_right or self.outside_form or self.unstable)

    def total(self, measure):
        """The sum of what was measured of accepted files."""
        return sum(entry[measure] for entry in self.accepted)


def form_problem(path):
    """What is wrong with a file in the normal form; none if nothing is."""
    return next(iter(normal_form.problems(path.read_bytes())), None)
