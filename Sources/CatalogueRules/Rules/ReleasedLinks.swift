internal import CatalogueSources
internal import Diagnostics

/// What was released, as hashes: of each id one (``EntryLinks``), and one of what was released under it.
///
/// That an entry was released may take a finding away from it, and gives none to any: so entries that were checked when
/// nothing was released under their ids needn't be looked at again afterwards. Tombstones do give findings.
struct ReleasedLinks: Sendable {
  /// In pairs, in their order.
  let list: LinkList
  /// The bytes of the release; `nil` where they aren't known.
  private let bytes: [UInt8]?

  /// The bit of the second hash that says that it is of a tombstone.
  private static let tombstone: UInt64 = 1

  init(_ list: LinkList) { (self.list, bytes) = (list, nil) }

  /// - Parameter earlier: those of another release, which are taken where it is the same.
  init(of release: ReleasedCatalogue?, after earlier: ReleasedLinks?) {
    let bytes = release?.source.bytes ?? []
    if let earlier, earlier.bytes == bytes {
      self = earlier
      return
    }
    let pairs = (release?.parts ?? []).map { part in
      let content = Checksum.of(part.bytes) & ~Self.tombstone | (part.isTombstone ? Self.tombstone : 0)
      return (id: EntryLinks.link(.id, part.id), content: content)
    }
    list = LinkList(
      pairs.sorted { ($0.id, $0.content) < ($1.id, $1.content) }.flatMap { [$0.id, $0.content] })
    self.bytes = bytes
  }

  /// The links of the ids under which something else was released, and of new tombstones.
  func differences(from other: ReleasedLinks) -> [UInt64] {
    guard list != other.list else { return [] }
    var (links, own, others): ([UInt64], Int, Int) = ([], 0, 0)
    while own < list.count || others < other.list.count {
      let (first, second) = (list.pair(at: own), other.list.pair(at: others))
      if first == second {
        (own, others) = (own + 2, others + 2)
      } else if first < second {
        let wasReleased = second.0 == first.0 || others > 0 && other.list[others - 2] == first.0
        if wasReleased || first.1 & Self.tombstone != 0 { links.append(first.0) }
        own += 2
      } else {
        links.append(second.0)
        others += 2
      }
    }
    return links
  }
}

extension LinkList {
  /// Two that follow each other; the highest numbers past the end.
  fileprivate func pair(at index: Int) -> (UInt64, UInt64) {
    index + 1 < count ? (self[index], self[index + 1]) : (.max, .max)
  }
}
