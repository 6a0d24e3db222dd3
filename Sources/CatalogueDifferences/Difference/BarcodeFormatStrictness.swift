internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources

/// How the rule for one format has become stricter. Codes that the format can't carry don't count.
struct BarcodeFormatStrictness {
  private let old: BarcodeFormatRule
  private let new: BarcodeFormatRule
  private let path: FieldPath

  init(from old: BarcodeFormatRule, to new: BarcodeFormatRule, at path: FieldPath) {
    (self.old, self.new, self.path) = (old, new, path)
  }

  /// What is stricter, and as a proof the first sample of the old rule that the new one rejects.
  var reasons: [BarcodeStrictness.Reason] {
    let found: [(field: String, phrase: Phrase?)] = [
      (lengthField, lostLengths),
      (BarcodeFields.charset, lostCharacters),
      (BarcodeFields.prefixes, lostPrefixes),
      (BarcodeFields.check, newCheck),
      (BarcodeFields.pattern, newPattern),
      (BarcodeFields.valid, rejectedSample),
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
    if old.lengths != new.lengths { return BarcodeFields.lengths }
    return old.minLength != new.minLength ? BarcodeFields.minLength : BarcodeFields.maxLength
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
    return "no longer accepts codes of length \(words: shown.joined(separator: ", "))"
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
    return "no longer accepts some characters, such as \(code: "\(first)")"
  }

  private var lostPrefixes: Phrase? {
    guard !new.prefixes.isEmpty else { return nil }
    let now = Phrase(new.prefixes.map { "\(code: $0)" }, separator: " or ")
    if old.prefixes.isEmpty { return "now requires the prefix \(now)" }
    let after = PrefixSet(new.prefixes)
    let lost = old.prefixes.filter { !after.hasPrefix(of: $0) }
    guard !lost.isEmpty else { return nil }
    let before = Phrase(lost.map { "\(code: $0)" }, separator: " or ")
    return "no longer accepts the prefix \(before), only \(now)"
  }

  private var newCheck: Phrase? {
    guard new.effectiveCheck != .none, new.effectiveCheck != old.effectiveCheck else { return nil }
    return "now requires the check \(code: new.check.rawValue)"
  }

  /// Which of two patterns accepts more isn't examined.
  private var newPattern: Phrase? {
    guard let after = new.pattern, old.pattern.map({ !$0.utf8.elementsEqual(after.utf8) }) ?? true else {
      return nil
    }
    return old.pattern == nil
      ? "now has a pattern and may be stricter" : "has another pattern and may be stricter"
  }

  private var rejectedSample: Phrase? {
    guard let before = BarcodeSampleCheck(old), let after = BarcodeSampleCheck(new) else { return nil }
    // A rule has a dozen samples at most; a hostile one must not take for ever.
    for sample in old.valid.prefix(100) where before.problem(with: sample) == nil {
      if let problem = after.problem(with: sample) {
        return "rejects \(code: sample), a sample of the old rule: \(prose: problem)"
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

  /// Whether the symbology and the brand's character set have a character.
  fileprivate func has(_ character: Character) -> Bool {
    if case .character = BarcodeFormatRule(format: format, charset: charset).violation(of: String(character))
    {
      false
    } else {
      true
    }
  }

  /// The check, unless the symbology has it anyway.
  fileprivate var effectiveCheck: BarcodeCheck {
    check == .gs1 && Symbology(format).hasGS1CheckDigit ? .none : check
  }
}
