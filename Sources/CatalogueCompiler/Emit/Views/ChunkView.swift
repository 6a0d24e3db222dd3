internal import Catalogue
internal import StrictJSON

/// Some of the brands, which the generated code keeps in a function or a literal of their own: one of all brands
/// exhausts Swift's type checker and the 64 KB that a Java method or literal may have.
struct ChunkView: TemplateView {
  let number: Int
  let start: Int
  let brands: ArraySlice<Brand>
  let table: String
  let language: OutputLanguage

  static let fields: [String: TemplateField<ChunkView>] = [
    "number": .text { String($0.number) },
    "literals": .text { LiteralWriter.text($0.brands.map(\.literal), level: 2, in: $0.language) },
    "table": .text { $0.language.literals.string($0.table) },
    "json": .text { view in view.language.literals.string(view.json) },
    "members": .list { view in
      view.brands.enumerated().map { MemberView(brand: $1, index: view.start + $0, language: view.language) }
    },
  ]

  /// The brands as compact JSON, as in the published catalogue.
  private var json: String {
    let json = OutputLanguage(template: "json.mustache")
    return LiteralWriter.line(.list(brands.map(\.literal)), in: json)
  }

  /// Chunks that people can read.
  static func readable(_ brands: [Brand], _ language: OutputLanguage) -> [ChunkView] {
    let size = 50
    return stride(from: 0, to: brands.count, by: size).enumerated().map { number, start in
      let brands = brands[start..<min(start + size, brands.count)]
      return ChunkView(number: number, start: start, brands: brands, table: "", language: language)
    }
  }

  /// Chunks that compilers read quickly; `nil` where a text of the catalogue can't stand in a table.
  static func dense(_ brands: [Brand], _ language: OutputLanguage) -> [ChunkView]? {
    // In UTF-8. Java's form of it has up to half as many more.
    let limit = 40_000
    var chunks: [ChunkView] = []
    var (start, table) = (0, "")
    for index in brands.indices {
      let line = BrandTable.line(brands[index])
      guard line.utf8.count <= limit else { return nil }
      if table.utf8.count + line.utf8.count > limit {
        chunks.append(
          ChunkView(
            number: chunks.count, start: start, brands: brands[start..<index], table: table,
            language: language))
        (start, table) = (index, "")
      }
      table += line
    }
    chunks.append(
      ChunkView(
        number: chunks.count, start: start, brands: brands[start...], table: table, language: language))
    // What the device will read, and so the proof that nothing is lost.
    let isWhole = chunks.allSatisfy { BrandTable.brands($0.table) == Array($0.brands) }
    return isWhole ? chunks : nil
  }
}

/// The member that stands for one brand.
struct MemberView: TemplateView {
  let brand: Brand
  let index: Int
  let language: OutputLanguage

  static let fields: [String: TemplateField<MemberView>] = [
    "title": .text { LiteralStyle.comment($0.brand.name) },
    "name": .text { $0.language.identifiers.member(id: $0.brand.id) },
    "index": .text { String($0.index) },
  ]
}
