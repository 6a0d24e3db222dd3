"""Measures other tools on the same files, scour and picosvg."""

import time

import picture
import pool

COLUMNS = ("tool", "set", "files", "done", "out/in", "differ", "unstable", "s/1000")
MOST_FILES = 100


def table(sets):
    """A Markdown table with a line for each tool and set."""
    rows = [COLUMNS, ["---"] * len(COLUMNS)]
    rows += [row(tool, each) for tool in (scour, picosvg) for each in sets]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in rows)


def row(tool, each):
    step = max(1, -(-len(each.accepted) // MOST_FILES))
    paths = [each.sources / entry["path"] for entry in each.accepted[::step]]
    found = pool.run(measure, [(tool, path) for path in paths], seconds=60)
    done = [item for item in found if not isinstance(item, pool.Failure)]
    before, after, differ, unstable, seconds = map(sum, zip(*done)) if done else (1, 0, 0, 0, 0)
    speed = f"{1000 * seconds / max(1, len(done)):.1f}"
    name = tool.__name__
    return name, each.name, len(paths), len(done), f"{after / before:.3f}", differ, unstable, speed


def measure(job):
    """Of a file that a tool rewrote: bytes before and after, whether the picture differs, whether a second
    pass changes it, and the processor seconds of the first."""
    tool, path = job
    source = path.read_bytes()
    text = source.decode("utf-8-sig")
    tool('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')  # imports what it needs
    start = time.process_time()
    result = tool(text)
    seconds = time.process_time() - start
    differ = not picture.compare_fitted(source, result.encode()).is_small
    return len(source), len(result.encode()), differ, tool(result) != result, seconds


def scour(text):
    from scour import scour as module

    return module.scourString(text, module.parse_args(["--enable-viewboxing", "--strip-xml-prolog"]))


def picosvg(text):
    from picosvg.svg import SVG

    return SVG.fromstring(text).topicosvg().tostring()
