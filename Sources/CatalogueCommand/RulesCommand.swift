internal import ArgumentParser
internal import CatalogueCompiler
internal import CatalogueRules
internal import CommandRunning
internal import Diagnostics
internal import Foundation

/// `catalogue rules`
struct RulesCommand: ParsableCommand {
  /// How the rules are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List every rule that the sources must follow.",
    discussion: """
        catalogue rules
        catalogue rules E203
        catalogue rules --format markdown > docs/RULES.md
      """)

  @Argument(help: "Only these rules, for example E203.") var ids: [String] = []
  @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).") var format:
    Format = .text

  func validate() throws {
    if let unknown = ids.first(where: { id in !Rule.all.contains { $0.description.id == id } }) {
      throw ValidationError("There is no rule \(unknown); \"catalogue rules\" lists them all.")
    }
  }

  func run() throws {
    let rules = Rule.all.map(\.description).filter { ids.isEmpty || ids.contains($0.id) }
    switch format {
    case .text: Console.print(rules.map(Self.text).joined(separator: "\n\n"))
    case .markdown: Console.print(Self.markdown(rules))
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.print(String(decoding: try encoder.encode(rules), as: UTF8.self))
    }
  }

  private static func text(_ rule: RuleDescription) -> String {
    "\(rule.id) (\(rule.severity.rawValue))  \(rule.purpose)\n    \(rule.example)"
  }

  private static func markdown(_ rules: [RuleDescription]) -> String {
    var table = MarkdownTable("Rule", "Severity", "What it asks for", "A finding")
    for rule in rules {
      table.append(rule.id, rule.severity.rawValue, rule.purpose, MarkdownTable.code(rule.example))
    }
    return """
      # Rules

      Printed by `catalogue rules --format markdown`; a test keeps this page current.

      \(table.text)
      """
  }
}
