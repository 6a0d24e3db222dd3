internal import CatalogueSources
internal import StrictJSON

/// The records of entries, as tables and hand-written lists have them: a name alone, or a column for each field.
extension RecordType {
  /// The field that a text alone stands for: the only one that has to be there and may be any text, such as the name of a
  /// programme.
  fileprivate var nameField: Field? {
    let texts = fields.filter { field in
      if case .text(.plain) = field.type { !field.isOptionalInSources && !field.isNullable } else { false }
    }
    return texts.count == 1 ? texts.first : nil
  }

  /// The type of what a table's cell has at a path of names, such as `programmes.kind`: that of each element where one
  /// of them is a list. `nil` where there is no such field, and where a cell can't have it: lists within lists.
  func cellType(at names: ArraySlice<String>, isInList: Bool = false) -> FieldType? {
    guard let name = names.first,
      let field = sourceFields.first(where: { $0.name.hasSameBytes(as: name) }),
      !(isInList && field.type.isList)
    else { return nil }
    let isInList = isInList || field.type.isList
    let rest = names.dropFirst()
    if !rest.isEmpty { return field.type.record?.cellType(at: rest, isInList: isInList) }
    return isInList ? .list(field.type.innermost) : field.type
  }
}

extension LocatedValue {
  /// An entry, in which a text that stands where a record is to be has become the record's name.
  func wrappingNames(of record: RecordType) -> LocatedValue {
    guard let object else { return self }
    let members = object.members.map { member in
      guard let type = record.anyField(member.key)?.type else { return member }
      return LocatedObject.Member(
        key: member.key, keySpan: member.keySpan, value: member.value.wrappingNames(as: type))
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  private func wrappingNames(as type: FieldType) -> LocatedValue {
    switch (content, type) {
    case (.array(let elements), .list(let element)):
      return LocatedValue(.array(elements.map { $0.wrappingNames(as: element) }), at: span)
    case (.string, .record(let record)):
      guard let field = record.nameField else { return self }
      let member = LocatedObject.Member(key: field.name, keySpan: span.prefix(0), value: self)
      return LocatedValue(.object(LocatedObject([member])), at: span)
    default: return self
    }
  }

  /// An entry of a table, in which columns such as `programmes.kind` have become fields of records. One whose field is
  /// there already stays, and is no field of an entry.
  func nestingColumns(of record: RecordType) -> LocatedValue {
    guard let object else { return self }
    let isPath = { (member: LocatedObject.Member) in member.key.contains(".") }
    let plain = LocatedValue(.object(LocatedObject(object.members.filter { !isPath($0) })), at: span)
    var (entry, left): (LocatedValue, [LocatedObject.Member]) = (plain, [])
    for member in object.members.filter(isPath) {
      let names = member.key.pathNames
      let nested =
        record.cellType(at: names) == nil ? nil : entry.setting(member.value, at: names, in: record)
      if let nested { entry = nested } else { left.append(member) }
    }
    let members = entry.withoutMissingElements.object?.members ?? []
    return LocatedValue(.object(LocatedObject(members + left)), at: span)
  }

  /// An object with a value at a path; `nil` where there is one already. Of a list, each element has one of the values.
  private func setting(
    _ value: LocatedValue, at names: ArraySlice<String>, in record: RecordType
  ) -> LocatedValue? {
    guard let object, let name = names.first, let type = record.anyField(name)?.type else { return nil }
    let (rest, own) = (names.dropFirst(), object[name])
    guard !rest.isEmpty, let inner = type.record else {
      return own == nil ? adding(name, value) : nil
    }
    let empty = LocatedValue(.object(LocatedObject([])), at: value.span)
    guard type.isList else {
      return (own ?? empty).setting(value, at: rest, in: inner).map { adding(name, $0) }
    }
    guard let elements = own.map({ $0.array }) ?? [], let values = value.array else { return nil }
    var records: [LocatedValue] = []
    for index in 0..<max(elements.count, values.count) {
      let element = index < elements.count ? elements[index] : LocatedValue(.null, at: value.span)
      guard index < values.count, !values[index].isNull else {
        records.append(element)
        continue
      }
      let whole = element.isNull ? empty : element
      guard let record = whole.setting(values[index], at: rest, in: inner) else { return nil }
      records.append(record)
    }
    return adding(name, LocatedValue(.array(records), at: own?.span ?? value.span))
  }

  /// An object with a member, in the place of one of that name.
  private func adding(_ key: String, _ value: LocatedValue) -> LocatedValue {
    var members = object?.members ?? []
    let member = LocatedObject.Member(key: key, keySpan: value.span.prefix(0), value: value)
    if let index = members.firstIndex(where: { $0.key.hasSameBytes(as: key) }) {
      members[index] = member
    } else {
      members.append(member)
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// The value without the elements of lists of which no cell says anything.
  private var withoutMissingElements: LocatedValue {
    switch content {
    case .array(let elements):
      let known = elements.filter { !$0.isNull }
      return LocatedValue(.array(known.map(\.withoutMissingElements)), at: span)
    case .object(let object):
      let members = object.members.map { member in
        LocatedObject.Member(
          key: member.key, keySpan: member.keySpan, value: member.value.withoutMissingElements)
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }
}

extension String {
  /// The names on the way to a field, of which a column's name consists: `programmes.kind`.
  var pathNames: ArraySlice<String> {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
  }
}
