"""Draws SVG files as Chromium does.

    scripts/browser/python scripts/drawn-logos/chromium.py FOLDER SCALE < LIST

Draws all files of LIST's first two columns, in its order, each fitted into a square of 256 pixels times SCALE, which is
1, 2, 4 or 8, and writes them as FOLDER/0.png, 1.png … each of 2048 pixels. LIST may name any files: a picture in a
page runs no scripts and loads nothing.
"""

import base64
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "browser"))
from browsing import browser  # noqa: E402 # it isn't a package

SIZE, SHEET = 256, 2048
STYLE = f"""
body {{ margin: 0; display: grid; grid: auto-flow {SIZE}px / repeat(auto-fill, {SIZE}px); }}
img {{ display: block; width: {SIZE}px; height: {SIZE}px; object-fit: contain; }}
"""


def main(folder, scale):
    folder.mkdir(parents=True)
    paths = [path for line in sys.stdin.read().splitlines() for path in line.split("\t")[:2]]
    count = (SHEET // SIZE // scale) ** 2
    side = SHEET // scale
    with browser() as started:
        page = started.new_page(viewport={"width": side, "height": side}, device_scale_factor=scale)
        for number, start in enumerate(range(0, len(paths), count)):
            page.set_content(f"<!doctype html><style>{STYLE}</style>{''.join(map(image, paths[start : start + count]))}")
            # One that can't be read stays empty.
            page.evaluate("Promise.allSettled([...document.images].map((image) => image.decode()))")
            page.screenshot(path=folder / f"{number}.png", omit_background=True)


def image(path):
    data = base64.b64encode(pathlib.Path(path).read_bytes()).decode()
    return f'<img alt="" src="data:image/svg+xml;base64,{data}">'


main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
