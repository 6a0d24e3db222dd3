internal import JSONSchema
internal import StrictJSON

/// Finds the one value that can have been meant by a value that its schema rejects: of all spellings that differ only
/// in case, spaces, signs, quotes or tracking parameters, or in what it was copied with, the one that the schema accepts.
struct ValueRepair {
  let schema: Schema
  let document: LocatedValue

  /// The values that can have been meant, each once: where there is one, it was.
  /// - Parameter written: how the value is written in the file.
  func repaired(_ failure: SchemaFailure, written: String) -> [LocatedValue.Content] {
    guard Self.spellingKeywords.contains(failure.keyword),
      let value = document.value(at: failure.path.steps[...])
    else { return [] }
    let isChoice = failure.kind == .unknownValue
    var found: [LocatedValue] = []
    for content in candidates(for: value, written, isChoice: isChoice, at: failure.path) {
      let candidate = LocatedValue(content, at: value.span)
      guard !candidate.isEqual(to: value), accepts(candidate, at: failure.path) else { continue }
      if !found.contains(where: { $0.isEqual(to: candidate) }) { found.append(candidate) }
    }
    return found.map(\.content)
  }

  /// The keywords about the spelling of one value.
  private static let spellingKeywords: Set<String> = ["pattern", "enum", "const", "type", "not"]

  /// Whether the schema accepts a value at a path, with nothing else around it.
  private func accepts(_ value: LocatedValue, at path: InstancePath) -> Bool {
    let failures = schema.validate(LocatedValue(value, alone: path.steps))
    return !failures.contains { $0.path.steps.count >= path.steps.count }
  }

  private func candidates(
    for value: LocatedValue, _ written: String, isChoice: Bool, at path: InstancePath
  ) -> [LocatedValue.Content] {
    switch value.content {
    case .bool: return [.string(written)]
    case .number:
      // Digits are a text where any text will do, and else perhaps a colour without its sign.
      let isText = accepts(LocatedValue(.string(written), at: value.span), at: path)
      return [.string(isText ? written : RGBText(written)?.text ?? written)]
    case .string(let text):
      let readings = CopiedList(text, written: written).readings
      // The same with the addresses' schemes, where people left them out.
      let addresses = readings.map { texts in texts.map { CopiedValue($0).address ?? $0 } }
      let lists = (readings + addresses).map { texts in
        LocatedValue.Content.array(texts.map { LocatedValue(.string($0), at: value.span) })
      }
      // What spans lines can only be a list of its lines: one text is on one line.
      if written.utf8.contains(0x0A) { return lists }
      let trimmed = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      var spellings = [trimmed] + CopiedValue(trimmed).spellings
      if isChoice { spellings += Self.choices(text) }
      if Self.isWord(text) {
        spellings += [text.uppercased(), text.lowercased()]
        // Three letters without a sign, such as "bad", are a word.
        let isColor = text.utf8.count > 3 || text.utf8.contains { (0x23...0x39).contains($0) }
        if isColor, let color = RGBText(text) { spellings.append(color.text) }
      }
      if let query = TrackedAddress(text) {
        spellings.append(
          query.address { accepts(LocatedValue(.string($0), at: value.span), at: path) })
      }
      // No longer than numbers that every language has.
      let number =
        text.utf8.count < 10 ? ExactNumber(literal: text).map { [LocatedValue.Content.number($0)] } ?? [] : []
      let flag = ["true": true, "false": false][text].map { [LocatedValue.Content.bool($0)] } ?? []
      let nothing: [LocatedValue.Content] = CopiedValue(trimmed).saysNothing ? [.null] : []
      return spellings.map { .string($0) } + number + flag + nothing + lists
    case .array(let elements): return elements.count == 1 ? [elements[0].content] : []
    case .null, .object: return []
    }
  }

  /// Whether a text is an id or a code, in which only the case can be wrong.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || "#-_.".utf8.contains($0)
    }
  }

  /// A choice's name without the signs that other programs put into it.
  private static func choices(_ text: String) -> [String] {
    let letters = text.filter { $0.isLetter || $0.isNumber }
    let upper = letters.uppercased()
    return [upper, letters.lowercased(), otherNames[upper]].compactMap(\.self)
  }

  /// What other programs call barcode formats.
  private static let otherNames = [
    "QRCODE": "QR", "INTERLEAVED2OF5": "ITF", "I2OF5": "ITF", "NW7": "CODABAR",
  ]
}

extension SchemaFailure {
  /// The keyword that the value fails.
  fileprivate var keyword: String { keywordLocation.split(separator: "/").last.map(String.init) ?? "" }
}

extension LocatedValue {
  /// The value at a path; `nil` where there is none.
  func value(at steps: ArraySlice<InstancePath.Step>) -> LocatedValue? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key): return object?[key]?.value(at: rest)
    case .index(let index):
      guard let array, array.indices.contains(index) else { return nil }
      return array[index].value(at: rest)
    }
  }

  /// The same with another value at a path.
  func replacing(_ steps: ArraySlice<InstancePath.Step>, with content: Content) -> LocatedValue {
    guard let step = steps.first else { return LocatedValue(content, at: span) }
    switch (step, self.content) {
    case (.key(let key), .object(let object)):
      let members = object.members.map { member in
        guard member.key.hasSameBytes(as: key) else { return member }
        return LocatedObject.Member(
          key: key, keySpan: member.keySpan, value: member.value.replacing(steps.dropFirst(), with: content))
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].replacing(steps.dropFirst(), with: content)
      return LocatedValue(.array(elements), at: span)
    default: return self
    }
  }

  /// The same without the member at a path.
  func removing(_ steps: ArraySlice<InstancePath.Step>) -> LocatedValue {
    guard case .key(let key)? = steps.last, let object = value(at: steps.dropLast())?.object else {
      return self
    }
    let others = object.members.filter { !$0.key.hasSameBytes(as: key) }
    return replacing(steps.dropLast(), with: .object(LocatedObject(others)))
  }

  /// A tree that has only one value, at the given path.
  init(_ value: LocatedValue, alone steps: [InstancePath.Step]) {
    self = steps.reversed().reduce(value) { inner, step in
      switch step {
      case .key(let key):
        let member = LocatedObject.Member(key: key, keySpan: 0..<0, value: inner)
        return LocatedValue(.object(LocatedObject([member])), at: 0..<0)
      case .index: return LocatedValue(.array([inner]), at: 0..<0)
      }
    }
  }
}
