/// The parent folder and the last name of a POSIX path, by its text alone: nothing is looked up on disk, and `.` and
/// `..` are names as others. They are what Python's `posixpath.split` gives for the path without slashes at its end.
///
/// Foundation's `NSString` has the same, but on Linux some paths crash it.
public struct PathParts: Equatable, Sendable {
  /// The parent folder, without slashes at its end: empty for the working folder, `/` for the top.
  public let folder: String
  /// The last name; empty for an empty path, and for `/`.
  public let name: String

  /// The parts of `a/b`, which are those of `a//b/` too.
  public init(_ path: String) {
    var whole = path.trimmingSlashes
    (folder, name) = whole.withUTF8 { bytes in
      func text(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: part), as: UTF8.self)
      }
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return ("", text(bytes[...])) }
      let end = bytes[..<slash].lastIndex { $0 != UInt8(ascii: "/") }
      return (end.map { text(bytes[...$0]) } ?? "/", text(bytes[(slash + 1)...]))
    }
  }
}

/// Paths that people give as arguments.
public enum GivenPath {
  /// The path as it was given.
  /// - Throws: `FileError` where it is empty, or has a NUL, at which the system would cut it.
  public static func checked(_ path: String) throws(FileError) -> String {
    guard !path.isEmpty else { throw FileError("the path is empty") }
    guard !path.utf8.contains(0) else { throw FileError("the path has a NUL character") }
    return path
  }
}

extension String {
  /// The path without slashes at its end; of slashes alone, one is left.
  public var trimmingSlashes: String {
    // By bytes: to Swift a slash and an accent after it are one character.
    guard utf8.last == UInt8(ascii: "/") else { return self }
    guard let end = utf8.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return "/" }
    return String(Substring(utf8[...end]))
  }
}
