import StrictJSON
import Testing

@testable import CatalogueAuthoring
@testable import CatalogueRules

@Suite("Texts and ids of an import")
struct TidyTextTests {
  @Test(
    "a text is what a person meant to type",
    arguments: [
      ("  Coop ", "Coop"), ("Coop  Alleanza\u{A0}3.0", "Coop Alleanza 3.0"), ("Ali\u{300}", "Alì"),
      ("Co\u{200B}op\u{202E}", "Coop"), ("a\r\nb\tc", "a b c"), ("\u{0}", ""), ("👩‍👧", "👩‍👧"), ("", ""),
    ])
  func texts(text: String, tidy: String) {
    #expect(TidyText.tidied(text).hasSameBytes(as: tidy))
  }

  @Test(
    "a name gives an id: its words without signs",
    arguments: [
      ("Foot Locker", "foot-locker"), ("Alì", "ali"), ("McDonald's", "mcdonalds"), ("365", "365"),
      ("L'Erbolario", "lerbolario"), ("Coop.fi", "coopfi"), (" -A_b/c- ", "a-b-c"), ("24/7", "24-7"),
      ("H&M", "hm"), ("a&o Hostels", "ao-hostels"), ("No+Vello", "novello"), ("B & B", "b-b"),
      ("Salmoiraghi & Viganò", "salmoiraghi-vigano"), ("Alpha + Beta", "alpha-beta"), ("&Co", "co"),
    ])
  func ids(name: String, id: String) {
    #expect(EntryID.derived(from: name, of: 2...40) == id)
  }

  @Test(
    "a name gives no id where a letter has several spellings, or too little is left, or too much",
    arguments: [
      "&", "A+", "Søstrene Grene", "日本", "", "!", "a", String(repeating: "a", count: 41),
    ])
  func noIDs(name: String) {
    #expect(EntryID.derived(from: name, of: 2...40) == nil)
  }

  @Test(
    "an id is valid only in its exact form",
    arguments: [
      ("acqua-e-sapone", true), ("q8", true), ("A", false), ("a--b", false), ("-ab", false), ("ab-", false),
      ("ab ", false), ("a/b", false), ("../x", false), ("ali\u{300}", false),
    ])
  func valid(text: String, isValid: Bool) {
    #expect(EntryID.isValid(text, of: 2...40) == isValid)
  }
}
