#!/usr/bin/env python3
"""Reads an Android VectorDrawable as Android does, and says in SVG what it draws.

    vector_drawable.py < DRAWABLE > SVG

It is written from Android's documentation and the behaviour of its renderer, and shares no code with the
writer, so that the one may check the other. What Android would refuse, or this program doesn't know, is an
error. It needs only Python.
"""

import sys
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from colors import mixed, rgb, rgba
from path_data import absolute

ANDROID = "{http://schemas.android.com/apk/res/android}"
INLINE = "{http://schemas.android.com/aapt}attr"
MOST_BYTES = 32_767  # of a string in a compiled resource

FILL = {"fillColor", "fillType"}
STROKE = {"strokeColor", "strokeWidth", "strokeLineCap", "strokeLineJoin", "strokeMiterLimit"}
# Element: the attributes that it needs, and those that it may have.
ATTRIBUTES = {
    "vector": ({"width", "height", "viewportWidth", "viewportHeight"}, set()),
    "group": (set(), {"rotation", "scaleX", "scaleY", "translateX", "translateY"}),
    "clip-path": ({"pathData"}, set()),
    "path": ({"pathData"}, FILL | STROKE),
    "item": ({"offset", "color"}, set()),
    "linear": ({"type", "startX", "startY", "endX", "endY"}, {"tileMode"}),
    "radial": ({"type", "centerX", "centerY", "gradientRadius"}, {"tileMode"}),
}
SPREAD = {"clamp": "pad", "mirror": "reflect", "repeat": "repeat"}


def svg(drawable):
    """The SVG file, in bytes, of a VectorDrawable in bytes. Raises ValueError."""
    root = ElementTree.fromstring(drawable)
    if root.tag != "vector":
        raise ValueError(f"the root is {root.tag}")
    values = attributes(root, "vector")
    for name in ("width", "height"):
        if not values[name].endswith("dp") or float(values[name][:-2]) <= 0:
            raise ValueError(f"not a size: {values[name]}")
    box = [float(values[name]) for name in ("viewportWidth", "viewportHeight")]
    if min(box) <= 0:
        raise ValueError("the viewport is empty")
    drawing = Drawing()
    content = drawing.children(root)
    start = tag("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {box[0]} {box[1]}")
    return f"{start}<defs>{''.join(drawing.definitions)}</defs>{content}</svg>".encode()


def attributes(element, kind):
    """An element's attributes without their namespace."""
    values = {}
    for name, value in element.attrib.items():
        if not name.startswith(ANDROID):
            raise ValueError(f"not an attribute of Android's: {name}")
        if len(value.encode()) > MOST_BYTES:
            raise ValueError(f"{name} has {len(value.encode())} bytes")
        values[name.removeprefix(ANDROID)] = value
    needed, allowed = ATTRIBUTES[kind]
    if needed - values.keys() or values.keys() - needed - allowed:
        raise ValueError(f"{kind} has the attributes {', '.join(sorted(values))}")
    return values


def tag(name, close="", **values):
    pairs = (f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in values.items())
    return f"<{name}{''.join(pairs)}{close}>"


