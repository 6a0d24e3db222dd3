import Foundation
import TestSupport

/// The path data of a market's logos.
enum LogoPaths {
  static func texts() throws -> [String] {
    let folder = "Tests/Fixtures/drawn/logos"
    let files = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: folder).path)
    return try files.sorted().filter { $0.hasSuffix(".svg") }.flatMap { file in
      let text = String(decoding: try Project.bytes("\(folder)/\(file)"), as: UTF8.self)
      return text.matches(of: /\sd="([^"]+)"/).map { String($0.output.1) }
    }
  }
}
