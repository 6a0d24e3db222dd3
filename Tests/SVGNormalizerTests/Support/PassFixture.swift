import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of fixtures for passes: an SVG file, a pass's result and its problems, separated by `@@@`.
struct PassFixture: CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String
  let problems: String

  /// Fixtures of passes over documents; each is named after its pass.
  static let all = read("passes")

  /// Fixtures of passes over pictures. A pass that works only after another, or whose work only a third shows, is named
  /// together with those.
  static let ofPictures = read("picture-passes")

  private static func read(_ folder: String) -> [PassFixture] {
    let folder = Project.root.appendingPathComponent("Tests/Fixtures/logos/\(folder)")
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
  }

  /// The pass over documents that the file is named after.
  var pass: DocumentPass? { Self.passes.first { name.hasPrefix($0.name + ".") } }

  /// The passes over pictures that the file is named after.
  var picturePasses: [LogoPass] {
    name.prefix { $0 != "." }.split(separator: "+").compactMap { part in
      LogoPass.all.first { $0.name == part }
    }
  }

  /// All passes over documents.
  static let passes = [DocumentPass.removeActiveContent] + DocumentPass.all

  var testDescription: String { name }
}
