// Prints what the generated code of a general kind reads of a published catalogue.
import Catalogue
import Foundation

@main
enum Published {
  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      do { print(text(of: try RuleSetsCatalogue(decoding: bytes))) } catch { print(error) }
    }
  }

  static func text(of catalogue: RuleSetsCatalogue) -> String {
    guard catalogue != .bundled else { return "as bundled" }
    let entries = catalogue.ruleSets.map { entry in
      let tags = entry.tags.map(\.rawValue).joined(separator: ",")
      return
        "\(entry.id.rawValue) \(entry.section) \(tags) \(entry.free) \(entry.next?.rawValue ?? "-") \(entry.parts.count)"
    }
    let found = ["gone", "lost", "nothing"].map { catalogue.ruleSets.find(RuleSet.ID(rawValue: $0)) }
    return "\(catalogue.version): " + (entries + found.map { $0?.id.rawValue ?? "-" }).joined(separator: "; ")
  }
}
