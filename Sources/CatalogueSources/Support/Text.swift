extension String {
  /// The last part of a path.
  package var fileName: String {
    var path = self
    return path.withUTF8 { bytes in
      let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[(slash + 1)...]), as: UTF8.self)
    }
  }

  /// A path without its last part: empty, or with a slash at its end.
  package var folderPrefix: String { String(decoding: utf8.dropLast(fileName.utf8.count), as: UTF8.self) }

  /// The last part of a path without its extension.
  package var fileStem: String {
    let name = fileName
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// Whether the last part of a path begins with a full stop: folders are listed without it.
  package var isHiddenFile: Bool { fileName.utf8.first == UInt8(ascii: ".") }
}

/// A number with its noun: `1 brand`, `2 brands`.
public func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
