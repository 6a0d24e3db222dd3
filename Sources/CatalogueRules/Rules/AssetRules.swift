internal import CatalogueSources
internal import Diagnostics

/// Files that entries name, such as recordings.
extension Rule {
  package static let assetExists = Rule(
    "E705", .error,
    "A file that an entry names is in the folder that its field names; upper and lower case count.",
    sources: { context in
      let all = context.namedAssets
      guard !all.isEmpty else { return [] }
      let folders = AssetNames(context.sources.assets)
      let rejected = Set(
        context.sources.assets.filter { context.problem(of: $0) != nil }.map(\.publishedPath))
      return all.filter { !folders.contains($0) }.compactMap { named in
        let candidate = folders.candidate(for: named)
        // A file that can't be published has its finding, and another name once that is fixed.
        if let candidate, rejected.contains(candidate.path) { return nil }
        let isName = named.name.value.isFileName
        return Finding(
          isName
            ? "\(named.field) \"\(named.name.value)\" not found in \(named.folder)/"
            : "\(named.field) \"\(named.name.value)\" isn't the name of a file in \(named.folder)/",
          at: named.brand.location(named.name.span),
          fix: candidate?.advice
            ?? (isName ? "add the file to the folder \(named.folder) beside catalogue.yaml" : nil))
      }
    })

  package static let assetIsUsed = Rule(
    "E707", .error, "Every file of a folder of files is named by an entry.",
    sources: { context in
      // The collections share the folders.
      guard context.current == 0, !context.mayNameMoreAssets else { return [] }
      let folders = AssetNames(context.sources.assets)
      let named = context.ofCollections.flatMap(\.namedAssets)
      // A name that isn't found is most often meant for a file that no entry names.
      let meant = named.filter { !folders.contains($0) }.compactMap { folders.candidate(for: $0)?.path }
      let used = Set(named.map(\.path)).union(meant)
      let unused = context.sources.assets.filter { !used.contains($0.publishedPath) }
      return unused.filter { context.problem(of: $0) == nil }.map {
        Finding("no entry names this file", at: .file($0.path), fix: "delete it, or name it in an entry")
      }
    })

  package static let publishableAsset = Rule(
    "E708", .error,
    "A file that entries may name has a plain name, an ending of its folder and no more bytes than that allows.",
    sources: { context in
      guard context.current == 0 else { return [] }
      var seen: [String: String] = [:]
      return context.sources.assets.sorted { $0.path < $1.path }.compactMap { file in
        if let problem = context.problem(of: file) {
          return Finding(problem.message, at: .file(file.path), fix: problem.fix)
        }
        let same = seen.updateValue(file.path, forKey: file.publishedPath.lowercased())
        return same.map {
          Finding(
            "\($0.fileName) differs from it in upper and lower case alone, which some disks ignore",
            at: .file(file.path), fix: "rename one of them")
        }
      }
    })
}

extension SourceContext {
  /// The files that the entries of this collection name.
  fileprivate var namedAssets: [NamedAsset] {
    let fields = schema.entry.fields.compactMap { field in field.assetFolder.map { (field.name, $0) } }
    guard !fields.isEmpty else { return [] }
    return brands.flatMap { brand in
      fields.compactMap { field, folder in
        brand.object.text(field).map { NamedAsset(brand: brand, field: field, folder: folder, name: $0) }
      }
    }
  }

  /// Whether an entry that couldn't be read as a whole may name some.
  fileprivate var mayNameMoreAssets: Bool {
    ofCollections.contains { context in
      let fields = context.schema.entry.fields.filter { $0.assetFolder != nil }.map(\.name)
      return !fields.isEmpty
        && context.brands.contains { brand in
          brand.isUnreadable || unresolved.isIncomplete(brand.source)
            || fields.contains { unresolved.mayHave($0, in: brand.source) }
        }
    }
  }

  /// Why a file can't be published; `nil` where it can.
  fileprivate func problem(of file: AssetFile) -> (message: String, fix: String)? {
    let (path, name) = (file.publishedPath, file.path.fileName)
    guard let folder = kind.assets.first(where: { path.hasPrefix($0.name + "/") }) else { return nil }
    switch file.condition {
    case .link: return ("this is a symbolic link, which isn't followed", "put the file itself in its place")
    case .unreadable(let reason): return ("this can't be read: \(reason)", "move it out of the folder")
    case .file: break
    }
    if name.utf8.count > 100 { return ("the name is longer than 100 bytes", "rename it") }
    if !name.isFileName {
      return (
        "a file's name is of letters of ASCII, digits, hyphens, underscores and full stops", "rename it"
      )
    }
    if name.fileStem.isEmpty || !folder.extensions.contains(where: { name.hasSuffix(".\($0)") }) {
      return (
        "files in \(folder.name)/ end in \(folder.extensions.map { ".\($0)" }.joined(separator: ", "))",
        "convert or rename it, or add its ending to kind.yaml"
      )
    }
    guard case .file(let length, _) = file.condition else { return nil }
    if length == 0 { return ("the file is empty", "save it again") }
    // Of a file that is far too long no more is read than shows that.
    guard length > folder.maximumBytes else { return nil }
    return (
      "the file is longer than the \(folder.maximumBytes) bytes that files in \(folder.name)/ may have",
      "compress it, or raise maximumBytes in kind.yaml"
    )
  }
}
