"""Draws pairs of logos side by side, to be looked at."""

import numpy
from PIL import Image

import drawing

compare = drawing.compare
CELL = compare.SIZE + 8
PAIRS_IN_ROW = 2


def write(path, pairs):
    """Writes a PNG with original, result and difference of each pair; without pairs, deletes it."""
    path.unlink(missing_ok=True)
    if not pairs:
        return
    rows = -(-len(pairs) // PAIRS_IN_ROW)
    page = Image.new("RGB", (3 * CELL * PAIRS_IN_ROW, CELL * rows), "#c0c0c0")
    for index, pair in enumerate(pairs):
        row, column = divmod(index, PAIRS_IN_ROW)
        before, after = (compare.premultiplied(compare.resvg(str(path))) for path in pair)
        difference = numpy.abs(before - after).max(axis=2, keepdims=True).repeat(3, axis=2)
        for place, pixels in enumerate((on_white(before), on_white(after), difference)):
            cell = Image.fromarray(pixels.clip(0, 255).astype(numpy.uint8))
            page.paste(cell, ((3 * column + place) * CELL, row * CELL))
    page.save(path)


def on_white(pixels):
    return pixels[:, :, :3] + (255 - pixels[:, :, 3:])
