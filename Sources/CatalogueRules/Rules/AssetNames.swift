internal import CatalogueSources
internal import Diagnostics

/// A file that an entry names.
struct NamedAsset {
  let brand: BrandSource
  let field: String
  let folder: String
  let name: Located<String>

  /// Where it is published.
  var path: String { "\(folder)/\(name.value)" }
}

/// The names of the files that there are.
struct AssetNames {
  private let paths: Set<String>
  private let names: [String: [String]]

  init(_ files: [AssetFile]) {
    paths = Set(files.map(\.publishedPath))
    names = Dictionary(grouping: paths) { String($0.prefix { $0 != "/" }) }
      .mapValues { $0.map(\.fileName).sorted() }
  }

  func contains(_ named: NamedAsset) -> Bool { paths.contains(named.path) }

  /// The file that was probably meant, and what to say of it.
  func candidate(for named: NamedAsset) -> (path: String, advice: String)? {
    let (files, name) = (names[named.folder] ?? [], named.name.value.lowercased())
    func found(_ file: String, _ advice: String) -> (path: String, advice: String) {
      ("\(named.folder)/\(file)", advice)
    }
    if let file = files.first(where: { $0.lowercased() == name }) {
      return found(file, "the folder has \(file): upper and lower case count")
    }
    if let file = files.first(where: { $0.lowercased().fileStem == name.fileStem }) {
      return found(file, "the folder has \(file)")
    }
    return NearestName.of(named.name.value, in: files).map { found($0, "did you mean \"\($0)\"?") }
  }
}
