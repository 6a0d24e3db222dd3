internal import BundlePublisher
internal import Catalogue
internal import UpdateFramework

extension BundleContent {
  /// `catalogue 2026-05-31, 176 brands`
  var summary: String {
    let counts = catalogue.collections.map { list in
      list.ids.count == 1 ? "1 \(list.count.replacing("Count", with: ""))" : "\(list.ids.count) \(list.name)"
    }
    return "catalogue \(catalogue.version), \(counts.joined(separator: ", "))"
  }
}

extension Publication {
  /// How much is written, and when it expires.
  var summary: String {
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    let expiries = expiries.map { "\($0.role.text) \($0.expires.date)" }.joined(separator: ", ")
    return
      "wrote \(files.count.counted("file")) (\(bytes.counted("byte"))\(patchSummary)); expiry: \(expiries)"
  }

  /// How many of the files are patches, and how long the longest is.
  private var patchSummary: String {
    let lengths = files.filter { $0.path.hasPrefix("\(BundleFile.targets)/patches/") }.map(\.bytes.count)
    guard let longest = lengths.max() else { return "" }
    return ", \(lengths.count.counted("patch", "patches")) of at most \(longest) among them"
  }
}

extension TrustedMetadata {
  /// The versions and expiries of the four files, and of the bin that expires first, where it does before the targets.
  var summary: String {
    let targets = targets(of: .topLevel)
    let bin = targets.flatMap(bins.firstExpiring)
    let files: [(name: String, header: MetadataHeader?)] = [
      ("root", root.payload.header), ("targets", targets?.payload.header),
      (bin?.role.text ?? "", bin?.header), ("snapshot", snapshot?.payload.header),
      ("timestamp", timestamp?.payload.header),
    ]
    return files.compactMap { file in
      file.header.map { "\(file.name) \($0.version), expires \($0.expires)" }
    }.joined(separator: "\n")
  }
}

/// Describes roots in words.
enum RootDescription {
  /// A root's version and expiry, and the keys of each role.
  static func content(of root: Root) -> String {
    let roles = RoleName.topLevel.compactMap { name in
      root.roles[name].map { role in
        let count = role.identifiers.count.counted("key")
        let list = role.identifiers.map { "\n    \($0.text)" }.joined()
        return "  \(name.text): \(role.threshold) of \(count)\(list)"
      }
    }
    return "root \(root.version), expires \(root.expires)\n" + roles.joined(separator: "\n")
  }

  /// Whether a draft is signed, and which signatures it needs.
  static func status(of draft: RootDraft, in file: String) -> String {
    let missing = draft.missing
    guard !missing.isEmpty else { return "\(file): signed, ready to publish" }
    return missing.map { missing in
      let keys = missing.candidates.map { "  \($0.text)" }.joined(separator: "\n")
      let number = Int(clamping: missing.count).counted("signature")
      return "\(file): needs \(number) by root keys of version \(missing.rootVersion):\n\(keys)"
    }.joined(separator: "\n")
  }
}

extension Int {
  /// The number with a noun: `1 file`, `2 files`.
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
