internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Ids that new entries can't have.
extension SourceContext {
  /// Why an id can't be a new entry's, in a sentence: an id is used once, ever.
  func problem(withNewID id: String) -> String? {
    if let brand = brandsByID[id] {
      if brand.isLive { return "there is already \"\(id)\": \(brand.source.path)" }
      return "\(id) has ended, and its id can't be used again" + successorInWords(of: brand.replacedBy?.value)
    }
    if hasFile(named: id) {
      return "there is a file of that name already in the folder of the \(schema.collection.words)"
    }
    let entry = retired.first { $0.id.value.hasSameBytes(as: id) }
    let tombstone = released?.tombstones[id]
    guard entry != nil || tombstone != nil else { return nil }
    let day = (entry?.endedOn?.value ?? tombstone?.endedOn.map(\.description)).map { " on \($0)" } ?? ""
    return "\(id) was retired\(day), and its id can't be used again"
      + successorInWords(of: entry?.replacedBy?.value)
  }

  /// The live brand at the end of a chain of replacements, in half a sentence.
  func successorInWords(of id: String?) -> String {
    guard let brand = liveSuccessor(of: id) else { return "; choose another" }
    return "; its shops are now \(brand.name?.value ?? brand.key) (\(brand.key))"
  }
}
