internal import CatalogueSources

/// The rule of an entry's barcodes as the page shows it: what is said of all codes, and of each format.
struct PreviewBarcode: Sendable {
  /// One format, with samples to draw.
  struct Format: Sendable {
    let name: String
    let details: [PreviewDetail]
    /// Codes that the rule accepts.
    let samples: [String]
  }

  let details: [PreviewDetail]
  let formats: [Format]

  /// `nil` where the kind has no barcodes, or nothing is known of the entry's.
  init?(of entry: PublishedEntry, _ schema: EntrySchema) {
    guard let index = schema.index(of: .barcodeRule), case .record(let values) = entry.values[index],
      let rule = schema.entry.fields[index].type.record
    else { return nil }
    details = PreviewDetail.all(values, of: rule) { $0.name != BarcodeFields.formats }
    guard let field = rule.index(of: BarcodeFields.formats), let record = rule.fields[field].type.record
    else {
      formats = []
      return
    }
    formats = values[field].elements.compactMap { element in
      guard case .record(let values) = element, let format = record.index(of: BarcodeFields.format),
        let valid = record.index(of: BarcodeFields.valid)
      else { return nil }
      return Format(
        name: values[format].text ?? "",
        details: PreviewDetail.all(values, of: record) { $0.name != BarcodeFields.format },
        samples: values[valid].elements.compactMap(\.text))
    }
  }
}
