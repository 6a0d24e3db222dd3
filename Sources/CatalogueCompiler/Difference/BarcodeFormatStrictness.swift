internal import Catalogue

/// In what the rule of one format is stricter than it was. What a format can't carry anyway isn't missed.
struct BarcodeFormatStrictness {
  private let old: BarcodeFormatRule
  private let new: BarcodeFormatRule
  private let path: FieldPath

  init(from old: BarcodeFormatRule, to new: BarcodeFormatRule, at path: FieldPath) {
    (self.old, self.new, self.path) = (old, new, path)
  }

  /// What is stricter, and the first sample of the old rule that the new one refuses: a proof.
  var reasons: [BarcodeStrictness.Reason] {
    let found: [(field: String, phrase: Phrase?)] = [
      (lengthField, lostLengths),
      ("charset", lostCharacters),
      ("prefixes", lostPrefixes),
      ("check", newCheck),
      ("pattern", newPattern),
      ("valid", refusedSample),
    ]
    return found.compactMap { field, phrase in
      phrase.map { phrase in
        .init(path: path.member(field), phrase: "\(code: new.format.rawValue) \(phrase)")
      }
    }
  }

  /// The longest code of any symbology, in characters.
  private static let lengths = 1...2953

  private var lengthField: String {
    if old.lengths != new.lengths { return "lengths" }
    return old.minLength != new.minLength ? "minLength" : "maxLength"
  }

  private var lostLengths: Phrase? {
    guard (old.lengths, old.minLength, old.maxLength) != (new.lengths, new.minLength, new.maxLength) else {
      return nil
    }
    let symbology = Symbology(old.format)
    // Sets, because a hostile list may be long.
    let (before, after) = (Set(old.lengths), Set(new.lengths))
    let lost = Self.lengths.filter { length in
      symbology.allows(length: length) && old.allows(length, in: before) && !new.allows(length, in: after)
    }
    guard !lost.isEmpty else { return nil }
    let runs = Self.runs(of: lost)
    let shown = runs.prefix(5) + (runs.count > 5 ? ["…"] : [])
    return "takes no codes of length \(words: shown.joined(separator: ", ")) any more"
  }

  /// Ascending numbers in short: `1 to 12, 14`.
  private static func runs(of numbers: [Int]) -> [String] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
  }

  /// The characters of ASCII, and one that stands for all others.
  private static let characters = (0..<0x80).map { Character(Unicode.Scalar(UInt8($0))) } + ["è"]

  private var lostCharacters: Phrase? {
    guard old.charset != new.charset else { return nil }
    let lost = Self.characters.filter { old.has($0) && !new.has($0) }
    guard let first = lost.first(where: { $0.isLetter || $0.isNumber }) ?? lost.first else { return nil }
    return "takes fewer characters, not \(code: "\(first)") for one"
  }

  private var lostPrefixes: Phrase? {
    guard !new.prefixes.isEmpty else { return nil }
    let now = Phrase(new.prefixes.map { "\(code: $0)" }, separator: ", ")
    if old.prefixes.isEmpty { return "asks codes to begin with \(now)" }
    let after = PrefixSet(new.prefixes)
    let lost = old.prefixes.filter { !after.hasPrefix(of: $0) }
    guard !lost.isEmpty else { return nil }
    let before = Phrase(lost.map { "\(code: $0)" }, separator: ", ")
    return "asks codes to begin with \(now), no longer with \(before)"
  }

  private var newCheck: Phrase? {
    guard new.effectiveCheck != .none, new.effectiveCheck != old.effectiveCheck else { return nil }
    return "asks for the check \(code: new.check.rawValue)"
  }

  /// Which of two patterns takes more isn't looked into.
  private var newPattern: Phrase? {
    guard let after = new.pattern, old.pattern.map({ !$0.utf8.elementsEqual(after.utf8) }) ?? true else {
      return nil
    }
    return old.pattern == nil
      ? "has a pattern now, and may be stricter" : "has another pattern, and may be stricter"
  }

  private var refusedSample: Phrase? {
    guard let before = BarcodeSampleCheck(old), let after = BarcodeSampleCheck(new) else { return nil }
    // A rule has a dozen samples at most; a hostile one isn't to take for ever.
    for sample in old.valid.prefix(100) where before.problem(with: sample) == nil {
      if let problem = after.problem(with: sample) {
        return "doesn't take \(code: sample), a sample of the old rule: \(prose: problem)"
      }
    }
    return nil
  }
}

extension BarcodeFormatRule {
  /// Whether the rule allows a length, given the set of its own ones.
  fileprivate func allows(_ length: Int, in lengths: Set<Int>) -> Bool {
    (lengths.isEmpty || lengths.contains(length)) && length >= minLength ?? 0 && length <= maxLength ?? .max
  }

  /// Whether the symbology and the brand's own set have a character.
  fileprivate func has(_ character: Character) -> Bool {
    if case .character = BarcodeFormatRule(format: format, charset: charset).violation(of: String(character))
    {
      false
    } else {
      true
    }
  }

  /// The check that the symbology doesn't ask for already.
  fileprivate var effectiveCheck: BarcodeCheck {
    check == .gs1 && Symbology(format).hasGS1CheckDigit ? .none : check
  }
}
