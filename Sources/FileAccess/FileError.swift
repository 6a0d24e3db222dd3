public import Foundation

/// A file that can't be read or written, in a sentence that says what to do.
public struct FileError: LocalizedError, CustomStringConvertible {
  /// One sentence for a person.
  public let description: String

  /// One sentence for a person.
  public var errorDescription: String? { description }

  /// What went wrong with a path, by the system's own word for it.
  public init(_ action: String, _ path: String, code: Int32) {
    description = "can't \(action) \(path): \(String(cString: strerror(code)).lowercased())"
  }

  /// What went wrong with a path, where Foundation wraps the system's word for it in errors of its own.
  public init(_ action: String, _ path: String, _ error: any Error) {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let posix = [error as NSError, underlying].compactMap(\.self).first { $0.domain == NSPOSIXErrorDomain }
    if let posix {
      self.init(action, path, code: Int32(truncatingIfNeeded: posix.code))
    } else if let code = (error as? CocoaError).flatMap({ Self.systemCodes[$0.code] }) {
      self.init(action, path, code: code)
    } else {
      self.init("can't \(action) \(path)")
    }
  }

  /// The system's words for what Foundation calls by its own, and passes nothing on of.
  private static let systemCodes: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteFileExists: EEXIST, .fileWriteOutOfSpace: ENOSPC,
    .fileWriteVolumeReadOnly: EROFS,
  ]

  /// Several at once, a line each.
  public init(_ errors: [FileError]) {
    description = errors.map(\.description).joined(separator: "\n")
  }

  /// What went wrong, in a sentence.
  public init(_ description: String) { self.description = description }
}
