internal import CatalogueEmit
internal import CommandRunning
internal import FileAccess
internal import Foundation

/// Makes bitmaps of SVG files by librsvg's command, where that is installed.
enum Rasterizer {
  /// What installs the command.
  static let advice =
    "install it by scripts/require rsvg-convert (Debian: librsvg2-bin, Homebrew: librsvg)"

  /// What the command calls itself; `nil` where it is missing.
  static var version: String? {
    run(["--version"]).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The file as PNG of a size in pixels; `nil` where the command is missing or fails.
  static func png(of svg: [UInt8], width: Int, height: Int) -> [UInt8]? {
    // A file and not a pipe: writing to a command that can't start would end this process. It has no name any more when the
    // command begins, so that nothing is left where a build is interrupted.
    let path = "\(NSTemporaryDirectory())/catalogue-\(UUID().uuidString).svg"
    guard (try? FileBytes.replace(path, with: svg, isDurable: false)) != nil else { return nil }
    let input = FileHandle(forReadingAtPath: path)
    unlink(path)
    guard let input else { return nil }
    defer { try? input.close() }
    return run(["--width", "\(width)", "--height", "\(height)", "--format", "png"], input: input)
  }

  /// The longest that the command may take, in seconds.
  private static let timeout = 60

  /// What the command prints; `nil` where it is missing, fails, takes too long or prints nothing.
  private static func run(
    _ arguments: [String], input: FileHandle = .nullDevice
  ) -> [UInt8]? {
    let command = CommandContext.current.process(["rsvg-convert"] + arguments)
    let output = Pipe()
    command.standardInput = input
    command.standardOutput = output
    command.standardError = FileHandle.nullDevice
    // Not when the last reference goes: a build draws thousands of pictures.
    defer {
      for file in [output.fileHandleForReading, output.fileHandleForWriting] { try? file.close() }
    }
    guard (try? command.run()) != nil else { return nil }
    // The queue keeps it until then, even where it is cancelled: it must not keep the command and its files.
    let end = DispatchWorkItem { [weak command] in
      if let command, command.isRunning { kill(command.processIdentifier, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(timeout), execute: end)
    let bytes = (try? output.fileHandleForReading.readToEnd()).map { [UInt8]($0) } ?? []
    command.waitUntilExit()
    end.cancel()
    return command.terminationStatus == 0 && !bytes.isEmpty ? bytes : nil
  }
}
