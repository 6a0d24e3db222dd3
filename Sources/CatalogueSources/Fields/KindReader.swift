internal import StrictJSON

/// Reads what `kind.yaml` says of the whole kind, whatever the fields of its entries are.
struct KindReader {
  /// The collection of the entries; `nil` where it can't be read, which is reported.
  private(set) var collection: EntryCollection?
  /// The settings of `catalogue.yaml` that are published with every catalogue.
  private(set) var header: Set<HeaderSetting> = []
  /// The files that catalogues are written to; `nil` where they are the usual ones.
  private(set) var outputs: [Output]?
  /// The paths of the word lists in the kind's folder, by their names.
  private(set) var words: [String: Located<String>] = [:]
  /// The count targets; `nil` where the kind has none.
  private(set) var counts: LocatedValue?
  /// The fields that behaviours work with; `nil` where the kind has no behaviour.
  private(set) var behaviours: LocatedValue?
  private var mapping = KindMapping()

  var problems: [InvalidEntrySchema.Problem] { mapping.problems }

  init(_ kind: LocatedValue) {
    let members = mapping.members(
      of: kind, "the kind", known: ["collections", "header", "words", "counts", "outputs", "behaviours"])
    for member in members {
      switch member.key {
      case "collections": readCollections(member)
      case "header": readHeader(member.value)
      case "words": readWords(member.value)
      case "counts": counts = member.value
      case "outputs": readOutputs(member.value)
      default: behaviours = member.value
      }
    }
    if problems.isEmpty, collection == nil {
      mapping.report("\"collections\" is missing: the folder of the entries, and their schema", at: kind.span)
    }
  }

  private mutating func readCollections(_ member: LocatedObject.Member) {
    guard let collections = mapping.mapping(member.value, "\"collections\"") else { return }
    guard let first = collections.members.first, collections.members.count == 1 else {
      return mapping.report("\"collections\" must name one collection", at: member.keySpan)
    }
    guard Self.isName(first.key), !Self.reservedNames.contains(first.key) else {
      let reserved = Self.reservedNames.sorted().joined(separator: ", ")
      return mapping.report(
        "a collection's name is of up to 40 lower-case letters, digits and single hyphens, and none of \(reserved)",
        at: first.keySpan)
    }
    let members = mapping.members(of: first.value, "\"\(first.key)\"", known: ["entry"])
    guard let entry = members.first?.value else {
      // What isn't a mapping has a finding already.
      if problems.isEmpty {
        mapping.report("\"\(first.key)\" needs \"entry\": \(Self.entry)", at: first.keySpan)
      }
      return
    }
    guard let name = entry.string, Self.isName(name) else {
      return mapping.report("\"entry\" must be \(Self.entry)", at: entry.span)
    }
    let collection = EntryCollection(name: first.key, entry: name)
    guard collection.member != collection.countMember else {
      return mapping.report("\"\(first.key)\" is what the number of entries is called", at: first.keySpan)
    }
    self.collection = collection
  }

  private mutating func readWords(_ value: LocatedValue) {
    for list in mapping.mapping(value, "\"words\"")?.members ?? [] {
      let path = list.value.string ?? ""
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard Self.isName(list.key) else {
        mapping.report(
          "a word list's name is of lower-case letters, digits and single hyphens", at: list.keySpan)
        continue
      }
      guard path.hasSuffix(".txt"), parts.allSatisfy({ String($0).isFileName }) else {
        mapping.report(
          "a word list is a file of the kind's folder that ends in .txt, such as words/\(list.key).txt",
          at: list.value.span)
        continue
      }
      words[list.key] = Located(value: path, span: list.value.span)
    }
  }

  private mutating func readOutputs(_ value: LocatedValue) {
    guard let elements = value.array, !elements.isEmpty else {
      return mapping.report("\"outputs\" must be a list of outputs, each with its template", at: value.span)
    }
    outputs = elements.compactMap { element in
      _ = mapping.members(of: element, "an output", known: Output.fields)
      guard let object = element.object else { return nil }
      for (field, ending) in [("template", ".mustache"), ("file", "")] {
        guard let text = object[field] else { continue }
        if text.string.map({ $0.isFileName && $0.hasSuffix(ending) }) ?? false { continue }
        mapping.report(
          "\"\(field)\" must be the name of a file\(ending.isEmpty ? "" : " that ends in \(ending)")",
          at: text.span)
      }
      let output = Output(object)
      if output == nil, object["template"] == nil {
        mapping.report("an output needs \"template\"", at: element.span)
      }
      for flag in ["importsLibrary", "internal", "escapesDollar"] {
        if let value = object[flag], value.bool == nil {
          mapping.report("\"\(flag)\" must be true or false", at: value.span)
        }
      }
      for word in ["null", "true", "false", "escapes"] {
        if let value = object[word], value.string == nil {
          mapping.report("\"\(word)\" must be a text: put it in quotes", at: value.span)
        }
      }
      return output
    }
  }

  private static let entry = "the name of the entries' schema without .schema.json"

  private mutating func readHeader(_ value: LocatedValue) {
    let known = HeaderSetting.allCases.map(\.rawValue).joined(separator: ", ")
    guard let settings = value.array else {
      return mapping.report("\"header\" must be a list of settings: \(known)", at: value.span)
    }
    for setting in settings {
      guard let name = setting.string.flatMap(HeaderSetting.init) else {
        mapping.report(
          "\"header\" lists settings that are published, of which there is: \(known)", at: setting.span)
        continue
      }
      if !header.insert(name).inserted {
        mapping.report("\(name.rawValue) is listed twice", at: setting.span)
      }
    }
  }

  /// What a published catalogue has beside its entries, a market's folder beside theirs, and templates beside both.
  private static let reservedNames: Set<String> = [
    EntrySchema.categories, EntrySchema.assets, "country", "schema-version", "revision", "tombstones",
    "version",
    "access", "choices", "chunks", "declarations", "dense", "entry", "enumerations", "formats", "header",
    "records", "release",
  ]

  /// A name of up to 40 characters.
  private static func isName(_ text: String) -> Bool { text.utf8.count <= 40 && text.isKebabCase }
}

/// A setting of `catalogue.yaml` that may be published with every catalogue.
package enum HeaderSetting: String, CaseIterable, Sendable {
  case country
}
