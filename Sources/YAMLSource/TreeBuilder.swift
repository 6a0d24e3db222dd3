internal import Diagnostics
internal import StrictJSON

extension UInt8 {
  /// Whether it is a space or a part of a line break.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D }
}

/// Builds the tree of located values from libyaml's events, without recursion.
struct TreeBuilder {
  private let source: SourceText
  private let offsets: CharacterOffsets
  private let limits: YAMLReader.Limits
  private var open: [OpenCollection] = []
  private var pending = PendingNodes()
  private var root: LocatedValue?
  private var documents = 0
  private var problems: [YAMLProblem] = []

  init(source: SourceText, offsets: CharacterOffsets, limits: YAMLReader.Limits) {
    self.source = source
    self.offsets = offsets
    self.limits = limits
  }

  /// The tree and all problems, and separately the error that ended the reading, if one did.
  mutating func build() -> (value: LocatedValue?, problems: [YAMLProblem], fatal: YAMLProblem?) {
    do throws(YAMLProblem) {
      try source.bytes.withUnsafeBufferPointer { bytes throws(YAMLProblem) in
        try read(UnsafeBufferPointer(rebasing: bytes[offsets.start...]))
      }
      return (root, problems, nil)
    } catch {
      return (nil, problems, error)
    }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) throws(YAMLProblem) {
    guard !text.isEmpty else { return }
    guard var stream = EventStream(text) else { throw YAMLProblem("out of memory", at: 0..<0) }
    while problems.count < limits.problems {
      let located: EventStream.Located
      do throws(EventStream.Failure) { located = try stream.next() } catch {
        throw YAMLProblem(error, in: source.bytes, offsets: offsets)
      }
      if case .streamEnd = located.event { return }
      guard try take(located.event, span(of: located)) else { return }
    }
  }

  /// The range of an event, without the line breaks at the end of a block scalar, which libyaml includes.
  private func span(of located: EventStream.Located) -> Range<Int> {
    let start = offsets.offset(ofCharacter: located.start)
    var end = offsets.offset(ofCharacter: located.end)
    while end > start, source.bytes[end - 1].isBlank { end -= 1 }
    return start..<max(start, end)
  }

  /// Takes one event; `false` when the rest of the file must not be read.
  private mutating func take(_ event: EventStream.Event, _ span: Range<Int>) throws(YAMLProblem) -> Bool {
    switch event {
    case .documentStart:
      documents += 1
      guard documents == 1 else {
        report("a second document begins here", span, fix: "put each document in a file of its own")
        return false
      }
    case .mappingStart(let properties): try begin(span, isMapping: true, properties)
    case .sequenceStart(let properties): try begin(span, isMapping: false, properties)
    case .collectionEnd:
      if let collection = open.popLast() { add(collection.closed(bracket: span, &pending)) }
    case .scalar(let text, let isPlain, let properties):
      check(properties, span)
      if !isPlain, let quote = source.bytes.quoteClosedByChance(of: span) { throw quote }
      if let last = lastAwaitingKey {
        key(text, isPlain: isPlain, span, in: last)
      } else {
        scalar(text, isPlain: isPlain, span)
      }
    case .alias: alias(span)
    case .streamEnd, .other: break
    }
    return true
  }

  /// The index of the innermost collection if its next node is a key.
  private var lastAwaitingKey: Int? { open.indices.last.flatMap { open[$0].expectsKey ? $0 : nil } }

  private mutating func begin(
    _ span: Range<Int>, isMapping: Bool, _ properties: EventStream.Properties
  ) throws(YAMLProblem) {
    check(properties, span)
    guard open.count < limits.depth else {
      throw YAMLProblem("nested deeper than \(limits.depth) levels", at: span)
    }
    guard lastAwaitingKey == nil else {
      throw YAMLProblem("a key has to be text, not a list or a mapping", at: span)
    }
    open.append(OpenCollection(start: span.lowerBound, isMapping: isMapping, after: pending))
  }

  private mutating func scalar(_ text: String, isPlain: Bool, _ span: Range<Int>) {
    guard isPlain else { return add(LocatedValue(.string(text), at: span)) }
    if let entry = swallowedEntry(text, span) { report(swallowed: entry, by: span) }
    switch PlainScalar(text) {
    case .value(let content):
      if let comment = gluedComment(after: span, content) { report(comment: comment, after: span) }
      add(LocatedValue(content, at: span))
    case .ambiguous:
      report(
        "\(text.truncated) can be read as a number or as text", span,
        fix: "write \"\(text.truncated)\" in quotes if it is text, or a plain decimal number",
        replacement: ScalarText.written(text))
      add(LocatedValue(.string(text), at: span))
    }
  }

