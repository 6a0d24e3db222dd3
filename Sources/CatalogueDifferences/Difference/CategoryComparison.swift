internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// Compares the categories of two catalogues by their ids: what is called otherwise, and which pictograms are redrawn.
enum CategoryComparison {
  static func differences(from old: LocatedObject, to new: LocatedObject) -> [FieldComparison.Difference] {
    let path = FieldPath().member(CatalogueForm.categories)
    let (before, after) = (old[CatalogueForm.categories], new[CatalogueForm.categories])
    guard before?.array != nil, after?.array != nil else {
      // Older releases list none.
      return before == nil && after == nil ? [] : [(path, before.map(titles), after.map(titles))]
    }
    let (olds, news) = (KeyedList(before, key: "id"), KeyedList(after, key: "id"))
    var comparison = FieldComparison()
    comparison.compareOrder(olds, news, at: path)
    comparison.compareStrays(olds, news, at: path)
    let changes = KeyedList.keys(of: olds, news).flatMap { id -> [FieldComparison.Difference] in
      let place = path.element(id.text)
      let symbols = [olds[id], news[id]].map { $0?["symbol"]?.object }
      return [
        difference(place, olds[id]?["title"], news[id]?["title"]),
        difference(place.member("symbol.path"), symbols[0]?["path"], symbols[1]?["path"]),
        difference(place.member("symbol.sha256"), symbols[0]?["sha256"], symbols[1]?["sha256"]),
      ].compactMap(\.self)
    }
    return comparison.differences + changes
  }

  private static func difference(
    _ path: FieldPath, _ old: LocatedValue?, _ new: LocatedValue?
  ) -> FieldComparison.Difference? {
    let isSame = old.map { old in new.map(old.isEqual) ?? false } ?? (new == nil)
    return isSame ? nil : (path, old, new)
  }

  private static func titles(_ categories: LocatedValue) -> LocatedValue {
    .array((categories.array ?? []).compactMap { $0.object?["title"] })
  }
}
