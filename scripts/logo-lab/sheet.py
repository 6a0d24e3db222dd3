"""Draws pairs of logos side by side, to be looked at."""

import numpy
from PIL import Image

import picture

CELL = picture.SIZE + 8
PAIRS_IN_ROW = 2


def write(path, pairs):
    """Writes a PNG with source, result and difference of each pair; without pairs, deletes it."""
    path.unlink(missing_ok=True)
    if not pairs:
        return
    rows = -(-len(pairs) // PAIRS_IN_ROW)
    page = Image.new("RGB", (3 * CELL * PAIRS_IN_ROW, CELL * rows), "#c0c0c0")
    for index, (source, result) in enumerate(pairs):
        row, column = divmod(index, PAIRS_IN_ROW)
        before = drawn(picture.render_fitted, source)
        after = drawn(picture.render, result)
        difference = numpy.abs(before - after).max(axis=2, keepdims=True).repeat(3, axis=2)
        for place, pixels in enumerate((on_white(before), on_white(after), difference)):
            cell = Image.fromarray(pixels.clip(0, 255).astype(numpy.uint8))
            page.paste(cell, ((3 * column + place) * CELL, row * CELL))
    page.save(path)


def drawn(render, path):
    try:
        return render(path.read_bytes())
    except (ValueError, UnicodeDecodeError):
        return numpy.zeros((picture.SIZE, picture.SIZE, 4), dtype=numpy.float32)


def on_white(pixels):
    return pixels[:, :, :3] + (255 - pixels[:, :, 3:])
