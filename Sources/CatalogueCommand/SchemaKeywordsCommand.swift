internal import ArgumentParser
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning

/// `catalogue schema keywords`
struct SchemaKeywordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keywords", abstract: "Print the keywords of entry schemas, as Markdown.",
    discussion: "catalogue schema keywords > docs/SCHEMA-KEYWORDS.md")

  /// What each behaviour does, and the parts of fields in it.
  private var behaviours: String {
    var table = MarkdownTable("Behaviour", "What it does", "Part", "The field is")
    for part in BehaviourParts.all {
      table.append(
        MarkdownTable.code(part.behaviour), part.purpose, MarkdownTable.code(part.name), part.form)
    }
    return table.text
  }

  func run() {
    var table = MarkdownTable("Keyword", "What it says", "Its value", "For example")
    for keyword in EntryVocabulary.keywords {
      table.append(
        MarkdownTable.code(keyword.name), keyword.title, keyword.value, MarkdownTable.code(keyword.example))
    }
    Console.print(
      """
      # Keywords of entry schemas

      Printed by `catalogue schema keywords`; a test keeps this page current.

      The schema of an entry says with the keywords of JSON Schema 2020-12 what an entry may be, and with these what it
      means for publishing, code, search and other entries. They require nothing of an entry: any validator can use the
      schema. [`schemas/entry-vocabulary.schema.json`](../schemas/entry-vocabulary.schema.json) is the vocabulary's
      metaschema. `catalogue schema check`, and every build, reports a value that doesn't fit, a name that doesn't exist
      and a misspelt keyword, each with its position. `x-open` is for kinds of catalogue to
      come: no build takes a schema that has it.

      \(table.text)

      ## Behaviours

      What the compiler knows of entries beyond their fields are behaviours. `kind.yaml`, beside the schema, names those
      of a kind and the fields that each works with, by the part that they have: a field can have any name. Every part of
      a behaviour has a field of its own. A field that can't have its part is an error in that file (E502).

      \(behaviours)
      """)
  }
}
