"""Reads path data as Android does, whose reader is simpler than SVG's."""

import re

COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "z": 0}
# A command is any letter but the e of an exponent. Only blanks and commas are between numbers, and a minus or
# a second point begins the next.
COMMAND = re.compile(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def absolute(data):
    """The same path in SVG, with the commands M, L, C, Q and Z alone. Raises ValueError."""
    if not re.fullmatch(f"(?:{COMMAND.pattern})+", data):
        raise ValueError(f"not path data: {data[:40]}")
    pen = Pen()
    for command, text in COMMAND.findall(data):
        numbers = [float(number) for number in NUMBER.findall(text)]
        count = COUNTS.get(command.lower())
        if NUMBER.sub("", text).strip(" ,") or count is None:
            raise ValueError(f"not path data: {command}{text[:40]}")
        if len(numbers) % count if count else numbers:
            raise ValueError(f"too many or too few numbers: {command}{text[:40]}")
        if count == 0:
            pen.close()
        for index in range(0, len(numbers), count or 1):
            pen.draw(command, numbers[index : index + count], is_first=index == 0)
    return "".join(pen.output)


class Pen:
    def __init__(self):
        self.output = []
        self.point = self.start = self.control = 0j
        self.previous = "M"

    def draw(self, command, numbers, is_first):
        kind = command.upper()
        origin = self.point if command.islower() else 0j
        if kind == "H":
            numbers = [numbers[0], 0 if command.islower() else self.point.imag]
        elif kind == "V":
            numbers = [0 if command.islower() else self.point.real, numbers[0]]
        points = [origin + complex(x, y) for x, y in zip(numbers[::2], numbers[1::2])]
        if kind in "ST":
            mirrors = "CS" if kind == "S" else "QT"
            points.insert(0, 2 * self.point - self.control if self.previous in mirrors else self.point)
        self.add({1: "M" if kind == "M" and is_first else "L", 2: "Q", 3: "C"}[len(points)], points)
        self.previous = kind
        if len(points) > 1:
            self.control = points[-2]

    def add(self, kind, points):
        self.output.append(kind + " ".join(f"{point.real!r} {point.imag!r}" for point in points))
        self.point = points[-1]
        if kind == "M":
            self.start = self.point

    def close(self):
        self.output.append("Z")
        self.point, self.previous = self.start, "Z"
