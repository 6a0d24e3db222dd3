"""The report of a check, from which the comment under a pull request is made.

    report.py make RESULT FOLDER      writes FOLDER/report.json from catalogue.sarif and difference.json of that folder
    report.py render FILE ADDRESS     prints the comment; ADDRESS leads to the check's run

Whoever sent the pull request also decides what its check writes. So a report holds nothing but numbers and ids, "render"
accepts nothing else, and all words of the comment are in this file.
"""

import json
import pathlib
import re
import sys

# What was compared, and what the comment says of it.
RESULTS = {
    "compared": None,
    "first": "This is the first catalogue.",
    "base": "The sources of the base have errors, so that nothing can be compared.",
    "head": "The sources have errors, so that nothing can be compared.",
}
LISTS = {
    "added": "Added",
    "ended": "Renamed, merged or closed",
    "removed": "Gone without a tombstone",
    "revived": "Back from a tombstone",
    "fields": "Changed",
    "redrawnLogos": "Logos redrawn",
}
COUNTS = ("errors", "warnings", "breaks")
FORMAT = 1
LONGEST_FILE = 100_000
LONGEST_LIST = 100
LONGEST_ID = 64
LARGEST = 1_000_000
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Unexpected(Exception):
    """The report isn't one."""


def is_id(text):
    return isinstance(text, str) and len(text) <= LONGEST_ID and ID.fullmatch(text) is not None


def levels(sarif):
    """The level of every finding; those without a position are notifications."""
    run = sarif["runs"][0]
    notes = [n for i in run.get("invocations", []) for n in i.get("toolExecutionNotifications", [])]
    return [finding["level"] for finding in run["results"] + notes]


def make(result, folder):
    try:
        found = levels(json.loads((folder / "catalogue.sarif").read_bytes()))
    except (OSError, ValueError, LookupError, TypeError):
        found = ["error"]
    file = folder / "difference.json"
    difference = json.loads(file.read_bytes()) if file.exists() else {}
    report = {"formatVersion": FORMAT, "result": result, "breaks": len(difference.get("breaks", []))}
    report |= {name + "s": found.count(name) for name in ("error", "warning")}
    for name in LISTS:
        # Changes of the whole catalogue have no id.
        ids = sorted({entry["id"] for entry in difference.get(name, []) if is_id(entry["id"])})
        report[name] = {"count": len(ids), "ids": ids[:LONGEST_LIST]}
    (folder / "report.json").write_text(json.dumps(report) + "\n", "utf-8")


def unique(pairs):
    """An object; one with a key twice isn't a report."""
    if len(dict(pairs)) != len(pairs):
        raise Unexpected
    return dict(pairs)


def check(value, keys):
    if type(value) is not dict or set(value) != set(keys):
        raise Unexpected


def check_count(value, at_least=0):
    # True is an integer for Python.
    if type(value) is not int or not at_least <= value <= LARGEST:
        raise Unexpected


def checked(data):
    """The report of a file's bytes.

    Raises Unexpected where anything in it isn't as "make" writes it.
    """
    if len(data) > LONGEST_FILE:
        raise Unexpected
    try:
        report = json.loads(data.decode("utf-8"), object_pairs_hook=unique)
    except (ValueError, RecursionError):
        raise Unexpected from None
    check(report, ["formatVersion", "result", *COUNTS, *LISTS])
    if type(report["formatVersion"]) is not int or report["formatVersion"] != FORMAT:
        raise Unexpected
    if type(report["result"]) is not str or report["result"] not in RESULTS:
        raise Unexpected
    for name in COUNTS:
        check_count(report[name])
    for name in LISTS:
        check(report[name], ["count", "ids"])
        ids = report[name]["ids"]
        if type(ids) is not list or len(ids) > LONGEST_LIST or not all(map(is_id, ids)):
            raise Unexpected
        check_count(report[name]["count"], len(ids))
    return report


def counted(number, word):
    return f"{number} {word}{'' if number == 1 else 's'}"


def lines(report):
    """The comment's paragraphs."""
    findings = [counted(report[name], name[:-1]) for name in ("errors", "warnings") if report[name]]
    yield f"**{', '.join(findings) or 'No findings'}.**"
    if text := RESULTS[report["result"]]:
        yield text
        return
    if report["breaks"]:
        yield f"**{counted(report['breaks'], 'change')} may break apps that have the last catalogue.**"
    items = []
    for name, title in LISTS.items():
        entry = report[name]
        more = entry["count"] - len(entry["ids"])
        if entry["count"]:
            ids = [f"`{id}`" for id in entry["ids"]] + ([f"and {more} more"] if more else [])
            items.append(f"- {title} ({entry['count']}): {', '.join(ids)}")
    yield "\n".join(items) or "Nothing changes for apps."


def render(file, address):
    try:
        with open(file, "rb") as stream:
            parts = list(lines(checked(stream.read(LONGEST_FILE + 1))))
    except (OSError, Unexpected):
        parts = ["The check has left no report that can be read."]
    print("\n\n".join([*parts, f"[All changes, the preview and the findings]({address})"]))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", result, folder]:
            make(result, pathlib.Path(folder))
        case ["render", file, address]:
            render(file, address)
        case _:
            sys.exit(__doc__)
