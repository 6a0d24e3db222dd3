internal import Diagnostics
internal import StrictJSON

/// Reads the behaviours of `kind.yaml`, and holds them against the fields of the entry schema.
struct BindingsReader {
  typealias Problem = InvalidKind.Problem

  private var mapping = KindMapping()
  private var names: [Role: String] = [:]
  private let entry: RecordType

  /// - Parameters:
  ///   - behaviours: the value of `behaviours`; `nil` where there is none.
  ///   - entry: the fields that it may name.
  init(_ behaviours: LocatedValue?, entry: RecordType) {
    self.entry = entry
    guard let behaviours else { return }
    let known = Behaviour.allCases.map(\.rawValue)
    for member in mapping.members(of: behaviours, "\"behaviours\"", known: known) {
      if let behaviour = Behaviour(rawValue: member.key) { read(behaviour, member) }
    }
  }

  var problems: [Problem] { mapping.problems }

  var bindings: Bindings { Bindings(names) }

  private mutating func read(_ behaviour: Behaviour, _ member: LocatedObject.Member) {
    let bound = mapping.members(of: member.value, "\"\(member.key)\"", known: behaviour.roles.map(\.name))
    // What isn't a mapping has a finding already.
    for role in behaviour.roles where member.value.object != nil {
      if let field = bound.first(where: { $0.key == role.name }) {
        bind(role, to: field.value)
      } else if !role.isOptional {
        report(
          "\"\(member.key)\" needs \"\(role.name)\": the name of \(role.form.description)", at: member.keySpan
        )
      }
    }
  }

  private mutating func bind(_ role: Role, to value: LocatedValue) {
    guard let name = value.string, let field = entry.anyField(name) else {
      let given = value.string.map { ", which \"\($0)\" isn't" } ?? ""
      let hint = value.string.flatMap { NearestName.of($0, in: entry.allFields.map(\.name)) }
      let known = hint.map { "; did you mean \"\($0)\"?" } ?? ""
      return report(
        "\"\(role.name)\" must name a property of the entry schema\(given)\(known)", at: value.span)
    }
    if let problem = problem(with: field, as: role) {
      return report("\"\(role.name)\" must name \(problem)", at: value.span)
    }
    names[role] = name
  }

  /// What a field would have to be, and isn't.
  private func problem(with field: Field, as role: Role) -> String? {
    let behaviour = role.behaviour.rawValue
    if !role.form.fits(field) { return "\(role.form.description), and \"\(field.name)\" isn't" }
    if case .barcodeRule = role.form, let rule = field.type.record,
      let problem = BarcodeFields.problem(with: rule)
    {
      return "\(role.form.description), and \"\(field.name)\" isn't: \(problem)"
    }
    if role.isDerived, field.behaviour != behaviour {
      return "a property with x-derived by \"\(behaviour)\", and \"\(field.name)\" has none"
    }
    if !role.mayBeUnpublished, entry.index(of: field.name) == nil {
      return "a property that is published, and \"\(field.name)\" isn't"
    }
    if let isNullable = role.isNullable, field.isNullable != isNullable {
      return isNullable
        ? "a property that may be null, and \"\(field.name)\" may not"
        : "a property that is never null, and \"\(field.name)\" may be"
    }
    if !role.isDerived, !field.isInSources {
      return "a property of source files, and \"\(field.name)\" is a derived one"
    }
    if role.isInCode, !field.isCompiled {
      return "a property that is compiled into apps, and \"\(field.name)\" isn't (x-compiled)"
    }
    let other = Role.allCases.first { names[$0] == field.name }
    return other.map { "a property of its own, and \"\($0.name)\" names \"\(field.name)\" too" }
  }

  private mutating func report(_ message: String, at span: Range<Int>) { mapping.report(message, at: span) }
}
