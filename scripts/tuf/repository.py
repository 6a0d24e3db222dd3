"""A TUF repository (specification 1.0.34) that is built in memory and written to a folder."""

import datetime
import hashlib
import json
import pathlib

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import (
    TOP_LEVEL_ROLE_NAMES,
    DelegatedRole,
    Delegations,
    Metadata,
    MetaFile,
    Root,
    Snapshot,
    SuccinctRoles,
    TargetFile,
    Targets,
    Timestamp,
)

KEY_MAKERS = {
    "ed25519": CryptoSigner.generate_ed25519,
    "ecdsa": CryptoSigner.generate_ecdsa,
    "rsa": CryptoSigner.generate_rsa,
}
EXPIRES = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) + datetime.timedelta(days=3650)


def make_signers(kinds):
    return [KEY_MAKERS[kind]() for kind in kinds]


def unpublished(kind, **fields):
    """Metadata whose next version is the first."""
    signed = kind(expires=EXPIRES, **fields)
    signed.version = 0
    return signed


class Repository:
    """Top-level roles begin with one key each, of one type."""

    def __init__(self, folder, kind="ed25519", consistent=True, details=True):
        """With details, snapshot and timestamp also list the optional lengths and hashes."""
        self.metadata_folder = pathlib.Path(folder, "metadata")
        self.targets_folder = pathlib.Path(folder, "targets")
        self.folder = pathlib.Path(folder)
        for made in self.metadata_folder, self.targets_folder:
            made.mkdir(parents=True)
        self.details = details
        self.signers = {}
        self.expected, self.hidden = {}, set()
        self.root = unpublished(Root, consistent_snapshot=consistent)
        self.timestamp = unpublished(Timestamp)
        self.snapshot = unpublished(Snapshot)
        self.targets = {"targets": unpublished(Targets)}
        for role in sorted(TOP_LEVEL_ROLE_NAMES):
            self.set_keys(role, [kind])

    def set_keys(self, role, kinds, threshold=1):
        """Replaces the keys of a top-level role."""
        for signer in self.signers.get(role, []):
            self.root.revoke_key(signer.public_key.keyid, role)
        self.signers[role] = make_signers(kinds)
        for signer in self.signers[role]:
            self.root.add_key(signer.public_key, role)
        self.root.roles[role].threshold = threshold

    def delegate(self, parent, name, kinds=("ed25519",), threshold=1, terminating=False, **what):
        """Delegates the targets of `paths` or `path_hash_prefixes` to a role."""
        signers = self.add_role(name, kinds)
        keys = {signer.public_key.keyid: signer.public_key for signer in signers}
        role = DelegatedRole(name, list(keys), threshold, terminating, **what)
        above = self.targets[parent]
        if above.delegations is None:
            above.delegations = Delegations({}, {})
        above.delegations.keys.update(keys)
        above.delegations.roles[name] = role

    def delegate_bins(self, bit_length, prefix):
        """Delegates all targets to 2^bit_length bins with one key (TAP 15)."""
        signer = KEY_MAKERS["ed25519"]()
        key = signer.public_key
        bins = SuccinctRoles([key.keyid], 1, bit_length, prefix)
        self.targets["targets"].delegations = Delegations({key.keyid: key}, succinct_roles=bins)
        for name in bins.get_roles():
            self.targets[name] = unpublished(Targets)
            self.signers[name] = [signer]
        return bins

    def add_role(self, name, kinds):
        self.targets[name] = unpublished(Targets)
        self.signers[name] = make_signers(kinds)
        return self.signers[name]

    def add_target(self, path, content, role="targets", hidden=False):
        """Adds a file; a client must not accept a hidden one from this role."""
        target = TargetFile.from_data(path, content, ["sha256", "sha512"])
        self.targets[role].targets[path] = target
        if hidden:
            self.hidden.add(path)
        else:
            self.expected[path] = {"length": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        names = target.get_prefixed_paths() if self.root.consistent_snapshot else [path]
        for name in names:
            file = self.targets_folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def publish_root(self, former=()):
        """Writes the next root, signed by the former keys too. The first one is bundled with clients."""
        data = self.sign(self.root, [*former, *self.signers["root"]])
        (self.metadata_folder / f"{self.root.version}.root.json").write_bytes(data)
        if self.root.version == 1:
            (self.folder / "trusted-root.json").write_bytes(data)

    def rotate_root(self, kinds, threshold=1):
        former = self.signers["root"]
        self.set_keys("root", kinds, threshold)
        self.publish_root(former)

    def publish(self):
        """Writes the next version of everything but root."""
        for name, targets in self.targets.items():
            self.snapshot.meta[f"{name}.json"] = self.write(name, targets)
        self.timestamp.snapshot_meta = self.write("snapshot", self.snapshot)
        self.write("timestamp", self.timestamp)

    def write(self, name, signed):
        data = self.sign(signed, self.signers[name])
        is_versioned = self.root.consistent_snapshot and name != "timestamp"
        file = f"{signed.version}.{name}.json" if is_versioned else f"{name}.json"
        (self.metadata_folder / file).write_bytes(data)
        return MetaFile.from_data(signed.version, data, ["sha256"]) if self.details else MetaFile(signed.version)

    def sign(self, signed, signers):
        signed.version += 1
        metadata = Metadata(signed)
        for signer in signers:
            metadata.sign(signer, append=True)
        return metadata.to_bytes()

    def write_expectations(self):
        """Writes the expected result: versions, and the targets that are found and not found."""
        versions = {
            "root": self.root.version,
            "timestamp": self.timestamp.version,
            "snapshot": self.snapshot.version,
            "targets": self.targets["targets"].version,
        }
        absent = sorted(self.hidden - set(self.expected))
        expectations = {"versions": versions, "targets": self.expected, "absent": absent}
        (self.folder / "expected.json").write_text(json.dumps(expectations, indent=2, sort_keys=True) + "\n")
