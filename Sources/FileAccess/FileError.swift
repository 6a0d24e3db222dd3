public import Foundation

/// A failure to read or write a file, in a sentence for a person.
public struct FileError: LocalizedError, CustomStringConvertible {
  /// One sentence for a person.
  public let description: String

  /// One sentence for a person.
  public var errorDescription: String? { description }

  /// A failed action on a path, with the system's error code.
  public init(_ action: String, _ path: String, code: Int32) {
    description = "can't \(action) \(path): \(String(cString: strerror(code)).lowercased())"
  }

  /// A failed action on a path, with an error of Foundation's.
  public init(_ action: String, _ path: String, _ error: any Error) {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let posix = [error as NSError, underlying].compactMap(\.self).first { $0.domain == NSPOSIXErrorDomain }
    if let posix {
      self.init(action, path, code: Int32(truncatingIfNeeded: posix.code))
    } else if let code = (error as? CocoaError).flatMap({ Self.systemCode($0.code) }) {
      self.init(action, path, code: code)
    } else {
      self.init("can't \(action) \(path)")
    }
  }

  /// The system's code for an error that Foundation reports without it.
  private static func systemCode(_ code: CocoaError.Code) -> Int32? {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteFileExists: EEXIST
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    default: nil
    }
  }

  /// A symbolic link in the place of what was to be read.
  public init(unfollowed path: String) {
    description = "can't read \(path): it is a symbolic link, which isn't followed"
  }

  /// Several failures, a line each.
  public init(_ errors: [FileError]) {
    description = errors.map(\.description).joined(separator: "\n")
  }

  /// A failure, in a sentence.
  public init(_ description: String) { self.description = description }
}
