import Foundation
import StrictJSON
import TestSupport
import Testing
import YAMLSource

@Suite("Written and read trees")
struct RoundTripTests {
  private static func nodes(_ seed: UInt64, count: Int) -> [YAMLNode] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in YAMLNode.random(depth: 4, &random) }
  }

  @Test("are the same value", arguments: 1...5)
  func ownReader(_ seed: UInt64) throws {
    for node in Self.nodes(seed, count: RandomTrials.count(3000)) {
      let text = YAMLWriter.text(of: node)
      let value = try Reading(text).value()
      #expect(YAMLNode(value).description == node.withoutComments.description, "seed \(seed): \(text)")
    }
  }

  @Test("are the brand files' values, and without comments their bytes")
  func brandFiles() throws {
    for file in try BrandFiles.all() {
      let value = try Reading(file.bytes).value()
      let lines = file.bytes.split(separator: 0x0A).drop { $0.first == UInt8(ascii: "#") }
      let body = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
      #expect(YAMLWriter.text(of: YAMLNode(value)) == body, "\(file.path)")
    }
  }

  /// Reads each text as YAML 1.1 does and prints it as JSON, numbers as texts.
  private static let script = """
    import json, sys, yaml
    class Loader(yaml.SafeLoader): pass
    for kind in ("int", "float"):
        Loader.add_constructor("tag:yaml.org,2002:" + kind, lambda loader, node: node.value)
    texts = json.load(open(sys.argv[1], encoding="utf-8", newline=""))
    print(json.dumps([yaml.load(text, Loader) for text in texts]))
    """

  @Test(
    "are the same value to PyYAML, which reads YAML 1.1",
    .enabled(if: Python.isThere("pyyaml"), "run scripts/require pyyaml"))
  func otherReader() throws {
    let nodes = Self.nodes(6, count: 2000)
    let output = try Python.run(Self.script, input: try JSONEncoder().encode(nodes.map(YAMLWriter.text)))
    let values = try #require(try JSONReader.read(output).array)
    #expect(values.count == nodes.count)
    for (node, value) in zip(nodes, values) {
      let wanted = node.withNumbersAsTexts.withoutComments.description
      #expect(YAMLNode(value).description == wanted, "\(YAMLWriter.text(of: node))")
    }
  }
}
