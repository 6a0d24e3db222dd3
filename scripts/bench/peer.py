#!/usr/bin/env python3
"""Builds a market as the compiler does, by Python's fast libraries: what the compiler is compared with.

    peer.py MARKET OUTPUT

Reads and validates the brand files, checks names, optimises logos, and writes catalogue.json, logos/ and
Brands.swift, .kt and .ts into OUTPUT. What a file gave is kept by its sum. Where no file has changed since the
last build, by size, times and inode, it says again what that one said. Exit code 100: there are errors.
"""

import hashlib
import os
import pathlib
import pickle
import sys

TEMPLATES = pathlib.Path(__file__).parent / "templates"
PROJECT = pathlib.Path(__file__).parents[2]
LANGUAGES = {"swift": "Sources/Catalogue", "kt": "templates/kotlin", "ts": "templates/typescript"}
FIELDS = (
    "id name category color logo logoUrl logoSha256 logoLength logoBackground logoSource barcode sources aliases keywords "
    "programmes initials initialsColor initialsBackground rank wikidata nsi simpleIcons group regions status replacedBy since endedOn"
).split()
SOURCE_FIELDS = "url licence author".split()
BARCODE_FIELDS = "formats confidence printedDiffers source".split()
FORMAT_FIELDS = "format lengths minLength maxLength charset prefixes check pattern valid invalid".split()
LISTS = {"aliases", "keywords", "programmes", "regions", "lengths", "prefixes"}


def main(market, output):
    market, output = pathlib.Path(market), pathlib.Path(output)
    (output / "logos").mkdir(parents=True, exist_ok=True)
    inputs = stamps(market, market / "brands", market / "logos", PROJECT / "schemas", PROJECT / "schemas/brands", TEMPLATES)
    last = load(output / ".stamps")
    if last and last[0] == inputs + stamps(output, output / "logos"):
        return print(last[1])
    import orjson

    cache = load(output / ".cache") or {"brands": {}, "logos": {}}
    settings, brands, cache["brands"], errors = read(market, cache["brands"])
    problems, warnings = check(settings, brands)
    if errors or problems:
        print("\n".join(errors + problems))
        sys.exit(100)
    cache["logos"] = write_logos(market / "logos", output / "logos", cache["logos"])
    rows = [published(brand, settings, cache["logos"]) for brand, _ in brands]
    catalogue = {"schemaVersion": settings["schemaVersion"], "country": settings["country"], "version": "2026-01-01"}
    catalogue |= {"revision": 1, "brandCount": len(rows), "brands": rows, "tombstones": []}
    (output / "catalogue.json").write_bytes(orjson.dumps(catalogue, option=orjson.OPT_INDENT_2))
    write_code(output, settings, rows)
    (output / ".cache").write_bytes(pickle.dumps(cache, pickle.HIGHEST_PROTOCOL))
    said = "\n".join([*warnings, f"{len(rows)} brands"])
    (output / ".stamps").write_bytes(pickle.dumps((inputs + stamps(output, output / "logos"), said)))
    print(said)


def stamps(*folders):
    """What tells that no file of the folders has changed."""
    entries = [entry for folder in folders for entry in os.scandir(folder) if entry.name[0] != "."]
    entries = sorted((entry.path, entry.stat()) for entry in entries)
    return [(path, s.st_size, s.st_mtime_ns, s.st_ctime_ns, s.st_ino) for path, s in entries]


def load(path):
    try:
        return pickle.loads(path.read_bytes())
    except FileNotFoundError:
        return None


def read(market, kept):
    """The settings, the brands each with the keys of its names, what to keep of them by their sums, and errors."""
    import jsonschema_rs
    import orjson
    import yaml

    schemas = {
        "brand": (PROJECT / "schemas/brands/brand.schema.json").read_bytes(),
        "catalogue": (PROJECT / "schemas/catalogue.schema.json").read_bytes(),
    }
    validators = {name: jsonschema_rs.Draft202012Validator(orjson.loads(text)) for name, text in schemas.items()}
    errors = []

    def parse(path, data, kind):
        value = yaml.load(data, yaml.CSafeLoader)
        if not validators[kind].is_valid(value):
            errors.extend(f"{path}: error: {error.message}" for error in validators[kind].iter_errors(value))
        return value

    settings_path = market / "catalogue.yaml"
    settings = parse(settings_path, settings_path.read_bytes(), "catalogue")
    salt = hashlib.sha256(schemas["brand"])
    brands, keep = [], {}
    for name in sorted(os.listdir(market / "brands")):
        path = f"{market}/brands/{name}"
        with open(path, "rb") as file:
            data = file.read()
        digest = salt.copy()
        digest.update(data)
        digest = digest.digest()
        brand = kept.get(digest)
        if brand is None:
            value = parse(path, data, "brand")
            brand = value, [keys(text) for text in (value["name"], *value.get("aliases", ()))]
        if brand[0]["id"] != name[:-5]:
            errors.append(f"{path}: error: id is {brand[0]['id']}")
        keep[digest] = brand
        brands.append(brand)
    return settings, brands, keep, errors


def folded(name):
    import unicodedata

    letters = unicodedata.normalize("NFD", name).casefold()
    return "".join(letter for letter in letters if letter.isascii() and letter.isalnum())


def keys(name):
    spellings = [name.replace("&", word).replace("+", word) for word in (" e ", " and ")]
    return list(dict.fromkeys(map(folded, spellings)))


