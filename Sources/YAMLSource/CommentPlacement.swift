/// Assigns each comment to an entry.
struct CommentPlacement {
  /// The comments around each entry, by its number.
  private(set) var comments: [YAMLComments]

  private let entries: FileEntries
  private let bytes: [UInt8]

  init(_ comments: [Comment], among entries: FileEntries, in bytes: [UInt8]) {
    self.entries = entries
    self.bytes = bytes
    self.comments = Array(repeating: YAMLComments(), count: entries.all.count)
    for comment in comments {
      if let lastToken = comment.lastToken { assign(comment, behind: lastToken) } else { assign(comment) }
    }
    separateHeader()
  }

  /// A comment on its own line belongs to the entry below it; or, if it is indented more than that entry, to the end of
  /// the entry that it is indented in.
  private mutating func assign(_ comment: Comment) {
    let last = entries.last(upTo: comment.offset)
    let next = entries.next(after: last)
    let open = entries.all[last]
    if open.isLeaf, comment.offset < open.value.upperBound {
      return self.comments[last].before += comment.lines
    }
    if let flow = entries.chain(from: last).first(where: { isInBrackets(comment, of: $0) }) {
      guard let next, entries.all[next].start < entries.all[flow].value.upperBound else {
        return self.comments[flow].after += comment.lines
      }
      return self.comments[next].before += comment.lines
    }
    let enclosing = Set(next.map { entries.chain(from: $0) }.map(Array.init) ?? [0])
    let ended = entries.chain(from: last).prefix { !enclosing.contains($0) }
    if next.map({ comment.column > entries.all[$0].column }) ?? true,
      let owner = ended.first(where: { entries.all[$0].column < comment.column })
    {
      comments[owner].after += comment.lines
    } else if let next {
      comments[next].before += comment.lines
    } else {
      comments[0].after += comment.lines
    }
  }

  private func isInBrackets(_ comment: Comment, of entry: Int) -> Bool {
    entries.all[entry].isFlow && entries.all[entry].value.contains(comment.offset)
  }

  /// A comment after a token on its line belongs to that token's entry.
  private mutating func assign(_ comment: Comment, behind lastToken: Int) {
    let owner = owner(of: lastToken)
    if owner == 0 {
      comments[0].before.append(comment.text)
    } else if comments[owner].behind == nil {
      comments[owner].behind = comment.text
    } else {
      comments[owner].after.append(comment.text)
    }
  }

  private func owner(of lastToken: Int) -> Int {
    let last = entries.last(upTo: lastToken - 1)
    switch bytes[lastToken - 1] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return entries.chain(from: last).first {
        entries.all[$0].isFlow && entries.all[$0].value.upperBound == lastToken
      } ?? last
    case UInt8(ascii: "?") where entries.all[last].value.upperBound != lastToken:
      return entries.next(after: last) ?? last
    default: return last
    }
  }

  private static let modeline = "# yaml-language-server:"

  /// The comments up to the first blank line are about the file; without a blank line, only the modeline is.
  private mutating func separateHeader() {
    guard comments.count > 1 else { return }
    let first = comments[1].before
    let end =
      first.dropFirst().firstIndex(of: "").map { $0 + 1 }
      ?? first.lastIndex { $0.hasPrefix(Self.modeline) }.map { $0 + 1 } ?? 0
    comments[0].before += first.prefix(end)
    comments[1].before = Array(first.dropFirst(end).drop { end > 0 && $0.isEmpty })
  }
}
