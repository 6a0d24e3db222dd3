internal import CatalogueAuthoring
internal import CommandRunning
internal import Diagnostics

/// Asks a person for the fields of a new brand's file. After an invalid answer it asks again.
struct Questions {
  let author: BrandAuthor

  private static let mostTries = 5

  func id(_ draft: BrandDraft) throws -> BrandDraft {
    let usual = draft.name.flatMap(author.id)
    return try ask("Id, such as esselunga (lower-case letters, digits, hyphens)", draft, whenEmpty: usual) {
      $0.id = $1 ?? usual ?? ""
    }
  }

  func name(_ draft: BrandDraft) throws -> BrandDraft {
    try ask("Name, as the brand writes it", draft) { $0.name = $1 }
  }

  func category(_ draft: BrandDraft) throws -> BrandDraft {
    Console.print("Categories: \(author.categories.joined(separator: ", "))")
    return try ask("Category", draft) { $0.category = $1 }
  }

  func color(_ draft: BrandDraft) throws -> BrandDraft {
    try ask("Colour, such as #FFCC00", draft) { $0.color = $1 }
  }

  /// - Parameter whenEmpty: what an empty answer does; `nil` where it does nothing.
  private func ask(
    _ question: String, _ draft: BrandDraft, whenEmpty: String? = "fill in later",
    _ take: (inout BrandDraft, String?) -> Void
  ) throws -> BrandDraft {
    for _ in 0..<Self.mostTries {
      Console.print(question + (whenEmpty.map { " (empty: \($0)): " } ?? ": "), terminator: "")
      guard let answer = CommandContext.current.readLine() else { break }
      var answered = draft
      take(&answered, answer.isEmpty && whenEmpty != nil ? nil : answer)
      let problems = author.problems(with: answered)
      if problems.isEmpty { return answered }
      for problem in problems { Console.print("  " + TerminalText.visible(problem)) }
    }
    throw try ErrorStream.wrongUsage(["nothing was written"])
  }
}