def check(settings, brands):
    """Errors and warnings about ids, names, aliases and categories."""
    errors, warnings = [], []
    words = {folded(word) for category in settings["categories"] for word in category["words"]}
    words.update(map(folded, settings["stopWords"]))
    categories = {category["id"] for category in settings["categories"]}
    owners = {}
    for brand, (name_keys, *_) in brands:
        owners.update(dict.fromkeys(name_keys, brand["id"]))
    for brand, (name_keys, *aliases) in brands:
        own = set(name_keys)
        if brand["category"] not in categories:
            errors.append(f"{brand['id']}: error: there is no category {brand['category']}")
        for alias, alias_keys in zip(brand.get("aliases", ()), aliases):
            if own.intersection(alias_keys):
                warnings.append(f'{brand["id"]}: warning[W204]: alias "{alias}" says no more than the names before it')
            own.update(alias_keys)
            for key in alias_keys:
                if key in words:
                    errors.append(f'{brand["id"]}: error: alias "{alias}" is a word of many brands')
                owner = owners.setdefault(key, brand["id"])
                if owner != brand["id"]:
                    errors.append(f'{brand["id"]}: error: alias "{alias}" also belongs to {owner}')
    return errors, warnings


def optimized(job):
    from scour import scour

    source, target = job
    options = scour.sanitizeOptions()
    options.enable_viewboxing = options.strip_ids = options.strip_comments = options.remove_metadata = True
    options.strip_xml_prolog, options.indent_type, options.newlines = True, "none", False
    with open(source, encoding="utf-8") as file:
        svg = file.read()
    try:
        svg = scour.scourString(svg, options)
    except SyntaxError:
        pass  # It can't read the paths of a few.
    with open(target, "w", encoding="utf-8") as file:
        file.write(svg)


def write_logos(source, target, kept):
    """Optimises the logos that are new or changed; returns the sums of all, of the source and the result, by name."""
    sums, jobs = {}, []
    for name in sorted(os.listdir(source)):
        with open(f"{source}/{name}", "rb") as file:
            sums[name] = hashlib.sha256(file.read()).digest()
        if kept.get(name, [None])[0] != sums[name] or not os.path.exists(f"{target}/{name}"):
            jobs.append((f"{source}/{name}", f"{target}/{name}"))
    for name in kept.keys() - sums.keys():
        os.remove(f"{target}/{name}")
    if len(jobs) < 20:
        for job in jobs:
            optimized(job)
    else:
        import multiprocessing

        import scour.scour  # noqa: F401 - once, for all processes

        with multiprocessing.get_context("fork").Pool() as pool:
            pool.map(optimized, jobs, chunksize=16)
            pool.close()
            pool.join()
    changed = {os.path.basename(job[0]) for job in jobs}
    return {name: (sum, *(result(target, name) if name in changed else kept[name][1:])) for name, sum in sums.items()}


def result(target, name):
    with open(f"{target}/{name}", "rb") as file:
        data = file.read()
    return hashlib.sha256(data).hexdigest(), len(data)


def published(brand, settings, logos):
    """A brand with all the fields that apps read."""
    words = brand["name"].replace("&", " ").split()
    color = brand["color"] or settings["neutralColor"]
    logo = brand["logo"]
    row = {name: brand.get(name, [] if name in LISTS else None) for name in FIELDS}
    row |= {
        "logoUrl": logo and f"logos/{logo}",
        "logoSha256": logo and logos[logo][1],
        "logoLength": logo and logos[logo][2],
        "initials": brand.get("initials") or "".join(word[0] for word in words[:2]).upper(),
        "initialsColor": "white" if luminance(color) < 0.18 else "black",
        "initialsBackground": color,
        "status": brand.get("status", "active"),
    }
    if source := brand.get("logoSource"):
        row["logoSource"] = {name: source.get(name) for name in SOURCE_FIELDS}
    if rule := brand["barcode"]:
        row["barcode"] = {name: rule.get(name) for name in BARCODE_FIELDS}
        row["barcode"]["formats"] = [
            {name: each.get(name, [] if name in LISTS else None) for name in FORMAT_FIELDS} for each in rule["formats"]
        ]
    return row


def luminance(color):
    parts = (int(color[start : start + 2], 16) / 255 for start in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def line(value):
    """A value as a field of a table's line."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\x1e".join(map(line, value.values()))
    if isinstance(value, list):
        return "\x1f".join(map(line, value))
    return "" if value is None else str(value)


def write_code(output, settings, rows):
    import json

    import jinja2
    import orjson

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), trim_blocks=True, undefined=jinja2.StrictUndefined
    )
    environment.filters["quoted"] = lambda text: json.dumps(text, ensure_ascii=False)
    environment.filters["camel"] = lambda id: id[0] + id.title().replace("-", "")[1:]
    chunks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    tables = ["\n".join("\t".join(map(line, row.values())) for row in chunk) for chunk in chunks]
    texts = [orjson.dumps(chunk).decode() for chunk in chunks]
    for language, folder in LANGUAGES.items():
        parts = sorted(path for path in (PROJECT / folder).rglob("*") if path.is_file())
        runtime = "\n".join(path.read_text(encoding="utf-8") for path in parts)
        code = environment.get_template(f"Brands.{language}.j2").render(
            settings=settings, brands=rows, tables=tables, texts=texts, runtime=runtime
        )
        (output / f"Brands.{language}").write_text(code, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
