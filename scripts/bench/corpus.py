#!/usr/bin/env python3
"""Writes a market of made-up brands as they are in life: catalogue.yaml, brands/ and logos/.

    corpus.py FOLDER COUNT SETS

Six brands in ten have a logo: a real file of 1 to 6 kB from SETS, which scripts/logo-lab/fetch.py writes. A
brand follows from its number alone, so that a market begins with the brands of every smaller one and is made
of the same bytes each time. "catalogue check" finds nothing in it.
"""

import hashlib
import itertools
import pathlib
import random
import re
import sys
import unicodedata

SETTINGS = pathlib.Path(__file__).parents[2] / "catalogue/italy/catalogue.yaml"
# How the checksums begin of logos that "catalogue check" finds something in.
UNFIT = pathlib.Path(__file__).with_name("unfit-logos.txt")
LOGO_SETS = ["papirus-apps", "numix-circle", "fontawesome-brands", "simple-icons", "simpleicons"]
LOGO_SIZES = range(1000, 6001)

SYLLABLES = [c + v for c in "b br c d f fr g gr l m n p pr r s st t tr v z".split() for v in "aeio"]
ENDINGS = "lla ra tta na ria sca sto ro no lo ne ri ni tti lli dò tà nì zza ssi rdi nti".split()
BEFORE = "Il La Casa Bottega Nuova Emporio Punto Gruppo Mondo Antica Super Fratelli".split()
AFTER = "Sport Casa Moda Market Bimbi Café Store Italia Milano Viaggi Ottica Giochi Foods".split()
VARIANTS = "{} Extra,Iper{},{} Express,{}.it,{} Online,{} City,{} & Co,Gran {},{} Più".split(",")
CARDS = "Carta {},{} Card,{} Club,{} Insieme,Amici di {},{} Premium".split(",")
WORDS = (
    "offerte qualità famiglia convenienza biologico prodotti freschi stile tempo libero accessori novità "
    "artigianale regione vicino benessere natura lusso usato ricambi servizi online consegna ritiro"
).split()


def main(folder, count, sets):
    folder = pathlib.Path(folder)
    for name in ["brands", "logos"]:
        (folder / name).mkdir(parents=True)
    settings = SETTINGS.read_text(encoding="utf-8")
    categories = re.findall(r"- id: (\S+)\n    name: .*\n    minimum: (\d+)", settings)
    settings = re.sub(r"(?m)^retired:(\n .*)*", "retired: []", re.sub(r"minimum: \d+", "minimum: 0", settings))
    # One colour for all, so that the peer needs no more of it than a line of the settings.
    if "neutralColor:" not in settings:
        settings = settings.replace("schemaVersion:", 'neutralColor: "#5F6368"\nschemaVersion:', 1)
    (folder / "catalogue.yaml").write_text(settings.replace("../../schemas", "../schemas"), encoding="utf-8")
    logos, names, tiles = logo_files(pathlib.Path(sets)), Names(), set()
    for number in range(int(count)):
        brand = Brand(number, names, categories)
        brand.choose_initials(tiles)
        if brand.has_logo:
            (folder / "logos" / f"{brand.id}.svg").write_bytes(next(logos))
        (folder / "brands" / f"{brand.id}.yaml").write_text(brand.yaml(), encoding="utf-8")


def logo_files(sets):
    """The bytes of logos, all different, in the order of their sums; then again, each with a bar of another length."""
    files = (path.read_bytes() for name in LOGO_SETS for path in (sets / name).rglob("*.svg"))
    logos = {hashlib.sha256(data).hexdigest(): data for data in files if len(data) in LOGO_SIZES and is_plain(data)}
    unfit = set(UNFIT.read_text().split())
    fit = [logos[digest] for digest in sorted(logos) if digest[:8] not in unfit]
    yield from fit
    for number in itertools.count(1):
        bar = b'<path d="M9 9h%dv2H9z"/></svg>' % number
        yield from (bar.join(data.rsplit(b"</svg>", 1)) for data in fit)


def is_plain(svg):
    """Whether a logo has nothing that needs a closer look before it is published."""
    return not re.search(rb"<(radialGradient|clipPath|mask|filter|text|image|use|style|metadata)\b|class=", svg)


def plain_letters(name):
    return "".join(letter for letter in unicodedata.normalize("NFD", name).casefold() if letter.isascii())


def folded(name):
    return "".join(letter for letter in plain_letters(name) if letter.isalnum())


class Names:
    """Names that nobody else has, and that are more than a letter apart."""

    def __init__(self):
        self.keys, self.forms = set(), set()

    def take(self, name):
        """Whether the name was free for an alias or a programme."""
        keys = {folded(name), folded(name.replace("&", " e ")), folded(name.replace("&", " and "))}
        if keys & self.keys:
            return False
        self.keys |= keys
        return True

    def name(self, chance):
        kind = chance.random()
        while True:
            name = made_up(chance, kind)
            key = folded(name)
            forms = {key} | {key[:index] + key[index + 1 :] for index in range(len(key))}
            if not forms & self.forms and self.take(name):
                self.forms |= forms
                return name


