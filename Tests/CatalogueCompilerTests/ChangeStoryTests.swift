import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// People edit, break, mend, add, rename and delete files for weeks, and build after each change. Whatever was kept from the
/// builds before, each gives the bytes and findings of a build from nothing.
@Suite("A build after every change")
struct ChangeStoryTests {
  @Test("what was kept changes no byte and no finding", arguments: [1, 2, 3, 4])
  func story(seed: UInt64) async throws {
    var story = ChangedMarket(seed: seed)
    var engine = CheckEngine(jobs: 2)
    var folder = BuiltFolder()
    var open = try story.files()
    let steps = TestTier.isSlow ? 250 : 13
    var (builtCount, cachedCount) = (0, 0)
    for step in 0..<steps {
      let change = story.change()
      let files = try story.files()
      let pipeline = CataloguePipeline(today: story.today, jobs: 2)
      let cold = await pipeline.build(files)
      let warm = await pipeline.build(folder.adding(to: files))
      let context: Comment = "step \(step): \(change)"
      try #require(warm.diagnostics == cold.diagnostics, context)
      try #require(warm.accepted == cold.accepted, context)
      folder.write(warm, keepsCache: story.keepsCache())
      builtCount += cold.hasErrors ? 0 : 1
      cachedCount += warm.cachedCount.entries
      if let expected = cold.files { try #require(folder.files == BuiltFolder.contents(expected), context) }
      // An editor reads only the files again that changed.
      open = files.keeping(open)
      let checked = try await engine.check(open)
      var fresh = CheckEngine(jobs: 1)
      try #require(try await fresh.check(files).findings == checked.findings, context)
      if story.isReleased(step), let json = cold.files?.first(where: { $0.destination == .catalogue }) {
        story.market.baseline = json.bytes
      }
      if cold.hasErrors, step % 2 == 1 { story.mend(cold.diagnostics) }
    }
    // Otherwise nothing would have been compared.
    #expect(
      builtCount > steps / 10 && cachedCount > steps / 10, "\(builtCount) of \(steps), \(cachedCount)")
  }
}

/// The folder for generated files, as builds leave it.
private struct BuiltFolder {
  private(set) var files: [EmittedFile.Destination: [UInt8]] = [:]
  private var cache: [UInt8] = []
  /// The files that the last build made of sources which the cache has otherwise.
  private var newer: Set<EmittedFile.Destination> = []

  static func contents(_ files: [EmittedFile]) -> [EmittedFile.Destination: [UInt8]] {
    Dictionary(files.map { ($0.destination, $0.bytes) }) { first, _ in first }
  }

  /// The sources with what the last build left.
  func adding(to files: SourceFiles) -> SourceFiles {
    var files = files
    files.cache = BuildCache(cache)
    files.unchangedOutputs = Set(
      self.files.keys.filter { !newer.contains($0) }.compactMap {
        if case .generated(let name) = $0 { name } else { nil }
      })
    return files
  }

  /// - Parameter keepsCache: whether the cache stays as it is, as that of a large catalogue does after few changes.
  mutating func write(_ result: BuildResult, keepsCache: Bool) {
    // After an error nothing is written.
    guard let written = result.files, let cache = result.cacheContents?.bytes else { return }
    let kept = Set(result.unchangedFiles.map(EmittedFile.Destination.generated))
    files = files.filter { kept.contains($0.key) }.merging(Self.contents(written)) { $1 }
    newer = keepsCache ? Set(written.map(\.destination)) : []
    if !keepsCache { self.cache = cache }
  }
}

extension SourceFiles {
  /// The same files; those that are as they were are the very same objects.
  fileprivate func keeping(_ earlier: SourceFiles) -> SourceFiles {
    let known = Dictionary(
      ([earlier.settings] + earlier.brands + earlier.logos).map { (Array($0.path.utf8), $0) }
    ) { first, _ in first }
    func kept(_ file: SourceText) -> SourceText {
      known[Array(file.path.utf8)].flatMap { $0.bytes == file.bytes ? $0 : nil } ?? file
    }
    var files = self
    files.settings = kept(settings)
    files.brands = brands.map(kept)
    files.logos = logos.map(kept)
    return files
  }
}

