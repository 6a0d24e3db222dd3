internal import TestSupport

/// Damaged files, each of which depends only on the seed and its number.
struct Mutation: Sendable {
  /// Folders, each with the bytes of its files.
  private let folders: [[[UInt8]]]
  /// What the files have of path data, style attributes and style sheets, the first of each.
  private let paths: [[UInt8]]
  private let styles: [[UInt8]]
  private let sheets: [[UInt8]]
  private let seed: UInt64

  /// Bytes that mean something in path data or in CSS, or must not be there.
  private static let telling =
    Array("MmLlHhVvCcSsQqTtAaZz0159+-.,eE{}()[];:#*>!@%/\\\"'<& \t\n\0".utf8) + [0x80, 0xC3, 0xFF]

  init(_ folders: [[[UInt8]]], seed: UInt64) {
    (self.folders, self.seed) = (folders, seed)
    let files = folders.flatMap(\.self)
    paths = files.compactMap { Self.text(after: " d=\"", upTo: "\"", in: $0) }
    styles = files.compactMap { Self.text(after: " style=\"", upTo: "\"", in: $0) }
    sheets = files.compactMap { Self.text(after: "<style", upTo: "</style", in: $0) }
  }

  /// The bytes of a damaged file: of four, two are whole files that were damaged anywhere, one holds a path that was,
  /// and one a style, so that the rest of the file doesn't keep them from being read.
  func file(_ number: Int) -> [UInt8] {
    let seed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number)
    var random = SeededGenerator(seed: seed)
    switch number / folders.count % 4 {
    case 0:
      let path = damaged(paths, &random)
      return Self.picture("<path d=\"\(path)\"/>")
    case 1:
      let inline = damaged(styles, &random)
      let sheet = damaged(sheets, &random)
      let content = "<path class=\"a st0 cls-1\" style=\"\(inline)\" d=\"M9 9h99v99z\"/>"
      return Self.picture("<style>path{\(inline)}\(sheet)</style>\(content)")
    default:
      var damaged = DamagedLogo(folders[number % folders.count], seed: seed)
      return damaged.next()
    }
  }

  /// One of some texts, damaged in a few places, as it is written in XML; nothing where there is none.
  private func damaged(_ texts: [[UInt8]], _ random: inout SeededGenerator) -> String {
    guard var text = texts.randomElement(using: &random) else { return "" }
    for _ in 0..<random.pick([1, 1, 2, 4]) { random.damage(&text, with: Self.telling) }
    return String(decoding: text, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// What stands between the first of one text and the next of another.
  private static func text(after start: String, upTo end: String, in bytes: [UInt8]) -> [UInt8]? {
    guard let start = bytes.firstRange(of: Array(start.utf8)) else { return nil }
    let rest = bytes[start.upperBound...]
    return Array(rest[..<(rest.firstRange(of: Array(end.utf8))?.lowerBound ?? rest.endIndex)])
  }

  private static func picture(_ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 256 256\">\(content)</svg>".utf8)
  }
}