def made_up(chance, kind):
    def word():
        syllables = chance.choices(SYLLABLES, k=chance.choice([1, 1, 2, 2, 2, 3]))
        return ("".join(syllables) + chance.choice(ENDINGS)).capitalize()

    first, second = word(), word()
    if kind < 0.65:
        return first.upper() if kind < 0.06 else first
    if kind < 0.9:
        return f"{chance.choice(BEFORE)} {first}" if kind < 0.72 else f"{first} {chance.choice(AFTER)}"
    return f"{first} & {second}" if kind < 0.95 else f"L'{'Isola Arte Angolo'.split()[len(first) % 3]} di {first}"


class Brand:
    def __init__(self, number, names, categories):
        self.chance = chance = random.Random(number)
        self.number = number
        self.name = names.name(chance)
        plain = unicodedata.normalize("NFD", self.name.lower().replace("&", "e")).encode("ascii", "ignore").decode()
        self.id = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
        self.category = chance.choices([id for id, _ in categories], [int(weight) for _, weight in categories])[0]
        self.has_logo = chance.random() < 0.6
        variants = chance.sample(VARIANTS, chance.choice([0, 0, 1, 1, 2, 3, 5]))
        self.aliases = [alias for alias in map(self.called, variants) if names.take(alias)]
        cards = chance.sample(CARDS, chance.choice([0, 1, 1, 1, 2, 3]))
        self.programmes = [card for card in map(self.called, cards) if names.take(card)]
        self.initials = ...
        self.color = f"#{chance.randrange(1 << 24):06X}"
        self.color = self.color if chance.random() < 0.25 else None

    def choose_initials(self, tiles):
        """Those that the name gives, unless a brand of the category has them on the same colour."""
        if self.has_logo:
            return
        words = re.findall(r"[a-z0-9]+", plain_letters(self.name.replace("'", "").replace(".", "")))
        first, *rest = "".join(words).upper()
        usual = (words[0][0] + words[1][0] if len(words) > 1 else words[0][:2]).upper()
        others = ["".join([first, *more]) for count in (1, 2) for more in itertools.combinations(rest, count)]
        for initials in [usual, *others, *(f"{first}{more:02}" for more in range(100))]:
            if (self.category, self.color, initials) not in tiles:
                tiles.add((self.category, self.color, initials))
                self.initials = initials if initials != usual else ...
                return
        # Of tens of thousands of brands, some find all taken on the colour that they share.
        self.color = f"#{self.chance.randrange(1 << 24):06X}"
        self.choose_initials(tiles)

    def called(self, form):
        return form.format(self.name if " " in form else self.name.capitalize())

    def yaml(self):
        head = "# yaml-language-server: $schema=../../../schemas/brands/brand.schema.json\n"
        return head + "".join(lines({key: value for key, value in self.fields().items() if value is not ...}))

    def fields(self):
        chance, item = self.chance, f"Q{1_000_000 + self.number * 37}"
        site = f"https://www.{self.id}.example/"
        return {
            "id": self.id,
            "name": self.name,
            "category": self.category,
            "color": self.color,
            "logo": f"{self.id}.svg" if self.has_logo else None,
            "logoBackground": "#FFFFFF" if self.has_logo else ...,
            "logoSource": {"url": site, "licence": "PD-textlogo", "retrieved": "2026-05-31"} if self.has_logo else ...,
            "barcode": barcode(chance, site) if chance.random() < 0.4 else None,
            "sources": [f"https://www.wikidata.org/wiki/{item}", site][: chance.choice([1, 1, 2])],
            "aliases": self.aliases or ...,
            "keywords": chance.sample(WORDS, chance.randint(2, 5)),
            "programmes": [
                {"name": name, "kind": chance.choice(["points", "points", "member", "app"])} for name in self.programmes
            ] or ...,
            "initials": self.initials,
            "rank": self.number + 1 if self.number < 20 else ...,
            "wikidata": item if chance.random() < 0.85 else ...,
            "regions": [f"IT-{code}" for code in chance.sample(range(21, 89), 3)] if chance.random() < 0.1 else ...,
            "since": f"{chance.randint(1950, 2020)}-05-01" if chance.random() < 0.05 else ...,
        }  # fmt: skip


def lines(fields, indent=""):
    """YAML as "catalogue format" writes it."""
    for key, value in fields.items():
        if not isinstance(value, (list, dict)):
            yield f"{indent}{key}: {scalar(value)}\n"
            continue
        yield f"{indent}{key}:\n"
        if isinstance(value, dict):
            yield from lines(value, indent + "  ")
            continue
        for item in value:
            if isinstance(item, dict):
                first, *rest = lines(item, indent + "    ")
                yield f"{indent}  - {first.lstrip()}"
                yield from rest
            else:
                yield f"{indent}  - {scalar(item)}\n"


