"""Prints what parsing a JSON file and validating it cost in Python, a row for each package: CPU seconds, MB/s.

A figure is the least of RUNS runs, or of as many as fit ten seconds. Each validator compiles the schema outside
the time, reads values that are parsed already, and has to refuse a damaged one.
"""

import json
import sys
import time

import fastjsonschema
import jsonschema
import jsonschema_rs

PATIENCE = 10


def least_time(runs, work):
    times = []
    while len(times) < runs and sum(times) < PATIENCE:
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def fastjsonschema_verdict(schema):
    # It knows drafts up to 2019-09, in which all keywords of the catalogue's schema mean the same.
    validate = fastjsonschema.compile(schema)

    def is_valid(value):
        try:
            validate(value)
        except fastjsonschema.JsonSchemaValueException:
            return False
        return True

    return is_valid


def main(runs, schema_path, value_path):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    with open(value_path, "rb") as file:
        text = file.read()
    megabytes = len(text) / 1e6

    def report(title, work):
        seconds = least_time(int(runs), work)
        print(f"  {title:<28}{seconds:>10.4f}{megabytes / seconds:>10.1f}", flush=True)

    report("parse: Python's json", lambda: json.loads(text))
    value = json.loads(text)
    damaged = json.loads(text)
    del damaged["brands"][-1]["name"]
    for package, is_valid in {
        "jsonschema-rs": jsonschema_rs.Draft202012Validator(schema).is_valid,
        "fastjsonschema": fastjsonschema_verdict(schema),
        "jsonschema": jsonschema.Draft202012Validator(schema).is_valid,
    }.items():
        if is_valid(damaged) or not is_valid(value):
            sys.exit(f"{package} gives another verdict")
        report(f"validate: {package}", lambda: is_valid(value))


main(*sys.argv[1:])
