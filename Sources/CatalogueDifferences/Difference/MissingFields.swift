public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What one of two catalogues lacks, perhaps because it was published before this tool. All of it counts as null.
public enum MissingFields {
  /// A sentence for each kind of thing that is missing: what every catalogue says of its release, and the fields that the
  /// newer one has. (What the newer one lacks breaks apps, and is reported so.)
  public static func notes(from old: ReleasedCatalogue, to new: ReleasedCatalogue) -> [String] {
    let missing = FieldTypes(new.root).incompatibilities(with: FieldTypes(old.root)).filter {
      $0.change != .changedType
    }
    .map(\.field).filter { !ReleaseHeader.names.contains($0) }
    let fields =
      missing.isEmpty
      ? []
      : [
        "\(old.source.path) lacks fields of the newer catalogue, at least in places; they count as null: "
          + missing.joined(separator: ", ")
      ]
    return header(of: old) + header(of: new) + fields
  }

  private static func header(of catalogue: ReleasedCatalogue) -> [String] {
    let missing = catalogue.header.missing
    let names = missing.filter { $0.value?.isNull ?? true }.map(\.name)
    let sentences = missing.compactMap { name, value -> String? in
      guard let value, !value.isNull else { return nil }
      let form = name == "version" ? "a day such as 2026-05-31" : "a whole number from 1 on"
      return "\(catalogue.source.location(value.span)): \(name) isn't \(form), and counts as null"
    }
    guard !names.isEmpty else { return sentences }
    let verb = names.count == 1 ? "it counts" : "they count"
    return ["\(catalogue.source.path) has no \(names.joined(separator: ", no ")): \(verb) as null"]
      + sentences
  }
}
