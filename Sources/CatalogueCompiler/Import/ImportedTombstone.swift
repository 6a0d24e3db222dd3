internal import Catalogue
internal import StrictJSON

/// A brand that is no more, as a published catalogue has it.
struct ImportedTombstone {
  let id: Located<String>
  let name: Located<String>?
  let replacedBy: String?
  /// The entry under `retired` in `catalogue.yaml`.
  let entry: LocatedValue

  /// `nil` without an id.
  init?(_ object: LocatedObject, at span: Range<Int>) {
    guard let id = object.text("id") else { return nil }
    self.id = id
    name = object.text("name")
    replacedBy = object.text("replacedBy")?.value
    let usual: BrandStatus = replacedBy == nil ? .closed : .merged
    let members = object.members.filter { member in
      !member.value.isNull && !(member.key == "status" && member.value.string == usual.rawValue)
    }
    entry = LocatedValue(.object(LocatedObject(members)), at: id.span)
  }
}
