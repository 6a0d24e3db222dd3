internal import Diagnostics

/// What an earlier build made of the logos.
///
/// It is asked by all that decides the result: a logo's name and its bytes, which are compared one by one and not by
/// a hash, so that no file can be made to pass for another. The normaliser's version is compared when the cache is
/// read.
struct LogoCache: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let forms: LogoForms
  }

  /// By the names' bytes: two texts that look alike are two names.
  private var entries: [[UInt8]: Entry] = [:]

  mutating func keep(_ forms: LogoForms, of bytes: [UInt8], key: [UInt8]) {
    entries[key] = Entry(bytes: bytes, forms: forms)
  }

  /// What the same file gave; `nil` where there was none.
  func forms(of file: SourceText) -> LogoForms? {
    guard let entry = entries[Array(file.path.fileStem.utf8)], entry.bytes == file.bytes else { return nil }
    return entry.forms
  }
}
