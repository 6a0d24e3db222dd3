package import Catalogue
package import CatalogueRules
package import CatalogueSources
package import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// What a release may change for apps that have the last one.
extension Rule {
  package static let upToDate = Rule(
    "E401", .error, "italy.json is the last release's, or what the sources give under a new version.",
    release: { context in
      guard !context.isOlderThanBaseline else { return [] }
      switch context.existing {
      case .success(let existing): return context.difference(from: existing)
      case .failure(let error):
        return [Finding(error.message, at: error.location, fix: ReleaseContext.undo)]
      case nil where context.baseline != nil:
        return [
          Finding(
            "\(context.cataloguePath) isn't there, though there is a last release", at: nil,
            fix: "restore it if it was deleted, or write it by catalogue build")
        ]
      case nil: return []
      }
    })

  package static let newerThanBaseline = Rule(
    "E402", .error, "A catalogue whose content differs from the last release has a greater version.",
    release: { context in
      guard context.isOlderThanBaseline, let existing = context.readable, let baseline = context.baseline
      else { return [] }
      return [
        Finding(
          "version \(existing.version) is older than published \(baseline.version)", at: existing.position,
          fix: ReleaseContext.undo)
      ]
    })

  package static let schemaVersionBump = Rule(
    "E403", .error, "A field that devices read keeps its type, or schemaVersion goes up.",
    release: { context in
      let findings = context.publishedSchema.validate(context.fresh.root).map { failure in
        Finding(
          "the catalogue breaks its own schema: \(failure.message)", at: context.position(failure.span))
      }
      guard let baseline = context.baseline, baseline.schemaVersion >= context.fresh.schemaVersion else {
        return findings
      }
      guard baseline.schemaVersion == context.fresh.schemaVersion else {
        let message =
          "schemaVersion \(context.fresh.schemaVersion) is older than published \(baseline.schemaVersion)"
        return findings + [
          Finding(message, at: context.settings.position(of: "schemaVersion"), fix: "set it back")
        ]
      }
      let change = "schemaVersion must go from \(baseline.schemaVersion) to \(baseline.schemaVersion + 1)"
      let fields = ComparedFields(context.kind).since(context.baselineKind)
      return findings
        + fields.incompatibilities(from: baseline, to: context.fresh).map {
          Finding(
            "field \"\($0.field)\" \($0.change.rawValue); \(change)", at: context.position(),
            fix: "or \($0.change.remedy): apps that update over the air read schemaVersion "
              + "\(Catalogue.readableSchemaVersion) alone")
        }
    })

  package static let readableBaseline = Rule(
    "E407", .error, "The last release, which versions are counted from, is a catalogue of the same country.",
    // What is no catalogue at all is reported before any other rule can run.
    release: { context in
      if let baseline = context.baseline,
        let member = baseline.unreadableList(context.kind.collections.map(\.collection))
      {
        return [
          Finding(
            "\"\(member)\" of the last release isn't a list of objects with ids: what was published is unknown",
            at: .file(baseline.source.path), fix: ReleasedCatalogue.restoring)
        ]
      }
      guard let old = context.baseline?.header.country, let new = context.fresh.header.country, old != new
      else { return [] }
      return [
        Finding(
          "country changed from \(old) to \(new): the last release is another catalogue",
          at: context.settings.position(of: "country"),
          fix: "set it back; another country has a folder of its own (catalogue init); "
            + "delete \(context.cataloguePath) if it was never released")
      ]
    })

  package static let notInTheFuture = Rule(
    "E408", .error, "A version isn't after today: no later release could follow it.",
    sources: { _ in [] })  // Reported when the version is chosen.

  package static let nothingGeneratedTracked = Rule(
    "E404", .error, "Generated files are not committed.",
    release: { context in
      context.trackedGeneratedPaths.map {
        Finding("\($0) is tracked by git; git rm --cached it", at: .file($0))
      }
    })

  package static let reproducible = Rule(
    "E406", .error,
    "Two builds of the same sources give the same bytes, with and without a cache (catalogue check --cold).",
    release: { context in
      guard let rebuilt = context.rebuilt, context.fresh.source.bytes != rebuilt.source.bytes else {
        return []
      }
      let path = context.fresh.root.firstDifference(from: rebuilt.root) ?? "a position that isn't a value"
      return [
        Finding(
          "\(context.cataloguePath) differs between two builds at \(path)", at: context.position(),
          fix: irreproducibleFix)
      ]
    })

  /// What a person does about two builds that differ.
  package static let irreproducibleFix =
    "this is a bug in the compiler: report it, and delete .build-cache from the generated files"
}

