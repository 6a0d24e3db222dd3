internal import ArgumentParser
internal import Catalogue
internal import CatalogueAuthoring
internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// How entries are retired, renamed and ranked.
struct EditOptions: ParsableArguments {
  @Flag(help: "Print what would be changed, and change nothing.") var dryRun = false
  @Option(help: ArgumentHelp("The market's folder.", valueName: "folder"), transform: GivenPath.checked)
  var market = SuggestedCommand.usualMarket
  @Option(
    help: ArgumentHelp(
      "What it is, where several collections have an entry of that id, such as words.", valueName: "name"))
  var collection: String?
  @Option(
    help: ArgumentHelp(
      "The last released catalogue, which says what was published. Default: the market's folder with .json at its end.",
      valueName: "file"), transform: GivenPath.checked)
  var baseline: String?
  @OptionGroup(title: "Files") var folders: TemplateOptions

  func validate() throws { _ = try RunningOptions.today() }

  /// Makes the changes of an entry, unless they would bring an error.
  /// - Throws: `ExitCode`, after saying why they can't be made; `FileError`, where a file can't be read or written.
  func run(on id: String, _ change: (EntryRevision) throws(EditRefusal) -> SourceEdits) async throws {
    let files = try SourceFolder(market: market.trimmingSlashes, folders, baseline: baseline).read()
    let edits: SourceEdits
    do {
      edits = try change(
        try await EntryRevision(
          files, of: id, collection: collection, marketOption: SuggestedCommand.marketOption(market)))
    } catch {
      throw try Self.reported(error)
    }
    try make(edits, in: files, findings: try await pipeline().findings(of: edits, in: files))
  }

  /// Makes the changes, unless they would bring an error. Apart, as below.
  @inline(never)
  private func make(_ edits: SourceEdits, in files: SourceFiles, findings: [Diagnostic]) throws {
    let unwritten = findings.map { edits.changes($0) ? $0.ofWholeFile : $0 }
    guard !findings.contains(where: { $0.severity == .error }) else {
      try ErrorStream.write(findings: unwritten)
      try ErrorStream.write(note: "nothing was changed, since this would be wrong afterwards")
      if let step = edits.firstStep { try ErrorStream.write(note: step) }
      throw ExitCode.findings
    }
    if dryRun { try edits.checkAreWritable() } else { try edits.write() }
    if files.baseline == nil {
      try ErrorStream.write(note: "there is no \(files.cataloguePath), so nothing counts as published")
    }
    for change in edits.changes { Console.print(change.line) }
    try ErrorStream.write(findings: dryRun ? unwritten : findings)
    guard !edits.changes.isEmpty else { return Console.print("Nothing was changed: it is so already") }
    Console.print(dryRun ? "Nothing was changed (--dry-run)" : edits.next(of: market))
  }

  /// Says why nothing can be changed. Apart, since Swift 6.2 crashes when it optimises this in an asynchronous function.
  /// - Returns: how the command ends.
  @inline(never)
  private static func reported(_ error: any Error) throws -> any Error {
    switch error {
    case let refusal as EditRefusal where refusal.isAboutFile:
      FileError(refusal.sentences.joined(separator: "; "))
    case let refusal as EditRefusal: try ErrorStream.wrongUsage(refusal.sentences)
    case let input as UnreadableInput: try ErrorStream.unreadable(input)
    default: error
    }
  }

  /// A day as a person gave it.
  @Sendable static func day(_ text: String) throws -> String {
    guard CalendarDate(text) != nil else {
      throw ValidationError("write a day as YYYY-MM-DD, and a name that has spaces in quotes")
    }
    return text
  }

  private func pipeline() throws -> CataloguePipeline {
    CataloguePipeline(
      today: try RunningOptions.today(), jobs: ProcessInfo.processInfo.activeProcessorCount)
  }
}

extension SourceEdits {
  /// Whether a finding is in a file that isn't written yet as it was looked at.
  fileprivate func changes(_ finding: Diagnostic) -> Bool {
    changes.contains { $0.after?.path == finding.location?.path }
  }

  /// What to do next.
  fileprivate func next(of market: String) -> String {
    let new = changes.compactMap { $0.before?.path == $0.after?.path ? nil : $0.after?.path }
      .first { $0.hasSuffix(".yaml") }
    return "Next: " + (new.map { "look over \($0), then " } ?? "") + "run catalogue check"
      + SuggestedCommand.marketOption(market)
  }
}

extension Diagnostic {
  /// The same of a file as a whole, whose lines are others yet.
  fileprivate var ofWholeFile: Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, location: location.map { .file($0.path) }, message: message, fix: fix)
  }
}
