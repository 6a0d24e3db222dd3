"""The report of a check, from which the comment under a pull request is made.

    report.py join FILE...                  prints the SARIF of several checks as that of one
    report.py make FOLDER NAME=RESULT...    writes FOLDER/report.json from catalogue.sarif and difference/NAME.json of that
                                            folder, for every catalogue
    report.py render FILE ADDRESS           prints the comment; ADDRESS leads to the check's run

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
    "unreleased": "This changes what isn't released yet, and is compared with the last release.",
    "first": "This is the first catalogue.",
    "gone": "The catalogue is gone.",
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
COUNTS = ("errors", "warnings")
FORMAT = 2
LONGEST_FILE = 100_000
LONGEST_LIST = 100
MOST_CATALOGUES = 50
LONGEST_ID = 64
LARGEST = 1_000_000
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


class Unexpected(Exception):
    """The report isn't one."""


def is_id(text, form=ID):
    return isinstance(text, str) and len(text) <= LONGEST_ID and form.fullmatch(text) is not None


def notifications(run):
    """The findings without a position."""
    return [note for i in run.get("invocations", []) for note in i.get("toolExecutionNotifications", [])]


def levels(sarif):
    """The level of every finding."""
    run = sarif["runs"][0]
    return [finding["level"] for finding in run["results"] + notifications(run)]


def join(files):
    """One run with the findings of all, and each rule once: services take one run of a tool."""
    log, *others = [json.loads(file.read_bytes()) for file in files]
    run, *others = [log["runs"][0] for log in (log, *others)]
    notes = [note for each in (run, *others) for note in notifications(each)]
    for other in others:
        run["results"] += other["results"]
        run["tool"]["driver"]["rules"] += other["tool"]["driver"]["rules"]
    rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
    run["tool"]["driver"]["rules"] = [rules[id] for id in sorted(rules)]
    if notes:
        run["invocations"] = [{"executionSuccessful": True, "toolExecutionNotifications": notes}]
    print(json.dumps(log, indent=2, ensure_ascii=False))


def make(folder, results):
    try:
        found = levels(json.loads((folder / "catalogue.sarif").read_bytes()))
    except (OSError, ValueError, LookupError, TypeError):
        found = ["error"]
    report = {"formatVersion": FORMAT} | {name + "s": found.count(name) for name in ("error", "warning")}
    report["more"] = max(0, len(results) - MOST_CATALOGUES)
    longest = max(1, LONGEST_LIST // len(results))
    report["catalogues"] = [catalogue(folder, *item.split("=", 1), longest) for item in results[:MOST_CATALOGUES]]
    (folder / "report.json").write_text(json.dumps(report) + "\n", "utf-8")


def catalogue(folder, name, result, longest):
    file = folder / "difference" / f"{name}.json"
    difference = json.loads(file.read_bytes()) if file.exists() else {}
    part = {"name": name if is_id(name, NAME) else "", "result": result, "breaks": len(difference.get("breaks", []))}
    for name in LISTS:
        # Changes of the whole catalogue have no id. Two collections may have one and the same.
        entries = {(entry.get("collection"), entry["id"]) for entry in difference.get(name, []) if entry["id"]}
        ids = sorted({id for _, id in entries if is_id(id)})
        part[name] = {"count": len(entries), "ids": ids[:longest]}
    return part


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
    check(report, ["formatVersion", *COUNTS, "more", "catalogues"])
    if type(report["formatVersion"]) is not int or report["formatVersion"] != FORMAT:
        raise Unexpected
    for name in (*COUNTS, "more"):
        check_count(report[name])
    parts = report["catalogues"]
    if type(parts) is not list or not 1 <= len(parts) <= MOST_CATALOGUES:
        raise Unexpected
    for part in parts:
        check_catalogue(part)
    return report


def check_catalogue(part):
    check(part, ["name", "result", "breaks", *LISTS])
    if part["name"] != "" and not is_id(part["name"], NAME):
        raise Unexpected
    if type(part["result"]) is not str or part["result"] not in RESULTS:
        raise Unexpected
    check_count(part["breaks"])
    for name in LISTS:
        check(part[name], ["count", "ids"])
        ids = part[name]["ids"]
        if type(ids) is not list or len(ids) > LONGEST_LIST or not all(map(is_id, ids)):
            raise Unexpected
        check_count(part[name]["count"], len(ids))


def counted(number, word):
    return f"{number} {word}{'' if number == 1 else 's'}"


def lines(report):
    """The comment's paragraphs."""
    findings = [counted(report[name], name[:-1]) for name in ("errors", "warnings") if report[name]]
    yield f"**{', '.join(findings) or 'No findings'}.**"
    parts = report["catalogues"]
    changed = [part for part in parts if list(changes(part))]
    for part in changed:
        if len(parts) > 1:
            yield f"### `{part['name']}`" if part["name"] else "### Another catalogue"
        yield from changes(part)
    if report["more"]:
        yield f"Of {counted(report['more'], 'more catalogue')} nothing is said here."
    elif not changed:
        yield "Nothing changes for apps."


def changes(part):
    """The paragraphs about a catalogue; none where nothing changes."""
    if text := RESULTS[part["result"]]:
        yield text
    if part["breaks"]:
        yield f"**{counted(part['breaks'], 'change')} may break apps that have the last catalogue.**"
    items = []
    for name, title in LISTS.items():
        entry = part[name]
        more = entry["count"] - len(entry["ids"])
        if entry["count"]:
            ids = [f"`{id}`" for id in entry["ids"]] + ([f"and {more} more"] if more else [])
            items.append(f"- {title} ({entry['count']}): {', '.join(ids)}")
    if items:
        yield "\n".join(items)


def render(file, address):
    try:
        with open(file, "rb") as stream:
            parts = list(lines(checked(stream.read(LONGEST_FILE + 1))))
    except (OSError, Unexpected):
        parts = ["The check has left no report that can be read."]
    print("\n\n".join([*parts, f"[All changes, the preview and the findings]({address})"]))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["join", *files] if files:
            join(map(pathlib.Path, files))
        case ["make", folder, *results] if results:
            make(pathlib.Path(folder), results)
        case ["render", file, address]:
            render(file, address)
        case _:
            sys.exit(__doc__)
