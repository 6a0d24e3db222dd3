import TestSupport
import Testing

extension Guide {
  /// The text of a block.
  func block(_ name: String) throws -> String {
    try #require(blocks.first { $0.name == name }, "\(name)").text
  }
}
