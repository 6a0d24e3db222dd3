extension String {
  /// The last part of a path.
  var fileName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The last part of a path without its extension.
  var fileStem: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
