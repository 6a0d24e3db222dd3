internal import Catalogue
internal import Diagnostics
internal import Foundation
internal import JSONSchema
internal import YAMLSource

/// What a file has to be on its own.
extension Rule {
  static let syntax = Rule(
    "E101", .error,
    "A source file is plain YAML: no duplicate keys, anchors, tags, tabs or invisible characters.",
    example: #"brands/pam.yaml:4:1: error[E101]: key "aliases" is written twice; first at line 2"#,
    sources: { context in
      context.sources.problems.flatMap { file in
        file.syntax.map { problem in
          Finding(
            problem.message, at: file.source.location(problem.span), fix: problem.fix,
            related: problem.related.map { [file.source.location($0)] } ?? [])
        }
      }
    })

  static let schema = Rule(
    "E102", .error, "A source file has the fields that its schema asks for, each of the right form.",
    example:
      ##"brands/pam.yaml:6:8: error[E102]: color "#1652" must be "#" and six upper-case hex digits, for example "#165226""##,
    sources: { $0.schemaFindings { !$0.isUnknownField && !$0.isUnknownFormat } })

  static let unknownField = Rule(
    "E103", .error, "A source file has no fields that its schema doesn't know.",
    example: #"brands/pam.yaml:9:1: error[E103]: unknown field "colour"; did you mean "color"?"#,
    sources: { $0.schemaFindings(where: \.isUnknownField) })

  static let knownFormat = Rule(
    "E301", .error, "A barcode format is one that apps can read.",
    example: #"brands/pam.yaml:12:17: error[E301]: format "EAN-13" isn't known; use EAN13"#,
    sources: { $0.schemaFindings(where: \.isUnknownFormat) })

  static let fileName = Rule(
    "E104", .error, "A brand's file is named after its id.",
    example:
      #"brands/pam.yaml:1:5: error[E104]: id is "pam-panorama" but the file is pam.yaml; rename the file or fix the id"#,
    sources: { context in
      context.brands.compactMap { brand in
        guard let id = brand.id, id.value != brand.fileID else { return nil }
        return Finding(
          "id is \"\(id.value)\" but the file is \(brand.fileID).yaml; rename the file or fix the id",
          at: brand.location(id.span))
      }
    })

  static let onlyBrandFiles = Rule(
    "E107", .error, "The brand folder holds brand files only, each with .yaml at its end.",
    example: "brands/pam.yml: error[E107]: this file isn't read; rename it to pam.yaml",
    sources: { context in
      context.sources.strayPaths.map { path in
        let stem = SourceText(path: path, bytes: []).fileStem
        return Finding(
          "this file isn't read; \(path.hasSuffix(".yml") ? "rename it to \(stem).yaml" : "move it elsewhere")",
          at: .file(path))
      }
    })

  static let plainText = Rule(
    "E105", .error,
    "Names and search words are in Unicode's form NFC, without control or bidirectional characters.",
    example:
      #"brands/ali.yaml:3:7: error[E105]: "Alì" isn't in the form NFC: a letter and its accent are two characters"#,
    sources: { context in
      context.brands.flatMap { brand in
        let texts =
          [brand.name].compactMap(\.self) + brand.aliases + brand.keywords
          + brand.programmes.compactMap(\.name)
        return texts.compactMap { text in
          PlainTextCheck.problem(of: text.value).map {
            Finding($0.message, at: brand.location(text.span), fix: $0.fix)
          }
        }
      }
    })

  static let realDates = Rule(
    "E106", .error, "Dates exist in the calendar, and a brand doesn't end before it begins.",
    example: #"brands/camaieu.yaml:14:10: error[E106]: there is no day 2022-02-30"#,
    sources: { context in
      context.brands.flatMap { brand in
        let dates = [brand.since, brand.endedOn].map { text in
          text.map { (text: $0, date: CalendarDate($0.value)) }
        }
        var findings = dates.compactMap(\.self).filter { $0.date == nil }.map { date in
          Finding(
            "there is no day \(date.text.value)", at: brand.location(date.text.span),
            fix: "write a real day as YYYY-MM-DD")
        }
        if let since = dates[0]?.date, let endedOn = dates[1]?.date, endedOn < since {
          findings.append(
            Finding(
              "endedOn \(endedOn) is before since \(since)", at: brand.location(brand.endedOn?.span),
              fix: "correct one of them"))
        }
        return findings
      }
    })
}

extension SourceContext {
  fileprivate func schemaFindings(where isWanted: (SchemaFailure) -> Bool) -> [Finding] {
    sources.problems.flatMap { file in
      file.schema.filter(isWanted).map { Finding($0.message, at: file.source.location($0.span), fix: $0.fix) }
    }
  }
}

extension SchemaFailure {
  fileprivate var isUnknownField: Bool { kind == .unknownField }
  fileprivate var isUnknownFormat: Bool { kind == .unknownValue && path.fieldName == "format" }
}

/// Looks for characters that an editor doesn't show; escapes in quotes bring them past the reader.
private enum PlainTextCheck {
  static func problem(of text: String) -> (message: String, fix: String)? {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return nil }
    if let hidden = text.unicodeScalars.first(where: isHidden) {
      let digits = String(hidden.value, radix: 16, uppercase: true)
      return (
        "the text has the invisible character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)",
        "delete it"
      )
    }
    let composed = text.precomposedStringWithCanonicalMapping
    guard !text.unicodeScalars.elementsEqual(composed.unicodeScalars) else { return nil }
    return (
      "\"\(text)\" isn't in the form NFC: a letter and its accent are two characters", "type \(composed) anew"
    )
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }
}
