internal import Foundation

/// A file that can't be read or written, in a sentence that says what to do.
struct FileError: LocalizedError, CustomStringConvertible {
  let description: String

  var errorDescription: String? { description }

  /// What went wrong with a path, by the system's own word for it.
  init(_ action: String, _ path: String, code: Int32) {
    description = "can't \(action) \(path): \(String(cString: strerror(code)).lowercased())"
  }

  init(_ description: String) { self.description = description }
}