/// A market that somebody edits.
private struct ChangedMarket {
  var market = Market()
  private(set) var today = CalendarDate("2026-06-01") ?? .earliest
  private var random: SeededGenerator
  private var schemaNote = 0
  /// What was added to the end of a template, by its name.
  private var templateNotes: [String: String] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for id in ["esselunga", "conad", "lidl", "decò"] { market.brands[id] = Market.brand(id) }
  }

  func files() throws -> SourceFiles {
    var files = try market.files()
    let configuration = files.schemas.kind.configuration
    files.schemas.kind.configuration = SourceText(
      path: configuration.path, bytes: configuration.bytes + "# \(schemaNote)\n".utf8)
    for (name, note) in templateNotes {
      guard let template = files.templates[name] else { continue }
      files.templates[name] = SourceText(path: template.path, bytes: template.bytes + note.utf8)
    }
    return files
  }

  mutating func keepsCache() -> Bool { Int.random(in: 0..<3, using: &random) > 0 }

  func isReleased(_ step: Int) -> Bool { step % 7 == 3 }

  private static let additions = [
    "aliases: [Super]", "aliases: [Super, SUPER]", "aliases: [A & B, Super & Co]", "category: fuel2",
    "keywords: [spesa, \"a b\"]", "status: closed",
    "wikidata: Q1", "since: 1999-02-30", "rank: 1", "group: coop", "# a comment",
    "accepted: [{rule: W204, reason: meant}]", "nam: x", "aliases: [", "\tname: tab",
    "aliases: [\"a\u{200B}b\"]",
    "barcode: {formats: [{format: ean13, lengths: [13], valid: [\"2000000000008\"]}], confidence: known}",
    "initials: PX", "distinctFrom: [coop]", "aliases: [Lidl]", "aliases: [Super Pam, Spesa]",
    "distinctFrom: [pam]", "status: renamed\nreplacedBy: lidl", "status: merged\nreplacedBy: pam",
    "status: renamed\nreplacedBy: crai", "group: lidl", "group: pam", "group: esselunga",
    "programmes: [{name: Super, kind: points}]", "rank: 2", "wikidata: Q1\ngroup: coop",
  ]

  private static let drawings = [
    Market.drawing, Market.drawing + "<!-- -->", "<svg", Market.drawing.replacing("#036", with: "#FFF"),
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path clip-path="url(#a)" fill="#165226" d="M0 0h2v2H0z"/></svg>"##,
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><g opacity=".5"><path fill="#036" d="M0 0h2v2H0z"/><path d="M0 0h1v1H0z"/></g></svg>"##,
  ]

  private static let settings = [
    ##"neutralColor: "#5F6310""##, ##"neutralColor: "#5F6399""##, "stopWords: []", "stopWords: [super]",
    "stopWords: [PAM, spesa, a]", "retired: []", "retired: [{id: crai, name: Super, status: closed}]",
    "retired: [{id: sigma, name: Spesa, replacedBy: pam}]", "accepted: []",
    "categories: [{id: grocery, name: Supermercati, minimum: 0, words: []}]",
    "categories: [{id: grocery, name: Supermercati, maximum: 5, words: [spesa]}]",
    "categories: [{id: grocery, name: Super, minimum: 0, words: [SUPER & Co]}]",
    "categories: [{id: grocery, name: Super, words: []}, {id: fuel, name: Pam, words: []}]",
    "outputs: [{template: Brands.kt.mustache}, {template: Brands.swift.mustache, internal: true}]",
    "outputs: [{template: Brands.kt.mustache, escapesDollar: false, escapes: utf32, \"null\": none}]",
    "outputs: [{template: Brands.ts.mustache, file: b.ts}, {template: Brands.kt.mustache, \"true\": yes}]",
  ]

  private static let templateNotes = [
    "", "// {{version}} {{revision}}\n", "// {{#categories}}{{title}} {{/categories}}\n",
    "// {{brandCount}}\n",
    "{{#brands}}\n// {{id}} {{name}}\n{{/brands}}\n",
    "{{#collections}}{{#chunks}}\n{{#members}}// {{title}} {{index}}{{/members}}\n{{/chunks}}{{/collections}}\n",
    "{{#collections}}{{#tombstones}}// {{id}} {{endedOn}}\n{{/tombstones}}{{/collections}}\n",
  ]

  /// One change, and what it was.
  mutating func change() -> String {
    let ids = market.brands.keys.sorted()
    let id = random.pick(ids.isEmpty ? ["pam"] : ids)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4: return edit(id)
    case 5:
      let new = random.pick(["pam", "coop", "crai", "sigma", "despar", "pim", "Bad Name"])
      market.brands[new] = Market.brand(new)
      return "add \(new)"
    case 6:
      if market.brands.count > 3 { market.brands[id] = nil }
      return "delete \(id)"
    case 7:
      let text = market.brands.removeValue(forKey: id) ?? ""
      market.brands[id + "x"] = text
      return "rename the file of \(id)"
    case 8, 9: return draw(id)
    case 10:
      market.logos.removeAll { $0 == "\(id).svg" }
      return "delete the logo of \(id)"
    case 11, 12:
      return editSettings()
    case 13:
      schemaNote += 1
      return "edit the kind"
    case 14:
      let name = random.pick(["Brands.swift.mustache", "Brands.kt.mustache", "Brands.ts.mustache"])
      templateNotes[name] = random.pick(Self.templateNotes)
      return "edit \(name)"
    default:
      today = CalendarDate("2026-06-\(Int.random(in: 10..<30, using: &random))") ?? today
      return "wait until \(today)"
    }
  }

  /// Corrects the files that have errors.
  mutating func mend(_ findings: [Diagnostic]) {
    let errors = Set(findings.filter { $0.severity == .error }.compactMap(\.location?.path))
    market.brands["decò"] = nil
    market.brands["Bad Name"] = nil
    for id in market.brands.keys where errors.contains("brands/\(id).yaml") { market.brands[id] = brand(id) }
    market.logos.removeAll { logo in !market.brands.values.contains { $0.contains("logo: \(logo)\n") } }
    for logo in market.logos where errors.contains("logos/\(logo)") { market.drawings[logo] = nil }
    if errors.contains(where: { !$0.contains("/") }) {
      (market.baseline, market.settings) = (nil, Market().settings)
    }
  }

  /// A file that nothing is wrong with.
  private func brand(_ id: String) -> String {
    guard market.logos.contains("\(id).svg") else { return Market.brand(id) }
    return Market.brand(id).replacing("logo: null", with: "logo: \(id).svg\n\(Market.besideLogo)")
  }

  private mutating func edit(_ id: String) -> String {
    let addition = random.pick(Self.additions)
    // A file that was added to is mended first, most often.
    let isMended = Int.random(in: 0..<4, using: &random) > 0
    let logo =
      market.logos.contains("\(id).svg") ? "logo: \(id).svg\n\(Market.besideLogo)" : "logo: null"
    let text = isMended ? Market.brand(id).replacing("logo: null", with: logo) : market.brands[id] ?? ""
    market.brands[id] = text + (Bool.random(using: &random) ? addition + "\n" : "")
    return "edit \(id) (\(addition))"
  }

  private mutating func editSettings() -> String {
    let line = random.pick(Self.settings)
    let field = line.prefix { $0 != ":" } + ":"
    let others = market.settings.split(separator: "\n").filter { !$0.hasPrefix(field) }
    // Anywhere: what follows gets other positions.
    let place = Int.random(in: 0...others.count, using: &random)
    market.settings =
      (others[..<place] + [Substring(line)] + others[place...]).joined(separator: "\n") + "\n"
    return "edit the settings (\(line))"
  }

  private mutating func draw(_ id: String) -> String {
    if !market.logos.contains("\(id).svg") { market.logos.append("\(id).svg") }
    market.drawings["\(id).svg"] = random.pick(Self.drawings)
    market.brands[id] = brand(id)
    return "draw \(id)"
  }
}
