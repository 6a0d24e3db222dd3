internal import Catalogue
internal import CatalogueSources
internal import Diagnostics

/// Entries whose ids were retired, which ends them for good.
extension SourceContext {
  /// - Parameter entry: what `catalogue.yaml` says of the id, where it is retired there.
  func retiredID(_ brand: BrandSource, _ entry: MarketSettings.Retired?) -> Finding? {
    let isRevived = brand.isLive && knowsStatus(of: brand)
    let tombstone = isRevived ? released?.tombstones[brand.key] : nil
    guard entry != nil || tombstone != nil else { return nil }
    let day =
      (entry?.endedOn.flatMap { CalendarDate($0.value) } ?? tombstone?.endedOn).map { " on \($0)" } ?? ""
    return Finding(
      "id \"\(brand.key)\" was retired\(day) and can't be used again; choose a new id",
      at: brand.location(brand.id?.span), fix: tombstone.flatMap { revivalAdvice(for: brand, $0) })
  }

  /// What puts a published tombstone back where its file came back to life, as by a revert of its end.
  private func revivalAdvice(
    for brand: BrandSource, _ tombstone: ReleasedCatalogue.ReleasedTombstone
  ) -> String? {
    guard let status = bindings[.status], let end = tombstone.status else { return nil }
    let fields: [(String, String?)] = [
      (status, end), (name(.endedOn), tombstone.endedOn?.description),
      (name(.successor), tombstone.replacedBy),
    ]
    let text = fields.compactMap { field, value in value.map { "\(field): \($0)" } }.joined(separator: ", ")
    let back = "bring the tombstone back into \(brand.source.path.fileName) (\(text))"
    guard end == BrandStatus.renamed.rawValue, let id = released?.successor(of: brand.key) else {
      return "\(back), and write what is new in a file of its own"
    }
    let name = (brand.name?.value ?? tombstone.name ?? brand.key).shellWord
    return "\(back); to go back to the name: catalogue rename \(id) \(name) --id \(id)"
  }
}
