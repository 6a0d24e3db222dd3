internal import StrictJSON

/// A folder of files that entries name (`assets` of `kind.yaml`), such as recordings: beside the folders of the entries,
/// and published under the same name.
package struct AssetFolder: Hashable, Sendable {
  package let name: String
  /// How the names of its files end, without the full stop.
  package let extensions: [String]
  /// The length that a file may have.
  package let maximumBytes: Int

  /// What apps download at most.
  static let largest = 1 << 20
}

extension KindMapping {
  /// Whether a folder of files beside those of the entries may be called so.
  func isFolder(_ name: String, reserved: Set<String>) -> Bool {
    KindReader.isName(name) && !reserved.contains(name) && !OutputLanguage.isTaken(name)
  }

  mutating func reportFolder(_ what: String, reserved: Set<String>, at span: Range<Int>) {
    let names = reserved.union(OutputLanguage.taken).sorted().joined(separator: ", ")
    report(
      "\(what) is called by up to 40 lower-case letters, digits and single hyphens, a letter first, and none of \(names)",
      at: span)
  }

  /// The folders of files, in their order; what is wrong with them is reported.
  /// - Parameter reserved: what no folder may be called.
  mutating func assetFolders(_ value: LocatedValue, reserved: Set<String>) -> [Located<AssetFolder>] {
    (mapping(value, "\"assets\"")?.members ?? []).compactMap { member in
      guard isFolder(member.key, reserved: reserved) else {
        reportFolder("a folder of files", reserved: reserved, at: member.keySpan)
        return nil
      }
      let before = problems.count
      _ = members(of: member.value, "\"\(member.key)\"", known: ["extensions", "maximumBytes"])
      guard let object = member.value.object else { return nil }
      let endings = object["extensions"]?.array?.map { $0.string ?? "" } ?? []
      let isPlain = endings.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isLowerCaseOrDigit) }
      if endings.isEmpty || !isPlain || Set(endings).count < endings.count {
        report(
          "\"extensions\" must be a list of the endings of file names, each once: lower-case letters and digits, such as m4a",
          at: object["extensions"]?.span ?? member.keySpan)
      }
      let most = object.integer("maximumBytes")?.value ?? 0
      if !(1...AssetFolder.largest).contains(most) {
        report(
          "\"maximumBytes\" must be a whole number from 1 to \(AssetFolder.largest)",
          at: object["maximumBytes"]?.span ?? member.keySpan)
      }
      guard problems.count == before else { return nil }
      let folder = AssetFolder(name: member.key, extensions: endings, maximumBytes: most)
      return Located(value: folder, span: member.keySpan)
    }
  }
}

extension Field {
  /// The folder of the file that an entry names; `nil` for other fields, and for logos, which a behaviour reads.
  package var assetFolder: String? { asset == EntrySchema.assets ? nil : asset }
}

/// What is published of a file that an entry names.
package enum AssetValue {
  private static let fieldNames = ["path", "sha256", "length"]

  /// The type of the value.
  static func type(named name: TypeName, title: String) -> RecordType {
    let types: [FieldType] = [.text(.plain), .text(.sha256), .integer]
    let titles = [
      "Where it is, relative to the published catalogue", "Its SHA-256", "Its length in bytes",
    ]
    return RecordType(
      name: name, title: title,
      fields: zip(zip(fieldNames, titles), types).map { Field(partOfAsset: $0.0, title: $0.1, type: $1) },
      unpublished: [], first: [])
  }

  /// The value of a file of which no more than the name is known yet.
  static func value(folder: String, name: String) -> PublishedValue {
    value(path: "\(folder)/\(name)", sha256: String(repeating: "0", count: 64), length: 0)
  }

  static func value(path: String, sha256: String, length: Int) -> PublishedValue {
    .record([.text(path), .text(sha256), .integer(length)])
  }

  /// Where the file is; `nil` for a value that is none.
  package static func path(of value: PublishedValue) -> String? {
    guard case .record(let values) = value else { return nil }
    return values.first?.text
  }

  /// The schema of the value.
  static func schema(folder: String, title: String) -> [(String, LocatedValue)] {
    let path = "^\(folder)/[A-Za-z0-9_-][A-Za-z0-9_.-]*$"
    func text(_ title: String, _ pattern: String) -> LocatedValue {
      .object([("title", .text(title)), ("type", .text("string")), ("pattern", .text(pattern))])
    }
    let length = LocatedValue.object([("title", .text("Length in bytes")), ("type", .text("integer"))])
    return [
      ("title", .text(title)), ("description", .text("an object with path, sha256 and length")),
      ("type", .text("object")), ("required", .array(fieldNames.map { .text($0) })),
      ("additionalProperties", .bool(false)),
      (
        "properties",
        .object([
          ("path", text("Where it is, relative to the published catalogue", path)),
          ("sha256", text("SHA-256", "^[0-9a-f]{64}$")), ("length", length),
        ])
      ),
    ]
  }
}

extension Field {
  /// A part of what is published of a file: always there.
  fileprivate init(partOfAsset name: String, title: String, type: FieldType) {
    self.init(
      name: name, title: title, type: type, isNullable: false, fallback: nil, isOptionalInSources: false,
      behaviour: nil, isInSources: false, isCompiled: true, mustHaveElement: false, hasUniqueElements: false,
      isCounted: false, search: nil, namespace: nil, asset: nil, forbidden: nil, script: nil, referrers: nil,
      isUnbounded: false, comparisons: [], spelling: nil, isAccepted: false,
      isPreviewed: true)
  }
}
