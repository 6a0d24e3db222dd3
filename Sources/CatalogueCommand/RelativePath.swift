/// Paths as seen from a folder.
enum RelativePath {
  /// The way from a folder to a path, which both begin in the same place; `nil` where that can't be told from how they
  /// are written.
  static func from(_ folder: String, to path: String) -> String? {
    let (start, end) = (parts(of: folder), parts(of: path))
    guard folder.hasPrefix("/") == path.hasPrefix("/"), !(start + end).contains("..") else { return nil }
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let steps = start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)
    return steps.joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
