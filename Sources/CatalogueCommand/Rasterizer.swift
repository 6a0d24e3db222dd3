internal import FileAccess
internal import Foundation

/// Makes bitmaps of SVG files by librsvg's command, where that is installed.
enum Rasterizer {
  /// The width and height of the bitmaps, in pixels: what the densest screens of phones need for a logo of 128 dp.
  private static let size = 512

  /// The file as PNG; `nil` where the command is missing or fails.
  @Sendable static func png(of svg: [UInt8]) -> [UInt8]? {
    // A file and not a pipe: writing to a command that can't start would end this process.
    let path = "\(NSTemporaryDirectory())/catalogue-\(UUID().uuidString).svg"
    guard (try? FileBytes.replace(path, with: svg, isDurable: false)) != nil else { return nil }
    defer { unlink(path) }
    let command = Process()
    command.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    command.arguments = [
      "rsvg-convert", "--width", "\(size)", "--height", "\(size)", "--format", "png", path,
    ]
    let output = Pipe()
    command.standardInput = FileHandle.nullDevice
    command.standardOutput = output
    command.standardError = FileHandle.nullDevice
    guard (try? command.run()) != nil else { return nil }
    let bytes = (try? output.fileHandleForReading.readToEnd()).map { [UInt8]($0) } ?? []
    command.waitUntilExit()
    return command.terminationStatus == 0 && !bytes.isEmpty ? bytes : nil
  }
}
