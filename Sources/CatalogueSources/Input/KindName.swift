package import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// The kind that a `catalogue.yaml` names.
package struct KindName: Sendable {
  package let name: String
  /// The position of the name.
  package let span: Range<Int>

  /// `nil` where there is no name. Of a file with errors, which its reader reports, only the line is read.
  package init?(in settings: SourceText) {
    var isBroken = false
    if let kind = YAMLReader.read(settings).value?.object?.text("kind") {
      (name, span) = (kind.value, kind.span)
    } else {
      isBroken = true
      let key = Array("kind:".utf8)
      let lines = settings.bytes.split(separator: UInt8(ascii: "\n"))
      guard let line = lines.first(where: { $0.starts(with: key) }) else { return nil }
      let value = line.dropFirst(key.count).drop { $0 == UInt8(ascii: " ") }.prefix { $0 > UInt8(ascii: " ") }
      (name, span) = (String(decoding: value, as: UTF8.self), value.startIndex..<value.endIndex)
    }
    let isName = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
    if name.isEmpty || isBroken && !isName { return nil }
  }
}
