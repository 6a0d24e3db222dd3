"""Says by how much results differ from their originals as they are drawn: first by resvg, and where that differs by
Chromium too (see scripts/drawn-logos/compare), both without rounding the boxes of pictures to whole pixels.

What was found is kept in a file, by the bytes of original and result, so that a run which was stopped goes on where it
was, and a new normaliser has only that drawn which it changes.
"""

import base64
import hashlib
import io
import pathlib
import subprocess
import sys
from dataclasses import dataclass

import resvg_py
from PIL import Image

import pool

DRAWN_LOGOS = pathlib.Path(__file__).resolve().parent.parent / "drawn-logos"
sys.path.insert(0, str(DRAWN_LOGOS))
import compare  # noqa: E402 # it isn't a package

MOST_OFF = 0.5  # per cent of the pixels
FEW, MANY = 100, 1_000  # pairs between two times that what was found is kept
UNKNOWN = 100.0


@dataclass
class Difference:
    """The percentages of pixels that differ; Chromium's is none where resvg's is small."""

    resvg: float
    chromium: float | None = None

    @property
    def is_wrong(self):
        return self.resvg > MOST_OFF and self.chromium is not None and self.chromium > MOST_OFF


class Findings:
    """What was found of pairs, which are given as the paths of original and result."""

    def __init__(self, path):
        self.path = path
        self.known = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        version = version_of_drawing()
        if lines[:1] != [version]:
            path.write_text(f"{version}\n", encoding="utf-8")
            lines = []
        # The last line may have been cut off, and what is known of a pair be known better later.
        for key, resvg, chromium in (line.split("\t") for line in lines[1:] if line.count("\t") == 2):
            self.known[key] = Difference(float(resvg), float(chromium) if chromium else None)

    def compare(self, pairs):
        """The differences of pairs, in their order."""
        keys = [key(pair) for pair in pairs]
        by_key = dict(zip(keys, pairs))
        for block in blocks([each for each in by_key if each not in self.known], MANY):
            found = pool.run(resvg_difference, [by_key[each] for each in block])
            self.keep((each, Difference(UNKNOWN if failed(value) else value)) for each, value in zip(block, found))
        doubtful = [each for each in by_key if self.known[each].resvg > MOST_OFF and self.known[each].chromium is None]
        for block in blocks(doubtful, FEW):
            found = chromium_differences([by_key[each] for each in block])
            self.keep((each, Difference(self.known[each].resvg, value)) for each, value in zip(block, found))
        return [self.known[each] for each in keys]

    def keep(self, found):
        with self.path.open("a", encoding="utf-8") as file:
            for each, difference in found:
                self.known[each] = difference
                chromium = "" if difference.chromium is None else f"{difference.chromium:.3f}"
                file.write(f"{each}\t{difference.resvg:.3f}\t{chromium}\n")


def resvg_difference(pair):
    """The percentage of pixels that differ. A result that shows nothing is looked at by Chromium too."""
    original, result = (compare.resvg(str(path)) for path in pair)
    if not result.getbbox():
        return UNKNOWN
    found = compare.difference(original, result)
    return found if found <= MOST_OFF else min(found, compare.difference(*map(as_image, pair)))


def as_image(path):
    """The picture of a file as resvg draws it within another: alone, its box is rounded to whole pixels."""
    data = base64.b64encode(path.read_bytes()).decode()
    image = f'<image width="256" height="256" href="data:image/svg+xml;base64,{data}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">{image}</svg>'
    png = resvg_py.svg_to_bytes(svg_string=svg, dpi=96, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def chromium_differences(pairs):
    """The percentages of pixels that differ as Chromium draws them."""
    lines = "".join(f"{original}\t{result}\n" for original, result in pairs)
    command = [DRAWN_LOGOS / "compare", "--exact"]
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True)
    return [float(line.split("\t")[1]) for line in done.stdout.splitlines()]


def key(pair):
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in pair)).hexdigest()


def version_of_drawing():
    """What else the differences depend on."""
    files = [DRAWN_LOGOS / "compare.py", DRAWN_LOGOS / "chromium.py", pathlib.Path(__file__)]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def blocks(values, size):
    return (values[start : start + size] for start in range(0, len(values), size))


def failed(value):
    return isinstance(value, pool.Failure)
