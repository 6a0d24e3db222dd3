/// The texts that brands are found by, as a sorted list of their tails (what is left of a text from one of its
/// letters on): those that begin with the same letters stand together, and are found by halving the list.
struct TailTable: Sendable {
  private struct Text {
    let brand: Int
    let field: SearchField
    let start: Int
    let end: Int
  }

  private struct Tail {
    let text: Int
    let start: Int
  }

  /// The texts one after the other, each with a zero at its end.
  private var letters: [UInt8] = []
  private var texts: [Text] = []
  /// The tails that begin with a word.
  private var words: [Tail] = []
  /// The tails that begin within a word.
  private var insides: [Tail] = []
  /// The number of brands.
  private let count: Int

  /// What two letters or fewer are in says nothing about a brand, unless a word begins with them.
  private static let lettersInside = 3

  /// A table of the texts of some brands, which are known by their numbers from 0.
  init(_ brands: [[(field: SearchField, text: SearchText)]]) {
    count = brands.count
    for (number, texts) in brands.enumerated() {
      for (field, text) in texts { add(text, as: field, of: number) }
    }
    words = words.sorted(by: isBefore)
    insides = insides.sorted(by: isBefore)
  }

  /// The best place of each brand in which some letters are; `nil` where they are in none.
  func places(of sought: [UInt8]) -> [SearchPlace?] {
    var places = [SearchPlace?](repeating: nil, count: count)
    note(tails(words, beginningWith: sought), of: sought.count, areInside: false, in: &places)
    if sought.count >= Self.lettersInside {
      note(tails(insides, beginningWith: sought), of: sought.count, areInside: true, in: &places)
    }
    return places
  }

  private func note(
    _ tails: ArraySlice<Tail>, of length: Int, areInside: Bool, in places: inout [SearchPlace?]
  ) {
    for tail in tails {
      let text = texts[tail.text]
      let match = areInside ? .inside : Self.match(text, tail, length)
      let place = SearchPlace(match, in: text.field)
      if let best = places[text.brand], best <= place { continue }
      places[text.brand] = place
    }
  }

  private static func match(_ text: Text, _ tail: Tail, _ length: Int) -> SearchMatch {
    if tail.start > text.start { return .word }
    return text.end - tail.start > length ? .beginning : .whole
  }

  private mutating func add(_ text: SearchText, as field: SearchField, of brand: Int) {
    let start = letters.count
    for word in text.words {
      words.append(Tail(text: texts.count, start: letters.count))
      insides += word.indices.dropFirst().map { Tail(text: texts.count, start: letters.count + $0) }
      letters += word
    }
    texts.append(Text(brand: brand, field: field, start: start, end: letters.count))
    letters.append(0)
  }

  /// The zero at a text's end comes before all letters.
  private func isBefore(_ left: Tail, _ right: Tail) -> Bool {
    var offset = 0
    while letters[left.start + offset] == letters[right.start + offset] {
      if letters[left.start + offset] == 0 { return left.start < right.start }
      offset += 1
    }
    return letters[left.start + offset] < letters[right.start + offset]
  }

  private func tails(_ tails: [Tail], beginningWith sought: [UInt8]) -> ArraySlice<Tail> {
    let start = Self.firstIndex(in: tails) {
      !beginning(of: $0, sought.count).lexicographicallyPrecedes(sought)
    }
    let end = Self.firstIndex(in: tails) { sought.lexicographicallyPrecedes(beginning(of: $0, sought.count)) }
    return tails[start..<end]
  }

  private func beginning(of tail: Tail, _ length: Int) -> ArraySlice<UInt8> {
    letters[tail.start..<texts[tail.text].end].prefix(length)
  }

  /// The first that fulfils a condition which all after it fulfil too.
  private static func firstIndex(in tails: [Tail], where condition: (Tail) -> Bool) -> Int {
    var range = tails.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(tails[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
