#!/usr/bin/env python3
"""Fetches sets of real SVG files from Debian's packages and from Python's, at checked sums.

    fetch.py FOLDER

Writes FOLDER/<set>/….svg for each set below that isn't there. Symbolic links are left out, and so are
files whose bytes an earlier file has, of whichever set. Debian's oxygen-icon-theme holds no SVG.
"""

import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

ICONS = "usr/share/icons"
WHEEL_ICONS = "material/templates/.icons"
WHEELS = {
    "mkdocs-material==9.8.1": "2115af67ee680e1398bdd0ea02e517721e4bba88b342503a93f97ea8eb3de51c",
    "simpleicons==7.21.0": "f7fc8dad1646c76a81d925550ad601a1d02817c814f4443b2e9addf573b9f631",
}
# Name of the set, the package it is from, and the folder within; brands first.
SETS = [
    ("papirus-apps", "papirus-icon-theme", f"{ICONS}/Papirus/64x64/apps"),
    ("numix-circle", "numix-icon-theme-circle", f"{ICONS}/Numix-Circle/48/apps"),
    ("fontawesome-brands", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/fontawesome/brands"),
    ("simple-icons", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/simple"),
    ("simpleicons", "simpleicons==7.21.0", "simpleicons/icons.py"),
    ("flags", "iso-flags-svg", "usr/share"),
    ("adwaita", "adwaita-icon-theme", ICONS),
    ("faenza", "faenza-icon-theme", ICONS),
    ("breeze", "breeze-icon-theme", ICONS),
    ("papirus-64", "papirus-icon-theme", f"{ICONS}/Papirus/64x64"),
    ("papirus-16", "papirus-icon-theme", f"{ICONS}/Papirus/16x16"),
    ("material", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/material"),
    ("octicons", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/octicons"),
]


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / "complete").is_file() and (folder / "complete").read_text() == str(SETS):
        return
    seen = set()
    with tempfile.TemporaryDirectory(dir=folder) as work:
        packages = Packages(pathlib.Path(work))
        for name, package, inner in SETS:
            shutil.rmtree(folder / name, ignore_errors=True)
            count, left_out = copy(packages.files(package, inner), folder / name, seen)
            print(f"{name}: {count} files, {left_out} duplicates left out", file=sys.stderr)
    (folder / "complete").write_text(str(SETS))


def copy(files, folder, seen):
    """Writes the files whose bytes are new; says how many they are, and how many are not."""
    count = left_out = 0
    for name, data in files:
        digest = hashlib.sha256(data).digest()
        if digest in seen:
            left_out += 1
            continue
        seen.add(digest)
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        count += 1
    return count, left_out


class Packages:
    """Packages as they were fetched, each once."""

    def __init__(self, work):
        self.work = work
        self.folders = {}

    def files(self, package, inner):
        """The SVG files under a folder of a package: names and bytes."""
        if package not in self.folders:
            self.folders[package] = self.fetch(package)
        root = self.folders[package] / inner
        if root.suffix == ".py":
            yield from literals(root.read_text(encoding="utf-8"))
            return
        for path in sorted(root.rglob("*.svg")):
            if path.is_file() and not path.is_symlink():
                yield path.relative_to(root), path.read_bytes()

    def fetch(self, package):
        print(f"fetching {package}", file=sys.stderr)
        folder = self.work / package
        folder.mkdir()
        if package in WHEELS:
            wheel = self.fetch_wheel(package, folder)
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder)
        else:
            # Checked by apt against the distribution's signed index.
            run("apt-get", "download", "-qq", package, folder=folder)
            run("dpkg", "-x", *map(str, folder.glob("*.deb")), str(folder), folder=folder)
        return folder

    def fetch_wheel(self, package, folder):
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{package} --hash=sha256:{WHEELS[package]}\n")
        run(
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--require-hashes", "--requirement", str(wanted), folder=folder,
        )  # fmt: skip
        return next(folder.glob("*.whl"))


def literals(module):
    """The SVG texts that a Python module has as literals. It is read, and never run."""
    for slug, svg in re.findall(r'slug="([^"]*)".*?svg="""(.*?)"""', module, re.DOTALL):
        yield f"{slug}.svg", svg.encode()


def run(*command, folder):
    # apt-get says on the error stream that root reads the file, which is no news.
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]).resolve())
