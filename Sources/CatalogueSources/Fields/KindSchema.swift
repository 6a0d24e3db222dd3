internal import Catalogue
package import Diagnostics
package import StrictJSON

/// A kind of catalogue: its collections, each with the fields of its entries, and what holds for all of them.
package struct KindSchema: Sendable {
  /// In the order of `kind.yaml`: at least one.
  package let collections: [EntrySchema]
  /// The words that texts may not have, by the lists' names.
  package let wordLists: [String: WordList]
  /// How ids are spelt from other texts, by the spellings' names.
  package let spellings: [String: Spelling]
  /// The folders of files that entries name.
  package let assets: [AssetFolder]
  /// The folder of the pictograms of categories; `nil` where the kind has none.
  package let symbols: String?
  /// The icon set that gives entries logos; `nil` where none is at hand.
  package let icons: IconSet?
  /// How many entries there have to be.
  package let counts: [CountTarget]
  /// The look-ups that entries get because others refer to them.
  package let lookups: [ReverseLookup]
  /// `kind.yaml`.
  package let kindFile: SourceText
  /// The files that catalogues of the kind are written to.
  package let outputs: [Output]
  /// The settings that are published with every catalogue.
  package let header: Set<HeaderSetting>
  /// What a catalogue is called in code: its only collection's name, or else the kind's.
  package let codeName: String

  /// Reads the schemas of the collections, which are known to be schemas, and the kind that names their fields.
  /// - Parameter schemas: in the order of the collections.
  /// - Throws: `InvalidKind`, with everything that keeps a schema from being a list of fields.
  package init(_ schemas: [LocatedValue], kind: LocatedValue, of files: KindFiles) throws(InvalidKind) {
    let span = kind.span
    let kind = KindReader(kind)
    let readings = zip(schemas, kind.collections).map { EntryReading($0, $1, of: kind) }
    guard let first = readings.first, readings.count == kind.collections.count,
      readings.allSatisfy(\.problems.isEmpty)
    else {
      let problems = kind.problems + kind.failures(of: files)
      let isWhole = readings.count == kind.collections.count
      let missing = InvalidKind.Problem(
        message: "a collection's schema is missing, or isn't read before this file is saved", span: span)
      throw InvalidKind(
        schemas: readings.map(\.problems), kind: problems + (isWhole || !problems.isEmpty ? [] : [missing]))
    }
    let behaviours = BindingsReader(kind.behaviours, entry: first.entry)
    collections = readings.map { EntrySchema($0, behaviours.bindings) }
    (header, kindFile, assets) = (kind.header, files.configuration, kind.assets.map(\.value))
    (spellings, symbols, icons) = (kind.spellings, kind.symbols?.value, files.icons)
    codeName = (readings.count == 1 ? first.collection.name : files.name).upperCamelCased
    outputs = kind.outputs ?? OutputLanguage.standard(named: codeName).map(Output.init)
    wordLists = files.words.reduce(into: [:]) { $0[$1.key] = WordList(name: $1.key, $1.value) }
    let counts = CountTargetReader(kind.counts, of: collections)
    self.counts = counts.targets
    let lookups = ReverseLookupReader(collections, outputs)
    self.lookups = lookups.lookups
    let names = KindNames(collections, codeName: codeName, outputs, areUsual: kind.outputs == nil)
    let problems =
      kind.problems + kind.failures(of: files) + counts.problems + behaviours.problems
      + kind.problems(with: wordLists, of: files) + names.problems(at: span)
    let unbound = readings.map { problems.isEmpty ? $0.unbound(by: behaviours.bindings) : [] }
    let mistakes = zip(unbound, lookups.problems).map { $0 + $1 }
    guard problems.isEmpty, mistakes.allSatisfy(\.isEmpty) else {
      throw InvalidKind(schemas: mistakes, kind: problems)
    }
  }
}

/// Why schemas and their `kind.yaml` aren't a kind.
package struct InvalidKind: Error {
  /// What is wrong with a part of a file.
  package struct Problem: Sendable {
    package let message: String
    package let span: Range<Int>
  }

  /// What is wrong with each schema.
  package let schemas: [[Problem]]
  /// What is wrong with the kind that names their fields.
  package let kind: [Problem]
}

extension KindSchema {
  /// Whether the library `Catalogue` reads the published catalogues.
  package var isOfBrands: Bool { form == .brands }

  /// The members that published catalogues of the kind have.
  var form: CatalogueForm {
    CatalogueForm(
      collections: collections.map {
        CatalogueForm.Collection(
          name: $0.collection.name, entries: $0.collection.member, count: $0.collection.countMember)
      }, hasCountry: header.contains(.country))
  }

  /// Whether its catalogues have one list of entries.
  package var hasOneCollection: Bool { collections.count == 1 }

  /// The index of the collection of a name.
  package func index(of collection: String) -> Int? {
    collections.firstIndex { $0.collection.name == collection }
  }

  /// The index of the collection that a file belongs to.
  package func index(ofFile path: String) -> Int { collections.lazy.map(\.collection).index(ofFile: path) }

  /// What the types of entries are called in code, by the names of the collections.
  package var entryTypes: [String: String] {
    Dictionary(collections.map { ($0.collection.name, $0.entry.name.kotlin) }) { first, _ in first }
  }

  /// What the type of categories is called in code; `nil` where no field names one.
  package var categoryType: String? {
    KindNames.categories(collections, codeName: codeName)
  }

  /// What holds for the behaviours of all collections: a kind with behaviours has one.
  package var bindings: Bindings { collections.first?.bindings ?? Bindings() }

  /// Numbers of entries in words: `1 unit, 29 words`.
  package func counted(_ counts: [Int]) -> String {
    zip(collections, counts).map { $0.collection.counted($1) }.joined(separator: ", ")
  }
}

extension OutputLanguage {
  /// The same output for a kind, with the types that its code has.
  package func adapted(to kind: KindSchema) -> OutputLanguage {
    adapted(to: kind.entryTypes, categories: kind.categoryType)
  }
}

extension KindReader {
  /// The files that it names and that couldn't be read.
  fileprivate func failures(of files: KindFiles) -> [InvalidKind.Problem] {
    self.files.compactMap { file in
      files.failures[file.value].map { InvalidKind.Problem(message: $0, span: file.span) }
    }
  }

  /// The word lists that have no words.
  fileprivate func problems(with lists: [String: WordList], of files: KindFiles) -> [InvalidKind.Problem] {
    words.filter { files.words[$0.key] != nil && lists[$0.key] == nil }.sorted { $0.key < $1.key }.map {
      _, path in
      InvalidKind.Problem(
        message: "\(path.value) has no words, or isn't UTF-8: a word list has one on each line",
        span: path.span)
    }
  }
}
