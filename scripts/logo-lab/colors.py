"""Colours of a VectorDrawable, and how Android mixes them."""

from itertools import pairwise

MIXTURES = 64  # stops in the place of a mixture that SVG does otherwise


def rgb(parts):
    return f"rgb({','.join(str(round(part)) for part in parts)})"


def rgba(text):
    digits = text.removeprefix("#")
    if text == digits or len(digits) not in (6, 8):
        raise ValueError(f"not a colour: {text}")
    alpha, red, green, blue = bytes.fromhex(digits.rjust(8, "f"))
    return red, green, blue, alpha


def mixed(stops):
    """Android mixes colours that were multiplied with their opacity before, SVG those that weren't."""
    if len(stops) < 2 or any(first[0] > second[0] for first, second in pairwise(stops)):
        raise ValueError("the stops of a gradient are too few or not in order")
    yield stops[0]
    for (start, first), (end, second) in pairwise(stops):
        steps = MIXTURES if start < end else 1
        for part in (step / steps for step in range(1, steps + 1)):
            yield start + (end - start) * part, premultiplied_mix(first, second, part)


def premultiplied_mix(first, second, part):
    alpha = first[3] + (second[3] - first[3]) * part
    if alpha == 0:
        return 0, 0, 0, 0
    ends = [(a * first[3] / 255, b * second[3] / 255) for a, b in zip(first[:3], second[:3])]
    return (*((a + (b - a) * part) * 255 / alpha for a, b in ends), alpha)
