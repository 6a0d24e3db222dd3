"""Finds by itself what differs between two catalogues, and prints where that isn't what catalogue diff told.

The file named by the first argument is a list of [old, new, difference], the last one as JSON of formatVersion 1.
"""

import json
import sys

KEYS = {"formats": "format", "programmes": "name"}
ENTRIES = ("brands", "tombstones")
ABSENT = object()


def text(value):
    return "absent" if value is ABSENT else json.dumps(value, sort_keys=True)


def keyed(elements, key, taken=()):
    objects, strays = {}, []
    for element in elements if isinstance(elements, list) else []:
        name = element.get(key) if isinstance(element, dict) else None
        if isinstance(name, str) and name not in objects and name not in taken:
            objects[name] = element
        else:
            strays.append(element)
    return objects, strays


def in_objects(old, new, path):
    for name in {**old, **new}:
        before, after = old.get(name, ABSENT), new.get(name, ABSENT)
        place = f"{path}.{name}" if path else name
        if isinstance(before, dict) and isinstance(after, dict):
            yield from in_objects(before, after, place)
        elif name in KEYS and isinstance(before, list) and isinstance(after, list):
            pair = keyed(before, KEYS[name]), keyed(after, KEYS[name])
            for key in {**pair[0][0], **pair[1][0]}:
                values = [objects.get(key, ABSENT) for objects, _ in pair]
                if ABSENT in values:
                    yield f"{place}[{key}]", *values
                else:
                    yield from in_objects(*values, f"{place}[{key}]")
            yield from in_order(*pair, place)
        elif text(before) != text(after) and any(value not in (None, ABSENT) for value in (before, after)):
            yield place, before, after


def in_order(old, new, place):
    orders = [key for key in old[0] if key in new[0]], [key for key in new[0] if key in old[0]]
    if orders[0] != orders[1]:
        yield place, *orders
    if text(old[1]) != text(new[1]):
        yield f"{place}[]", old[1], new[1]


def fields(old, new):
    lists = []
    for catalogue in (old, new):
        brands = keyed(catalogue.get("brands"), "id")
        lists.append((brands, keyed(catalogue.get("tombstones"), "id", taken=brands[0])))
    for index, name in enumerate(ENTRIES):
        before, after = lists[0][index], lists[1][index]
        for key in before[0].keys() & after[0].keys():
            for change in in_objects(before[0][key], after[0][key], ""):
                yield key, *change
        for change in in_order(before, after, name):
            yield None, *change
    ignored = {"version", "revision"}
    ignored |= {name for name in ENTRIES if all(isinstance(c.get(name), list) for c in (old, new))}
    if all(isinstance(c.get("brands"), list) and c.get("brandCount") == len(c["brands"]) for c in (old, new)):
        ignored.add("brandCount")
    rest = [{name: c[name] for name in c if name not in ignored} for c in (old, new)]
    for change in in_objects(*rest, ""):
        yield None, *change


def problems(cases):
    for number, (old, new, told) in enumerate(cases):
        mine = sorted([str(key), path, text(a), text(b)] for key, path, a, b in fields(old, new))
        theirs = sorted(
            [str(f["id"]), f["field"], text(f.get("old", ABSENT)), text(f.get("new", ABSENT))]
            for f in told["fields"]
        )
        if mine != theirs:
            yield f"{number}: {[x for x in mine if x not in theirs]} {[x for x in theirs if x not in mine]}"


with open(sys.argv[1], encoding="utf-8") as file:
    print("\n".join(problems(json.load(file))))
