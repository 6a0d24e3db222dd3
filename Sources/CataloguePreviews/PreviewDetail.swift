internal import CatalogueSources

/// A field of a brand in the words of the schema, for those that the page shows in no other way.
struct PreviewDetail: Sendable {
  let title: String
  /// The value; a list of records or of sentences has a line for each.
  let lines: [String]
  /// How they are written.
  let script: TextScript?

  /// The details of an entry, those that say something.
  /// - Parameter hasCategory: whether its category is one, because the page shows it in no other way.
  static func all(of entry: PublishedEntry, _ schema: EntrySchema, _ hasCategory: Bool) -> [PreviewDetail] {
    // It is the heading. One in several languages is shown in all of them.
    let name = schema.namePath?.name
    return all(entry.values, of: schema.entry) { field in
      (field.isDetail || hasCategory && field.isCategory) && field.name != name
    }
  }

  /// The details of a record, those that say something.
  static func all(_ values: [PublishedValue], of record: RecordType, where isShown: (Field) -> Bool)
    -> [PreviewDetail]
  {
    zip(record.fields, values).compactMap { field, value in
      let lines = isShown(field) ? lines(value, field.type) : []
      return lines.isEmpty ? nil : PreviewDetail(title: field.title, lines: lines, script: field.script)
    }
  }

  private static func lines(_ value: PublishedValue, _ type: FieldType) -> [String] {
    if case .list(let element) = type, type.isListOfRecords {
      return value.elements.compactMap { words($0, element) }
    }
    if value.elements.contains(where: { ($0.text?.count ?? 0) > longestWords }) {
      return value.elements.compactMap(\.text)
    }
    return [words(value, type)].compactMap(\.self)
  }

  /// More characters are a sentence, which isn't put in line with others.
  private static let longestWords = 24

  /// A value; `nil` where it says nothing.
  private static func words(_ value: PublishedValue, _ type: FieldType) -> String? {
    switch (value, type) {
    case (.text(let word), .choice(let enumeration)):
      // Titles may be Markdown, for the documentation.
      return enumeration.titles[word]?.replacing("`", with: "") ?? word
    case (.text(let text), _): return text
    case (.integer(let number), _): return String(number)
    case (.flag(let flag), _): return flag ? "yes" : "no"
    case (.list(let elements), .list(let element)):
      let texts = elements.compactMap { words($0, element) }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    case (.record(let values), .record(let record)):
      let texts = zip(record.fields, values).compactMap { field, value in
        words(value, field.type).map { "\(field.title): \($0)" }
      }
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    default: return nil
    }
  }
}
