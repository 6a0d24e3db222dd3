import Foundation

/// A folder in which a program is run with a path that somebody gave: the project, and beside it what isn't the
/// program's. In the project there are a person's own file, folder with a file, link that leads nowhere, and a folder
/// that nobody may write.
final class PathTrialFolder {
  /// What somebody may give as a path: with nothing there, or with what is in the project.
  static let paths: [String] = {
    let paths = [
      "", ".", "/", "x", "x/", "é", String(repeating: "n", count: 255), "folder", "folder/", "file", "file/",
      "file/x", "link", "readonly/x",
    ]
    return SmallDisk.isThere ? paths + ["full/x"] : paths
  }()

  /// Where the link leads.
  static let linkTarget = "target"

  private let folder: TemporaryFolder
  private var disk: SmallDisk?
  private var spare: PathTrialFolder?
  private lazy var contents = readContents()
  private var top: String { "\(folder.path)/work" }
  var project: String { "\(top)/project" }

  /// The project is a copy of a workspace.
  init(of workspace: String) throws {
    folder = try TemporaryFolder()
    try folder.write("work/beside/mine.txt", "mine\n".utf8)
    _ = try Program.run(["cp", "-a", workspace, project])
    for name in ["folder/mine.txt", "file"] { try folder.write("work/project/\(name)", "mine\n".utf8) }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(project)/link", withDestinationPath: Self.linkTarget)
    try User.give(top)
    try files.createDirectory(
      atPath: "\(project)/readonly", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
  }

  private init(copying other: PathTrialFolder) throws {
    folder = try TemporaryFolder()
    _ = try Program.run(["cp", "-a", other.top, top])
  }

  /// A copy: the one of the last run where that left it as it was, since most refuse.
  func copy() throws -> PathTrialFolder {
    defer { spare = nil }
    return try spare ?? PathTrialFolder(copying: self)
  }

  /// The disk goes before the folder that it is in.
  deinit { disk = nil }

  /// Adds the folder `full`, a disk on which nothing more can be written.
  func addFullDisk() throws {
    disk = try SmallDisk(at: "\(project)/full")
    try disk?.fillCompletely()
  }

  /// What was changed in a copy that isn't the program's to change.
  /// - Parameter changed: how the paths within the project begin of what it may change.
  func problems(in copy: PathTrialFolder, changed: [String]) -> [String] {
    let (old, new) = (contents, copy.readContents())
    if new == old && copy.disk == nil { spare = copy }
    let allowed = changed.map { "project/\($0)" }
    // Nothing may replace a link, and only what is asked to may follow one: all else refuses, and asks for the file's name.
    let lost = old.keys.filter { path in
      old[path] != new[path] && (path == "project/link" || !allowed.contains { path.hasPrefix($0) })
    }
    let made = Set(new.keys).subtracting(old.keys).filter {
      let isLinked = $0 == "project/\(Self.linkTarget)" && !allowed.contains($0)
      return !$0.hasPrefix("project/") || isLinked || $0.hasSuffix(".tmp")
    }
    return lost.sorted().map { "it changed \($0)" } + made.sorted().map { "it made \($0)" }
  }

  /// The bytes of every file, and where every link leads. Of the full disk only what was put there since it is full.
  private func readContents() -> [String: Data] {
    let files = FileManager.default
    func paths(in folder: String) -> [String] {
      files.enumerator(atPath: "\(top)/\(folder)")?.compactMap { $0 as? String }.map { folder + $0 } ?? []
    }
    // On Linux the enumerator stays on the disk that it began on.
    let paths = Set(paths(in: "") + paths(in: "project/full/"))
    return paths.subtracting(["project/full", "project/full/filler"]).reduce(into: [:]) { contents, path in
      if let target = try? files.destinationOfSymbolicLink(atPath: "\(top)/\(path)") {
        contents[path] = Data("-> \(target)".utf8)
      } else {
        // A folder has no bytes.
        contents[path] = files.contents(atPath: "\(top)/\(path)") ?? Data()
      }
    }
  }
}
