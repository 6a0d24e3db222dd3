import StrictJSON
import Testing

/// Reads a valid text.
func read(_ text: String, limits: JSONReader.Limits = .init()) throws(JSONError) -> LocatedValue {
  try JSONReader.read(Array(text.utf8), limits: limits)
}

/// Why the bytes aren't JSON; `nil` when they are.
func failure(_ bytes: [UInt8], limits: JSONReader.Limits = .init()) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONReader.read(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Why the text isn't JSON; `nil` when it is.
func failure(_ text: String, limits: JSONReader.Limits = .init()) -> JSONError? {
  failure(Array(text.utf8), limits: limits)
}

/// Expects that the text isn't JSON and that the error begins where `‸` stands in it, and returns it.
@discardableResult
func expectRejection(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONError?
{
  let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
  try #require(parts.count == 2, "one position must be marked")
  let error = failure(parts.joined())
  #expect(error?.span.lowerBound == parts[0].utf8.count, "\(marked)", sourceLocation: sourceLocation)
  return error
}

/// The number of that spelling.
func number(_ literal: String) throws -> ExactNumber { try #require(ExactNumber(literal: literal)) }

extension String {
  /// The text at those UTF-8 offsets.
  func slice(_ span: Range<Int>) -> String { String(decoding: Array(utf8)[span], as: UTF8.self) }
}
