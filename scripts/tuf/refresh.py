"""Refreshes from a TUF repository with python-tuf's client, and prints the result as JSON.

    scripts/tuf/python scripts/tuf/refresh.py URL TRUSTED_ROOT [--cache FOLDER] [TARGET...]

URL has the folders "metadata" and "targets". It downloads the named targets, or else all that the top-level role lists.
With --cache it continues from an earlier run. It prints

    {"versions": {ROLE: VERSION}, "targets": {PATH: {"length": BYTES, "sha256": DIGITS} or null}}

where null is a target that no role lists; or, with exit code 1, {"error": NAME, "message": TEXT}.
"""

import argparse
import hashlib
import json
import pathlib
import sys
import tempfile

from tuf.api.exceptions import DownloadError, RepositoryError
from tuf.api.metadata import Metadata
from tuf.ngclient import Updater

TOP_LEVEL_ROLES = "root", "timestamp", "snapshot", "targets"


def open_updater(url, root, cache):
    metadata, targets = pathlib.Path(cache, "metadata"), pathlib.Path(cache, "targets")
    metadata.mkdir(exist_ok=True)
    targets.mkdir(exist_ok=True)
    return Updater(
        str(metadata), f"{url}/metadata/", str(targets), f"{url}/targets/", bootstrap=root
    )


def download(updater, path):
    target = updater.get_targetinfo(path)
    if target is None:
        return None
    content = pathlib.Path(updater.download_target(target)).read_bytes()
    return {"length": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def refresh(url, root, cache, paths):
    updater = open_updater(url, root, cache)
    updater.refresh()
    # What the client holds for true it keeps under the roles' names.
    trusted = {
        role: Metadata.from_file(str(pathlib.Path(cache, "metadata", f"{role}.json"))).signed
        for role in TOP_LEVEL_ROLES
    }
    return {
        "versions": {role: signed.version for role, signed in trusted.items()},
        "targets": {path: download(updater, path) for path in paths or trusted["targets"].targets},
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--cache", type=pathlib.Path)
    parser.add_argument("targets", nargs="*")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.cache:
            arguments.cache.mkdir(parents=True, exist_ok=True)
        root = arguments.root.read_bytes()
        try:
            seen = refresh(arguments.url.rstrip("/"), root, arguments.cache or folder, arguments.targets)
        except (DownloadError, RepositoryError) as error:
            seen = {"error": type(error).__name__, "message": str(error)}
    print(json.dumps(seen, indent=2, sort_keys=True))
    return "error" in seen


if __name__ == "__main__":
    sys.exit(main())
