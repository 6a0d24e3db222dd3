/// Where somebody types in a file that may be written half: which value it will be, or in which object it is a field.
struct TypingPosition {
  /// What is typed there.
  enum Part: Hashable {
    /// A field's name, in the object at the steps.
    case name
    /// A value, at the steps.
    case value
    /// An element of a list at the steps: a value, or the first field of an object.
    case element
  }

  let part: Part
  let steps: [FieldStep]
  /// What is written there already, in bytes of the text: the cursor is in it, or at one of its ends.
  let span: Range<Int>
  /// Whether the name is there already, with its colon.
  private(set) var hasColon = false
  /// The fields that the same object has on other lines.
  private(set) var siblings: Set<String> = []
  /// The other elements that the same list has.
  private(set) var elements: Set<String> = []
  /// Whether the value is on the lines below, so that none can be on this one.
  private(set) var isFilledBelow = false

  private let lines: [OutlineLine]

  /// `nil` where nothing can be typed that has a meaning, as in a comment or right before one.
  init?(_ offset: Int, in bytes: [UInt8]) {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let ends = starts.dropFirst().map { $0 - 1 } + [bytes.count]
    lines = zip(starts, ends).map { OutlineLine(bytes[$0..<$1]) }
    guard let number = lines.lastIndex(where: { $0.start <= offset }) else { return nil }
    let line = lines[number]
    let column = offset - line.start
    if let comment = line.comment, column >= comment { return nil }
    if line.key != nil, column > line.column, column > line.colon ?? line.value.lowerBound {
      guard let position = Self.value(of: line, at: column, in: bytes) else { return nil }
      (part, span) = (.value, position.span)
      guard let steps = Self.steps(toField: number, in: lines) else { return nil }
      self.steps = steps + (position.isElement ? [.element] : [])
      elements = position.isElement ? line.flowElements(besides: column) : []
      isFilledBelow = !position.isElement && Self.hasValueBelow(number, in: lines)
    } else if let dash = line.dashes.last, column > dash, line.key == nil {
      (part, span) = (.element, Self.span(line.start, line.value, with: column))
      guard let steps = Self.steps(toElement: number, in: lines) else { return nil }
      self.steps = steps
      elements = Self.elements(besides: number, dash: dash, in: lines)
    } else {
      let own = line.isBlank ? column : line.column
      guard column >= own, let steps = Self.steps(toObjectOf: own, at: number, in: lines) else { return nil }
      hasColon = line.colon != nil
      let end = line.isBlank ? own : line.colon ?? line.value.upperBound
      (part, span) = (.name, Self.span(line.start, own..<max(own, end), with: column))
      self.steps = steps
      siblings = Self.siblings(of: number, column: own, in: lines)
      elements = Self.elements(besides: number, dash: own, in: lines)
    }
  }

  /// The value of a field on its own line, or the element of a list in brackets that a column is in.
  private static func value(
    of line: OutlineLine, at column: Int, in bytes: [UInt8]
  ) -> (span: Range<Int>, isElement: Bool)? {
    let whole = line.start + line.value.lowerBound..<line.start + line.value.upperBound
    let offset = line.start + column
    guard bytes[whole].first == UInt8(ascii: "[") else {
      // Behind the colon of a value that is there, what is between them is written anew.
      return (whole.isEmpty ? offset..<offset : span(line.start, line.value, with: column), false)
    }
    guard offset > whole.lowerBound else { return nil }
    let separators = "[],".utf8
    let before = bytes[whole.lowerBound..<min(offset, whole.upperBound)].lastIndex { separators.contains($0) }
    guard var start = before.map({ $0 + 1 }), bytes[start - 1] != UInt8(ascii: "]") else { return nil }
    while start < offset, start < bytes.count, bytes[start] == 0x20 { start += 1 }
    let end = bytes[start..<max(start, whole.upperBound)].firstIndex { separators.contains($0) }
    return (start..<max(start, end ?? max(whole.upperBound, offset)), true)
  }

  /// Columns of a line and the cursor's, in bytes of the text: between them is nothing but space.
  private static func span(_ start: Int, _ columns: Range<Int>, with column: Int) -> Range<Int> {
    start + min(columns.lowerBound, column)..<start + max(columns.upperBound, column)
  }
}
