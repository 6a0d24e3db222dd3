internal import StrictJSON

/// Fields that name a file of a folder of the kind (`x-asset`).
extension EntrySchemaReader {
  /// The keyword of a property that names a file of a folder of the kind.
  func fileKeyword(of property: Declaration) -> LocatedValue? {
    property["x-asset"].flatMap { (assets ?? []).contains($0.string ?? "") ? $0 : nil }
  }

  /// What is published of a file that the text names.
  mutating func asset(_ property: Declaration, _ naming: Naming) -> FieldType? {
    guard let keyword = fileKeyword(of: property) else { return nil }
    if property["x-published"]?.bool == false {
      report("a file that an entry names is published: remove x-published", at: keyword)
    }
    let name = TypeName(naming.record.kotlin + naming.field.upperCamelCased)
    return .record(AssetValue.type(named: name, title: property["title"]?.string ?? naming.field))
  }
}
