import Foundation
import TestSupport
import Testing

/// Compares pictures by their pixels, as another program draws them.
enum PictureComparison {
  /// Expects that both files of each pair draw the same.
  static func expectSame(_ files: [(source: String, result: String)], in folder: TemporaryFolder) throws {
    let list = try folder.write("pairs", files.map { "\($0.source)\t\($0.result)\n" }.joined().utf8)
    let compare = "scripts/logo-lab/python scripts/logo-lab/picture.py < \"$0\""
    let result = try Program.run(["bash", "-c", compare, list])
    #expect(result.lines.count == files.count, "\(result.errors)")
    for line in result.lines { #expect(line.hasPrefix("same\t"), "\(line)") }
  }
}
