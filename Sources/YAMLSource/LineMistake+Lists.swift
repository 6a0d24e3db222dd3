internal import Diagnostics

/// Entries of lists that YAML takes for something else.
extension LineMistake {
  /// An entry of a list, or a field, that begins with another sign than a hyphen.
  var otherBullet: YAMLProblem? {
    guard let before else { return nil }
    let line = lines[index]
    // What is further to the left than an entry is none of its list.
    let isField = !before.mayPrecedeEntry || before.isEntry && line.indentation < before.indentation
    return isField ? line.bulletBeforeField : line.otherBullet
  }

  /// A text among the entries of a list, in their column and without their hyphen.
  var missingHyphen: YAMLProblem? {
    guard let before, before.isEntry, before.indentation == lines[index].indentation else { return nil }
    return lines[index].missingHyphen
  }

  /// An entry that isn't in the column of the one before it, or below a field that has a value.
  var strayEntry: YAMLProblem? {
    let line = lines[index]
    guard line.isEntry, let before, before.isShort else { return nil }
    let span = line.start + line.indentation..<line.start + line.indentation + 1
    if let field = before.key, before.hasValue, !before.isEntry {
      return YAMLProblem(
        "this isn't YAML: this entry of a list is below \"\(field.truncated)\", which has a value", at: span,
        fix: WrittenLine.listFix(field, before.shownValue))
    }
    guard before.isEntry, line.indentation < before.indentation else { return nil }
    let missing = WrittenLine.spaces(before.indentation - line.indentation)
    return YAMLProblem(
      "this isn't YAML: this entry begins \(missing) further to the left than the one before it", at: span,
      fix: "begin all entries of a list in the same column")
  }
}

extension LineMistake {
  /// A field among the records of a list that begins neither in the column of their fields nor with a hyphen.
  var strayField: YAMLProblem? {
    let line = lines[index]
    guard let key = line.key, !line.isEntry,
      let entry = lines[..<index].last(where: { $0.isEntry && $0.indentation <= line.indentation }),
      entry.key != nil, line.indentation < entry.column
    else { return nil }
    let missing = WrittenLine.spaces(entry.column - line.indentation)
    let other = line.indentation == entry.indentation ? ", or - \(line.shown) for a new entry" : ""
    return YAMLProblem(
      "this isn't YAML: \"\(key.truncated)\" begins \(missing) further to the left than the fields of its entry",
      at: line.start + line.indentation..<line.start + line.column + key.utf8.count,
      fix: "write it in their column\(other)")
  }
}

extension [UInt8] {
  /// What to do about an entry of a list that YAML takes for the next line of a text.
  func fixOfEntry(in text: Range<Int>) -> String {
    let line = line(of: text.lowerBound).flatMap { $0.isShort ? $0 : nil }
    if let line, let field = line.key, !line.isEntry { return WrittenLine.listFix(field, line.shownValue) }
    // The text is on a line of its own, below the field's name.
    let column = line?.missingHyphen?.fix.map { "\($0) in the line before it" }
    return "\(column ?? "begin it in the column of the other entries"), or put the whole text in quotes"
  }
}

extension WrittenLine {
  /// What to do about an entry below a field with a value.
  fileprivate static func listFix(_ field: String, _ value: String) -> String {
    "delete \(value.truncated) if \"\(field.truncated)\" is its list, or move the line to its list"
  }

  static func spaces(_ count: Int) -> String { count == 1 ? "one space" : "\(count) spaces" }

  /// A text that should be an entry of a list.
  fileprivate var missingHyphen: YAMLProblem? {
    guard !isEntry, key == nil, isShort, hasValue else { return nil }
    return Self.withoutHyphen(
      value.drop { $0 == UInt8(ascii: "-") }, at: value.startIndex..<value.endIndex)
  }
}
