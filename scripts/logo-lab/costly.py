#!/usr/bin/env python3
"""Writes SVG files within all limits on size that cost as much work as can be asked for.

    costly.py FOLDER
"""

import pathlib
import sys

SHAPE = '<path d="M0 0h9v9z"/>'
GRADIENT = '<stop/><stop offset="1" stop-color="red"/></linearGradient>'


def places(count):
    return ((number % 200, number // 200) for number in range(count))


def clip_chain(length):
    links = "".join(
        f'<clipPath id="c{i}" clip-path="url(#c{i + 1})"><rect width="{200 - i}" height="50"/></clipPath>'
        for i in range(length)
    )
    last = f'<clipPath id="c{length}"><rect width="50" height="50"/></clipPath>'
    return f'{links}{last}<path clip-path="url(#c0)" d="M0 0h99v99z"/>'


def gradient_chain(length, uses):
    links = "".join(f'<linearGradient id="g{i}" href="#g{i + 1}"/>' for i in range(length))
    paths = "".join(f'<path fill="url(#g{i})" d="M{i % 200} 0h3v3z"/>' for i in range(uses))
    return f'{links}<linearGradient id="g{length}">{GRADIENT}{paths}'


def many_stops(stops, uses):
    stop = '<stop offset=".5" stop-color="red"/>'
    paths = "".join(f'<path fill="url(#g)" d="M{x} {y}h3v3z"/>' for x, y in places(uses))
    return f'<linearGradient id="g">{stop * stops}</linearGradient>{paths}'


def clip_of_many(outlines, uses):
    circles = "".join(f'<circle r="{i}" cx="{i}"/>' for i in range(outlines))
    paths = "".join(f'<path clip-path="url(#c)" d="M{x} {y}h3v3z"/>' for x, y in places(uses))
    return f'<clipPath id="c">{circles}</clipPath>{paths}'


def nested_clips(depth, shapes):
    clip = '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height=".5"/></clipPath>'
    paths = "".join(f'<path d="M{x} {y}h3v3z"/>' for x, y in places(shapes))
    return clip + '<g clip-path="url(#c)">' * depth + paths + "</g>" * depth


def uses(definition, count):
    return f"<defs>{definition}</defs>" + '<use href="#p"/>' * count


def rules_and_elements(rules, elements):
    sheet = "".join(f".a{i} .b{i}>g path{{fill:red}}" for i in range(rules))
    return f'<style>{sheet}</style><g class="a1 b2">{SHAPE * elements}</g>'


FILES = {
    "clip-chain": clip_chain(60),
    "gradient-chain": gradient_chain(5_000, 3_000),
    "gradient-of-many-stops": many_stops(9_000, 4_000),
    "clip-of-many-shapes": clip_of_many(1_000, 5_000),
    "clips-within-clips": nested_clips(60, 10_000),
    "uses-of-a-long-path": uses(f'<path id="p" d="M0 0{"h1v1h1z" * 3_000}"/>', 9_000),
    "uses-of-a-wide-group": uses(f'<g id="p">{SHAPE * 4_000}</g>', 4_000),
    "rules-and-elements": rules_and_elements(6_000, 5_000),
    "selector-of-many-parts": f"<style>{'g ' * 2_000}path{{fill:red}}</style><g><g>{SHAPE * 9_000}</g></g>",
    "many-paths": "".join(f'<path d="M{x} {y}h3v3z"/>' for x, y in places(16_000)),
    "overlapping-paths": "".join(f'<path fill="#{x:06x}" d="M{x} {y}h40v40z"/>' for x, y in places(9_000)),
    "many-subpaths": f'<path d="{"".join(f"M{x} {y}h3v3z" for x, y in places(28_000))}"/>',
    "many-segments": f'<path stroke="red" d="M0 0{"l1 2l2-1" * 35_000}"/>',
    "many-arcs": f'<path d="M0 0{"a9 9 0 1 1 3 2" * 25_000}"/>',
    "many-transforms": f'<path transform="{"scale(1)" * 50_000}" d="M0 0h9v9z"/>',
    "many-classes": f'<style>.a{{fill:red}}</style><path class="{"a " * 200_000}" d="M0 0h9v9z"/>',
}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in FILES.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">{body}</svg>\n'
        (folder / name).mkdir(exist_ok=True)
        (folder / name / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]))
