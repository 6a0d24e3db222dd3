internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// How a brand's barcode rule has become stricter.
///
/// A rule counts as apps read it: they drop one with a word that this program doesn't know. Without a rule, or with
/// confidence `unknown`, only the symbology's own rules hold.
struct BarcodeStrictness {
  /// Codes that the rule no longer accepts, or may no longer accept.
  struct Reason {
    let path: FieldPath
    let phrase: Phrase
  }

  let reasons: [Reason]

  /// Compares the values of a field.
  init(from old: LocatedValue?, to new: LocatedValue?, at path: FieldPath) {
    guard let rule = Self.rule(new), rule.confidence != .unknown else {
      reasons = []
      return
    }
    let before = Self.rule(old)
    var found: [Reason] = []
    if rule.confidence == .known, before?.confidence != .known {
      let path = before == nil ? path : path.member(BarcodeFields.confidence)
      found.append(Reason(path: path, phrase: "the rule is now known: apps refuse codes that break it"))
    }
    // A likely rule only warns: where there was none, it breaks nothing.
    if let before, before.confidence != .unknown {
      let consequence: Phrase = rule.confidence == .known ? " (apps refuse)" : " (apps warn)"
      found += Self.compare(before.formats, rule.formats, at: path).map { reason in
        Reason(path: reason.path, phrase: reason.phrase + consequence)
      }
    }
    reasons = found
  }

  /// Several rules for one format are compared in their order.
  private static func compare(
    _ old: [BarcodeFormatRule], _ new: [BarcodeFormatRule], at rule: FieldPath
  ) -> [Reason] {
    let after = Dictionary(grouping: new, by: \.format)
    let before = Dictionary(grouping: old, by: \.format).sorted { $0.key.rawValue < $1.key.rawValue }
    return before.flatMap { format, rules -> [Reason] in
      let path = rule.member(BarcodeFields.formats).element(format.rawValue)
      let others = after[format] ?? []
      let pairs = zip(rules, others).flatMap { BarcodeFormatStrictness(from: $0, to: $1, at: path).reasons }
      guard others.count < rules.count else { return pairs }
      let phrase: Phrase =
        others.isEmpty
        ? "no longer accepts \(code: format.rawValue)" : "has fewer rules for \(code: format.rawValue)"
      return pairs + [Reason(path: path, phrase: phrase)]
    }
  }

  private static func rule(_ value: LocatedValue?) -> BarcodeRule? {
    guard let object = value?.object else { return nil }
    let hasUnknownCharacters = object.objects(BarcodeFields.formats).contains { format, _ in
      guard let word = format[BarcodeFields.charset], !word.isNull else { return false }
      return format.choice(BarcodeFields.charset, BarcodeCharacterSet.self) == nil
    }
    return hasUnknownCharacters ? nil : BarcodeSource(object).rule
  }
}
