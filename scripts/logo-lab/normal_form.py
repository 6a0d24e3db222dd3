#!/usr/bin/env python3
"""Says whether SVG files are in the logo normal form, and nothing but it.

    normal_form.py FILE...
    normal_form.py --lines FILE...    each line of a file is an SVG file of its own

Prints what is wrong, and exits with 100 if anything is. It is written from the description of the form
and shares no code with the writer, so that the one may check the other. It needs only Python.
"""

import multiprocessing
import re
import sys
from xml.parsers import expat

MOST_BYTES = 32_767  # of an attribute's value: more of them, and Android crashes
MOST_DEPTH = 64

NUMBER = r"(?!-0(?!\.))-?(?:0|[1-9]\d*|(?:0|[1-9]\d*)?\.\d?[1-9])"
FINE_NUMBER = r"(?!-0(?!\.))-?(?:0|[1-9]\d*|(?:0|[1-9]\d*)?\.\d{0,3}[1-9])"
UNIT = r"0?\.\d?[1-9]|0|1"
OPACITY = r"0?\.\d?[1-9]|0"
OFFSET = r"0?\.\d{0,3}[1-9]|0|1"
POSITIVE = r"[1-9]\d*|(?:0|[1-9]\d*)?\.\d?[1-9]"
COLOR = r"#[0-9a-f]{6}"
REFERENCE = r"url\(#[a-z0-9-]+-g(?:0|[1-9]\d*)\)"
ID = r"[a-z0-9-]+-g(?:0|[1-9]\d*)"
MATRIX = rf"matrix\({FINE_NUMBER}(?: {FINE_NUMBER}){{5}}\)"
SPREAD = "reflect|repeat"
USER_SPACE = "userSpaceOnUse"

# The attributes that an element may have, in the order in which it has them, and what values they have. A
# value that is the default isn't written.
ATTRIBUTES = {
    "svg": {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 256 256"},
    "defs": {},
    "linearGradient": {
        "id": ID, "x1": NUMBER, "y1": NUMBER, "x2": NUMBER, "y2": NUMBER,
        "gradientUnits": USER_SPACE, "spreadMethod": SPREAD,
    },
    "radialGradient": {
        "id": ID, "cx": NUMBER, "cy": NUMBER, "r": POSITIVE, "fx": NUMBER, "fy": NUMBER,
        "gradientUnits": USER_SPACE, "gradientTransform": MATRIX, "spreadMethod": SPREAD,
    },
    "stop": {"offset": OFFSET, "stop-color": COLOR, "stop-opacity": OPACITY},
    "clipPath": {"id": ID},
    "g": {"clip-path": REFERENCE, "opacity": OPACITY},
    "path": {
        "fill": f"none|{COLOR}|{REFERENCE}", "fill-opacity": OPACITY, "fill-rule": "evenodd",
        "stroke": f"{COLOR}|{REFERENCE}", "stroke-opacity": OPACITY, "stroke-width": POSITIVE,
        "stroke-linecap": "round|square", "stroke-linejoin": "round|bevel",
        "stroke-miterlimit": POSITIVE, "opacity": OPACITY, "d": r"M.*",
    },
    "clipPath path": {"clip-rule": "evenodd", "d": r"M.*"},
}  # fmt: skip
REQUIRED = {
    "svg": {"xmlns", "viewBox"},
    "linearGradient": {"id", "x2", "gradientUnits"},
    "radialGradient": {"id", "cx", "cy", "r", "gradientUnits"},
    "stop": {"offset"},
    "clipPath": {"id"},
    "path": {"d"},
}
DEFAULTS = {
    ("path", "fill"): "#000000", ("stop", "stop-color"): "#000000", ("path", "stroke-width"): "1",
    ("path", "stroke-miterlimit"): "4", ("linearGradient", "x1"): "0", ("linearGradient", "y1"): "0",
    ("linearGradient", "y2"): "0",
}  # fmt: skip
PARENTS = {
    "svg": {None},
    "defs": {"svg"},
    "linearGradient": {"defs"},
    "radialGradient": {"defs"},
    "clipPath": {"defs"},
    "stop": {"linearGradient", "radialGradient"},
    "g": {"svg", "g"},
    "path": {"svg", "g", "clipPath"},
}
NEEDS_CHILDREN = {"svg": 1, "defs": 1, "linearGradient": 2, "radialGradient": 2, "clipPath": 1, "g": 1}

# A number is read as far as SVG reads it, and only then held to the form.
PATH_TOKEN = re.compile(r"([MmLlHhVvCcSsQqZz])|([-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?)|([ ,])")
PATH_NUMBER = re.compile(NUMBER)
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "z": 0}


def problems(data):
    """What is wrong with the bytes of an SVG file: a list of sentences, empty for the normal form."""
    form = NormalForm()
    form.check_bytes(data)
    form.check_tree(data)
    return form.found


