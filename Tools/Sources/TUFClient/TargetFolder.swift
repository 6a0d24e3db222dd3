internal import StrictJSON
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder of the targets that were downloaded and verified.
struct TargetFolder {
  let path: String

  /// Whether a target is there, as it is listed.
  func holds(_ file: TargetFile, of name: String) -> Bool {
    // One byte more than it may have shows a longer one.
    let limit = Int(clamping: file.length).addingReportingOverflow(1).partialValue
    guard let bytes = try? FileBytes.read(location(of: name), limit: max(limit, 0)) else { return false }
    return file.isMatched(by: bytes)
  }

  /// Puts a verified target in place at once. It is verified again before it is used, so it needn't reach the disk now.
  func write(_ bytes: [UInt8], of name: String) throws(FileError) {
    try FileBytes.replace(location(of: name), with: bytes, isDurable: false)
  }

  /// All but unreserved characters are encoded (RFC 3986, section 2.3), so that no name leads out of the folder.
  private func location(of name: String) -> String { "\(path)/\(name.percentEncoded())" }
}
