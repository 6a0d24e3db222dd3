internal import Diagnostics
internal import StrictJSON

/// A catalogue that somebody wrote by hand, or that was published: a list of brands, or an object that has one.
struct ImportedCatalogue {
  let brands: [LocatedValue]
  let tombstones: [LocatedValue]
  /// What is said of the catalogue as a whole.
  let header: [LocatedObject.Member]

  /// More than any catalogue that people keep has.
  static let limits = JSONReader.Limits(bytes: 64 << 20, depth: 24)

  /// - Throws: `UnreadableInput`, when it is no JSON or has no brands.
  init(_ source: SourceText) throws(UnreadableInput) {
    let root: LocatedValue
    do throws(JSONError) { root = try JSONReader.read(source.bytes, limits: Self.limits) } catch {
      throw UnreadableInput([Rule.syntax.diagnostic(Finding(error, in: source))])
    }
    guard let brands = root.array ?? root.object?["brands"]?.array else {
      let finding = Finding(
        "this is no catalogue: an array of brands is expected, or an object with one under \"brands\"",
        at: source.location(root.span.prefix(1)))
      throw UnreadableInput([Rule.importedValue.diagnostic(finding)])
    }
    self.brands = brands
    let members = root.object?.members ?? []
    tombstones = root.object?["tombstones"]?.array ?? []
    header = members.filter { member in
      member.key != "brands" && !(member.key == "tombstones" && member.value.array != nil)
    }
  }
}
