internal import CatalogueSources
internal import Mustache
internal import StrictJSON

/// A template in pieces that are rendered one after the other: the engine takes a time to read a template that grows with
/// the square of its length.
struct TemplatePieces {
  private let pieces: [MustacheTemplate]

  /// Shorter pieces take longer than what they spare.
  private static let shortest = 128

  /// - Throws: where the engine can't read the template, which ``TemplateCheck`` reports.
  init(_ template: [UInt8]) throws {
    let pragma = Self.pragma(of: template)
    pieces = try Self.ranges(of: template).map { range in
      let piece = (range.lowerBound == 0 ? [] : pragma) + template[range]
      return try MustacheTemplate(string: String(decoding: piece, as: UTF8.self))
    }
  }

  /// - Returns: UTF-8.
  func render(_ view: Any) -> SharedBytes { SharedBytes(pieces.flatMap { Array($0.render(view).utf8) }) }

  /// The first line where it says how the engine escapes values, which it does in every piece alike.
  private static func pragma(of template: [UInt8]) -> ArraySlice<UInt8> {
    guard template.starts(with: "{{%".utf8) else { return [] }
    return template.prefix(through: template.firstIndex(of: 0x0A) ?? template.count - 1)
  }

  /// The pieces: each ends with a line, and outside of all sections.
  private static func ranges(of template: [UInt8]) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    var (depth, offset) = (0, 0)
    for tag in TemplateTags(template) {
      let text = template[offset..<tag.span.lowerBound]
      if depth == 0, let end = text.lastIndex(of: 0x0A), end >= start + shortest {
        ranges.append(start..<end + 1)
        start = end + 1
      }
      switch tag.text?.first {
      case "#", "^": depth += 1
      case "/": depth -= 1
      default: break
      }
      offset = tag.span.upperBound
    }
    return ranges + [start..<template.count]
  }
}
