internal import Catalogue
internal import StrictJSON

/// In what a brand's barcode rule is stricter than it was.
///
/// A rule is what apps make of it: without one, or with one that says something that this program doesn't know and apps
/// therefore drop, only the symbology's own rule holds, and so it does with confidence `unknown`.
struct BarcodeStrictness {
  /// One thing that the rule took and takes no longer, or may take no longer.
  struct Reason {
    let path: FieldPath
    let phrase: Phrase
  }

  let reasons: [Reason]

  private static let path = FieldPath().member("barcode")

  /// Compares the values of the field `barcode`.
  init(from old: LocatedValue?, to new: LocatedValue?) {
    guard let rule = Self.rule(new), rule.confidence != .unknown else {
      reasons = []
      return
    }
    let before = Self.rule(old)
    var found: [Reason] = []
    if rule.confidence == .known, before?.confidence != .known {
      let path = before == nil ? Self.path : Self.path.member("confidence")
      found.append(Reason(path: path, phrase: "apps refuse codes that break the rule, which is known now"))
    }
    // A rule that is likely only warns: beside none at all, it is no break.
    if let before, before.confidence != .unknown {
      let consequence: Phrase = rule.confidence == .known ? " (apps refuse)" : " (apps warn)"
      found += Self.compare(before.formats, rule.formats).map { reason in
        Reason(path: reason.path, phrase: reason.phrase + consequence)
      }
    }
    reasons = found
  }

  /// Several rules for one format are compared in their order.
  private static func compare(_ old: [BarcodeFormatRule], _ new: [BarcodeFormatRule]) -> [Reason] {
    let after = Dictionary(grouping: new, by: \.format)
    let before = Dictionary(grouping: old, by: \.format).sorted { $0.key.rawValue < $1.key.rawValue }
    return before.flatMap { format, rules -> [Reason] in
      let path = path.member("formats").element(format.rawValue)
      let others = after[format] ?? []
      let pairs = zip(rules, others).flatMap { BarcodeFormatStrictness(from: $0, to: $1, at: path).reasons }
      guard others.count < rules.count else { return pairs }
      let phrase: Phrase =
        others.isEmpty
        ? "takes no \(code: format.rawValue) any more" : "takes \(code: format.rawValue) in fewer ways"
      return pairs + [Reason(path: path, phrase: phrase)]
    }
  }

  private static func rule(_ value: LocatedValue?) -> BarcodeRule? {
    guard let object = value?.object else { return nil }
    let hasUnknownCharacters = object.objects("formats").contains { format, _ in
      guard let word = format["charset"], !word.isNull else { return false }
      return format.choice("charset", BarcodeCharacterSet.self) == nil
    }
    return hasUnknownCharacters ? nil : BarcodeSource(object).rule
  }
}
