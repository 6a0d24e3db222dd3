import Catalogue
import Testing

/// On catalogues made up for one rule each; the ids are in the opposite order of the one that is expected.
@Suite("The order of search results")
struct SearchRankingTests {
  private let neutral = RGBColor(red: 95, green: 99, blue: 104)

  private func brand(_ id: String, _ name: String, _ change: (inout Brand) -> Void = { _ in }) -> Brand {
    var brand = Brand(id: id, name: name, category: "grocery", initialsBackground: neutral)
    change(&brand)
    return brand
  }

  private func catalogue(_ brands: [Brand], tombstones: [Tombstone] = []) throws -> Catalogue {
    let day = try #require(CalendarDate("2026-05-31"))
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: day, revision: 1), brands: brands,
      tombstones: tombstones)
  }

  @Test("a brand is ranked by the text and position of the match")
  func ranks() throws {
    let brands = [
      brand("i", "Sole"),
      brand("h", "Altro") { $0.aliases = ["Sole!"] },
      brand("g", "Soleado"),
      brand("f", "Altro") { $0.aliases = ["Sole e Mare"] },
      brand("e", "Città del Sole"),
      brand("d", "Altro") { $0.aliases = ["Il Soleil"] },
      brand("c", "Altro") { $0.programmes = [Programme(name: "Carta Sole", kind: .points)] },
      brand("b", "Altro") { $0.keywords = ["occhiali da sole"] },
      brand("a", "Girasole"),
    ]
    #expect(try catalogue(brands).search("sole").map(\.id) == ["i", "h", "g", "f", "e", "d", "c", "b", "a"])
  }

  @Test("of equally good matches, popular brands come first, and then the order is that of the ids")
  func ties() throws {
    let brands = [
      brand("b", "Sole"), brand("a", "Sole"), brand("d", "Sole") { $0.rank = 2 },
      brand("c", "Sole") { $0.rank = 10 },
    ]
    #expect(try catalogue(brands).search("sole").map(\.id) == ["d", "c", "a", "b"])
  }

  @Test("two letters aren't searched inside words")
  func twoLetters() throws {
    let catalogue = try catalogue([brand("a", "Girasole")])
    #expect(catalogue.search("so").isEmpty)
    #expect(catalogue.search("sol").map(\.id) == ["a"])
  }

  @Test("a query across words is found from a word's beginning")
  func acrossWords() throws {
    let catalogue = try catalogue([brand("a", "Il Gelato Roma")])
    #expect(catalogue.search("gelatoroma").map(\.id) == ["a"])
    #expect(catalogue.search("toro").isEmpty)
  }

  @Test(
    "all letters of a query count, even where brands share many first letters",
    arguments: [
      ("supermerc", ["c", "b", "a"]), ("supermerca", ["c", "a", "b"]), ("supermercato", ["c", "a"]),
      ("supermercatoo", ["c"]), ("upermercatu", ["a"]), ("upermercatuu", []),
    ])
  func manyLetters(text: String, ids: [String]) throws {
    let brands = [
      brand("c", "Super Mercato"), brand("b", "Altro") { $0.aliases = ["Supermercè"] },
      brand("a", "Altro") { $0.aliases = ["Il Supermercatu"] },
    ]
    #expect(try catalogue(brands).search(text).map(\.id) == ids)
  }

  @Test("words are searched one by one where no brand matches the whole text")
  func wordByWord() throws {
    let brands = [brand("b", "Sole Mare"), brand("a", "Mare Blu") { $0.keywords = ["sole"] }]
    let catalogue = try catalogue(brands)
    #expect(catalogue.search("sole mare").map(\.id) == ["b"])
    #expect(catalogue.search("mare sole").map(\.id) == ["b", "a"])
  }

  @Test("only the brands that match the most words are found")
  func mostWords() throws {
    let brands = [brand("a", "Mare"), brand("b", "Mare Sole")]
    #expect(try catalogue(brands).search("sole carta mare").map(\.id) == ["b"])
  }

  @Test("a word that is typed twice counts once")
  func repeatedWord() throws {
    let brands = [brand("a", "Sole"), brand("b", "Mare Blu")]
    #expect(try catalogue(brands).search("sole sole mare blu").map(\.id) == ["b"])
  }

  @Test("an article with an apostrophe is a word of its own", arguments: ["L'Erbolario", "L’Erbolario"])
  func apostrophe(name: String) throws {
    #expect(try catalogue([brand("a", name)]).search("er").map(\.id) == ["a"])
  }

  @Test("the name of a brand that was replaced counts as an alias")
  func replaced() throws {
    let brands = [brand("a", "Solera"), brand("b", "Luna"), brand("c", "Sole")]
    let tombstones = [
      Tombstone(id: "old", name: "Sole", status: .renamed, endedOn: nil, replacedBy: "b"),
      Tombstone(id: "older", name: "Sole", status: .closed, endedOn: nil, replacedBy: nil),
      Tombstone(id: "oldest", name: "Sole", status: .merged, endedOn: nil, replacedBy: "nobody"),
    ]
    #expect(try catalogue(brands, tombstones: tombstones).search("sole").map(\.id) == ["c", "b", "a"])
  }

  @Test("no more brands are found than asked for", arguments: [(Int.min, 0), (0, 0), (1, 1), (Int.max, 2)])
  func limit(limit: Int, count: Int) throws {
    #expect(
      try catalogue([brand("a", "Sole"), brand("b", "Sole")]).search("sole", limit: limit).count == count)
  }

  @Test("of a text the first hundred Unicode scalars count", arguments: [(100, 0), (99, 1)])
  func length(spaces: Int, count: Int) throws {
    let text = String(repeating: " ", count: spaces) + "s"
    #expect(try catalogue([brand("a", "Sole")]).search(text).count == count)
  }

  @Test(
    "one letter of a word may be wrong, from five letters on",
    arguments: [
      ("conadd", ["a"]), ("xonad", ["a"]), ("onadx", []), ("ocnad", ["a"]), ("cnoad", ["a"]),
      ("conxa", ["a"]),
      ("connad", ["a"]), ("cond", []), ("supemercato", ["b"]), ("supermecat", ["b"]), ("spuemercato", []),
      ("super mecato", ["b"]), ("mecato super", ["b"]), ("mecato sper", []),
    ])
  func wrongLetter(text: String, ids: [String]) throws {
    let brands = [brand("a", "Conad"), brand("b", "Super Mercato")]
    #expect(try catalogue(brands).search(text).map(\.id) == ids)
  }

  @Test("brands with a wrong letter are ranked by the text and position of the match, too")
  func ranksNearly() throws {
    let brands = [
      brand("h", "Girasole"), brand("g", "Girasoleado"),
      brand("f", "Altro") { $0.aliases = ["Girasole Mare"] },
      brand("e", "Città Girasole"), brand("d", "Altro") { $0.aliases = ["Il Girasole"] },
      brand("c", "Altro") { $0.programmes = [Programme(name: "Carta Girasole", kind: .points)] },
      brand("b", "Altro") { $0.keywords = ["fiori girasole"] }, brand("a", "Alto Xgirasole"),
    ]
    #expect(
      try catalogue(brands).search("girssole").map(\.id) == ["h", "g", "f", "e", "d", "c", "b"])
  }

  @Test("what is found without a mistake comes first, and from three brands on alone")
  func exactFirst() throws {
    let brands = [brand("d", "Solera"), brand("c", "Solero"), brand("b", "Soleri"), brand("a", "Sobera")]
    #expect(try catalogue(brands).search("soler").map(\.id) == ["b", "c", "d"].sorted())
    #expect(
      try catalogue(Array(brands.prefix(2)) + [brands[3]]).search("soler").map(\.id) == ["c", "d", "a"])
  }

  @Test("all words with a wrong letter go before some of them without")
  func allWordsNearly() throws {
    let brands = [brand("b", "Altro") { $0.keywords = ["carta"] }, brand("a", "Conad Carta Blu")]
    #expect(try catalogue(brands).search("carta conda").map(\.id) == ["a"])
    #expect(try catalogue(brands).search("carta zebra").map(\.id) == ["a", "b"])
  }

  @Test("a catalogue without brands has nothing to find")
  func empty() throws { #expect(try catalogue([]).search("sole mare").isEmpty) }
}
