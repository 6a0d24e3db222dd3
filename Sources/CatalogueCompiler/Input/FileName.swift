extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The last part of a path without its extension.
  var fileStem: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
