internal import CatalogueSources
internal import Diagnostics

/// References that mustn't lead back to where they begin, as their schema says it.
extension Rule {
  package static let circles = Rule(
    "E704", .error,
    "References of which the schema says that they are acyclic don't lead back to their entry.",
    sources: { context in
      // They may lead through several collections, and are looked at with the first.
      guard context.current == 0 else { return [] }
      var search = CircleSearch(context)
      search.run()
      return search.findings
    })
}

/// Looks for circles among the references of a kind. Every entry is visited once, and so every circle is found, though not
/// every way around it where it has several.
private struct CircleSearch {
  private struct Entry: Hashable {
    let collection: Int
    let id: String
  }

  private struct Reference {
    let field: String
    let target: Entry
    let location: SourceLocation
  }

  private var references: [Entry: [Reference]] = [:]
  private var starts: [Entry] = []
  private(set) var findings: [Finding] = []

  init(_ context: SourceContext) {
    for (index, collection) in context.ofCollections.enumerated() {
      let fields = collection.schema.entry.fields.compactMap { field -> (name: String, target: Int)? in
        guard field.referrers?.isAcyclic == true else { return nil }
        return field.reference.flatMap(context.kind.index).map { (field.name, $0) }
      }
      guard !fields.isEmpty else { continue }
      for brand in collection.liveBrands {
        let entry = Entry(collection: index, id: brand.key)
        starts.append(entry)
        references[entry] = fields.flatMap { field in
          brand.object.ids(field.name).map { id in
            Reference(
              field: field.name, target: Entry(collection: field.target, id: id.value),
              location: brand.location(id.span))
          }
        }
      }
    }
  }

  /// With a path of its own in place of recursion: a chain may be as long as a catalogue.
  mutating func run() {
    var (done, positions): (Set<Entry>, [Entry: Int]) = ([], [:])
    for start in starts where !done.contains(start) {
      var path = [(entry: start, next: 0)]
      positions[start] = 0
      while let (entry, next) = path.last {
        guard let all = references[entry], next < all.count else {
          done.insert(entry)
          positions[entry] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let reference = all[next]
        if let position = positions[reference.target] {
          report(reference, path[position...].map(\.entry.id))
        } else if !done.contains(reference.target) {
          positions[reference.target] = path.count
          path.append((reference.target, 0))
        }
      }
    }
  }

  private mutating func report(_ reference: Reference, _ chain: [String]) {
    // Of a long chain, only the two ends.
    let ids = chain.count <= 10 ? chain : chain.prefix(5) + ["…"] + chain.suffix(4)
    let text = (ids + [reference.target.id]).joined(separator: " -> ")
    findings.append(
      Finding(
        "\(reference.field) chain \(text) is a loop", at: reference.location,
        fix: "remove one of these references"))
  }
}
