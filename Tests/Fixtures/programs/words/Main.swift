// Prints the words that generated code reads of a published catalogue.
import Catalogue
import Foundation

@main
enum Words {
  static func main() throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
    for thing in try ThingsCatalogue(decoding: bytes).things {
      let lists = [thing.others.map(\.rawValue), thing.known.map(\.rawValue)].map {
        "[\($0.joined(separator: ","))]"
      }
      let words = [
        thing.needed.rawValue, thing.optional?.rawValue, thing.usual.rawValue, thing.plain?.rawValue,
        lists[0], lists[1],
        thing.part?.inner.rawValue, thing.outer?.around.rawValue, thing.loose?.alone.rawValue,
      ]
      print("\(thing.id.rawValue): " + words.map { $0 ?? "-" }.joined(separator: " "))
    }
  }
}
