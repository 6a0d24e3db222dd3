"""Prints the files that belong to a published catalogue, one path a line: logos, pictograms, and files of entries.

    python3 scripts/ci/assets.py CATALOGUE
"""

import json
import sys


def paths(value):
    if isinstance(value, list):
        for element in value:
            yield from paths(element)
    elif isinstance(value, dict):
        if value.keys() == {"path", "sha256", "length"}:
            yield value["path"]
        if value.get("logoUrl"):
            yield value["logoUrl"]
        for element in value.values():
            yield from paths(element)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for path in dict.fromkeys(paths(json.load(file))):
            print(path)
