"""Prints of what a release's program was built, as a software bill of materials: CycloneDX 1.5, in JSON.

    sbom.py DEPENDENCIES RESOLVED PACKAGES

DEPENDENCIES is what "swift package show-dependencies --format json" prints, RESOLVED is Package.resolved, and PACKAGES is
what "dpkg-query --show" prints as name, version and architecture with tabs between. COMMIT, SWIFT (its version),
DISTRIBUTION (such as ubuntu) and IMAGE (the container, with its digest) are read from the environment.
"""

import json
import os
import pathlib
import re
import sys
import urllib.parse

NAME = "catalogue-bundle"


def quoted(text):
    """A part of a package URL."""
    return urllib.parse.quote(text, safe="")


def swift_url(package):
    """The package URL of a Swift package, such as pkg:swift/github.com/apple/swift-crypto@4.5.2."""
    place = re.sub(r"^https://|\.git$", "", package["url"])
    return f"pkg:swift/{'/'.join(map(quoted, place.split('/')))}@{quoted(package['version'])}"


def swift_components(root, revisions):
    """The packages below a package, once each, and what each depends on."""
    components, dependencies, waiting = {}, {}, [root]
    while waiting:
        package = waiting.pop()
        ref = NAME if package is root else swift_url(package)
        dependencies[ref] = sorted(map(swift_url, package["dependencies"]))
        waiting += package["dependencies"]
        if package is not root:
            components[ref] = {
                "type": "library",
                "bom-ref": ref,
                "name": package["name"],
                "version": package["version"],
                "purl": ref,
                "externalReferences": [{"type": "vcs", "url": package["url"]}],
                "properties": [{"name": "revision", "value": revisions[package["identity"]]}],
            }
    return components, dependencies


def debian_components(lines):
    """The packages of the container."""
    components = {}
    for line in lines:
        name, version, architecture = line.split("\t")
        url = f"pkg:deb/{os.environ['DISTRIBUTION']}/{quoted(name)}@{quoted(version)}?arch={quoted(architecture)}"
        components[url] = {"type": "library", "bom-ref": url, "name": name, "version": version, "purl": url}
    return components


def bill(dependencies, resolved, packages):
    revisions = {pin["identity"]: pin["state"]["revision"] for pin in resolved["pins"]}
    components, edges = swift_components(dependencies, revisions)
    components |= debian_components(packages)
    swift = {"type": "application", "bom-ref": "swift", "name": "swift", "version": os.environ["SWIFT"]}
    program = {"type": "application", "bom-ref": NAME, "name": NAME, "version": os.environ["COMMIT"]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": program,
            "properties": [{"name": "container", "value": os.environ["IMAGE"]}],
        },
        "components": [swift, *(components[ref] for ref in sorted(components))],
        "dependencies": [{"ref": ref, "dependsOn": edges[ref]} for ref in sorted(edges)],
    }


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    files = [pathlib.Path(path).read_text("utf-8") for path in sys.argv[1:]]
    print(json.dumps(bill(json.loads(files[0]), json.loads(files[1]), files[2].splitlines()), indent=2))
