"""Compares pictures of SVG files, as Chromium drew them and as resvg does: see scripts/drawn-logos/compare.

    scripts/logo-lab/python scripts/drawn-logos/compare.py SHEETS [--keep FOLDER] < LIST
"""

import argparse
import io
import pathlib
import sys

import numpy
import resvg_py
from PIL import Image

SIZE = 256
COLUMNS = ROWS = 8  # of the sheets
MOST_OFF = 32  # of 255, in any channel of premultiplied RGBA


class Sheets:
    """The squares that Chromium drew, in their order."""

    def __init__(self, folder):
        self.folder, self.number, self.sheet = folder, None, None

    def picture(self, index):
        number, place = divmod(index, COLUMNS * ROWS)
        if number != self.number:
            self.number, self.sheet = number, Image.open(self.folder / f"{number}.png").convert("RGBA")
        row, column = divmod(place, COLUMNS)
        return self.sheet.crop((column * SIZE, row * SIZE, (column + 1) * SIZE, (row + 1) * SIZE))


def resvg(path):
    """The picture of a file in the middle of the square. The renderer itself decides what the file shows. One that
    can't be read is empty."""
    square = Image.new("RGBA", (SIZE, SIZE))
    try:
        png = resvg_py.svg_to_bytes(svg_path=path, width=SIZE, height=SIZE, dpi=96, skip_system_fonts=True)
    except ValueError:
        return square
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    square.paste(image, ((SIZE - image.width) // 2, (SIZE - image.height) // 2))
    return square


def difference(first, second):
    """The percentage of pixels that differ. Lines of one pixel are left out, as two ways to draw an edge leave them: a
    pixel counts in a square of two by two that all differ."""
    first, second = premultiplied(first), premultiplied(second)
    off = numpy.abs(first - second).max(axis=2) > MOST_OFF
    square = off[:-1, :-1] & off[1:, :-1] & off[:-1, 1:] & off[1:, 1:]
    counts = numpy.zeros_like(off)
    for y in (0, 1):
        for x in (0, 1):
            counts[y : SIZE - 1 + y, x : SIZE - 1 + x] |= square
    return 100 * counts.mean()


def premultiplied(image):
    pixels = numpy.asarray(image).astype(numpy.float32)
    pixels[:, :, :3] *= pixels[:, :, 3:] / 255
    return pixels


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("sheets", type=pathlib.Path)
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    sheets = Sheets(arguments.sheets)
    for index, line in enumerate(sys.stdin.read().splitlines()):
        source, result, *wrong = line.split("\t")
        originals = {"chromium": sheets.picture(2 * index), "resvg": resvg(source)}
        results = {"chromium": sheets.picture(2 * index + 1), "resvg": resvg(result)}
        if arguments.keep:
            keep(arguments.keep, pathlib.Path(source).stem, originals, results)
        found = []
        for renderer, other in (("chromium", "resvg"), ("resvg", "chromium")):
            original = originals[other if renderer in wrong else renderer]
            found.append(difference(original, results[renderer]))
        found.append(difference(*originals.values()))
        print("\t".join([source, *(f"{percentage:.3f}" for percentage in found)]), flush=True)


def keep(folder, name, *pictures):
    """Writes a picture with original and result one above the other, Chromium's to the left."""
    folder.mkdir(parents=True, exist_ok=True)
    page = Image.new("RGBA", (2 * SIZE, 2 * SIZE), "white")
    for row, drawn in enumerate(pictures):
        for column, image in enumerate(drawn.values()):
            page.alpha_composite(image, (column * SIZE, row * SIZE))
    page.save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
