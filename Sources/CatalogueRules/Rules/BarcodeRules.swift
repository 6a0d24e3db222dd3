internal import Catalogue
internal import CatalogueSources
internal import Diagnostics

/// Barcode rules: a wrong one rejects a real card.
extension Rule {
  package static let possibleLengths = Rule(
    "E302", .error, "A barcode rule can be met by codes of its format.",
    entries: { context in
      formatFindings { brand, format in
        BarcodeFormatCheck(brand: brand, source: format).impossibilities()
      }
    })

  package static let samples = Rule(
    "E303", .error, "A rule's valid samples obey it, and its invalid samples don't.",
    entries: { context in
      formatFindings { brand, format in
        // Samples are checked only by a rule that was read completely.
        guard !context.unresolved.mayHave(context.name(.barcodeRule), in: brand.source) else { return [] }
        return BarcodeFormatCheck(brand: brand, source: format).wrongSamples()
      }
    })

  package static let portablePattern = Rule(
    "E304", .error, "A pattern is anchored and means the same in Swift, Kotlin and JavaScript.",
    entries: { context in
      formatFindings { brand, format in
        BarcodeFormatCheck(brand: brand, source: format).patternProblems()
      }
    })

  package static let evidence = Rule(
    "E305", .error, "A rule of known confidence names its source.",
    entries: { context in
      { brand in
        guard let barcode = brand.barcode, let confidence = barcode.confidence, confidence.value == .known,
          barcode.source == nil, !context.unresolved.mayHave(BarcodeFields.source, in: brand.source)
        else { return [] }
        return [
          Finding(
            "confidence known needs \(context.name(.barcodeRule)).source",
            at: brand.location(confidence.span),
            fix: "add the https address that shows it, or set confidence: likely")
        ]
      }
    })

  package static let syntheticSamples = Rule(
    "W306", .warning, "Samples are made up and marked so: a real card's number is personal data.",
    entries: { context in
      { brand in
        guard let barcode = brand.barcode, !barcode.isSynthetic,
          !context.unresolved.mayHave(BarcodeFields.synthetic, in: brand.source),
          let sample = barcode.formats.flatMap(\.valid).first(where: { $0.value.utf8.count >= 8 })
        else { return [] }
        return [
          Finding(
            "sample isn't marked synthetic", at: brand.location(sample.span),
            fix:
              "make up a number and add \"synthetic: true\" to \(context.name(.barcodeRule)); never use a real card's"
          )
        ]
      }
    })
}

/// A check of every format of a barcode rule.
private func formatFindings(
  _ check: @escaping (BrandSource, BarcodeFormatSource) -> [Finding]
) -> (BrandSource) -> [Finding] {
  { brand in (brand.barcode?.formats ?? []).flatMap { check(brand, $0) } }
}
