import Foundation

/// A disk of four megabytes, which only the administrator of a Linux machine can make.
public final class SmallDisk: Sendable {
  /// Whether one can be made on this machine.
  public static let isThere: Bool = {
    guard let folder = try? TemporaryFolder(), mount(folder.path) else { return false }
    return unmount(folder.path)
  }()

  private let path: String
  private var filler: String { "\(path)/filler" }

  /// A disk in place of a folder, which is made if it is missing.
  public init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    _ = Self.mount(path)
  }

  deinit { _ = Self.unmount(path) }

  /// Leaves space for a few small files only.
  public func fill() throws {
    _ = try Program.run(["dd", "if=/dev/zero", "of=\(filler)", "bs=4096", "count=1000"])
    let file = try FileHandle(forWritingTo: URL(filePath: filler))
    try file.truncate(atOffset: try file.seekToEnd() - 16_384)
  }

  /// Leaves no space.
  public func fillCompletely() throws {
    _ = try Program.run(["dd", "if=/dev/zero", "of=\(filler)", "bs=4096"])
  }

  /// Gives the space back.
  public func empty() throws { try FileManager.default.removeItem(atPath: filler) }

  /// Lets nobody write any more.
  public func makeReadOnly() { _ = try? Program.run(["mount", "-o", "remount,ro", path]) }

  private static func mount(_ path: String) -> Bool {
    (try? Program.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", path]).status) == 0
  }

  private static func unmount(_ path: String) -> Bool {
    (try? Program.run(["umount", path]).status) == 0
  }
}
