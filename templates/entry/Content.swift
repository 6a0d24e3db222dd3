/// The {{catalogueWords}} of one release: those that came with the app, or newer ones that were downloaded.
///
/// ```swift
/// let store = PublishedStore(directory: folder, bundled: {{catalogueName}}.bundled, trustedRoot: root)
/// ```
{{access}} struct {{catalogueName}}: PublishedContent, Hashable {
  /// The `schemaVersion` of the catalogues that it reads.
  {{access}} static let readableSchemaVersion: Int64 = {{schemaVersion}}

  /// The release that came with the app.
  {{access}} static let bundled = {{catalogueName}}(
    version: CatalogueVersion(date: CalendarDate({{version}}) ?? .earliest, revision: {{revision}}),
{{#header}}
    {{name}}: {{value}},
{{/header}}
{{#collections}}
    {{collectionMember}}: PublishedEntries({{collectionName}}.all, tombstones: {{collectionName}}.tombstones),
{{/collections}}
    categories: [
{{> entry/CategoryList.swift}}
    ])

  /// Which release it is.
  {{access}} let version: CatalogueVersion
{{#header}}
  /// As `catalogue.yaml` has it.
  {{access}} let {{name}}: String
{{/header}}
{{#collections}}
  /// The {{collectionWords}}, by id.
  {{access}} let {{collectionMember}}: PublishedEntries<{{entryName}}>
{{/collections}}
  /// The categories, in the order of the catalogue; none where no entry names one.
  {{access}} let categories: [CatalogueCategory]
{{#collections}}
{{#lookups}}
  private let {{table}}: [{{entryName}}.ID: [{{holderEntry}}]]
{{/lookups}}
{{/collections}}

  private init(
    version: CatalogueVersion,
{{#header}}
    {{name}}: String,
{{/header}}
{{#collections}}
    {{collectionMember}}: PublishedEntries<{{entryName}}>,
{{/collections}}
    categories: [CatalogueCategory]
  ) {
    self.version = version
{{#header}}
    self.{{name}} = {{name}}
{{/header}}
{{#collections}}
    self.{{collectionMember}} = {{collectionMember}}
{{/collections}}
    self.categories = categories
{{#collections}}
{{#lookups}}
    {{table}} = referrers({{holderMember}}) { {{ids}} }
{{/lookups}}
{{/collections}}
  }

  /// Reads a published catalogue.
  {{access}} init(decoding bytes: [UInt8]) throws(CatalogueFormatError) {
    let document = try PublishedDocument(
      decoding: bytes,
      collections: [
{{#collections}}
        (name: "{{folder}}", member: "{{collectionMember}}"),
{{/collections}}
      ], hasCountry: {{hasCountry}}, schemaVersion: Self.readableSchemaVersion)
    self.init(
      version: document.version,
{{#header}}
      {{name}}: document.{{name}},
{{/header}}
{{#collections}}
      {{collectionMember}}: try document.entries(of: "{{folder}}"),
{{/collections}}
      categories: document.categories)
  }

  /// The files that belong to entries and categories.
  {{access}} var assets: [PublishedAsset] {
{{^hasAssets}}
    categories.compactMap(\.symbol)
{{/hasAssets}}
{{#hasAssets}}
    var assets = categories.compactMap(\.symbol)
{{#collections}}
{{#logoFields}}
    assets += {{collectionMember}}.compactMap { entry in
      entry.logoPath.map { PublishedAsset(logo: $0, sha256: entry.{{sha256}}, length: entry.{{length}}) }
    }
{{/logoFields}}
{{#assetFields}}
{{#isNullable}}
    assets += {{collectionMember}}.compactMap(\.{{name}}).map {
      PublishedAsset(path: $0.path, sha256: $0.sha256, length: $0.length)
    }
{{/isNullable}}
{{^isNullable}}
    assets += {{collectionMember}}.map(\.{{name}}).map {
      PublishedAsset(path: $0.path, sha256: $0.sha256, length: $0.length)
    }
{{/isNullable}}
{{/assetFields}}
{{/collections}}
    return assets
{{/hasAssets}}
  }
{{#collections}}
{{#lookups}}

{{#isSingle}}
  /// The {{holderWord}} whose `{{field}}` have it.
  {{access}} func {{name}}(of entry: {{entryName}}) -> {{holderEntry}}? { {{table}}[entry.id]?.first }
{{/isSingle}}
{{^isSingle}}
  /// The {{holderWords}} whose `{{field}}` have it, by id.
  {{access}} func {{name}}(of entry: {{entryName}}) -> [{{holderEntry}}] { {{table}}[entry.id] ?? [] }
{{/isSingle}}
{{/lookups}}
{{/collections}}
}
{{#logoFields}}
{{#collections}}

extension {{entryName}}: EntryWithLogo {
  /// Where the logo is, relative to where the catalogue is published; `nil` where there is none.
  {{access}} var logoPath: String? { {{file}} == nil ? nil : "logos/\(id.rawValue).svg" }
}
{{/collections}}
{{/logoFields}}
