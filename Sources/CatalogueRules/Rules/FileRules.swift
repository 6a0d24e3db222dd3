internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What the schema can't check of a file: its name, its texts, its dates.
extension Rule {
  package static let fileName = Rule(
    "E104", .error, "A brand's file is named after its id, which every system can have as a name.",
    entriesTogether: { context in
      { brand in
        // One that was published stays.
        if let id = brand.id, !id.value.isEntryID, !(context.released?.ids.contains(id.value) ?? false) {
          return [
            Finding(
              "\(context.fields.id) \"\(id.value)\" can't be an id: \(EntrySchema.idForm)",
              at: brand.location(id.span), fix: "let the pattern of the schema ask for that")
          ]
        }
        // Where another file has the same id, renaming this one doesn't help: E201 reports it.
        guard let id = brand.id, id.value != brand.fileID,
          context.brandsByID[id.value]?.source.path == brand.source.path
        else { return [] }
        let wasPublished = context.released?.ids.contains(brand.fileID) ?? false
        return [
          Finding(
            "\(context.fields.id) is \"\(id.value)\" but the file is \(brand.fileID).yaml; rename the file or fix the id",
            at: brand.location(id.span),
            fix: wasPublished
              ? "write \(context.fields.id): \(brand.fileID), which was published and stays" : nil)
        ]
      }
    })

  package static let portableFileName = Rule(
    "W112", .warning,
    "An id is a name that a file can have everywhere: Windows keeps some words for devices.",
    entries: { context in
      { brand in
        guard let id = brand.id, DeviceName.isOne(id.value) else { return [] }
        return [
          Finding(
            "Windows has no files called \"\(id.value)\": nobody could check the project out there",
            at: brand.location(id.span),
            fix: "choose another id, such as \(id.value)-1, before it is published")
        ]
      }
    })

  package static let onlyBrandFiles = Rule(
    "E107", .error, "The brand folder holds brand files only, each with .yaml at its end.",
    sources: { context in
      context.strayPaths.map { path in
        guard path.hasSuffix(".yaml"), !path.isHiddenFile else {
          return Finding("this file isn't read; \(context.advice(on: path))", at: .file(path))
        }
        // A file of that name would be read: in the collection's folder it is none.
        let isFolder = path.utf8.split(separator: 0x2F).dropLast().last?.elementsEqual(
          context.schema.collection.name.utf8)
        return Finding(
          isFolder == true
            ? "this folder isn't read; move it elsewhere"
            : "this file isn't read; move it into the folder of its collection", at: .file(path))
      }
    })

  package static let plainText = Rule(
    "E105", .error,
    "Names, search words and texts with x-text are in Unicode's form NFC, unless marks are kept, without control or bidirectional characters; names and search words are on one line; no text has U+0000.",
    entries: { context in
      let paths = context.schema.entry.sourcePaths { $0.isText || $0.search != nil || $0.script != nil }
        .map { path in
          let script = path.field?.script
          return (
            path, isPlain: path.field?.search != nil || script != nil,
            isOnOneLine: path.field?.search != nil, keepsMarks: script?.keepsMarks ?? false
          )
        }
      return { brand in
        let isFine = {
          PlainTextCheck.isPlain($0) && !PlainTextCheck.isFolded($0, at: $1, in: brand.source)
        }
        guard brand.object.members.contains(where: { !$0.value.hasOnly(isFine) }) else { return [] }
        return paths.flatMap { path, isPlain, isOnOneLine, keepsMarks in
          path.texts(in: brand.object).compactMap { text -> Finding? in
            if isOnOneLine, let finding = PlainTextCheck.folding(of: text, in: brand.source) {
              return context.unresolved.isAlreadyReported(finding.location) ? nil : finding
            }
            guard isPlain || text.value.utf8.contains(0) else { return nil }
            return PlainTextCheck.finding(of: text, in: brand.source, keepsMarks: keepsMarks)
          }
        }
      }
    },
    sources: { context in
      // A retired entry had a name that its schema let it have.
      let keepsMarks = context.kind.collections.contains { $0.namePath?.field?.script?.keepsMarks ?? false }
      return context.settings.texts.compactMap { text in
        PlainTextCheck.finding(
          of: text, in: context.settings.source, keepsMarks: keepsMarks && context.settings.isRetired(text))
      }
    })

