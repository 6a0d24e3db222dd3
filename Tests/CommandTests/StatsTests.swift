import Foundation
import TestSupport
import Testing

@Suite("catalogue stats")
struct StatsTests {
  @Test("the table in the documents is what the command writes")
  func table() async throws {
    let folder = try TemporaryFolder()
    let page = try Project.bytes("docs/STATISTICS.md")
    let copy = try folder.write("page.md", page)
    let result = try await Workspace.run(["stats", "--update", copy])
    #expect((result.status, result.output, result.errors) == (0, "", ""))
    #expect(folder.bytes("page.md") == page, "run make docs")
    let summary = try #require(String(decoding: page, as: UTF8.self).firstMatch(of: /\nOf [0-9]+ brands.*/))
      .output
    #expect(
      String(decoding: try Project.bytes("README.md"), as: UTF8.self).contains(summary), "update README.md")
  }

  @Test(
    "PyYAML and Python count the same in the project's own brand files",
    .enabled(if: Python.isThere("pyyaml"), "run scripts/require pyyaml"))
  func python() async throws {
    let ours = try await Workspace.run(["stats", "--format", "json"]).output
    #expect(String(decoding: try Python.run(Self.program, input: ours.utf8), as: UTF8.self) == "the same\n")
  }

  /// Counts the brand files, and compares with the JSON of a file.
  private static let program = """
    import collections, glob, json, sys, yaml
    load = lambda path: yaml.safe_load(open(path))
    market = load("catalogue/italy/catalogue.yaml")
    brands = [load(path) for path in glob.glob("catalogue/italy/brands/*.yaml")]
    dead = [b for b in brands if b.get("status") in ("renamed", "merged", "closed")]
    live = [b for b in brands if b not in dead]
    def counts(live, dead):
        rules = collections.Counter(b["barcode"]["confidence"] if b["barcode"] else "none" for b in live)
        rules["sourced"] = sum(b["barcode"] is not None and "source" in b["barcode"] for b in live)
        icons = sum(b["logo"] is None and "simpleIcons" in b for b in live)
        logos = sum(b["logo"] is not None for b in live) + icons
        return [len(live), len(dead), logos, icons, sum(b["color"] is not None for b in live), +rules]
    def row(ours):
        rules = +collections.Counter(ours["barcodes"])
        return [*(ours[name] for name in ("brands", "retired", "logos", "icons", "colors")), rules]
    ours = json.load(open(sys.argv[1]))
    assert row(ours) == counts(live, dead + market["retired"]), row(ours)
    rows = {c["id"]: row(c) for c in ours["categories"] if c["id"]}
    for id in [c["id"] for c in market["categories"]]:
        here = [[b for b in some if b["category"] == id] for some in (live, dead)]
        assert rows.pop(id) == counts(*here), id
    assert not rows
    for field, count in ours["missing"].items():
        assert count == sum(not b.get(field) for b in live), field
    print("the same")
    """
}
