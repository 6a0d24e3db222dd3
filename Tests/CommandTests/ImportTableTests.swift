import Foundation
import TestSupport
import Testing

@Suite("catalogue import of what apps have")
struct ImportTableTests {
  private static let fixture = "\(Project.root.path)/Tests/Fixtures/app-brands"
  private static let logos = "\(Project.root.path)/catalogue/italy/logos"
  private static let names = [
    "--field", "image=logo", "--field", "alternativeNames=aliases", "--field", "type=category",
  ]

  /// The findings that a command printed, without their positions and excerpts.
  private func findings(_ result: Program.Result) -> [String] {
    result.errors.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /: ((error|warning)\[.*)/).map { String($0.1) }
    }
  }

  @Test(
    "fifty brands of an app leave one finding for each missing fact, and none of form once fixes are made")
  func fifty() throws {
    let workspace = try Workspace()
    let result = try workspace.run(
      ["import", "\(Self.fixture)/brands.json", "--logos", Self.logos, "--into", "new"] + Self.names
        + ["--categories", "\(Self.fixture)/categories.csv"])
    #expect(result.status == 100)
    let missing = findings(result).filter { $0.contains("missing") || $0.contains("to trace") }
    #expect(missing.count == Set(missing.map { $0.prefix(60) }).count, "\(missing)")
    for words in [
      "error[E102]: field \"sources\" is missing in all 50 brands",
      "error[E102]: field \"logoBackground\" is missing (because logo is text) in ",
    ] { #expect(missing.contains { $0.hasPrefix(words) }, "\(missing)") }

    let check = findings(try workspace.run("check", "--market", "new", "--fix"))
    let left = check.filter {
      !$0.hasSuffix("is missing") && !$0.hasSuffix("is missing (because logo is text)")
    }
    // Two names that are alike are no matter of form.
    #expect(left.allSatisfy { $0.hasPrefix("warning[W217]") }, "\(left)")
  }

  @Test("a source for all and a table of categories leave nothing to do but logos")
  func complete() throws {
    let workspace = try Workspace()
    let options = ["--categories", "\(Self.fixture)/categories.csv", "--source", "https://www.example.com/"]
    let names = Self.names.map { $0 == "image=logo" ? "image=" : $0 }
    let result = try workspace.run(
      ["import", "\(Self.fixture)/brands.json", "--into", "new"] + names + options)
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.last == "Wrote new: 50 brands, 0 logos. Next: catalogue check --market new")
    #expect(lines.first == "To be filled in:")
    #expect(lines.contains("  logo isn't known (null) in all 50 brands"))
    #expect(lines.contains { $0.hasPrefix("  color isn't known (null) in 32 of 50 brands: arcaplanet, ") })
    #expect(try workspace.run("build", "--market", "new").status == 0)
  }

  @Test("a table is read by its first line, lists at semicolons")
  func table() throws {
    let workspace = try Workspace()
    let text = #"""
      shop;aliases;type;rank;wikidata;note
      "Caffè ""Volpe""";"Volpe Café;Volpe Bar";Bar;1;Q1;x
      Gatto;;Negozio;;;
      """#
    try workspace.folder.write("shops.csv", text.utf8)
    let result = try workspace.run(
      "import", "shops.csv", "--into", "new", "--field", "shop=name", "--field", "type=category", "--source",
      "https://www.example.com/")
    #expect(result.status == 100)
    #expect(findings(result).filter { $0.hasPrefix("error") }.count == 2, "\(result.errors)")
    #expect(result.errors.contains("shops.csv:1:33: error[E103]: unknown field \"note\""))
    let brand = String(decoding: workspace.folder.bytes("new/brands/gatto.yaml") ?? [], as: UTF8.self)
    #expect(brand.contains("name: Gatto\ncategory: negozio\n"))
    let other = String(decoding: workspace.folder.bytes("new/brands/caffe-volpe.yaml") ?? [], as: UTF8.self)
    #expect(other.contains("aliases:\n  - Volpe Café\n  - Volpe Bar\n"))
    #expect(other.contains("rank: 1\nwikidata: Q1\n"))
  }

  @Test("a list of records is one of their names, with a column for each other field")
  func records() throws {
    let workspace = try Workspace()
    let text = """
      name,category,card,programmes.kind
      Volpe,grocery,Carta Volpe; Volpe App,points;app
      Gatto,grocery,Gatto Club,;;member
      Lupo,grocery,,
      """
    try workspace.folder.write("shops.csv", text.utf8)
    let result = try workspace.run(
      "import", "shops.csv", "--into", "new", "--field", "card=programmes", "--source",
      "https://www.example.com/", "--settings", "catalogue/italy/catalogue.yaml")
    let file = { (id: String) in
      String(decoding: workspace.folder.bytes("new/brands/\(id).yaml") ?? [], as: UTF8.self)
    }
    #expect(
      file("volpe").hasSuffix(
        """
        programmes:
          - name: Carta Volpe
            kind: points
          - name: Volpe App
            kind: app

        """))
    // The third kind is of a programme that has no name.
    #expect(file("gatto").hasSuffix("programmes:\n  - name: Gatto Club\n  - kind: member\n"))
    #expect(!file("lupo").contains("programmes"))
    #expect(findings(result).filter { $0.hasPrefix("error") }.count == 2, "\(result.errors)")
  }

  @Test("a column of a record's field that isn't there is reported, and so is one that a cell can't have")
  func unknownRecordFields() throws {
    let header = "name,category,programmes.kin,barcode.formats.lengths,name.,.name"
    let lines = try errors(
      header + "\nVolpe,grocery,points,13,x,y\n", "--settings", "catalogue/italy/catalogue.yaml")
    for (column, name) in [
      (15, "programmes.kin"), (30, "barcode.formats.lengths"), (54, "name."), (60, ".name"),
    ] {
      let finding = "shops.csv:1:\(column): error[E103]: unknown field \"\(name)\""
      #expect(lines.contains { $0.hasPrefix(finding) }, "\(lines)")
    }
  }

  @Test("a field that is given twice, as a list and as its names, keeps the first and reports the other")
  func twice() throws {
    let lines = try errors(
      "name,category,programmes,programmes.name\nVolpe,grocery,Carta,Punti\n", "--settings",
      "catalogue/italy/catalogue.yaml")
    #expect(lines.contains("shops.csv:2:21: error[E103]: unknown field \"programmes.name\""), "\(lines)")
  }

  /// The lines of output about findings of a table.
  private func errors(_ table: String, _ arguments: String...) throws -> [String] {
    let workspace = try Workspace()
    try workspace.folder.write("shops.csv", table.utf8)
    let result = try workspace.run(
      ["import", "shops.csv", "--into", "new", "--source", "https://www.example.com/"] + arguments)
    return result.errors.split(separator: "\n").map(String.init)
  }

  @Test("cells under no name are reported, and an empty column isn't missed")
  func unnamedColumns() throws {
    let lines = try errors(
      "id,name,,category,\naa,Alpha,lost,grocery,\nbb,Beta,,grocery,,x,y", "--settings",
      "catalogue/italy/catalogue.yaml")
    let words = ": error[E601]: this cell isn't imported: the first line names no column for it"
    #expect(
      lines.filter { $0.hasPrefix("shops.csv:") }
        == ["2:10", "3:19", "3:21"].map { "shops.csv:\($0)\(words)" })
  }

  @Test("many cells under no name are one finding with all of them")
  func manyUnnamed() throws {
    let rows = (1...5).map { "a\($0),Alpha \($0),grocery,lost\($0)" }
    let lines = try errors(
      (["id,name,category,"] + rows).joined(separator: "\n"), "--settings", "catalogue/italy/catalogue.yaml")
    #expect(
      lines.filter { $0.hasPrefix("shops.csv:") } == [
        "shops.csv:2:20: error[E601]: 5 cells aren't imported: the first line names no column for them: lost1, lost2, lost3, lost4, lost5"
      ])
  }

  @Test(
    "what a brand lacks is reported on its line",
    arguments: [
      "id,name,category\naa,Alpha,grocery\nbb,Beta,\n", "note,name,category\n,Alpha,grocery\nx,Beta,\n",
    ])
  func missing(table: String) throws {
    let lines = try errors(table, "--settings", "catalogue/italy/catalogue.yaml")
    #expect(
      lines.contains { $0.hasPrefix("shops.csv:3:") && $0.hasSuffix("field \"category\" is missing") },
      "\(lines)")
  }

  @Test("what the catalogue as a whole lacks has its place in catalogue.yaml")
  func missingSetting() throws {
    let lines = try errors("id,name,category\naa,Alpha,grocery\n")
    #expect(lines.contains("shops.csv:1:1: error[E102]: field \"country\" is missing"))
    #expect(
      lines.contains("  = fix: write it in the new catalogue.yaml, or give one that has it: --settings"))
  }

  /// The end of an import of a table where there are several kinds of catalogue.
  private func importAmongKinds(_ folder: String, _ arguments: [String]) throws -> Program.Result {
    let workspace = try Workspace()
    for name in ["italy", "activities"] {
      let settings = try Data(
        contentsOf: URL(fileURLWithPath: "\(Project.root.path)/catalogue/\(name)/catalogue.yaml"))
      try workspace.folder.write("\(name)/catalogue.yaml", settings)
    }
    try workspace.folder.write(
      "\(folder)shops.csv", "name,category,sources\nPam,grocery,https://www.example.com/\n".utf8)
    return try workspace.run(
      ["import", "\(folder)shops.csv", "--into", "new", "--schemas", "\(Project.root.path)/schemas"]
        + arguments)
  }

  @Test(
    "the kind of a table is that of --settings, or of the catalogue.yaml beside it, or --kind",
    arguments: [
      ("", ["--settings", "italy/catalogue.yaml"]), ("italy/", []), ("activities/", ["--kind", "brands"]),
      ("activities/", ["--settings", "italy/catalogue.yaml"]),
      ("", ["--settings", "italy/catalogue.yaml", "--kind", "brands"]),
    ] as [(String, [String])])
  func kind(_ folder: String, _ arguments: [String]) throws {
    let result = try importAmongKinds(folder, arguments)
    #expect(result.output.contains("Wrote new: 1 brand, "), "\(result.errors)")
  }

  @Test(
    "a kind that nothing says, or that is said in two ways, isn't guessed",
    arguments: [
      ([], "Error: say the kind of shops.csv: --kind "),
      (
        ["--settings", "italy/catalogue.yaml", "--kind", "activities"],
        "Error: --kind activities isn't the kind that italy/catalogue.yaml names, brands; leave one of them out"
      ),
    ] as [([String], String)])
  func noKind(_ arguments: [String], _ words: String) throws {
    let result = try importAmongKinds("", arguments)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix(words), "\(result.errors)")
  }

  @Test("a category is found by a word of the names, where only one has it")
  func words() throws {
    let workspace = try Workspace()
    try workspace.folder.write("shops.tsv", "name\nVolpe Supermercato\nGatto\n".utf8)
    let result = try workspace.run(
      "import", "shops.tsv", "--into", "new", "--source", "https://www.example.com/", "--settings",
      "catalogue/italy/catalogue.yaml", "--category-from", "words")
    #expect(result.errors.contains("category is \"grocery\", by a word of the names"))
    #expect(result.errors.contains("field \"category\" is missing"))
    let brand = String(
      decoding: workspace.folder.bytes("new/brands/volpe-supermercato.yaml") ?? [], as: UTF8.self)
    #expect(brand.contains("category: grocery\n"))
  }

  @Test("a picture's name stands for the SVG file of the same name, or is one to trace")
  func pictures() throws {
    let workspace = try Workspace()
    try workspace.folder.write("shops.csv", "name,logo\nPam,pam.png\nAli,ali.png\n".utf8)
    let result = try workspace.run(
      "import", "shops.csv", "--into", "new", "--logos", "catalogue/italy/logos")
    #expect(result.errors.contains("logo \"pam.png\" is imported from pam.svg: a picture can't be a logo"))
    #expect(
      result.errors.contains("logo \"ali.png\" isn't imported: it is a picture to trace, not an SVG file"))
    #expect(workspace.folder.bytes("new/logos/pam.svg") != nil)
  }

  @Test(
    "what can't be meant is rejected",
    arguments: [
      (["--field", "shop"], 64, "it is written theirs=ours"),
      (["--field", "a=name", "--field", "a=id"], 64, "--field has the same name twice"),
      (
        ["--field", "shop=name", "--field", "category=name"], 64, "--field gives one field two of their names"
      ),
      (["--category-from", "words"], 64, "--category-from needs --settings"),
      (["--field", "shops=name"], 100, "no entry has \"shops\", which was to be its name"),
      (
        ["--field", "shop=name", "--source", "example"], 100,
        "entry 1 of sources \"example\" must be an https:// address"
      ),
      (["--categories", "nowhere.csv"], 1, "can't read nowhere.csv"),
    ] as [([String], Int32, String)])
  func rejected(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write("shops.csv", "shop,category\nPam,grocery\n".utf8)
    let result = try workspace.run(["import", "shops.csv", "--into", "new"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(
    "a column that was to be a field of which there is a column too is reported, and either may be left out")
  func namedTwice() throws {
    let workspace = try Workspace()
    try workspace.folder.write("shops.csv", "shop,name,category\nPam Shop,Pam,grocery\n".utf8)
    let both = try workspace.run("import", "shops.csv", "--into", "a", "--field", "shop=name")
    #expect(
      both.errors.contains(
        """
        shops.csv:2:1: error[E601]: "shop" isn't imported: it was to be name, which an entry has too
         2 | Pam Shop,Pam,grocery
           | ^^^^^^^^
          = fix: leave one of them out: --field name= beside it, or --field shop= in its place

        """), "\(both.errors)")
    #expect(!both.errors.contains("unknown field"))
    for (fields, name) in [(["shop=name", "name="], "Pam Shop"), (["shop="], "Pam")] {
      let folder = "as-\(fields.count)"
      let result = try workspace.run(
        ["import", "shops.csv", "--into", folder] + fields.flatMap { ["--field", $0] })
      #expect(!result.errors.contains("isn't imported"), "\(result.errors)")
      let id = name == "Pam" ? "pam" : "pam-shop"
      let file = String(decoding: workspace.folder.bytes("\(folder)/brands/\(id).yaml") ?? [], as: UTF8.self)
      #expect(file.contains("name: \(name)\n"))
    }
  }

  @Test("entries without an id and a name are one finding, which says how to name the column of the names")
  func nameless() throws {
    let workspace = try Workspace()
    let rows = ["Pam", "Despar", "Conad", "Sigma"].map { "\($0),grocery\n" }.joined()
    try workspace.folder.write("shops.csv", "shop sign,category\n\(rows)".utf8)
    let result = try workspace.run("import", "shops.csv", "--into", "a")
    #expect(
      result.errors.contains(
        """
        shops.csv:2:1: error[E601]: 4 entries aren't imported: they have no id and no name: Pam, Despar, Conad, Sigma
         2 | Pam,grocery
           | ^
          = fix: add both, or say what its fields are, such as --field 'shop sign'=name

        """), "\(result.errors)")
    // The advice can be followed at once.
    #expect(result.output == "Nothing was written: no entry could be imported\n")
    let named = try workspace.run("import", "shops.csv", "--into", "a", "--field", "shop sign=name")
    #expect(named.output.contains("Wrote a: 4 brands"))
  }

  @Test(
    "a table of categories that says nothing is refused",
    arguments: [
      ("theirs\nfood\n", "categories.csv:1:1: error[E101]: a second column is needed"),
      ("theirs,ours\n", "categories.csv:1:1: error[E101]: there is nothing below the first line"),
    ])
  func emptyCategories(table: String, reason: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write("shops.csv", "name,category\nPam,food\n".utf8)
    try workspace.folder.write("categories.csv", table.utf8)
    let result = try workspace.run("import", "shops.csv", "--into", "a", "--categories", "categories.csv")
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix(reason), "\(result.errors)")
    #expect(workspace.folder.bytes("a/catalogue.yaml") == nil)
  }
}
