import Foundation

extension String {
  /// The absolute path of what the path leads to, by way of no symbolic link.
  public var resolvingLinks: String { URL(fileURLWithPath: systemPath).resolvingSymlinksInPath().path }

  /// The path from a folder, both being absolute: `/a/b` from `/a/c` is `../b`.
  public func relativePath(from folder: String) -> String {
    // By bytes: to Swift a slash and an accent after it are one character.
    let (own, other) = (utf8.split(separator: 0x2F), folder.utf8.split(separator: 0x2F))
    let common = zip(own, other).prefix { $0.elementsEqual($1) }.count
    let steps =
      other.dropFirst(common).map { _ in ".." } + own.dropFirst(common).map { String(Substring($0)) }
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
