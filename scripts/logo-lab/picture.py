#!/usr/bin/env python3
"""Says whether two SVG files draw the same picture, as resvg draws them at 256 x 256 pixels.

    picture.py < PAIRS

Reads the two paths of a pair, the source's and the result's, from each line, with a tab between, and
prints for each pair "same" or "different", the root mean square error and the worst local difference.
A result whose name ends in .xml is a VectorDrawable, and drawn as Android does.
The exit code is 100 when a pair differs. It needs resvg-py, numpy and Pillow: scripts/logo-lab/python.
"""

import io
import re
import sys
from dataclasses import dataclass
from xml.parsers import expat

import numpy
import resvg_py
from PIL import Image

import vector_drawable

SIZE = 256
# Bounds on premultiplied RGBA, of 255: what rounding to hundredths does to edges stays below, and any
# shape of some pixels that is missing, moved or of another colour is above one of the two.
MOST_ERROR = 2.0
MOST_LOCAL_ERROR = 40.0

# CSS Values and Units 4, section 6.2, at 96 dpi.
PIXELS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}


@dataclass
class Difference:
    """How far two pictures are apart, on a scale from 0 to 255."""

    error: float
    local_error: float

    @property
    def is_small(self):
        return self.error <= MOST_ERROR and self.local_error <= MOST_LOCAL_ERROR

    def __str__(self):
        verdict = "same" if self.is_small else "different"
        return f"{verdict}\t{self.error:.3f}\t{self.local_error:.1f}"


def compare(source, result):
    """The difference between the pictures of two SVG files, given as bytes. Raises ValueError when one
    can't be drawn."""
    return difference(render_fitted(source), render(result))


def compare_fitted(source, result):
    """As compare, for a result whose box isn't the square either."""
    return difference(render_fitted(source), render_fitted(result))


def difference(first, second):
    """The difference between two premultiplied pictures."""
    delta = first - second
    padded = numpy.pad(delta, ((1, 1), (1, 1), (0, 0)))
    height, width = delta.shape[:2]
    sums = sum(padded[y : y + height, x : x + width] for y in range(3) for x in range(3))
    return Difference(
        error=float(numpy.sqrt(numpy.mean(delta**2))),
        local_error=float(numpy.max(numpy.abs(sums)) / 9),
    )


def render(svg):
    """The picture of an SVG file as premultiplied RGBA from 0 to 255, 256 pixels wide and high."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg.decode("utf-8-sig"), width=SIZE, height=SIZE, dpi=96, skip_system_fonts=True
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if image.size != (SIZE, SIZE):
        raise ValueError(f"drawn at {image.size[0]} x {image.size[1]} pixels")
    pixels = numpy.asarray(image).astype(numpy.float32)
    pixels[:, :, :3] *= pixels[:, :, 3:] / 255
    return pixels


def render_fitted(svg):
    """The picture of an SVG file of any shape, fitted into the middle of the square. What the file draws
    outside its own box isn't seen in a browser, and so not here."""
    start, end, attributes = root_tag(svg)
    x, y, width, height = box(attributes)
    pixels = render(svg[:start] + square_tag(svg[start:end], (x, y, width, height)) + svg[end:])
    columns = coverage(SIZE * width / max(width, height))
    rows = coverage(SIZE * height / max(width, height))
    # A pixel on the edge is covered only in part, whether the edge cuts a shape or a shape ends there.
    covered = 255 * (rows[:, None] * columns)[:, :, None]
    return pixels * (covered / pixels[:, :, 3:].clip(1)).clip(0, 1)


def coverage(extent):
    """How much of each pixel in a row lies within an extent in the middle of it, from 0 to 1."""
    edge = (SIZE - extent) / 2
    places = numpy.arange(SIZE, dtype=numpy.float32)
    return (places + 1 - edge).clip(0, 1) * (SIZE - edge - places).clip(0, 1)


def root_tag(svg):
    """Where the root's start tag begins and ends, in bytes, and its attributes."""
    found = []

    def start(_, attributes):
        found.append((parser.CurrentByteIndex, attributes))
        parser.StartElementHandler = None

    parser = expat.ParserCreate("utf-8")
    parser.StartElementHandler = start
    try:
        parser.Parse(svg, True)
    except expat.ExpatError as error:
        if not found:
            raise ValueError(str(error)) from error
    begin, attributes = found[0]
    tag = re.compile(rb"""<(?:[^"'>]|"[^"]*"|'[^']*')*>""").match(svg, begin)
    if not tag:
        raise ValueError("the root's tag has no end")
    return begin, tag.end(), attributes


def box(attributes):
    """The viewBox, or what stands for it where there is none."""
    values = re.split(r"[\s,]+", attributes.get("viewBox", "").strip())
    if len(values) != 4:
        values = [0, 0, length(attributes.get("width")), length(attributes.get("height"))]
    x, y, width, height = map(float, values)
    if not (width > 0 and height > 0):
        raise ValueError("the box is empty")
    return x, y, width, height


def length(text):
    match = re.fullmatch(r"\s*([-+.\deE]+?)(px|pt|pc|mm|cm|in|)\s*", text or "")
    if not match:
        raise ValueError(f"not a length: {text!r}")
    return float(match[1]) * PIXELS[match[2]]


def square_tag(tag, values):
    """The root's tag with a square viewport, in the middle of which the box is fitted."""
    for name in (b"width", b"height", b"viewBox", b"preserveAspectRatio"):
        tag = re.sub(rb"""(?<=\s)""" + name + rb"""\s*=\s*("[^"]*"|'[^']*')""", b"", tag)
    viewport = ' viewBox="{} {} {} {}" width="{}" height="{}"'.format(*values, SIZE, SIZE)
    name = re.match(rb"<[^\s/>]+", tag)[0]
    return name + viewport.encode() + tag[len(name) :]


def read_result(file):
    data = file.read()
    return vector_drawable.svg(data) if file.name.endswith(".xml") else data


def main():
    all_small = True
    for line in sys.stdin.read().splitlines():
        source, result = line.split("\t")
        try:
            with open(source, "rb") as first, open(result, "rb") as second:
                found = compare(first.read(), read_result(second))
            all_small = all_small and found.is_small
            print(f"{found}\t{result}")
        except (ValueError, UnicodeDecodeError) as error:
            all_small = False
            print(f"different\t-\t-\t{result}\t{error}")
    return 0 if all_small else 100


if __name__ == "__main__":
    sys.exit(main())
