public import CatalogueSources
public import Diagnostics

/// Changes of a catalogue's source files that belong together: all are made, or none.
public struct SourceEdits: Sendable {
  /// A change of one file.
  public struct Change: Sendable {
    /// The file as it is; `nil` for a new one.
    public let before: SourceText?
    /// The file as it will be, under another path where it is moved; `nil` where it is deleted.
    public let after: SourceText?
    /// What is changed, in half a sentence.
    public let words: String
  }

  /// In the order in which they are reported.
  public internal(set) var changes: [Change] = []
  /// What may have to be done first where the changes would bring an error, in one sentence.
  public internal(set) var firstStep: String?

  /// The files with the changes.
  public func applied(to files: SourceFiles) -> SourceFiles {
    var files = files
    for change in changes {
      if let settings = change.after, settings.path == files.settings.path { files.settings = settings }
      let isLogo = files.logos.contains { $0.path == change.before?.path }
      let list = isLogo ? \SourceFiles.logos : \SourceFiles.brands
      files[keyPath: list].removeAll { $0.path == change.before?.path }
      if let after = change.after, after.path != files.settings.path { files[keyPath: list].append(after) }
    }
    return files
  }
}

/// Why an entry can't be retired or renamed, and what to do.
public struct EditRefusal: Error {
  /// One sentence for each reason.
  public let sentences: [String]

  /// Whether a file is the reason, and not what was asked for.
  public let isAboutFile: Bool

  init(_ sentence: String, isAboutFile: Bool = false) {
    (sentences, self.isAboutFile) = ([sentence], isAboutFile)
  }
}

/// Changes that are still being made.
struct EditDraft {
  private struct File {
    let before: SourceText?
    var editor: FieldEditor
    var words: [String]
  }

  private var paths: [String] = []
  private var files: [String: File] = [:]
  private var others: [SourceEdits.Change] = []

  /// Changes a file that is there, unless there is nothing to change.
  /// - Parameters:
  ///   - words: what is changed, in half a sentence.
  ///   - order: the order of its fields.
  mutating func edit(
    _ source: SourceText, _ order: [String], _ words: String,
    _ change: (inout FieldEditor) throws(FieldEditor.Failure) -> Void
  ) throws(EditRefusal) {
    do throws(FieldEditor.Failure) {
      var file: File
      if let known = files[source.path] {
        file = known
      } else {
        file = File(before: source, editor: try FieldEditor(source, order: order), words: [])
      }
      let before = file.editor.source.bytes
      try change(&file.editor)
      guard file.editor.source.bytes != before else { return }
      file.words.append(words)
      if files.updateValue(file, forKey: source.path) == nil { paths.append(source.path) }
    } catch { throw EditRefusal(error.sentence) }
  }

  /// Writes a new file, or moves one.
  mutating func put(_ editor: FieldEditor, from before: SourceText?, _ words: String) {
    paths.append(editor.source.path)
    files[editor.source.path] = File(before: before, editor: editor, words: [words])
  }

  /// Moves a file, or deletes it.
  mutating func move(_ before: SourceText, to path: String?, _ words: String) {
    let after = path.map { SourceText(path: $0, bytes: before.bytes) }
    others.append(SourceEdits.Change(before: before, after: after, words: words))
  }

  /// The changes: those of files whose bytes stay are left out.
  var edits: SourceEdits {
    let changed = paths.compactMap { files[$0] }.filter {
      $0.before?.path != $0.editor.source.path || $0.before?.bytes != $0.editor.source.bytes
    }
    let changes = changed.map {
      SourceEdits.Change(before: $0.before, after: $0.editor.source, words: $0.words.joined(separator: ", "))
    }
    return SourceEdits(changes: changes + others)
  }
}
