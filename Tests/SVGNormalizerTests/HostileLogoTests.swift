import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of Tests/Fixtures/logos/hostile; its folder is named after the code of its error.
private struct HostileLogo: CustomTestStringConvertible {
  let folder: String
  let name: String
  let bytes: [UInt8]

  var testDescription: String { "\(folder)/\(name)" }

  static let folder = "Tests/Fixtures/logos/hostile"

  /// Where the error of a file is, as line and column, by the file's path.
  static let positions: [(path: String, position: String)] = {
    let table = (try? Project.bytes("\(folder)/positions.tsv")) ?? []
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { row in
      let columns = row.split(separator: "\t").map(String.init)
      return columns.count == 2 ? (columns[0], columns[1]) : nil
    }
  }()

  static func inFolders(_ isWanted: (String) -> Bool) -> [HostileLogo] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 2, isWanted(parts[0]),
        let data = try? Data(contentsOf: root.appendingPathComponent(path))
      else { return nil }
      return HostileLogo(folder: parts[0], name: parts[1], bytes: [UInt8](data))
    }
  }
}

@Suite("Hostile logos", .timeLimit(.minutes(60)))
struct HostileLogoTests {
  @Test("are found")
  func found() {
    #expect(HostileLogo.inFolders { _ in true }.count > 250)
    #expect(!HostileLogo.positions.isEmpty)
  }

  @Test("are rejected with the right code", arguments: HostileLogo.inFolders { $0.hasPrefix("svg-") })
  fileprivate func code(logo: HostileLogo) {
    let result = LogoNormalizer().normalize(logo.bytes)
    let codes = result.problems.filter(\.isError).map(\.code.rawValue)
    #expect(result.logo == nil)
    #expect(codes.contains(logo.folder))
  }

  @Test("are reported at the right position", arguments: HostileLogo.positions)
  func position(path: String, position: String) throws {
    let bytes = try Project.bytes("\(HostileLogo.folder)/\(path)")
    let errors = LogoNormalizer().normalize(bytes).problems.filter(\.isError)
    let found = errors.map { "\($0.code.rawValue) \($0.position(in: LogoText(bytes).bytes))" }
    #expect(found.contains("\(path.prefix { $0 != "/" }) \(position)"))
  }

  @Test("are rejected if they aren't SVG", arguments: HostileLogo.inFolders { $0 == "rejected" })
  fileprivate func rejected(logo: HostileLogo) {
    #expect(LogoNormalizer().normalize(logo.bytes).logo == nil)
  }

  @Test("leave no trace in the result", arguments: HostileLogo.inFolders { $0 == "cleaned" })
  fileprivate func cleaned(logo: HostileLogo) throws {
    guard let picture = LogoNormalizer().normalize(logo.bytes).logo else { return }
    let slug = try #require(LogoSlug("logo"))
    #expect(!SVGWriter.text(for: picture, slug: slug).contains("evil"))
  }
}
