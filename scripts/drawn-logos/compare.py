"""Compares pictures of SVG files, as Chromium drew them and as resvg does: see scripts/drawn-logos/compare.

    scripts/logo-lab/python scripts/drawn-logos/compare.py SHEETS [--scale N] [--keep FOLDER] < LIST
"""

import argparse
import io
import pathlib
import sys

import numpy
import resvg_py
from PIL import Image

SIZE, SHEET = 256, 2048
MOST_OFF = 32  # of 255, in any channel of premultiplied RGBA


class Sheets:
    """The squares that Chromium drew, in their order."""

    def __init__(self, folder, scale):
        self.folder, self.size, self.number, self.sheet = folder, SIZE * scale, None, None

    def picture(self, index):
        columns = SHEET // self.size
        number, place = divmod(index, columns * columns)
        if number != self.number:
            self.number, self.sheet = number, Image.open(self.folder / f"{number}.png").convert("RGBA")
        row, column = divmod(place, columns)
        left, top = column * self.size, row * self.size
        return self.sheet.crop((left, top, left + self.size, top + self.size))


def resvg(path, scale=1):
    """The picture of a file in the middle of the square. The renderer itself decides what the file shows. One that
    can't be read is empty."""
    size = SIZE * scale
    square = Image.new("RGBA", (size, size))
    try:
        png = resvg_py.svg_to_bytes(svg_path=path, width=size, height=size, dpi=96, skip_system_fonts=True)
    except ValueError:
        return square
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    square.paste(image, ((size - image.width) // 2, (size - image.height) // 2))
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
    """The pixels of a square, of which a larger one has the mean."""
    pixels = numpy.asarray(image).astype(numpy.float32)
    pixels[:, :, :3] *= pixels[:, :, 3:] / 255
    scale = image.width // SIZE
    return pixels.reshape(SIZE, scale, SIZE, scale, 4).mean(axis=(1, 3))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("sheets", type=pathlib.Path)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    sheets = Sheets(arguments.sheets, arguments.scale)
    for index, line in enumerate(sys.stdin.read().splitlines()):
        source, result, *wrong = line.split("\t")
        originals = {"chromium": sheets.picture(2 * index), "resvg": resvg(source, arguments.scale)}
        results = {"chromium": sheets.picture(2 * index + 1), "resvg": resvg(result, arguments.scale)}
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
            page.alpha_composite(image.resize((SIZE, SIZE)), (column * SIZE, row * SIZE))
    page.save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
