internal import CatalogueSources
internal import StrictJSON

/// The ids that an import changed, which what refers to their entries has to follow.
struct ChangedIDs {
  /// What each is now, by its collection and as it was written; `nil` where two entries had the same.
  private var ids: [String: [String: String?]] = [:]

  /// Notes the id of an entry that is imported.
  mutating func note(_ written: String, isNow id: String, in collection: String) {
    let isShared = ids[collection]?[written] != nil
    ids[collection, default: [:]].updateValue(isShared ? nil : id, forKey: written)
  }

  /// What an id is now; `nil` where it is as it was.
  func id(of written: String, in collection: String) -> String? { ids[collection]?[written] ?? nil }
}

extension ImportedBrand {
  /// The same, referring to entries by the ids that they have now.
  func following(_ ids: ChangedIDs, in record: RecordType) -> ImportedBrand {
    var brand = self
    for member in members {
      guard let type = record.anyField(member.key)?.type else { continue }
      brand[member.key] = member.value.following(ids, as: type)
    }
    return brand
  }
}

extension ImportedTombstone {
  /// The same, replaced by an entry that may have another id now.
  func following(_ ids: ChangedIDs, in collection: String) -> ImportedTombstone {
    let entry = entry.mappingMember(MarketSettings.Retired.successorField) {
      $0.following(ids, as: .text(.reference(collection: collection)))
    }
    return entry.object.flatMap { ImportedTombstone($0, at: entry.span) } ?? self
  }
}

extension LocatedValue {
  fileprivate func following(_ ids: ChangedIDs, as type: FieldType) -> LocatedValue {
    switch (content, type) {
    case (.string(let text), .text(.reference(let collection))):
      return ids.id(of: text, in: collection).map { LocatedValue(.string($0), at: span) } ?? self
    case (.array(let elements), .list(let element)):
      return LocatedValue(.array(elements.map { $0.following(ids, as: element) }), at: span)
    case (.object(let object), .record(let record)):
      let members = object.members.map { member in
        let value = record.anyField(member.key).map { member.value.following(ids, as: $0.type) }
        return LocatedObject.Member(key: member.key, keySpan: member.keySpan, value: value ?? member.value)
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }
}
