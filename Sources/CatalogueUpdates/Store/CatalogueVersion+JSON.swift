internal import Catalogue
internal import StrictJSON

extension CatalogueVersion {
  /// The version that an object states; `nil` where it states none.
  init?(in object: LocatedObject) {
    guard let date = object["version"]?.string.flatMap(CalendarDate.init),
      let revision = object["revision"]?.integer.flatMap(Int.init(exactly:)), revision >= 1
    else { return nil }
    self.init(date: date, revision: revision)
  }
}
