import Catalogue
import Foundation
import TestSupport

/// Texts as somebody might type them, made of the texts of a catalogue.
struct SearchQueries {
  private var generator: SeededGenerator
  private let texts: [String]

  init(_ catalogue: Catalogue, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var texts: [String] = []
    for brand in catalogue.brands {
      texts.append(brand.name)
      texts += brand.aliases
      texts += brand.programmes.map(\.name)
      texts += brand.keywords
    }
    texts += catalogue.tombstones.map(\.name)
    texts.append("Sole & Mare")
    self.texts = texts
  }

  /// One to three pieces of texts, sometimes one of them twice, or with a wrong letter.
  mutating func next() -> String {
    let separators = [" ", " ", " ", "", "  ", "-", "&", " e ", " + ", "'", "’", ".", "\u{301}", "\r\n", "你"]
    var query = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let piece = typed(piece())
      query += piece + generator.pick(separators)
      if Int.random(in: 0..<8, using: &generator) == 0 { query += piece + " " }
    }
    return query
  }

  private mutating func typed(_ piece: String) -> String {
    guard Int.random(in: 0..<3, using: &generator) == 0,
      let index = piece.indices.randomElement(using: &generator)
    else { return piece }
    return piece.replacingCharacters(in: index...index, with: generator.pick(["", "x", "e", "ss"]))
  }

  private mutating func piece() -> String {
    let text = generator.pick(texts)
    if Int.random(in: 0..<4, using: &generator) == 0 { return text.uppercased() }
    let words = text.split(separator: " ").map { String($0) }
    let word = words.isEmpty ? text : generator.pick(words)
    let dropped = Int.random(in: 0...1, using: &generator) * Int.random(in: 0...3, using: &generator)
    return String(word.dropFirst(dropped).prefix(Int.random(in: 1...9, using: &generator)))
  }
}
