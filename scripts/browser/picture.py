"""Takes a picture of a preview page, as PNG with a note of what it shows.

    scripts/browser/python scripts/browser/picture.py PAGE NOTE > PICTURE
"""

import pathlib
import struct
import sys
import zlib

from browsing import WatchedPage, browser

# What the picture shows: the first two brands that a search finds.
STATE = "#scheme=light&search=market"
BRANDS = 2
WIDTH = 1280
MARGIN = 16
SIGNATURE_AND_HEADER = 8 + 25


def with_note(png, note):
    """The PNG with a text chunk after its header."""
    content = b"tEXt" + b"Comment\0" + note.encode("latin-1")
    chunk = struct.pack(">I", len(content) - 4) + content + struct.pack(">I", zlib.crc32(content))
    return png[:SIGNATURE_AND_HEADER] + chunk + png[SIGNATURE_AND_HEADER:]


def main(path, note):
    address = pathlib.Path(path).resolve().as_uri()
    with browser() as started:
        watched = WatchedPage(started, [address, "data:"], viewport={"width": WIDTH, "height": 2000})
        page = watched.page
        page.goto(address + STATE)
        page.wait_for_function("[...document.querySelectorAll('#brands img')].every((image) => image.naturalWidth > 0)")
        last = page.get_by_role("article").nth(BRANDS - 1).bounding_box()
        height = last["y"] + last["height"] + MARGIN
        png = page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": height})
        faults = watched.end()
    if faults:
        sys.exit("\n".join(faults))
    sys.stdout.buffer.write(with_note(png, note))


main(*sys.argv[1:])
