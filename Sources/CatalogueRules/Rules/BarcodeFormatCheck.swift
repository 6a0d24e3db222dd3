internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import RegularExpressions

/// The checks of one format of one brand's rule.
struct BarcodeFormatCheck {
  let brand: BrandSource
  let source: BarcodeFormatSource

  func impossibilities() -> [Finding] {
    guard let format = source.format?.value else { return [] }
    let symbology = Symbology(format)
    var findings = lengthProblems(format, symbology)
    if !source.lengths.isEmpty, let bound = source.minLength ?? source.maxLength {
      findings.append(
        finding("lengths and minLength or maxLength are both set", bound.span, fix: "keep one of them"))
    }
    if let least = source.minLength, let most = source.maxLength, least.value > most.value {
      findings.append(finding("minLength \(least.value) is greater than maxLength \(most.value)", least.span))
    }
    if let check = source.check, !symbology.allows(check.value) {
      findings.append(
        finding(
          "\(format.rawValue) has no check \(check.value.rawValue)", check.span, fix: "write check: none"))
    }
    return findings
  }

  private func lengthProblems(_ format: BarcodeFormat, _ symbology: Symbology) -> [Finding] {
    let impossible = source.lengths.filter { !symbology.allows(length: $0.value) }
    let wanted = symbology.fixedLength.map { "always has \($0) digits" } ?? "can't have that many characters"
    if let first = impossible.first {
      let list = impossible.map { String($0.value) }.joined(separator: ", ")
      return [finding("\(format.rawValue) \(wanted); lengths [\(list)] can't match", first.span)]
    }
    guard let fixed = symbology.fixedLength else { return [] }
    if let least = source.minLength, least.value > fixed {
      return [finding("\(format.rawValue) \(wanted); minLength \(least.value) can't match", least.span)]
    }
    if let most = source.maxLength, most.value < fixed {
      return [finding("\(format.rawValue) \(wanted); maxLength \(most.value) can't match", most.span)]
    }
    return []
  }

  func wrongSamples() -> [Finding] {
    // No code can obey an impossible rule, which has a finding of its own.
    guard let rule = source.rule, impossibilities().isEmpty else { return [] }
    // A pattern that can't be read has a finding of its own, and says nothing about the samples.
    guard let check = BarcodeSampleCheck(rule) else { return [] }
    let failing = source.valid.compactMap { sample in
      check.problem(with: sample.value).map {
        finding(
          "valid sample \"\(sample.value)\" fails: \($0)", sample.span,
          fix: check.correction(of: sample.value))
      }
    }
    let passing = source.invalid.filter { check.problem(with: $0.value) == nil }.map { sample in
      finding(
        "invalid sample \"\(sample.value)\" passes", sample.span, fix: "change it so that it breaks the rule")
    }
    return failing + passing
  }

  func patternProblems() -> [Finding] {
    guard let pattern = source.pattern else { return [] }
    do throws(RegularExpressionError) {
      let expression = try RegularExpression(pattern.value, dialect: .portable)
      guard !expression.isAnchored else { return [] }
      let hasEnds = pattern.value.hasPrefix("^") && pattern.value.hasSuffix("$")
      return [
        finding(
          "pattern has to match the whole code", pattern.span,
          fix: hasEnds ? "put the alternatives in a group: ^(?:…|…)$" : "begin it with ^ and end it with $")
      ]
    } catch {
      let shared =
        if case .unsupported = error { ", which Kotlin and Swift don't share" } else { "" }
      let fix =
        if case .unbalanced = error { "close it, or use lengths and prefixes" } else {
          "prefer lengths and prefixes; write [0-9] for digits"
        }
      return [finding("pattern \(error)\(shared)", pattern.span, fix: fix)]
    }
  }

  private func finding(_ message: String, _ span: Range<Int>, fix: String? = nil) -> Finding {
    Finding(message, at: brand.location(span), fix: fix)
  }
}

extension Symbology {
  /// Whether codes of the format can end in that check.
  fileprivate func allows(_ check: BarcodeCheck) -> Bool {
    switch check {
    case .none: true
    case .gs1: hasGS1CheckDigit || format == .itf || format == .code128
    case .mod43: format == .code39
    }
  }
}
