import Catalogue
import Testing

@Suite("Search in the Italian catalogue")
struct ItalianSearchTests {
  private let catalogue: Catalogue
  private let index: SearchIndex

  init() throws {
    catalogue = try ItalianCatalogue.catalogue.get()
    index = try ItalianCatalogue.index.get()
  }

  @Test(
    "people find what they mean first",
    arguments: [
      ("esselunga", ["esselunga"]),
      ("essel", ["esselunga"]),
      ("fidaty", ["esselunga"]),
      ("fidaty esselunga", ["esselunga"]),
      ("fi es", ["esselunga"]),
      ("carta esselunga", ["esselunga"]),
      ("carta ikea", ["ikea"]),
      ("sapone acqua", ["acqua-e-sapone"]),
      ("acqua e sapone", ["acqua-e-sapone"]),
      ("Acqua & Sapone", ["acqua-e-sapone"]),
      ("acqua and sapone", ["acqua-e-sapone"]),
      ("ali", ["ali"]),
      ("alì", ["ali"]),
      ("alì.", ["ali"]),
      ("mercato", ["mercato", "ins-mercato"]),
      ("nau", ["nau"]),
      ("hm", ["hm"]),
      ("h&m", ["hm"]),
      ("h e m", ["hm"]),
      ("ao", ["ao"]),
      ("a & o", ["ao"]),
      ("aeo", ["ao"]),
      ("ins", ["ins-mercato"]),
      ("in s", ["ins-mercato"]),
      ("q8", ["q8"]),
      ("Q 8", ["q8"]),
      ("mc donald’s", ["mcdonalds"]),
      ("footlocker", ["foot-locker"]),
      ("iper", ["iper", "iperal", "coop"]),
      ("ip", ["ip", "iper", "iperal"]),
      ("isola", ["isola-dei-tesori"]),
      ("conad city", ["conad"]),
      ("gigante", ["il-gigante"]),
      ("volare", ["ita-airways"]),
      ("co", ["conad", "coop"]),
    ])
  func finds(text: String, ids: [String]) {
    #expect(index.search(text, limit: ids.count).map(\.id) == ids)
  }

  @Test(
    "a word of several brands finds them all",
    arguments: [
      ("food fast", ["burger-king", "mcdonalds"]), ("casa", ["happy-casa", "risparmio-casa"]),
      ("co", ["conad", "coop", "coin", "comet"]),
    ])
  func findsAll(text: String, ids: [String]) {
    #expect(Set(index.search(text, limit: .max).map(\.id)).isSuperset(of: ids))
  }

  @Test(
    "the name of a brand that was replaced finds its successor",
    arguments: [("bricoman", "tecnomat"), ("eni", "enilive"), ("la gardenia", "douglas"), ("totalerg", "ip")])
  func replaced(name: String, id: String) {
    #expect(index.search(name, limit: 1).map(\.id) == [id])
  }

  @Test(
    "a text that is in no brand finds nothing",
    arguments: [
      "auchan", "", " ", "&", "你好", "’", "\u{301}", "zzz", String(repeating: "esselunga", count: 9),
    ])
  func findsNothing(text: String) { #expect(index.search(text, limit: 1).isEmpty) }

  @Test("every brand is found first by its own name, except for others of the same name")
  func ownName() {
    for brand in catalogue.brands {
      let found = index.search(brand.name, limit: 20)
      let first = found.prefix { SearchKey($0.name) == SearchKey(brand.name) }
      #expect(first.contains(brand), "\(brand.name)")
    }
  }

  @Test("every brand is found by each beginning of its name")
  func beginnings() {
    for brand in catalogue.brands {
      for length in 1...brand.name.count where SearchKey(String(brand.name.prefix(length))).description != ""
      {
        let found = index.search(String(brand.name.prefix(length)), limit: .max)
        #expect(found.contains(brand), "\(brand.name.prefix(length))")
      }
    }
  }

  @Test("case, diacritics and punctuation never matter")
  func spelling() {
    for brand in catalogue.brands {
      for text in [brand.name] + brand.aliases + brand.programmes.map(\.name) + brand.keywords {
        let ids = index.search(text, limit: 20).map(\.id)
        #expect(index.search(Self.respelled(text), limit: 20).map(\.id) == ids, "\(text)")
      }
    }
  }

  /// A text in capitals, with a dot below each, in quotation marks, and with dashes for spaces.
  private static func respelled(_ text: String) -> String {
    var respelled = String.UnicodeScalarView("«".unicodeScalars)
    for scalar in text.uppercased().unicodeScalars {
      respelled.append(scalar == " " ? "–" : scalar)
      if scalar.properties.isAlphabetic { respelled.append("\u{323}") }
    }
    return String(respelled) + "!»"
  }
}
