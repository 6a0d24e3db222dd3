internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

extension CatalogueStatistics {
  /// The statistics as JSON.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if hasCountry {
        writer.key("country")
        if let country { writer.string(country) } else { writer.null() }
      }
      writer.counts(total, of: self)
      writer.key(isByCollection ? "collections" : "categories")
      writer.array(shownCategories) { writer, category in writer.category(category, of: self) }
      writer.key("missing")
      writer.object { writer in
        for gap in gaps { writer.number(gap.field, gap.count) }
      }
      writer.key("unreadable")
      writer.array(unreadablePaths) { writer, path in writer.string(path) }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func category(_ category: CategoryCounts, of statistics: CatalogueStatistics) {
    object { writer in
      writer.key("id")
      if let id = category.id { writer.string(id) } else { writer.null() }
      writer.key("name")
      writer.string(category.name)
      writer.counts(category.counts, of: statistics)
    }
  }

  fileprivate mutating func counts(_ counts: BrandCounts, of statistics: CatalogueStatistics) {
    number(statistics.collection.member, counts.live)
    number("retired", counts.retired)
    if statistics.hasLogos {
      number("logos", counts.logos)
      number("icons", counts.icons)
    }
    if statistics.hasColors { number("colors", counts.colors) }
    guard statistics.hasBarcodes else { return }
    key("barcodes")
    object { writer in
      for confidence in BarcodeConfidence.allCases {
        writer.number(confidence.rawValue, counts.rules[confidence] ?? 0)
      }
      writer.number("none", counts.withoutRule)
      writer.number("sourced", counts.sourcedRules)
    }
  }

  fileprivate mutating func number(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }
}
