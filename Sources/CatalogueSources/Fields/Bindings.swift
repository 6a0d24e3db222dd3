/// The fields that behaviours work with, as `kind.yaml` names them.
package struct Bindings: Sendable {
  /// One for each role, in their order: rules ask a dozen times of each entry.
  private let names: [String?]

  package init(_ names: [Role: String] = [:]) { self.names = Role.allCases.map { names[$0] } }

  /// The field that has a part; `nil` where the kind doesn't have the behaviour.
  package subscript(role: Role) -> String? { names[role.rawValue] }

  /// What messages call the field that has a part.
  package func name(_ role: Role) -> String { self[role] ?? role.name }

  /// The fields that only an entry with a logo has.
  package var besideLogo: [String] { [Role.logoBackground, .logoSource].compactMap { self[$0] } }

  /// The fields that have parts in a behaviour.
  package func fields(of behaviour: Behaviour) -> Set<String> {
    Set(behaviour.roles.compactMap { self[$0] })
  }

  /// The parts that a field has.
  func roles(of field: String) -> Set<Role> { Set(Role.allCases.filter { self[$0] == field }) }
}

extension Bindings {
  /// What brands have: catalogues are compared by it where no schema is at hand.
  package static let brands = Bindings([
    .barcodeRule: "barcode", .logo: "logo", .logoURL: "logoUrl", .logoSHA256: "logoSha256",
    .logoLength: "logoLength", .logoBackground: "logoBackground", .logoSource: "logoSource",
    .logoIcon: "simpleIcons",
  ])
}
