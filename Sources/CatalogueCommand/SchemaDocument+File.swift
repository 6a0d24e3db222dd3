internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

extension SchemaDocument {
  /// A schema's file, under its `file:` URI.
  init(file path: String) throws(FileError) {
    let url = URL(fileURLWithPath: path, isDirectory: false).standardizedFileURL
    self.init(try SourceText(file: path), at: url.absoluteString)
  }

  /// The files of several schemas.
  static func read(_ paths: [String]) throws(FileError) -> [SchemaDocument] {
    var documents: [SchemaDocument] = []
    for path in paths { documents.append(try SchemaDocument(file: path)) }
    return documents
  }
}

extension SourceText {
  /// A JSON or YAML file. One that is longer than its reader takes is read only so far, and then refused as too long.
  init(file path: String) throws(FileError) {
    let limit = DocumentFormat(path: path).byteLimit + 1
    self.init(path: path, bytes: try FileBytes.read(path, limit: limit))
  }
}
