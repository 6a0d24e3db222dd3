import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of Tests/Fixtures/logos/passes: an SVG file, a pass's result and its problems, separated by `@@@`.
struct PassFixture: CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String
  let problems: String

  static let all: [PassFixture] = {
    let folder = Project.root.appendingPathComponent("Tests/Fixtures/logos/passes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg.txt") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      let parts = text.components(separatedBy: "@@@\n")
      return PassFixture(
        name: name, before: parts[0], after: parts.count > 1 ? parts[1] : "",
        problems: parts.count > 2 ? parts[2] : "")
    }
  }()

  /// The pass that the file is named after.
  var pass: DocumentPass? { Self.passes.first { name.hasPrefix($0.name + ".") } }

  /// All passes over documents.
  static let passes: [DocumentPass] = [
    .removeActiveContent, .rejectActiveContent, .resolveSwitches, .removeForeign, .applyStyles, .expandUses,
    .rejectUnsupported,
  ]

  var testDescription: String { name }
}
