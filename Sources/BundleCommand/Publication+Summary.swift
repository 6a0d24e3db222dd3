internal import BundlePublisher
internal import Catalogue
internal import UpdateFramework

extension BundleContent {
  /// `catalogue 2026-05-31: 176 brands`
  var summary: String { "catalogue \(catalogue.version), \(catalogue.brands.count) brands" }
}

extension Publication {
  /// How much is written, and how long it lasts.
  var summary: String {
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    let ends = ends.map { "\($0.role.text) until \($0.expires.date)" }.joined(separator: ", ")
    return "wrote \(files.count) files of \(bytes) bytes; \(ends)"
  }
}

extension TrustedMetadata {
  /// The versions and ends of the four files.
  var summary: String {
    let files: [(name: String, header: MetadataHeader?)] = [
      ("root", root.payload.header), ("targets", targets(of: .topLevel)?.payload.header),
      ("snapshot", snapshot?.payload.header), ("timestamp", timestamp?.payload.header),
    ]
    return files.compactMap { file in
      file.header.map { "\(file.name) \($0.version), until \($0.expires)" }
    }.joined(separator: "\n")
  }
}
