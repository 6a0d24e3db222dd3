internal import Catalogue
internal import Diagnostics
internal import JSONSchema

/// Barcode rules: a wrong one turns a real card away.
extension Rule {
  static let possibleLengths = Rule(
    "E302", .error, "A barcode rule can be met by codes of its format.",
    example: "brands/pam.yaml:14:16: error[E302]: EAN13 always has 13 digits; lengths [12] can't match",
    sources: { context in
      context.formatFindings { brand, format in
        BarcodeFormatCheck(brand: brand, source: format).impossibilities()
      }
    })

  static let samples = Rule(
    "E303", .error, "A rule's valid samples obey it, and its invalid samples don't.",
    example:
      #"brands/pam.yaml:16:10: error[E303]: valid sample "0400123456783" fails: check digit is 3, should be 2"#,
    sources: { context in
      context.formatFindings { brand, format in
        BarcodeFormatCheck(brand: brand, source: format).wrongSamples()
      }
    })

  static let portablePattern = Rule(
    "E304", .error, "A pattern is anchored and means the same in Swift, Kotlin and JavaScript.",
    example:
      #"brands/pam.yaml:15:16: error[E304]: pattern uses look-ahead "(?=", which Kotlin and Swift builds of this catalogue don't share"#,
    sources: { context in
      context.formatFindings { brand, format in
        BarcodeFormatCheck(brand: brand, source: format).patternProblems()
      }
    })

  static let evidence = Rule(
    "E305", .error, "A rule that turns cards away names its source.",
    example: "brands/pam.yaml:18:15: error[E305]: confidence known needs barcode.source",
    sources: { context in
      context.brands.compactMap { brand in
        guard let barcode = brand.barcode, let confidence = barcode.confidence, confidence.value == .known,
          barcode.source == nil
        else { return nil }
        return Finding(
          "confidence known needs barcode.source", at: brand.location(confidence.span),
          fix: "add the https address that shows it, or set confidence: likely")
      }
    })

  static let syntheticSamples = Rule(
    "W306", .warning, "Samples are made up and marked so: a real card's number is personal data.",
    example: #"brands/pam.yaml:16:10: warning[W306]: sample isn't marked synthetic"#,
    sources: { context in
      context.formatFindings { brand, format in
        guard brand.barcode?.isSynthetic == false,
          let sample = format.valid.first(where: { $0.value.utf8.count >= 8 })
        else { return [] }
        return [
          Finding(
            "sample isn't marked synthetic", at: brand.location(sample.span),
            fix: "make up a number and add \"synthetic: true\" to barcode; never use a real card's")
        ]
      }
    })
}

extension SourceContext {
  fileprivate func formatFindings(_ check: (BrandSource, BarcodeFormatSource) -> [Finding]) -> [Finding] {
    brands.flatMap { brand in (brand.barcode?.formats ?? []).flatMap { check(brand, $0) } }
  }
}

/// The checks of one format of one brand's rule.
private struct BarcodeFormatCheck {
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
    guard let rule = source.rule else { return [] }
    let pattern = source.pattern.flatMap { try? RegularExpression($0.value, dialect: .portable) }
    // A pattern that can't be read has a finding of its own, and says nothing about the samples.
    guard source.pattern == nil || pattern != nil else { return [] }
    let problem = { (code: String) -> String? in
      if let violation = rule.violation(of: code) { return violation.description }
      return pattern?.matches(code) == false ? "it doesn't match the pattern" : nil
    }
    let failing = source.valid.compactMap { sample in
      problem(sample.value).map { finding("valid sample \"\(sample.value)\" fails: \($0)", sample.span) }
    }
    let passing = source.invalid.filter { problem($0.value) == nil }.map { sample in
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
      return [
        finding("pattern has to match the whole code", pattern.span, fix: "begin it with ^ and end it with $")
      ]
    } catch {
      let shared =
        if case .unsupported = error { ", which Kotlin and Swift builds of this catalogue don't share" } else
        { "" }
      return [
        finding(
          "pattern \(error)\(shared)", pattern.span,
          fix: "prefer lengths and prefixes; write [0-9] for digits")
      ]
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