extension Finding {
  /// A version that is after today, because the last release's is or because the day of the build is.
  package static func version(_ version: CatalogueVersion, after baseline: ReleasedCatalogue?) -> Finding {
    guard let baseline, baseline.version.date == version.date else {
      return Finding(
        "the build's day, \(version.date), is after today", at: nil,
        fix: "leave out --date and SOURCE_DATE_EPOCH, or give --allow-future")
    }
    let position = baseline.root.object?["version"].map { baseline.source.location($0.span) }
    return Finding(
      "version \(baseline.version) is after today: no later release could follow it",
      at: position ?? .file(baseline.source.path),
      fix: "name the last good release with BASELINE_REF, or give --allow-future")
  }
}

extension ReleasedCatalogue {
  /// What a person does about a last release that can't be read.
  fileprivate static let restoring =
    "restore the file as it was released, or name the last release with --baseline"

  /// Reads what a build gives as apps will read it.
  package init(fresh source: SourceText) throws(UnreadableInput) {
    do throws(Unreadable) { try self.init(source) } catch {
      let finding = Finding("what the sources give can't be read: \(error.message)", at: .file(source.path))
      throw UnreadableInput([Rule.schemaVersionBump.diagnostic(finding)])
    }
  }

  /// Reads the last release.
  /// - Parameters:
  ///   - name: what findings call it, in place of a position.
  ///   - kind: that of the catalogue which continues it.
  package init(
    baseline source: SourceText, named name: String?, of kind: KindSchema
  ) throws(UnreadableInput) {
    do throws(Unreadable) {
      try self.init(source)
      try checkKind(kind)
    } catch {
      let finding = Finding(
        name.map { error.message(in: $0) } ?? error.message, at: name == nil ? error.location : nil,
        fix: Self.restoring)
      throw UnreadableInput([Rule.readableBaseline.diagnostic(finding)])
    }
  }

  /// Nothing of a catalogue of another kind can be compared: each of its entries would be missing.
  private func checkKind(_ kind: KindSchema) throws(Unreadable) {
    let members = kind.collections.map(\.collection.member)
    guard !entryMembers.isEmpty, memberNames.isDisjoint(with: members) else { return }
    throw Unreadable(
      message: "this is a catalogue of another kind: it has \(entryMembers.joined(separator: ", ")), and no "
        + members.joined(separator: ", "), location: .file(path))
  }
}

extension ReleaseContext {
  fileprivate static let undo = """
    undo the change of this file, which the release on main writes, or run make catalogue RELEASE=1 with the same last \
    release, such as BASELINE_REF=origin/main
    """

  fileprivate var readable: ReleasedCatalogue? { try? existing?.get() }

  fileprivate var isOlderThanBaseline: Bool {
    guard let readable, let baseline else { return false }
    return readable.version < baseline.version && readable.source.bytes != baseline.source.bytes
  }

  /// What is wrong with the catalogue in the working folder: nothing, while it is the last release's.
  fileprivate func difference(from existing: ReleasedCatalogue) -> [Finding] {
    guard ![baseline?.source.bytes, fresh.source.bytes].contains(existing.source.bytes) else { return [] }
    let changes = CatalogueDifference(from: existing, to: fresh, by: .unlisted).summary
    return [
      Finding(
        "\(cataloguePath.fileName) changed and isn't what the sources give (\(changes))",
        at: existing.position, fix: Self.undo)
    ]
  }

  /// A position in the catalogue of the working folder; `nil` where that is missing.
  /// - Parameter span: a part of the fresh catalogue, which counts only where the file has the same bytes.
  fileprivate func position(_ span: Range<Int>? = nil) -> SourceLocation? {
    guard existing != nil else { return nil }
    guard let span, let readable, readable.source.bytes == fresh.source.bytes else {
      return .file(cataloguePath)
    }
    return readable.source.location(span)
  }
}

extension ReleasedCatalogue {
  /// Where its version is.
  fileprivate var position: SourceLocation {
    root.object?["version"].map { source.location($0.span) } ?? .file(source.path)
  }
}

extension LocatedValue {
  /// The path to the first value in which two trees differ, such as `brands[12].aliases`.
  func firstDifference(from other: LocatedValue, at path: String = "") -> String? {
    switch (content, other.content) {
    case (.object(let first), .object(let second)):
      for member in first.members {
        let step = path.isEmpty ? member.key : "\(path).\(member.key)"
        guard let value = second[member.key] else { return step }
        if let path = member.value.firstDifference(from: value, at: step) { return path }
      }
      return first.members.count == second.members.count ? nil : path
    case (.array(let first), .array(let second)) where first.count == second.count:
      for (index, pair) in zip(first, second).enumerated() {
        if let inner = pair.0.firstDifference(from: pair.1, at: "\(path)[\(index)]") { return inner }
      }
      return nil
    default: return isEqual(to: other) ? nil : path
    }
  }
}
