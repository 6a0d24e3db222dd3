internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

extension EntryRevision {
  /// An entry that refers to one, and where.
  struct Referrer {
    let brand: BrandSource
    let path: SourceFieldPath
    /// The order of the fields in its file.
    let order: [String]

    /// Whether the field has a part in a behaviour.
    func has(_ role: Role) -> Bool { path.field?.roles.contains(role) ?? false }

    /// Whether the reference is one of a list of the entry itself.
    var isInOwnList: Bool { path.field?.name == path.name && path.field?.type.isList ?? false }
  }

  /// The entries that refer to one of this collection, by the schemas' references.
  func referrers(of id: String) -> [Referrer] {
    sources.referrers(of: id, in: context.schema.collection.name).map {
      Referrer(brand: $0.brand, path: $0.path, order: orders[$0.collection])
    }
  }

  /// Leads the references to the entry to the one that takes its place; `nil` where none does.
  /// - Parameter name: the name of an entry that is new.
  func redirect(
    to target: String?, called name: SearchableName?, _ draft: inout EditDraft
  ) throws(EditRefusal) {
    for referrer in referrers(of: id) where referrer.brand !== entry {
      if referrer.has(.distinctFrom) {
        try distinguish(referrer, from: target, called: name, &draft)
      } else if referrer.has(.successor), target == nil {
        try close(referrer, &draft)
      } else {
        try lead(referrer, from: id, to: self.target(of: referrer, insteadOf: target), &draft)
      }
    }
    if let target { try leadRetired(from: id, to: target, &draft) } else { try closeRetired(&draft) }
  }

  /// Leads the retired ids of `catalogue.yaml` to another entry.
  func leadRetired(from id: String, to target: String, _ draft: inout EditDraft) throws(EditRefusal) {
    let spans = context.retired.compactMap(\.replacedBy).filter { $0.value == id }.map(\.span)
    guard !spans.isEmpty else { return }
    let field = MarketSettings.Retired.successorField
    try draft.edit(context.settings.source, [], "\(field) \(id) became \(target)") {
      (editor) throws(FieldEditor.Failure) in try editor.replace(spans, with: target)
    }
  }

  /// Ends the retired ids of `catalogue.yaml` that lead to the entry: nothing goes on.
  private func closeRetired(_ draft: inout EditDraft) throws(EditRefusal) {
    let ids = Set(context.retired.filter { $0.replacedBy?.value == id }.map(\.id.value))
    guard !ids.isEmpty else { return }
    let words = "\(MarketSettings.Retired.successorField) \(id) removed"
    try draft.edit(context.settings.source, [], words) { (editor) throws(FieldEditor.Failure) in
      let statuses = retired(in: editor).filter { ids.contains($0.id.value) }.compactMap(\.status)
      try editor.replace(
        statuses.filter { $0.value != .closed }.map(\.span), with: BrandStatus.closed.rawValue)
      try editor.removeMembers(
        at: retired(in: editor).filter { ids.contains($0.id.value) }.compactMap(\.replacedBy?.span))
    }
  }

  /// The retired ids of the collection in a `catalogue.yaml` that is edited.
  func retired(in editor: FieldEditor) -> [MarketSettings.Retired] {
    MarketSettings(editor.source, editor.value).retired(in: context.schema, of: context.kind)
  }

  /// What an entry refers to in place of this one: groups have one level, and no entry is its own.
  func target(of referrer: Referrer, insteadOf successor: String?) -> String? {
    let above = referrer.has(.parent) ? successor.flatMap { context.brandsByID[$0]?.group?.value } : nil
    let target = above.flatMap { $0 == id ? nil : $0 } ?? successor
    return target.flatMap { context.brandsByID[$0] === referrer.brand ? nil : $0 }
  }

  /// Leads one entry's reference to another, or removes it.
  func lead(
    _ referrer: Referrer, from id: String, to target: String?, _ draft: inout EditDraft
  ) throws(EditRefusal) {
    let (path, source) = (referrer.path, referrer.brand.source)
    let isThere = path.texts(in: referrer.brand.object).contains { $0.value == target }
    let words = target.map { "\(path.name) \(id) became \($0)" } ?? "\(path.name) \(id) removed"
    try draft.edit(source, referrer.order, words) { (editor) throws(FieldEditor.Failure) in
      if let target, !isThere || !referrer.isInOwnList {
        try editor.replace(id, at: path, with: target)
      } else if referrer.isInOwnList {
        try editor.removeTexts(of: path.name) { $0 == id }
      } else {
        guard path.field?.name == path.name, path.field?.isOptionalInSources ?? false else {
          throw FieldEditor.Failure(
            sentence: "\(source.path): \(path.name) refers to \"\(id)\"; write another id there first")
        }
        try editor.remove(path.name)
      }
    }
  }

  /// A tombstone keeps its name, from which a near one stays distinct; a new name may be near as well.
  private func distinguish(
    _ referrer: Referrer, from target: String?, called name: SearchableName?, _ draft: inout EditDraft
  ) throws(EditRefusal) {
    guard let target, let name else { return }
    guard isKnown else { return try lead(referrer, from: id, to: target, &draft) }
    guard let other = referrer.brand.name, SimilarNames.areNear(name, other) else { return }
    try draft.edit(referrer.brand.source, referrer.order, "\(referrer.path.name) \(target) added") {
      (editor) throws(FieldEditor.Failure) in try editor.add(target, to: referrer.path.name)
    }
  }

  /// Ends the entry that this one had replaced: nothing goes on.
  private func close(_ referrer: Referrer, _ draft: inout EditDraft) throws(EditRefusal) {
    let status = try statusField()
    try draft.edit(
      referrer.brand.source, referrer.order, "\(status) closed, \(referrer.path.name) \(id) removed"
    ) { (editor) throws(FieldEditor.Failure) in
      try editor.set(status, to: BrandStatus.closed.rawValue)
      try editor.remove(referrer.path.name)
    }
  }

  /// Moves up the entries behind this one's rank, unless another one has it too.
  func closeRank(_ draft: inout EditDraft) throws(EditRefusal) {
    guard let own = entry.rank?.value,
      !context.liveBrands.contains(where: { $0.key != id && $0.rank?.value == own })
    else { return }
    try moveRanks(by: -1, &draft, from: own + 1)
  }

  /// Moves the other entries of a rank, and those behind it.
  func moveRanks(by step: Int, _ draft: inout EditDraft, from first: Int) throws(EditRefusal) {
    for brand in context.liveBrands where brand.key != id {
      guard let rank = brand.rank?.value, rank >= first else { continue }
      try setRank(of: brand, to: rank + step, &draft)
    }
  }

  /// Gives an entry of the collection another rank.
  func setRank(of brand: BrandSource, to rank: Int, _ draft: inout EditDraft) throws(EditRefusal) {
    guard let field = bindings[.rank], brand.rank?.value != rank else { return }
    let words = brand.rank.map { "\(field) \($0.value) became \(rank)" } ?? "\(field) \(rank)"
    try draft.edit(brand.source, order, words) {
      (editor) throws(FieldEditor.Failure) in try editor.set(field, to: rank)
    }
  }
}