class NormalForm:
    """The checks, and what they found."""

    def __init__(self):
        self.found = []
        self.open = []  # of each open element: its name, and how many children it has so far
        self.kinds = {}  # of each id, the element's name
        self.references = []  # attribute and id

    def say(self, sentence):
        self.found.append(sentence)

    def check_bytes(self, data):
        if data.count(b"\n") != 1 or not data.endswith(b"\n"):
            self.say("there isn't exactly one line feed, at the end")
        for forbidden in (b"<!", b"<?", b"&", b"\r", b"\t", b"\0", b"'", b"\xef\xbb\xbf"):
            if forbidden in data:
                self.say(f"it has {forbidden!r}")
        if any(byte > 126 for byte in data):
            self.say("it has bytes that aren't ASCII")

    def check_tree(self, data):
        parser = expat.ParserCreate("utf-8")
        parser.ordered_attributes = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = lambda text: self.say(f"there is text: {text!r}")
        # Never expanded: an entity stops at its declaration, and is told above by its "<!".
        parser.EntityDeclHandler = self.refuse_entity
        try:
            parser.Parse(data, True)
        except (expat.ExpatError, ValueError) as error:
            self.say(f"it isn't well-formed: {error}")
            return
        self.check_ids()

    def refuse_entity(self, *_):
        raise ValueError("an entity is declared")

    def start(self, name, listed):
        parent = self.open[-1][0] if self.open else None
        if parent not in PARENTS.get(name, set()):
            self.say(f"<{name}> in <{parent}>")
        if name == "defs" and self.open and self.open[-1][1]:
            self.say("<defs> isn't the first element")
        if self.open:
            self.open[-1][1] += 1
        self.open.append([name, 0])
        if len(self.open) > MOST_DEPTH:
            self.say("it is nested too deeply")
        self.check_attributes(name, parent, listed)

    def end(self, name):
        _, children = self.open.pop()
        if children < NEEDS_CHILDREN.get(name, 0):
            self.say(f"<{name}> has {children} children")

    def check_attributes(self, name, parent, listed):
        key = "clipPath path" if (parent, name) == ("clipPath", "path") else name
        allowed = ATTRIBUTES.get(key, {})
        attributes = dict(zip(listed[::2], listed[1::2]))
        order = [attribute for attribute in allowed if attribute in attributes]
        if listed[::2] != order:
            self.say(f"<{name}> has {' '.join(listed[::2])}")
        for missing in REQUIRED.get(name, set()) - set(attributes):
            self.say(f"<{name}> has no {missing}")
        for attribute, value in attributes.items():
            if not re.fullmatch(allowed.get(attribute, "(?!)"), value) or len(value) > MOST_BYTES:
                self.say(f'<{name}> has {attribute}="{value[:60]}"')
            if DEFAULTS.get((name, attribute)) == value:
                self.say(f'<{name}> has the default {attribute}="{value}"')
        self.check_meaning(name, attributes)

    def check_meaning(self, name, attributes):
        if "d" in attributes:
            self.check_path(attributes["d"])
        if name == "g" and not attributes:
            self.say("<g> says nothing")
        if name == "path" and attributes.get("fill") == "none" and "stroke" not in attributes:
            self.say("<path> draws nothing")
        if name == "path" and "stroke" not in attributes and any(n.startswith("stroke") for n in attributes):
            self.say("<path> has properties of a stroke, and no stroke")
        if "id" in attributes:
            if attributes["id"] in self.kinds:
                self.say(f"the id {attributes['id']} stands twice")
            self.kinds[attributes["id"]] = name
        for attribute, value in attributes.items():
            if value.startswith("url("):
                self.references.append((attribute, value[5:-1]))

    def check_path(self, data):
        position, command, count, letters = 0, None, 0, 0
        while match := PATH_TOKEN.match(data, position):
            position = match.end()
            letter, number, _ = match.groups()
            if letter:
                self.check_count(command, count)
                command, count, letters = letter, 0, letters + 1
            elif number:
                if not PATH_NUMBER.fullmatch(number):
                    self.say(f"a path has the number {number}")
                count += 1
        if position < len(data):
            self.say(f"a path has {data[position:position + 20]!r}")
        self.check_count(command, count)
        if letters < 2 and count < 4:
            self.say(f"a path draws nothing: {data[:40]!r}")

    def check_count(self, command, count):
        if command is None:
            return
        needed = ARGUMENTS[command.lower()]
        if count % needed if needed else count:
            self.say(f"a path's {command} has {count} numbers")
        if needed and not count:
            self.say(f"a path's {command} has no numbers")

    def check_ids(self):
        used = {identifier for _, identifier in self.references}
        for identifier in used ^ set(self.kinds):
            self.say(f"the id {identifier} isn't both there and used")
        for attribute, identifier in self.references:
            is_clip = self.kinds.get(identifier) == "clipPath"
            if is_clip != (attribute == "clip-path"):
                self.say(f"{attribute} refers to a <{self.kinds.get(identifier)}>")
        numbers = [identifier.rpartition("-g")[2] for identifier in self.kinds]
        if numbers != [str(number) for number in range(len(numbers))]:
            self.say(f"the ids are numbered {' '.join(numbers)}")
        if len({identifier.rpartition("-g")[0] for identifier in self.kinds}) > 1:
            self.say("the ids begin differently")


def texts(paths, are_lines):
    """The SVG files, and what to call them."""
    for path in paths:
        with open(path, "rb") as file:
            if are_lines:
                yield from ((f"{path}:{number}", line) for number, line in enumerate(file, 1))
            else:
                yield path, file.read()


def name_and_problems(text):
    name, data = text
    return name, problems(data)


def main():
    are_lines = sys.argv[1:2] == ["--lines"]
    exit_code = 0
    with multiprocessing.Pool() as pool:
        files = texts(sys.argv[2 if are_lines else 1 :], are_lines)
        for name, found in pool.imap(name_and_problems, files, chunksize=100):
            for sentence in found:
                print(f"{name}: {sentence}")
                exit_code = 100
    return exit_code


if __name__ == "__main__":
    sys.exit(main())
