"""Makes TUF repositories with python-tuf, for tests of other clients.

    scripts/tuf/python scripts/tuf/make_repositories.py FOLDER [NAME...]

Each is in FOLDER/NAME: "metadata" and "targets" are the server's folders, "trusted-root.json" is the client's first root,
and "expected.json" is the expected result: the versions of the top-level roles, the length and SHA-256 of every target,
and the paths without a target. Keys are new in every run. Without names, all repositories are made.
"""

import hashlib
import pathlib
import sys

from repository import Repository


def one_kind_of_key(kind):
    def make(folder):
        repository = Repository(folder, kind=kind)
        repository.publish_root()
        repository.add_target("brands.json", b'{"brands":[]}\n')
        repository.add_target("empty", b"")
        repository.publish()
        return repository

    return make


def mixed_thresholds(folder):
    repository = Repository(folder)
    repository.set_keys("root", ["ed25519", "ecdsa", "rsa", "ed25519", "ecdsa"], threshold=3)
    repository.set_keys("targets", ["ed25519", "ecdsa", "rsa"], threshold=2)
    repository.set_keys("snapshot", ["ecdsa", "ed25519"], threshold=2)
    repository.publish_root()
    repository.add_target("brands.json", b"mixed\n")
    # One signature fewer than there are keys: the threshold is what counts.
    repository.signers["targets"].pop()
    repository.publish()
    return repository


def delegated_paths(folder):
    repository = Repository(folder)
    repository.publish_root()
    repository.delegate("targets", "italy", ["ed25519", "ecdsa", "rsa"], threshold=2, paths=["italy/*.json"])
    repository.delegate("targets", "città", paths=["italy/*.json", "logos/?.svg"])
    repository.delegate("italy", "north", paths=["italy/north-*.json"])
    repository.add_target("own.json", b"top\n")
    repository.add_target("italy/first.json", b"the first role that has it speaks\n", role="italy")
    repository.add_target("italy/first.json", b"and not the second\n", role="città", hidden=True)
    repository.add_target("italy/second.json", b"the search goes on in the second\n", role="città")
    repository.add_target("italy/north-west.json", b"two roles down\n", role="north")
    repository.add_target("logos/a.svg", b"<svg/>\n", role="città")
    repository.add_target("logos/ab.svg", b"a question mark is one character\n", role="città", hidden=True)
    repository.add_target("italy/south.json", b"beyond what it may speak for\n", role="north", hidden=True)
    repository.add_target("italy/deep/a.json", b"a star stops at a slash\n", role="italy", hidden=True)
    repository.publish()
    return repository


def path_hash_prefixes(folder):
    repository = Repository(folder)
    repository.publish_root()
    digits = "0123456789abcdef"
    for number in range(4):
        prefixes = list(digits[4 * number : 4 * number + 4])
        repository.delegate("targets", f"part-{number}", path_hash_prefixes=prefixes)
    for number in range(20):
        path = f"logos/{number}.svg"
        first = hashlib.sha256(path.encode()).hexdigest()[0]
        repository.add_target(path, path.encode(), role=f"part-{digits.index(first) // 4}")
    wrong = next(n for n in range(99) if hashlib.sha256(b"wrong/%d" % n).hexdigest()[0] != "0")
    repository.delegate("targets", "zero", path_hash_prefixes=["0"])
    repository.add_target(f"wrong/{wrong}", b"its hash begins otherwise\n", role="zero", hidden=True)
    repository.publish()
    return repository


def terminating(folder):
    repository = Repository(folder)
    repository.publish_root()
    repository.delegate("targets", "last-word", terminating=True, paths=["logos/*"])
    repository.delegate("targets", "unheard", paths=["logos/*", "brands/*"])
    repository.add_target("logos/coop.svg", b"<svg/>\n", role="last-word")
    repository.add_target("logos/conad.svg", b"<svg></svg>\n", role="unheard", hidden=True)
    repository.add_target("brands/conad.json", b"{}\n", role="unheard")
    repository.publish()
    return repository


def succinct_bins(folder):
    repository = Repository(folder)
    repository.publish_root()
    bins = repository.delegate_bins(4, "bin")
    for number in range(40):
        path = f"logos/{number}.svg"
        repository.add_target(path, path.encode(), role=bins.get_role_for_target(path))
    other = next(name for name in bins.get_roles() if name != bins.get_role_for_target("lost.svg"))
    repository.add_target("lost.svg", b"in a bin where nobody looks\n", role=other, hidden=True)
    repository.publish()
    return repository


def fifteen_rotations(folder):
    repository = Repository(folder)
    repository.publish_root()
    kinds = ["ed25519", "ecdsa", "rsa"]
    for number in range(15):
        count = 1 + number % 3
        repository.rotate_root([kinds[(number + place) % 3] for place in range(count)], threshold=count)
    repository.add_target("brands.json", b"after fifteen roots\n")
    repository.publish()
    return repository


def rotated_keys(folder):
    """Every role has new keys, and everything has been published three times."""
    repository = Repository(folder)
    repository.publish_root()
    repository.add_target("brands.json", b"first\n")
    repository.publish()
    for role in "targets", "snapshot", "timestamp":
        repository.set_keys(role, ["ecdsa"])
    repository.rotate_root(["ed25519", "ed25519"], threshold=2)
    repository.add_target("brands.json", b"second\n")
    repository.publish()
    repository.publish()
    return repository


def folders(consistent, details):
    def make(folder):
        repository = Repository(folder, consistent=consistent, details=details)
        repository.publish_root()
        for path in "brands.json", "italy/brands.json", "italy/logos/dark/coop.svg", "italy/caffè nero.svg":
            repository.add_target(path, path.encode())
        repository.publish()
        return repository

    return make


REPOSITORIES = {
    "ed25519": one_kind_of_key("ed25519"),
    "p256": one_kind_of_key("ecdsa"),
    "rsa": one_kind_of_key("rsa"),
    "mixed-thresholds": mixed_thresholds,
    "delegated-paths": delegated_paths,
    "path-hash-prefixes": path_hash_prefixes,
    "terminating": terminating,
    "succinct-bins": succinct_bins,
    "fifteen-rotations": fifteen_rotations,
    "rotated-keys": rotated_keys,
    "folders": folders(consistent=True, details=True),
    "folders-without-details": folders(consistent=True, details=False),
    "plain-folders": folders(consistent=False, details=True),
    "plain-folders-without-details": folders(consistent=False, details=False),
}


def main(folder, *names):
    for name in names or REPOSITORIES:
        REPOSITORIES[name](pathlib.Path(folder, name)).write_expectations()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