  private mutating func key(_ text: String, isPlain: Bool, _ span: Range<Int>, in collection: Int) {
    if isPlain, text == "<<" {
      report("a merge key (<<) isn't allowed", span, fix: "write the fields out")
      open[collection].skipKey()
    } else if isPlain, let comment = foreignComment(text, at: span.lowerBound) {
      problems.append(comment)
      open[collection].skipKey()
    } else if !open[collection].take(key: text, at: span, pending) {
      let first = open[collection].members(in: pending).first { $0.key.hasSameBytes(as: text) }?.keySpan
      let line = first.map { "; first at line \(source.location($0).line)" } ?? ""
      report(
        "key \"\(text.truncated)\" is written twice\(line)", span, fix: "delete one of them", related: first)
    }
  }

  /// A comment of another language that YAML takes for a field, since it has a colon.
  private func foreignComment(_ key: String, at offset: Int) -> YAMLProblem? {
    // Nearly all names begin with a letter.
    guard let first = key.utf8.first, "/-<".utf8.contains(first) else { return nil }
    return WrittenLine(source.bytes[offset...].prefix { $0 != 0x0A }).foreignComment
  }

  /// What looks like an entry of a list on a further line of a text: it begins too far to the right.
  private func swallowedEntry(_ text: String, _ span: Range<Int>) -> Range<Int>? {
    // Most texts have no hyphen.
    guard text.utf8.contains(UInt8(ascii: "-")) else { return nil }
    return source.bytes[span].split(separator: 0x0A).dropFirst().lazy
      .map { $0.drop { $0 == 0x20 } }.first { $0.starts(with: "- ".utf8) }
      .map { $0.startIndex..<$0.endIndex }
  }

  /// A comment that may be meant as text, since no space is between its sign and its words: after a text, or in place of an
  /// entry of a list. (In place of a field's value it may be a colour, of which the schema's rule tells.)
  private func gluedComment(after span: Range<Int>, _ content: LocatedValue.Content) -> Range<Int>? {
    let line = source.bytes[span.upperBound...].drop { $0 == 0x20 }
    guard line.first == UInt8(ascii: "#"), let next = line.dropFirst().first, next > 0x20,
      next != UInt8(ascii: "#")
    else { return nil }
    switch content {
    case .string: break
    case .null where span.isEmpty && open.last?.isMapping == false: break
    default: return nil
    }
    return line.startIndex..<(line.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? line.endIndex)
  }

  private mutating func report(comment: Range<Int>, after text: Range<Int>) {
    let words = source.text(comment.lowerBound + 1..<comment.upperBound).truncated
    let whole = ScalarText.quoted(
      source.text((text.isEmpty ? comment.lowerBound : text.lowerBound)..<comment.upperBound))
    // At an entry that is missing, so that the schema's rule doesn't report it again.
    report(
      "what follows # is a comment to YAML, and no part of the text", text.isEmpty ? text : comment,
      fix: "write \(whole.truncated) if it belongs to the text, or # \(words) if it is a comment")
  }

  private mutating func report(swallowed entry: Range<Int>, by text: Range<Int>) {
    problems.append(
      YAMLProblem(
        "this line belongs to the text before it, although it looks like an entry of a list", at: entry,
        fix: source.bytes.fixOfEntry(in: text), makes: text))
  }

  private mutating func alias(_ span: Range<Int>) {
    if let text = source.bytes.textInAsterisks(at: span.lowerBound) {
      problems.append(YAMLProblem(asterisks: text, at: span))
    } else {
      report("an alias (*) isn't allowed", span, fix: "write the value out, or put text in quotes")
    }
    if let last = lastAwaitingKey { open[last].skipKey() } else { add(LocatedValue(.null, at: span)) }
  }

  private mutating func add(_ value: LocatedValue) {
    guard let last = open.indices.last else { return root = value }
    open[last].take(value, &pending)
  }

  private mutating func check(_ properties: EventStream.Properties, _ span: Range<Int>) {
    if properties.hasAnchor {
      report(
        "an anchor (&) isn't allowed", span,
        fix: "delete it, and write the value out where it is used; or put text in quotes")
    }
    if properties.hasTag { report("a tag (!) isn't allowed", span, fix: "delete it, or put text in quotes") }
  }

  private mutating func report(
    _ message: String, _ span: Range<Int>, fix: String, related: Range<Int>? = nil,
    replacement: String? = nil
  ) {
    problems.append(YAMLProblem(message, at: span, fix: fix, related: related, replacement: replacement))
  }
}
