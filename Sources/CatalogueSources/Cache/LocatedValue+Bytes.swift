internal import StrictJSON

/// A value that was read, as bytes: its kind, its range, and what is in it.
extension LocatedValue {
  private enum Kind: Int {
    case null, `false`, `true`, number, string, array, object
  }

  /// Deeper than any reader goes.
  private static let deepest = 600

  func write(to writer: inout BinaryWriter) {
    func begin(_ kind: Kind) {
      writer.write(kind.rawValue)
      writer.write(span)
    }
    switch content {
    case .null: begin(.null)
    case .bool(let flag): begin(flag ? .true : .false)
    case .number(let number):
      begin(.number)
      writer.write(number.literal)
    case .string(let text):
      begin(.string)
      writer.write(text)
    case .array(let elements):
      begin(.array)
      writer.write(elements) { $1.write(to: &$0) }
    case .object(let object):
      begin(.object)
      writer.write(object.members) { writer, member in
        writer.write(member.key)
        writer.write(member.keySpan)
        member.value.write(to: &writer)
      }
    }
  }

  init(_ reader: inout BinaryReader, depth: Int = 0) throws(BinaryReader.Malformed) {
    guard depth < Self.deepest, let kind = Kind(rawValue: try reader.number()) else {
      throw BinaryReader.Malformed()
    }
    let span = try reader.range()
    let content: Content
    switch kind {
    case .null: content = .null
    case .false: content = .bool(false)
    case .true: content = .bool(true)
    case .number:
      guard let number = ExactNumber(literal: try reader.text()) else { throw BinaryReader.Malformed() }
      content = .number(number)
    case .string: content = .string(try reader.text())
    case .array:
      content = .array(
        try reader.array { reader throws(BinaryReader.Malformed) in
          try LocatedValue(&reader, depth: depth + 1)
        })
    case .object:
      content = .object(
        LocatedObject(
          try reader.array { reader throws(BinaryReader.Malformed) in
            LocatedObject.Member(
              key: try reader.text(), keySpan: try reader.range(),
              value: try LocatedValue(&reader, depth: depth + 1))
          }))
    }
    self.init(content, at: span)
  }
}

extension BinaryWriter {
  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }
}

extension BinaryReader {
  mutating func range() throws(Malformed) -> Range<Int> {
    let start = try number()
    let (end, isTooFar) = start.addingReportingOverflow(try number())
    guard !isTooFar else { throw Malformed() }
    return start..<end
  }
}
