internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue new`
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start the file of a new brand.",
    discussion: """
      Writes brands/<id>.yaml with every required field, and guesses nothing: a field without a value is empty, with a \
      comment that says what belongs there, and "catalogue check" reports it. A logo is normalised and put with the \
      others. No file is overwritten. Without an id, it asks on a terminal, \
      and suggests the one that --name gives.

        catalogue new esselunga
        catalogue new esselunga --name Esselunga --category grocery --color "#FFCC00" --logo download.svg
      """)

  @Argument(help: "The brand's id: lower-case letters, digits and single hyphens. It never changes.")
  var id: String?
  @Option(help: "The name, as the brand itself writes it.") var name: String?
  @Option(help: "The id of a category of catalogue.yaml.") var category: String?
  @Option(help: ArgumentHelp("The brand's colour; quote it, because of the #.", valueName: "#RRGGBB"))
  var color: String?
  @Option(
    help: ArgumentHelp("The logo. The file itself isn't changed.", valueName: "file.svg"),
    transform: GivenPath.checked)
  var logo: String?
  @Option(help: ArgumentHelp("The market's folder.", valueName: "folder"), transform: GivenPath.checked)
  var market = SuggestedCommand.usualMarket
  @Option(
    help: ArgumentHelp(
      "What it is, where the kind has several collections, such as words.", valueName: "name"))
  var collection: String?
  @OptionGroup(title: "Files") var folders: TemplateOptions

  func run() async throws {
    let author = try await author()
    let draft = try id.map { given(id: $0) } ?? asked(by: author)
    let problems = author.problems(with: draft)
    guard problems.isEmpty else { throw try ErrorStream.wrongUsage(problems) }
    let file = author.file(for: draft)
    let drawing = try logo.map { try NormalizedLogo($0, of: draft.id, market: market.trimmingSlashes) }
    let files = [(file.path, file.bytes)] + (drawing.map { [($0.path, $0.svg)] } ?? [])
    for (path, _) in files { try FileBytes.makeFolder(PathParts(path).folder) }
    try NewFiles(files.map { NewFiles.File($0, $1) }).write()
    if let drawing { Console.print(drawing.summary) }
    Console.print("\(file.path): written")
    let open = author.openFields(of: draft).joined(separator: ", ")
    Console.print(
      "Next: \(open.isEmpty ? "" : "fill in \(open), then ")run catalogue check\(SuggestedCommand.marketOption(market))"
    )
  }

  private func given(id: String) -> BrandDraft {
    BrandDraft(id: id, name: name, category: category, color: color, hasLogo: logo != nil)
  }

  /// A draft from a person's answers.
  /// - Throws: `ExitCode`, where there is no terminal to ask on.
  private func asked(by author: BrandAuthor) throws -> BrandDraft {
    guard CommandContext.current.input.isTerminal else {
      let asked = author.asked
      let options = [
        ("--name", name, asked.name), ("--category", category, asked.category),
        ("--color", color, asked.color),
      ]
      let usual = name.flatMap(author.id).map { ", which may be \($0)" } ?? ""
      let missing = ["the id\(usual)"] + options.filter { $0.1 == nil && $0.2 }.map(\.0)
      throw try ErrorStream.wrongUsage([
        "there is no terminal to ask on; missing: \(missing.joined(separator: ", "))"
      ])
    }
    let questions = Questions(author: author)
    var draft = try questions.id(given(id: ""))
    if draft.name == nil, author.asked.name { draft = try questions.name(draft) }
    if draft.category == nil, author.asked.category { draft = try questions.category(draft) }
    if draft.color == nil, author.asked.color { draft = try questions.color(draft) }
    return draft
  }

  /// - Throws: `ExitCode.findings`, after reporting what is wrong with a schema.
  private func author() async throws -> BrandAuthor {
    let sources = try SourceFolder(market: market.trimmingSlashes, folders).read()
    let index = try index(among: sources.schemas.kind.collections.map(\.name))
    do throws(UnreadableInput) { return try await BrandAuthor(sources, collection: index) } catch {
      throw try ErrorStream.unreadable(error)
    }
  }

  /// The index of the collection that is named, or of the only one.
  private func index(among names: [String]) throws -> Int {
    guard let collection else {
      if names.count <= 1 { return 0 }
      let choices = names.map { "--collection \($0)" }.joined(separator: ", or ")
      throw try ErrorStream.wrongUsage(["say what it is: \(choices)"])
    }
    if let index = names.firstIndex(of: collection) { return index }
    let hint = NearestName.of(collection, in: names).map { "did you mean \($0)?" }
    throw try ErrorStream.wrongUsage([
      "there is no collection \"\(collection)\": \(hint ?? names.joined(separator: ", "))"
    ])
  }
}