class Drawing:
    """What is drawn, and the gradients and clips that it needs."""

    def __init__(self):
        self.definitions = []

    def define(self, name, content, **values):
        id = f"d{len(self.definitions)}"
        self.definitions.append(f"{tag(name, id=id, **values)}{content}</{name}>")
        return f"url(#{id})"

    def children(self, parent):
        """A clip-path cuts all that follows it in its group, and several cut one after the other."""
        text, ends = "", ""
        for child in parent:
            if child.tag == "clip-path":
                outline = absolute(attributes(child, "clip-path")["pathData"])
                clip = self.define("clipPath", tag("path", "/", d=outline))
                text, ends = text + tag("g", clip_path=clip), ends + "</g>"
            elif child.tag == "group":
                text += f"{group_tag(attributes(child, 'group'))}{self.children(child)}</g>"
            elif child.tag == "path":
                text += self.path(child)
            else:
                raise ValueError(f"unknown element {child.tag}")
        return text + ends

    def path(self, element):
        values = attributes(element, "path")
        inline = {}
        for child in element:
            if child.tag != INLINE or len(child) != 1 or child[0].tag != "gradient":
                raise ValueError(f"unknown element {child.tag}")
            inline[child.attrib["name"].removeprefix("android:")] = self.gradient(child[0])
        if inline.keys() - {"fillColor", "strokeColor"} or inline.keys() & values.keys():
            raise ValueError("a colour twice, or a gradient that isn't one")
        outline = absolute(values["pathData"])
        fill = paint(values.get("fillColor"), inline.get("fillColor"))
        stroke = paint(values.get("strokeColor"), inline.get("strokeColor"))
        if stroke and "fillColor" in inline and "strokeColor" not in inline:
            # The brush isn't cleaned between the two: the fill's gradient is still on it.
            stroke = fill
        return self.fill(fill, values, outline) + self.stroke(stroke, values, outline)

    @staticmethod
    def fill(paint, values, outline):
        if not paint:
            return ""
        rule = {"nonZero": "nonzero", "evenOdd": "evenodd"}[values.get("fillType", "nonZero")]
        color, opacity = paint
        return tag("path", "/", fill=color, fill_opacity=opacity, fill_rule=rule, d=outline)

    @staticmethod
    def stroke(paint, values, outline):
        if not paint:
            return ""
        if float(values.get("strokeWidth", 0)) <= 0:
            raise ValueError("a stroke without width is drawn a pixel wide")
        color, opacity = paint
        return tag(
            "path", "/", fill="none", d=outline, stroke=color, stroke_opacity=opacity,
            stroke_width=values["strokeWidth"],
            stroke_linecap=values.get("strokeLineCap", "butt"),
            stroke_linejoin=values.get("strokeLineJoin", "miter"),
            stroke_miterlimit=values.get("strokeMiterLimit", 4),
        )  # fmt: skip

    def gradient(self, element):
        values = attributes(element, element.attrib.get(f"{ANDROID}type", "linear"))
        spread = SPREAD[values.get("tileMode", "clamp")]
        stops = "".join(stop_tag(*stop) for stop in mixed([stop(item) for item in element]))
        common = {"gradientUnits": "userSpaceOnUse", "spreadMethod": spread}
        if values["type"] == "linear":
            ends = [values[name] for name in ("startX", "startY", "endX", "endY")]
            ends = dict(zip(("x1", "y1", "x2", "y2"), ends))
            return self.define("linearGradient", stops, **ends, **common)
        x, y, radius = (values[name] for name in ("centerX", "centerY", "gradientRadius"))
        if float(radius) <= 0:
            raise ValueError("a radial gradient needs a radius")
        return self.define("radialGradient", stops, cx=x, cy=y, r=radius, **common)


def group_tag(values):
    """Android scales around the pivot, which is (0, 0), then rotates around it, then translates."""
    x, y, rotation = (float(values.get(name, 0)) for name in ("translateX", "translateY", "rotation"))
    across, down = (float(values.get(name, 1)) for name in ("scaleX", "scaleY"))
    if not across or not down:
        raise ValueError("a group is scaled to nothing")
    if (x, y, rotation, across, down) == (0, 0, 0, 1, 1):
        return tag("g")
    return tag("g", transform=f"translate({x} {y}) rotate({rotation}) scale({across} {down})")


def paint(color, gradient):
    """The values of a paint and its opacity; nothing where there is none."""
    if gradient or not color:
        return gradient and (gradient, 1)
    *parts, alpha = rgba(color)
    return (rgb(parts), alpha / 255) if any((*parts, alpha)) else None


def stop(item):
    if item.tag != "item":
        raise ValueError(f"unknown element {item.tag}")
    values = attributes(item, "item")
    return float(values["offset"]), rgba(values["color"])


def stop_tag(offset, color):
    *parts, alpha = color
    return tag("stop", "/", offset=offset, stop_color=rgb(parts), stop_opacity=alpha / 255)


if __name__ == "__main__":
    sys.stdout.buffer.write(svg(sys.stdin.buffer.read()))
