"""Writes the icons that entries name as files, with one icons.json that says what they are.

    scripts/simple-icons/python scripts/simple-icons/icons.py FOLDER FILE...

The slugs are those of the lines "simpleIcons: SLUG" in the files, whatever quotes they have. A file whose bytes are the same isn't touched.
"""

import importlib.metadata
import json
import pathlib
import re
import sys

import simple_icons_pack

PACKAGE = "simple-icons-pack"


def slugs(paths):
    pattern = re.compile(r"^[\"']?simpleIcons[\"']?[ \t]*:[ \t]+[\"']?([a-z0-9_]+)", re.MULTILINE)
    return sorted({slug for path in paths for slug in pattern.findall(path.read_text("utf-8", "replace"))})


def write(path, text):
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def main(folder, *paths):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    found = [icon for icon in map(simple_icons_pack.get_icon, slugs(map(pathlib.Path, paths))) if icon]
    for icon in found:
        write(folder / f"{icon.slug}.svg", icon.svg + "\n")
    icons = [
        # The set is in the public domain but for the icons that have a licence of their own.
        {"slug": icon.slug, "color": f"#{icon.hex}", "url": icon.source, "licence": icon.license or "CC0-1.0"}
        for icon in found
    ]
    name = f"Simple Icons {importlib.metadata.version(PACKAGE)}"
    write(folder / "icons.json", json.dumps({"name": name, "icons": icons}, indent=2, ensure_ascii=False) + "\n")
    for path in folder.glob("*.svg"):
        if path.stem not in {icon.slug for icon in found}:
            path.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
