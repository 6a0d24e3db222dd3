internal import RegularExpressions

extension FuzzTarget {
  static let regex = FuzzTarget(
    "regex",
    "A pattern, and after a line feed a text: matching ends within a limit of steps, which portable patterns "
      + "never reach, and Swift's own engine finds the same for these.",
    seeds: FuzzSeeds(["Tests/Fixtures", "schemas", "catalogue"], endingIn: [".json", ".yaml"]) { bytes in
      PatternSeeds.inputs(in: bytes)
    },
    tokens: [
      "^", "$", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?<a>", "\\k<a>", "\\1", "\\b", "\\B", "\\d", "\\w",
      "\\s", ".", "[^",
      "[a-z]", "]", "{2,}", "{0,3}?", "*?", "+", "|", ")", "\\p{L}", "\\p{Script=Greek}", "\\P{Lu}",
      "\\u{1F600}",
      "\\uD83D\\uDE00", "\\cA", "\\x41", "\\0", "{99999}", "\n",
    ],
    maximumLength: 512
  ) { bytes throws(BrokenInvariant) in
    guard let end = bytes.firstIndex(of: 0x0A) else { return }
    let pattern = String(decoding: bytes[..<end], as: UTF8.self)
    let text = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    guard let expression = try? RegularExpression(pattern) else {
      let isPortable = (try? RegularExpression(pattern, dialect: .portable)) != nil
      try require(!isPortable, "only the portable dialect accepts the pattern")
      return
    }
    let verdict = try? expression.matches(text)
    try require(verdict == (try? expression.matches(text)), "the same match gives another result")
    guard (try? RegularExpression(pattern, dialect: .portable)) != nil else { return }
    guard let verdict else { throw BrokenInvariant("a portable pattern reaches the limit of steps") }
    if expression.isAnchored { try SwiftRegex.requireSame(verdict, pattern, text) }
  }
}
