internal import Catalogue

/// What is special to a kind of catalogue: rules, derived fields, comparisons and code of apps that know what an entry is
/// about. `kind.yaml` names those of a kind, and the fields that each works with.
package enum Behaviour: String, CaseIterable, Sendable {
  case barcodes, families, logos, ranks, similarNames, succession, tiles

  /// What it does, in one sentence.
  var purpose: String {
    switch self {
    case .barcodes: "Checks the rule of an entry's barcodes and its samples, and lets apps check codes by it."
    case .families: "Lets entries belong to a parent, of which they may share the Wikidata item."
    case .logos:
      "Checks and normalises an entry's logo, and says where it is published and which bytes it has."
    case .ranks: "Lets apps order entries: ranks run from 1 without gaps."
    case .similarNames: "Lets entries say that a near-identical name is intended."
    case .succession: "Lets entries end, and others take their place: those that ended leave tombstones."
    case .tiles: "Gives entries without a logo a tile: initials that can be read on a colour."
    }
  }

  /// The parts that fields have in it.
  package var roles: [Role] { Role.allCases.filter { $0.behaviour == self } }
}

/// The part that a field of an entry has in a behaviour.
package enum Role: Int, CaseIterable, Sendable {
  case barcodeRule
  case parent, wikidata
  case logo, logoURL, logoSHA256, logoLength, logoBackground, logoSource, logoIcon
  case rank
  case distinctFrom
  case status, successor, since, endedOn
  case tileName, tileColor, initials, initialsColor, initialsBackground

  var behaviour: Behaviour { definition.behaviour }

  /// What `kind.yaml` calls it.
  package var name: String { definition.name }

  /// What the field has to be.
  var form: Form { definition.form }

  /// Whether the behaviour gives or completes the field's value (`x-derived`).
  var isDerived: Bool {
    switch self {
    case .logoURL, .logoSHA256, .logoLength, .initials, .initialsColor, .initialsBackground: true
    default: false
    }
  }

  /// True for a part that a kind may leave out.
  var isOptional: Bool { [.logoSource, .logoIcon].contains(self) }

  /// Whether the field may be one of source files alone (`x-published: false`).
  var mayBeUnpublished: Bool { self == .distinctFrom }

  /// Whether the value must be one that may be null, or one that never is: code relies on it. `nil` where it doesn't.
  var isNullable: Bool? {
    switch self {
    case .logo, .logoURL, .logoSHA256, .logoLength, .logoBackground: true
    case .tileName, .status, .initialsBackground: false
    default: nil
    }
  }

  /// Whether code has the field, because something that is the same in all code reads it.
  var isInCode: Bool {
    switch self {
    case .logoSHA256, .logoLength: false
    default:
      ![.families, .similarNames].contains(behaviour) && ![.successor, .since, .endedOn].contains(self)
    }
  }

  /// What the field has to be, in full.
  var demand: String {
    let parts = [
      form.description, isDerived ? "derived by \(behaviour.rawValue) (x-derived)" : nil,
      mayBeUnpublished ? nil : "published",
      isOptional ? "which a kind may leave out" : nil,
      isNullable.map { $0 ? "which may be null" : "which is never null" },
      isInCode ? "compiled into apps" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var definition: (behaviour: Behaviour, name: String, form: Form) {
    switch self {
    case .barcodeRule: (.barcodes, "rule", .barcodeRule)
    case .parent: (.families, "parent", .reference)
    case .wikidata: (.families, "wikidata", .text)
    case .logo: (.logos, "file", .file)
    case .logoURL: (.logos, "url", .text)
    case .logoSHA256: (.logos, "sha256", .text)
    case .logoLength: (.logos, "length", .integer)
    case .logoBackground: (.logos, "background", .color)
    case .logoSource: (.logos, "source", .record)
    case .logoIcon: (.logos, "icon", .text)
    case .rank: (.ranks, "rank", .integer)
    case .distinctFrom: (.similarNames, "distinctFrom", .references)
    case .status:
      (
        .succession, "status",
        .type("BrandStatus", BrandStatus.allCases.filter { !$0.isTombstone }.map(\.rawValue))
      )
    case .successor: (.succession, "successor", .reference)
    case .since: (.succession, "since", .day)
    case .endedOn: (.succession, "endedOn", .day)
    case .tileName: (.tiles, "name", .text)
    case .tileColor: (.tiles, "color", .color)
    case .initials: (.tiles, "initials", .text)
    case .initialsColor:
      (.tiles, "initialsColor", .type("InitialsColor", InitialsColor.allCases.map(\.rawValue)))
    case .initialsBackground: (.tiles, "background", .color)
    }
  }
}

/// The parts that fields have in behaviours, for the documentation.
public enum BehaviourParts {
  /// One part.
  public struct Part: Sendable {
    /// The behaviour, as `kind.yaml` names it.
    public let behaviour: String
    /// What the behaviour does; empty but for its first part.
    public let purpose: String
    /// The part, as `kind.yaml` names it.
    public let name: String
    /// What the field has to be.
    public let form: String
  }

  /// All parts, those of a behaviour together.
  public static var all: [Part] {
    Behaviour.allCases.flatMap { behaviour in
      behaviour.roles.enumerated().map { index, role in
        Part(
          behaviour: behaviour.rawValue, purpose: index == 0 ? behaviour.purpose : "", name: role.name,
          form: role.demand)
      }
    }
  }
}
