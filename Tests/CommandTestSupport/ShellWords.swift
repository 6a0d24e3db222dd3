/// The words of a command line: split at spaces, except in quotes. There are no variables and no escapes.
struct ShellWords {
  let words: [String]

  init(_ line: String) throws {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch (quote, character) {
      case (nil, " "):
        if let end = word { words.append(end) }
        word = nil
      case (nil, "'"), (nil, "\""):
        quote = character
        word = word ?? ""
      case (character, _): quote = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw CaseError("a quote isn't closed: \(line)") }
    if let end = word { words.append(end) }
    guard !words.isEmpty else { throw CaseError("a command is missing") }
    self.words = words
  }
}
