internal import CatalogueCompiler
internal import Diagnostics

/// Asks a person for what a new brand's file has to have. An answer that can't stay is asked for again.
struct Questions {
  let author: BrandAuthor

  private static let mostTries = 5

  func id(_ draft: BrandDraft) throws -> BrandDraft {
    try ask("Id, such as esselunga (lower-case letters, digits, hyphens)", draft, isNeeded: true) {
      $0.id = $1 ?? ""
    }
  }

  func name(_ draft: BrandDraft) throws -> BrandDraft {
    try ask("Name, as the brand writes it", draft) { $0.name = $1 }
  }

  func category(_ draft: BrandDraft) throws -> BrandDraft {
    print("Categories: \(author.categories.joined(separator: ", "))")
    return try ask("Category", draft) { $0.category = $1 }
  }

  func color(_ draft: BrandDraft) throws -> BrandDraft {
    try ask("Colour, such as #FFCC00", draft) { $0.color = $1 }
  }

  /// An empty answer leaves a field to be filled in later.
  private func ask(
    _ question: String, _ draft: BrandDraft, isNeeded: Bool = false,
    _ take: (inout BrandDraft, String?) -> Void
  ) throws -> BrandDraft {
    for _ in 0..<Self.mostTries {
      print(question + (isNeeded ? ": " : " (empty: later): "), terminator: "")
      guard let answer = readLine() else { break }
      var answered = draft
      take(&answered, answer.isEmpty && !isNeeded ? nil : answer)
      let refusals = author.refusals(of: answered)
      if refusals.isEmpty { return answered }
      for refusal in refusals { print("  " + TerminalText.visible(refusal)) }
    }
    throw try ErrorStream.wrongUsage(["nothing was written"])
  }
}
