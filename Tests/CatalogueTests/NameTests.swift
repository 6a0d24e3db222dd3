import Catalogue
import Testing

@Suite("Names")
struct NameTests {
  @Test(
    "a search key has no diacritics, case, punctuation or spaces",
    arguments: [
      ("Alì", "ali"), ("Mercatò", "mercato"), ("NAU!", "nau"), ("IN's Mercato", "insmercato"), ("Q8", "q8"),
      ("Naïma", "naima"), ("IBS.it", "ibsit"), ("L’Erbolario", "lerbolario"), ("ﬁne", "fine"), ("Ⅷ", "viii"),
      ("你", ""),
    ])
  func key(name: String, key: String) { #expect(SearchKey(name).description == key) }

  @Test("a composed and a decomposed letter have the same key")
  func canonicalEquivalence() { #expect(SearchKey("Al\u{EC}") == SearchKey("Ali\u{300}")) }

  @Test("an ampersand and a plus are read as \"e\" and as \"and\"", arguments: ["A&O", "A + O"])
  func ampersand(name: String) { #expect(SearchKey.all(of: name).map(\.description) == ["aeo", "aando"]) }

  @Test("a name without such a sign has one key")
  func oneKey() { #expect(SearchKey.all(of: "Esselunga").map(\.description) == ["esselunga"]) }

  @Test(
    "initials are the first letters of the first two words, or of the only one",
    arguments: [
      ("Foot Locker", "FL"), ("Esselunga", "ES"), ("H&M", "HM"), ("Q8", "Q8"), ("Alì", "AL"),
      ("McDonald's", "MC"),
      ("Città del Sole", "CD"), ("L'Isola dei Tesori", "LD"), ("NAU!", "NA"), ("Dr. Max", "DM"), ("U", "U"),
      ("你好", "?"),
    ])
  func initials(name: String, initials: String) { #expect(Initials.derived(from: name) == initials) }
}
