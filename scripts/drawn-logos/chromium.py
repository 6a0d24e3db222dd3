"""Draws SVG files as Chromium does.

    scripts/browser/python scripts/drawn-logos/chromium.py FOLDER SCALE < LIST

Draws all files of LIST's first two columns, in its order, each fitted into a square of 256 pixels, and writes them as
FOLDER/0.png, 1.png … with 8 columns and 8 rows of squares. With a SCALE above 1 each is laid out so many times as
large, and then reduced: Chromium rounds a picture's box to whole pixels of the layout. LIST may name any files: a picture in a page runs no scripts
and loads nothing.
"""

import base64
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "browser"))
from browsing import browser  # noqa: E402 # it isn't a package

SIZE = 256
COLUMNS = ROWS = 8
STYLE = """
body {{ margin: 0; display: grid; grid: auto-flow {size}px / repeat({columns}, {size}px); }}
div {{ width: {size}px; height: {size}px; overflow: hidden; }}
img {{ display: block; width: {large}px; height: {large}px; object-fit: contain;
  transform: scale({reduction}); transform-origin: 0 0; }}
"""


def main(folder, scale):
    folder.mkdir(parents=True)
    paths = [path for line in sys.stdin.read().splitlines() for path in line.split("\t")[:2]]
    count = COLUMNS * ROWS
    style = STYLE.format(size=SIZE, columns=COLUMNS, large=SIZE * scale, reduction=1 / scale)
    with browser() as started:
        page = started.new_page(viewport={"width": COLUMNS * SIZE, "height": ROWS * SIZE})
        for number, start in enumerate(range(0, len(paths), count)):
            page.set_content(f"<!doctype html><style>{style}</style>{''.join(map(image, paths[start : start + count]))}")
            # One that can't be read stays empty.
            page.evaluate("Promise.allSettled([...document.images].map((image) => image.decode()))")
            page.screenshot(path=folder / f"{number}.png", omit_background=True)


def image(path):
    data = base64.b64encode(pathlib.Path(path).read_bytes()).decode()
    return f'<div><img alt="" src="data:image/svg+xml;base64,{data}"></div>'


main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
