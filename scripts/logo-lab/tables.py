"""The tables of what was measured, in Markdown."""

COLUMNS = (
    "set", "files", "accepted", "out/in", "drawn", "wrong", "warned", "exceptions", "not in form", "unstable",
    "s/1000", "MB", "slowest ms",
)  # fmt: skip


def of_sets(sets):
    """A line for each set."""
    return markdown(COLUMNS, map(row, sets))


def row(each):
    return (
        each.name,
        len(each.entries),
        share(len(each.accepted), len(each.entries)),
        ratio([each]),
        len(each.drawn),
        len(each.wrong),
        len(each.warned),
        len(each.excepted),
        len(each.outside_form),
        len(each.unstable),
        speed([each]),
        f"{each.peak_bytes / 1e6:.0f}",
        f"{1000 * max((entry['seconds'] for entry in each.entries), default=0):.1f}",
    )


def of_kinds(sets):
    """A line for each measure, and a column for each kind of pictures and for all."""
    kinds = {kind: [each for each in sets if each.kind == kind] for kind in dict.fromkeys(each.kind for each in sets)}
    columns = [*kinds.values(), sets]
    lines = [(name, *map(measure, columns)) for name, measure in measures(sets).items()]
    return markdown(("", *kinds, "all"), lines)


def measures(sets):
    """What is said of some sets, by its name."""

    def count(attribute):
        return lambda sets: sum(len(getattr(each, attribute)) for each in sets)

    def refused(code):
        return lambda sets: sum(number for each in sets for found, number, *_ in each.refusals if found == code)

    codes = sorted({code for each in sets for code, *_ in each.refusals}, key=lambda code: -refused(code)(sets))
    return {
        "files": count("entries"),
        "accepted": lambda sets: share(count("accepted")(sets), count("entries")(sets)),
        **{f"refused: {code}": refused(code) for code in codes},
        "drawn": count("drawn"),
        "**wrong without a finding**": count("wrong"),
        "wrong with a warning": count("warned"),
        "wrong, known exceptions": count("excepted"),
        "outside the normal form": count("outside_form"),
        "**unstable**": count("unstable"),
        "bytes out/in": ratio,
        "CPU s per 1 000 files": speed,
    }


def share(part, whole):
    return f"{part} ({100 * part / max(1, whole):.1f} %)"


def ratio(sets):
    before = sum(each.total("bytesIn") for each in sets)
    return f"{sum(each.total('bytesOut') for each in sets) / max(1, before):.3f}"


def speed(sets):
    entries = [entry for each in sets for entry in each.entries]
    return f"{1000 * sum(entry['seconds'] for entry in entries) / max(1, len(entries)):.3f}"


def markdown(columns, rows):
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