def scalar(value):
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    is_plain = isinstance(value, int) or re.fullmatch(r"[^\W\d_]((?!: | #)[^\\\"])*", value)
    if is_plain and str(value).lower() not in {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}:
        return str(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


DIGITS, UPPER = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CODE39 = DIGITS + UPPER + "-. $/+%"


def gs1(body):
    weights = itertools.cycle([3, 1])
    return body + str(-sum(int(digit) * weight for digit, weight in zip(reversed(body), weights)) % 10)


def mod43(body):
    return body + CODE39[sum(map(CODE39.index, body)) % 43]


def barcode(chance, site):
    """A rule of one kind or two, with samples that obey it and samples that don't."""
    kinds = chance.sample(KINDS, chance.choice([1, 1, 1, 2]), counts=[kind_count for _, kind_count in KINDS])
    confidence = chance.choice(["likely", "likely", "unknown", "known"])
    rule = {
        "formats": list({rule["format"]: rule for rule in (kind(chance) for kind, _ in kinds)}.values()),
        "confidence": confidence,
        "printedDiffers": chance.random() < 0.1,
    }
    if confidence == "known":
        rule["source"] = site + "carta"
    return rule | {"synthetic": True}


def text(chance, letters, length):
    return "".join(chance.choices(letters, k=length))


def damaged(code):
    """The code with another check digit."""
    return code[:-1] + ("1" if code[-1] == "0" else "0")


def retail(format, length):
    def rule(chance):
        prefixes = sorted({f"2{chance.randrange(10, 100)}" for _ in range(chance.choice([1, 1, 2, 4]))})
        valid = [gs1(chance.choice(prefixes) + text(chance, DIGITS, length - 4)) for _ in range(chance.choice([1, 2]))]
        rule = {"format": format, "lengths": [length], "charset": "digits"}
        if chance.random() < 0.6:
            rule["prefixes"] = prefixes
        return rule | {"check": "gs1", "valid": valid, "invalid": [damaged(valid[0])]}

    return rule


def ranged(format, charset, letters):
    def rule(chance):
        least = chance.choice([8, 10, 12])
        prefix = text(chance, UPPER, 2)
        return {
            "format": format,
            "minLength": least,
            "maxLength": least + 8,
            "charset": charset,
            "prefixes": [prefix],
            "check": "none",
            "valid": [prefix + text(chance, letters, least + extra) for extra in (0, 4)],
            "invalid": [prefix + "1", text(chance, DIGITS, least)],
        }

    return rule


def patterned(format, pattern, make):
    def rule(chance):
        valid = list({make(chance): None for _ in range(2)})
        return {"format": format, "check": "none", "pattern": pattern, "valid": valid, "invalid": [valid[0] + "?"]}

    return rule


def code39(chance):
    codes = (mod43(text(chance, DIGITS + UPPER, 9)) for _ in itertools.count())
    valid = next(code for code in codes if code.isalnum())
    rule = {"format": "CODE39", "lengths": [10], "check": "mod43", "valid": [valid]}
    return rule | {"invalid": [valid[:-1] + ("A" if valid[-1] != "A" else "B")]}


def itf(chance):
    valid = gs1(text(chance, DIGITS, 13))
    rule = {"format": "ITF", "lengths": [14], "charset": "digits", "check": "gs1", "valid": [valid]}
    return rule | {"invalid": [damaged(valid)]}


def anything(chance):
    number = text(chance, DIGITS, 4)
    return {"format": "QR", "check": "none", "valid": [f"SYNTHETIC-{number}"], "invalid": [""]}


# Each with how often it occurs.
KINDS = [
    (retail("EAN13", 13), 30),
    (retail("EAN8", 8), 4),
    (retail("UPCA", 12), 4),
    (ranged("CODE128", "upperAlphanumeric", DIGITS + UPPER), 10),
    (ranged("PDF417", "alphanumeric", DIGITS + UPPER + UPPER.lower()), 4),
    (ranged("AZTEC", "ascii", DIGITS + "-/"), 3),
    (patterned("CODE128", "^[A-Z]{2}[0-9]{8,10}$", lambda c: text(c, UPPER, 2) + text(c, DIGITS, 9)), 6),
    (patterned("QR", "^https://[a-z]+[.]example/c/[0-9A-F]{8}$",
               lambda c: f"https://carta.example/c/{text(c, '0123456789ABCDEF', 8)}"), 5),
    (patterned("DATAMATRIX", "^(?:01|02)[0-9]{14}(?:21[A-Z0-9]{6})?$", lambda c: "01" + text(c, DIGITS, 14)), 3),
    (patterned("CODABAR", "^A[0-9]{8,12}B$", lambda c: f"A{text(c, DIGITS, 10)}B"), 3),
    (code39, 5),
    (itf, 4),
    (anything, 8),
]  # fmt: skip


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
