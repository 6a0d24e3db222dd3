internal import Catalogue
package import CatalogueSources

/// What code that imports the library `Catalogue` relies on: the types that the library was made with.
package enum LibraryTypes {
  /// A line for every field and every word of the types that a schema gives.
  static func declarations(of schema: EntrySchema, in language: OutputLanguage) -> [String] {
    RecordView.all(of: schema, in: language).flatMap { view in
      view.record.codeOrder.flatMap { index in
        declarations(of: view.record.fields[index], in: view.record, language.types)
      }
    }
  }

  private static func declarations(
    of field: Field, in record: RecordType, _ types: any TypeStyle
  ) -> [String] {
    let line = "\(types.name(of: record.name)).\(field.name): \(types.type(of: field))"
    guard case .choice(let enumeration) = field.type.innermost, !enumeration.isRuntime else { return [line] }
    return [line] + enumeration.values.map { "\(types.name(of: enumeration.name)).\($0)" }
  }

  /// Why code by a schema can't import the library; `nil` where it can.
  package static func mismatch(_ kind: KindSchema) -> String? {
    let known = Brand.declarations.split(separator: "\n").map(String.init)
    let language = OutputLanguage(template: "Brand.swift.mustache").adapted(to: kind)
    let wanted = kind.collections.flatMap { declarations(of: $0, in: language) }
    if let added = wanted.first(where: { !known.contains($0) }) {
      return "the library Catalogue doesn't have \"\(added)\", which the entry schema gives"
    }
    return known.first { !wanted.contains($0) }.map {
      "the library Catalogue has \"\($0)\", which the entry schema doesn't give"
    }
  }

  package static let fix = "remove importsLibrary or --import-library: the code then has its own types"
}
