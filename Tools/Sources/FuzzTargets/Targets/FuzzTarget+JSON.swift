internal import StrictJSON

extension FuzzTarget {
  static let json = FuzzTarget(
    "json",
    "JSONReader and JSONWriter: what is read can be written and read again, positions lie in the text, and "
      + "Foundation accepts and rejects the same texts where both promise the same.",
    seeds: FuzzSeeds(["Tests/Fixtures", "schemas"], endingIn: [".json"]),
    tokens: [
      "null", "true", "false", "\\u0000", "\\ud83d\\ude00", "\\udc00", "\\\"", "1e400", "-0", "0.1E+2",
      "[[[[", "]]]]",
      "{\"a\":", "\"a\":1,", "\u{FEFF}", "\u{1F600}", "18446744073709551616",
    ]
  ) { bytes throws(BrokenInvariant) in
    switch result(bytes) {
    case .success(let value):
      try requireFaithful(value, count: bytes.count)
      try FoundationJSON.requireAccepts(value, bytes)
    case .failure(let error):
      let isInside = error.span.lowerBound >= 0 && error.span.upperBound <= bytes.count + 1
      try require(isInside, "\(error.span) is outside the text")
      try FoundationJSON.requireRejects(error, bytes)
    }
  }

  private static func result(_ bytes: [UInt8]) -> Result<LocatedValue, JSONError> {
    do { return .success(try JSONReader.read(bytes)) } catch { return .failure(error) }
  }

  private static func requireFaithful(_ value: LocatedValue, count: Int) throws(BrokenInvariant) {
    try value.requireSpans(within: count)
    for layout in [JSONWriter.Layout.indented, .compact] {
      var writer = JSONWriter(layout: layout)
      writer.value(value)
      let again = try? JSONReader.read(writer.finish())
      try require(again?.isEqual(to: value) == true, "a value that is written is read as another (\(layout))")
    }
  }
}
