internal import JSONSchema
internal import StrictJSON

/// The suite's cases of annotations: which schemas say what of which part of a value.
struct AnnotationTests {
  /// Where schemas without an `$id` are said to be found: without a URI their keywords have no absolute location.
  private static let base = "https://suite.example/schema"

  let folder: SuiteFolder

  /// Runs all cases, and tells those where other annotations were found than the suite says.
  func run() throws -> Score {
    var score = Score()
    for path in try folder.files(in: "annotations/tests") {
      for set in try folder.read(path)["suite"]?.array ?? []
      where Self.isForDraft(set["compatibility"]?.string) {
        for test in set["tests"]?.array ?? [] {
          let found = Self.annotations(set, test)
          let locations = Self.locations(set)
          for assertion in test["assertions"]?.array ?? [] {
            score.count(
              Self.passes(assertion, found, locations),
              "\(path): \(set["description"]?.string ?? ""): \(assertion["keyword"]?.string ?? "")")
          }
        }
      }
    }
    return score
  }

  /// Whether cases are meant for the draft: the oldest one, or `<=` and the newest one, or `=` and the only one.
  private static func isForDraft(_ compatibility: String?) -> Bool {
    (compatibility ?? "").split(separator: ",").allSatisfy { limit in
      guard let draft = Int(limit.drop { !$0.isNumber }) else { return false }
      if limit.hasPrefix("<=") { return draft >= 2020 }
      return limit.hasPrefix("=") ? draft == 2020 : draft <= 2020
    }
  }

  /// The annotations of a value in the basic output; `nil` where there is none.
  private static func annotations(_ set: LocatedValue, _ test: LocatedValue) -> [LocatedValue]? {
    var registry = SchemaRegistry()
    for member in set["externalSchemas"]?.object?.members ?? [] { registry.add(member.value, at: member.key) }
    guard let document = set["schema"], let instance = test["instance"],
      let schema = try? Schema(document, at: base, registry: registry),
      let output = try? JSONReader.read(schema.output(for: instance, in: .basic))
    else { return nil }
    return output["annotations"]?.array ?? []
  }

  /// The schemas of a case.
  private static func locations(_ set: LocatedValue) -> SchemaLocations {
    var locations = SchemaLocations(base: base)
    if let schema = set["schema"] { locations.add(schema, at: base) }
    for member in set["externalSchemas"]?.object?.members ?? [] {
      locations.add(member.value, at: member.key)
    }
    return locations
  }

  /// Whether exactly the expected annotations were found of a keyword at a place.
  private static func passes(
    _ assertion: LocatedValue, _ found: [LocatedValue]?, _ locations: SchemaLocations
  ) -> Bool {
    guard let found, let keyword = assertion["keyword"]?.string, let place = assertion["location"]?.string,
      let expected = assertion["expected"]?.object?.members
    else { return false }
    let suffix = "/\(keyword)"
    let units = found.compactMap { unit -> (schema: SchemaLocation, value: LocatedValue)? in
      guard unit["instanceLocation"]?.string == place, let value = unit["annotation"],
        let location = unit["absoluteKeywordLocation"]?.string, location.hasSuffix(suffix)
      else { return nil }
      return (locations.location(String(location.dropLast(suffix.count))), value)
    }
    return units.count == expected.count
      && expected.allSatisfy { member in
        let schema = locations.location(member.key)
        return units.contains { $0.schema == schema && $0.value.isEqual(to: member.value) }
      }
  }
}