  package static let realDates = Rule(
    "E106", .error,
    "Dates exist in the calendar, in years from 1000 to 2100, and a brand doesn't end before it begins.",
    entries: { context in
      let paths = context.schema.entry.sourcePaths { $0.isDay }
      return { brand in
        let findings = paths.flatMap { path in
          path.texts(in: brand.object).compactMap {
            noSuchDay($0, path.name) { brand.location($0) }
          }
        }
        guard let since = brand.since.flatMap({ CalendarDate($0.value) }),
          let endedOn = brand.endedOn.flatMap({ CalendarDate($0.value) }), endedOn < since
        else { return findings }
        return findings + [
          Finding(
            "\(context.name(.endedOn)) \(endedOn) is before \(context.name(.since)) \(since)",
            at: brand.location(brand.endedOn?.span),
            fix: "correct one of them")
        ]
      }
    },
    sources: { context in
      context.settings.retired.compactMap { entry in
        noSuchDay(entry.endedOn, "endedOn") { context.settings.location($0) }
      }
    })

  /// - Parameter field: the field that has it.
  private static func noSuchDay(
    _ text: Located<String>?, _ field: String, location: (Range<Int>) -> SourceLocation
  ) -> Finding? {
    guard let text else { return nil }
    guard let day = CalendarDate(text.value) else {
      return Finding(
        "there is no day \(text.value)", at: location(text.span), fix: "write a real day as YYYY-MM-DD")
    }
    let years = CalendarDate.knownYears
    guard !years.contains(day.year) else { return nil }
    return Finding(
      "the year \(day.year) can't be right", at: location(text.span),
      fix: "check \(field), which may be from \(years.lowerBound) to \(years.upperBound)")
  }
}

extension Rule {
  package static let portableNumbers = Rule(
    "E110", .error, "A whole number has at most 32 bits, as in the code of every language.",
    entries: { context in
      let paths = context.schema.entry.sourcePaths(where: \.isUnbounded)
      return { brand in
        paths.flatMap { path in
          path.values(in: brand.object).filter(\.isLongNumber).map { value in
            Finding(
              "\(path.name) has a number of more than 32 bits", at: brand.location(value.span),
              fix: "write one from -2147483648 to 2147483647, or make the field a text in its schema")
          }
        }
      }
    })
}

extension Rule {
  /// Reported by ``BrandFileFormatter`` alone: a file that isn't formatted gives the same catalogue.
  package static let formatted = Rule(
    "W108", .warning, "A brand file is formatted as catalogue format does it. Only that command reports it.",
    files: { _ in [] })
}

extension LocatedValue {
  /// Whether it is a whole number that Kotlin's Int doesn't hold.
  fileprivate var isLongNumber: Bool {
    guard case .number = content else { return false }
    return integer.map { Int32(exactly: $0) == nil } ?? true
  }
}

extension SourceContext {
  /// The id that the name of a YAML file was meant to be; `nil` where it can be none.
  private func id(ofFile path: String) -> String? { EntryID.ofFile(path, of: schema.idLengths) }

  /// What to do with a file that isn't one of an entry by its name.
  fileprivate func advice(on path: String) -> String {
    guard EntryID.isOfYAML(path) else {
      guard let id = EntryID.ofText(path, of: schema.idLengths), !brands.contains(where: { $0.fileID == id })
      else { return "move it elsewhere" }
      return "rename it to \(id).yaml if it is an entry's, or move it elsewhere"
    }
    guard let id = id(ofFile: path) else { return "give it the name of its id, with .yaml at the end" }
    if brands.contains(where: { $0.fileID == id }) {
      return "\(id).yaml is there already: delete one of them"
    }
    let isAlone = strayPaths.filter { self.id(ofFile: $0) == id }.count == 1
    return isAlone ? "rename it to \(id).yaml" : "another file would be \(id).yaml too: delete one of them"
  }
}

/// The names of devices on Windows, which no file can have there, whatever its extension.
private enum DeviceName {
  private static let words: Set<String> = ["aux", "con", "nul", "prn"]

  /// Whether a name in lower case is one.
  static func isOne(_ name: String) -> Bool {
    words.contains(name)
      || name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
        && name.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
  }
}
