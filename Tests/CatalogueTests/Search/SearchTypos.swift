import Catalogue
import TestSupport

/// Queries with one wrong letter, made by a rule: `Tests/Fixtures/search/README.md` says which.
struct SearchTypos {
  enum Kind: String, CaseIterable {
    case substitution, transposition, omission, doubling
  }

  /// The letters beside each on an Italian keyboard, in its row and in those above and below.
  private static let neighbours: [Character: String] = [
    "q": "wa", "w": "qeas", "e": "wrsd", "r": "etdf", "t": "ryfg", "y": "tugh", "u": "yihj", "i": "uojk",
    "o": "ipkl", "p": "ol", "a": "qwsz", "s": "weadzx", "d": "ersfxc", "f": "rtdgcv", "g": "tyfhvb",
    "h": "yugjbn", "j": "uihknm", "k": "iojlm", "l": "opk", "z": "asx", "x": "sdzc", "c": "dfxv", "v": "fgcb",
    "b": "ghvn", "n": "hjbm", "m": "jkn", "0": "9", "1": "2", "2": "13", "3": "24", "4": "35", "5": "46",
    "6": "57", "7": "68", "8": "79", "9": "80",
  ]
  private static let leastLetters = 5

  private var generator = SeededGenerator(seed: 200)

  /// As many typos of each kind, by kind.
  mutating func queries(_ catalogue: Catalogue, ofEach count: Int) -> [SearchQuery] {
    var queries: [Kind: [SearchQuery]] = [:]
    var number = 0
    for brand in catalogue.brands.shuffled(using: &generator) where number < count * Kind.allCases.count {
      let kind = Kind.allCases[number % Kind.allCases.count]
      let programmes = number % 5 == 4 ? brand.programmes.map(\.name) : []
      let name = programmes.isEmpty ? brand.name : generator.pick(programmes)
      let isCut = number / Kind.allCases.count % 2 == 1
      guard let text = text(name, kind, isCut: isCut) else { continue }
      queries[kind, default: []].append(SearchQuery(kind: kind.rawValue, text: text, brand: brand.id))
      number += 1
    }
    return Kind.allCases.flatMap { queries[$0] ?? [] }
  }

  /// A name with a typo; `nil` where no word is long enough for one.
  private mutating func text(_ name: String, _ kind: Kind, isCut: Bool) -> String? {
    let least = kind == .omission ? Self.leastLetters + 1 : Self.leastLetters
    var words = name.split { " '&".contains($0) }.map { Array(SearchKey(String($0)).description) }
      .filter { !$0.isEmpty }
    let long = words.indices.filter { words[$0].count >= least }
    guard !long.isEmpty else { return nil }
    let index = generator.pick(long)
    if isCut {
      words = Array(words[...index])
      words[index] = Array(words[index].prefix(Int.random(in: least...words[index].count, using: &generator)))
    }
    words[index] = edited(words[index], kind)
    return words.map { String($0) }.joined(separator: " ")
  }

  private mutating func edited(_ word: [Character], _ kind: Kind) -> [Character] {
    var word = word
    switch kind {
    case .substitution:
      let index = generator.pick(Array(word.indices))
      word[index] = generator.pick(Array(Self.neighbours[word[index]] ?? "?"))
    case .transposition:
      let different = word.indices.dropLast().filter { word[$0] != word[$0 + 1] }
      let index = generator.pick(Array(different))
      word.swapAt(index, index + 1)
    case .omission: word.remove(at: generator.pick(Array(word.indices)))
    case .doubling:
      let index = generator.pick(Array(word.indices))
      word.insert(word[index], at: index)
    }
    return word
  }
}
