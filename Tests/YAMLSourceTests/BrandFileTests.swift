import StrictJSON
import Testing
import YAMLSource

@Suite("The catalogue's own files")
struct BrandFileTests {
  /// A scalar in one of the usual styles of the files; `nil` for other styles.
  private func text(_ written: String) -> String? {
    guard let quote = written.first, quote == "\"" || quote == "'" else { return written }
    let inner = written.dropFirst().dropLast()
    guard written.count >= 2, written.last == quote, !inner.contains(quote), !inner.contains("\\") else {
      return nil
    }
    return String(inner)
  }

  private func isWritten(_ value: LocatedValue, as written: String) -> Bool {
    switch value.content {
    case .string(let string): text(written) == string
    case .number(let number): number.literal == written
    case .bool(let flag): written == "\(flag)"
    case .null: written == "null"
    case .array, .object: written == written.trimmingSpace
    }
  }

  @Test("are read without a problem, and every value and key has its range")
  func ranges() throws {
    let files = try BrandFiles.all()
    #expect(files.count > 100)
    for (path, bytes) in files {
      let reading = Reading(bytes)
      #expect(reading.problems.isEmpty, "\(path)")
      for value in try reading.value().tree {
        let written = reading.written(at: value.span)
        #expect(isWritten(value, as: written), "\(path): \(value.content) is written \(written)")
        for member in value.object?.members ?? [] {
          #expect(text(reading.written(at: member.keySpan)) == member.key, "\(path)")
        }
      }
    }
  }
}

extension String {
  /// Without spaces and line breaks at its ends.
  fileprivate var trimmingSpace: String {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
