internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Values of an entry that have to agree with others of it, as its schema says it.
extension Rule {
  package static let order = Rule(
    "E709", .error,
    "A number or date is at most, or less than, that of another field, where the schema says so.",
    entries: { $0.compared([.atMost, .lessThan]) })

  package static let members = Rule(
    "E710", .error, "A value is one of another field's list, where the schema says so.",
    entries: { $0.compared([.among]) })
}

extension CollectionContext {
  /// Finds the values of an entry that don't agree with others.
  fileprivate func compared(
    _ relations: Set<FieldComparison.Relation>
  ) -> (BrandSource) -> [Finding] {
    let isMeant = { (field: Field) in field.comparisons.contains { relations.contains($0.relation) } }
    guard !schema.entry.sourcePaths(where: isMeant).isEmpty else { return { _ in [] } }
    return { brand in
      var comparison = EntryComparison(brand, unresolved, relations)
      comparison.look(at: brand.object, of: schema.entry)
      return comparison.findings
    }
  }
}

/// Compares the values of one entry.
private struct EntryComparison {
  private let brand: BrandSource
  private let unresolved: Unresolved
  private let relations: Set<FieldComparison.Relation>
  /// The objects on the way from the entry to the one that is looked at, with their fields.
  private var scopes: [(object: LocatedObject, record: RecordType)] = []
  /// The names of the fields on that way.
  private var path: [String] = []
  private(set) var findings: [Finding] = []

  init(_ brand: BrandSource, _ unresolved: Unresolved, _ relations: Set<FieldComparison.Relation>) {
    (self.brand, self.unresolved, self.relations) = (brand, unresolved, relations)
  }

  mutating func look(at object: LocatedObject, of record: RecordType) {
    scopes.append((object, record))
    defer { scopes.removeLast() }
    for field in record.sourceFields {
      let comparisons = field.comparisons.filter { relations.contains($0.relation) }
      let operands = comparisons.isEmpty ? [] : operands(field, in: object)
      for comparison in comparisons {
        guard let other = other(comparison.other, than: field.name) else { continue }
        for operand in operands { compare(operand, of: field.name, with: other, comparison) }
      }
      guard let inner = field.type.record, let value = object[field.name] else { continue }
      path.append(field.name)
      for object in (value.array ?? [value]).compactMap(\.object) { look(at: object, of: inner) }
      path.removeLast()
    }
  }

  /// A value that is compared, and where it is written; a default stands nowhere.
  private typealias Operand = (value: PublishedValue, span: Range<Int>?)

  /// The value of a field, or those of its list, or its default. What is reported already isn't compared.
  private func operands(_ field: Field, in object: LocatedObject) -> [Operand] {
    guard let value = object[field.name] else { return field.constant.map { [($0, nil)] } ?? [] }
    return (value.array ?? [value]).filter { !isReported($0) }.compactMap { element in
      if case .value(let read) = FieldReader.value(element, as: field.type.innermost) {
        (read, element.span)
      } else {
        nil
      }
    }
  }

  /// The value of the innermost field of that name; `nil` where there is none, or it is reported already.
  /// - Parameter own: the name of the field that is compared. Another of that name is in an object around it.
  private func other(_ name: String, than own: String) -> Operand? {
    let fields = scopes.dropLast(name == own ? 1 : 0).reversed().lazy.compactMap { scope in
      scope.record.sourceFields.first { $0.name == name }.map { (scope.object, $0) }
    }
    guard let (object, field) = fields.first else { return nil }
    guard let value = object[name] else { return field.constant.map { ($0, nil) } }
    guard !isReported(value), case .value(let read) = FieldReader.value(value, as: field.type) else {
      return nil
    }
    return (read, value.span)
  }

  private mutating func compare(
    _ own: Operand, of name: String, with other: Operand, _ comparison: FieldComparison
  ) {
    // Two defaults are the schema's.
    guard let span = own.span ?? other.span else { return }
    let name = (path + [name]).joined(separator: ".")
    let said = own.value.said + (own.span == nil ? ", its default," : "")
    let message: String
    let fix: String
    switch comparison.relation {
    case .atMost, .lessThan:
      let isStrict = comparison.relation == .lessThan
      guard let order = own.value.order(beside: other.value), isStrict ? order >= 0 : order > 0 else {
        return
      }
      message =
        "\(name) \(said) must be \(isStrict ? "less than" : "at most") \(comparison.other) (\(other.value.said))"
      fix = own.span == nil ? "write both" : "change one of them"
    case .among:
      guard case .list(let elements) = other.value, !elements.contains(own.value) else { return }
      message = "\(name) \(said) isn't in \(comparison.other)"
      fix = Self.advice(on: own.value, elements, comparison.other)
    }
    findings.append(
      Finding(
        message, at: brand.location(span), fix: fix,
        related: other.span.map { [brand.location($0)] } ?? []))
  }

  /// What to write in place of a value that isn't in a list.
  private static func advice(on value: PublishedValue, _ elements: [PublishedValue], _ list: String) -> String
  {
    let texts = elements.compactMap(\.text)
    if let near = value.text.flatMap({ NearestName.of($0, in: texts) }) { return "did you mean \"\(near)\"?" }
    return elements.isEmpty || elements.count > 12
      ? "add it to \(list), or change it" : "one of \(elements.map(\.said).joined(separator: ", "))"
  }

  /// Whether the schema has rejected a value, or something in it.
  private func isReported(_ value: LocatedValue) -> Bool {
    ([value] + (value.array ?? [])).contains { unresolved.isAlreadyReported(brand.location($0.span)) }
  }
}

extension PublishedValue {
  /// Less than, equal to or greater than 0, as it is less than, equal to or greater than another value; `nil` where they
  /// have no order, such as days that there aren't.
  fileprivate func order(beside other: PublishedValue) -> Int? {
    if case (.integer(let own), .integer(let other)) = (self, other) {
      return own < other ? -1 : own == other ? 0 : 1
    }
    guard let own = text.flatMap({ CalendarDate($0) }), let other = other.text.flatMap({ CalendarDate($0) })
    else {
      return nil
    }
    return own < other ? -1 : own == other ? 0 : 1
  }

  /// How messages have a number or a text.
  fileprivate var said: String {
    switch self {
    case .integer(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    default: ""
    }
  }
}
