internal import Diagnostics
internal import StrictJSON

/// Builds the tree of located values from libyaml's events, without recursion.
struct TreeBuilder {
  private let source: SourceText
  private let offsets: CharacterOffsets
  private let depthLimit: Int
  private var open: [Collection] = []
  private var root: LocatedValue?
  private var documents = 0
  private var problems: [YAMLProblem] = []

  /// A mapping or a sequence whose end hasn't come yet.
  private struct Collection {
    let start: Int
    let isMapping: Bool
    var elements: [LocatedValue] = []
    var members: [LocatedObject.Member] = []
    var keys = KeySet()
    /// The key that waits for its value.
    var key: (text: String, span: Range<Int>)?
    /// Whether the value to come belongs to a key that is left out: it is written twice, or isn't text.
    var skipsValue = false
  }

  init(source: SourceText, offsets: CharacterOffsets, depthLimit: Int) {
    self.source = source
    self.offsets = offsets
    self.depthLimit = depthLimit
  }

  mutating func build() -> YAMLReader.Document {
    do throws(YAMLProblem) {
      try readAll()
      if root == nil, problems.isEmpty {
        problems.append(
          YAMLProblem(
            "the file is empty", at: 0..<0, fix: "write one field a line, such as \"id: esselunga\""))
      }
    } catch {
      return YAMLReader.Document(value: nil, problems: problems + [error])
    }
    return YAMLReader.Document(value: root, problems: problems)
  }

  private mutating func readAll() throws(YAMLProblem) {
    let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<Void, YAMLProblem> in
      let text = UnsafeBufferPointer(rebasing: bytes[offsets.start...])
      guard var stream = EventStream(text) else { return .failure(YAMLProblem("out of memory", at: 0..<0)) }
      do throws(YAMLProblem) { return .success(try read(&stream)) } catch { return .failure(error) }
    }
    try result.get()
  }

  private mutating func read(_ stream: inout EventStream) throws(YAMLProblem) {
    while true {
      let located: EventStream.Located
      do throws(EventStream.Failure) { located = try stream.next() } catch {
        let offset = offsets.offset(ofCharacter: error.character)
        throw YAMLProblem("this isn't YAML: \(error.message)", at: offset..<offset)
      }
      let start = offsets.offset(ofCharacter: located.start)
      let span = start..<max(start, offsets.offset(ofCharacter: located.end))
      if case .streamEnd = located.event { return }
      guard try take(located.event, span) else { return }
    }
  }

  /// Takes one event; `false` when the rest of the file is not to be read.
  private mutating func take(_ event: EventStream.Event, _ span: Range<Int>) throws(YAMLProblem) -> Bool {
    switch event {
    case .documentStart(let hasTagDirective):
      documents += 1
      if hasTagDirective { report("a %TAG directive isn't allowed", span, fix: "delete it") }
      guard documents == 1 else {
        report("a second document begins here", span, fix: "put each brand in a file of its own")
        return false
      }
    case .mappingStart(let properties): try begin(span, isMapping: true, properties)
    case .sequenceStart(let properties): try begin(span, isMapping: false, properties)
    case .collectionEnd: end(span)
    case .scalar(let text, let isPlain, let properties):
      check(properties, span)
      scalar(text, isPlain: isPlain, span)
    case .alias:
      report("an alias (*) isn't allowed", span, fix: "write the value out")
      add(LocatedValue(.null, at: span))
    case .streamEnd, .other: break
    }
    return true
  }

  private mutating func begin(
    _ span: Range<Int>, isMapping: Bool, _ properties: EventStream.Properties
  ) throws(YAMLProblem) {
    check(properties, span)
    guard open.count < depthLimit else {
      throw YAMLProblem("nested deeper than \(depthLimit) levels", at: span)
    }
    if let last = open.indices.last, open[last].isMapping, open[last].key == nil, !open[last].skipsValue {
      throw YAMLProblem("a key has to be text, not a list or a mapping", at: span)
    }
    open.append(Collection(start: span.lowerBound, isMapping: isMapping))
  }

  private mutating func end(_ span: Range<Int>) {
    guard let collection = open.popLast() else { return }
    let whole = collection.start..<max(collection.start, source.endOfContent(span.upperBound))
    add(
      LocatedValue(
        collection.isMapping ? .object(LocatedObject(collection.members)) : .array(collection.elements),
        at: whole))
  }

  private mutating func scalar(_ text: String, isPlain: Bool, _ span: Range<Int>) {
    if let last = open.indices.last, open[last].isMapping, open[last].key == nil, !open[last].skipsValue {
      key(text, span, in: last)
      return
    }
    guard isPlain else { return add(LocatedValue(.string(text), at: span)) }
    switch PlainScalar(text) {
    case .value(let content): add(LocatedValue(content, at: span))
    case .ambiguous:
      report(
        "\(text) can be read as a number or as text", span,
        fix: "write \"\(text)\" in quotes if it is text, or a plain decimal number without leading zeros")
      add(LocatedValue(.string(text), at: span))
    }
  }

  private mutating func key(_ text: String, _ span: Range<Int>, in collection: Int) {
    guard open[collection].keys.insert(text) else {
      let first = open[collection].members.first { $0.key.hasSameBytes(as: text) }?.keySpan
      let line = first.map { source.location($0).line }
      report(
        "key \"\(text)\" is written twice" + (line.map { "; first at line \($0)" } ?? ""), span,
        fix: "delete one of them", related: first)
      open[collection].skipsValue = true
      return
    }
    open[collection].key = (text, span)
  }

  private mutating func add(_ value: LocatedValue) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    if open[last].skipsValue {
      open[last].skipsValue = false
    } else if let key = open[last].key {
      open[last].members.append(.init(key: key.text, keySpan: key.span, value: value))
      open[last].key = nil
    } else {
      open[last].elements.append(value)
    }
  }

  private mutating func check(_ properties: EventStream.Properties, _ span: Range<Int>) {
    if properties.hasAnchor {
      report("an anchor (&) isn't allowed", span, fix: "delete it, and write values out where they are used")
    }
    if properties.hasTag { report("a tag (!) isn't allowed", span, fix: "delete it; put text in quotes") }
  }

  private mutating func report(_ message: String, _ span: Range<Int>, fix: String, related: Range<Int>? = nil)
  {
    problems.append(YAMLProblem(message, at: span, fix: fix, related: related))
  }
}

extension SourceText {
  /// Where the content before an offset ends: libyaml ends a block collection at the next token, lines later.
  fileprivate func endOfContent(_ offset: Int) -> Int {
    let content = bytes[..<min(offset, bytes.count)]
    return content.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
  }
}
