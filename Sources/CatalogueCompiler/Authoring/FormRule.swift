internal import Diagnostics

extension Rule {
  /// Told by ``BrandFileFormatter`` alone: a file that isn't in form gives the same catalogue.
  static let inForm = Rule(
    "W108", .warning, "A brand file is in the form that catalogue format gives it, which tells it.",
    example:
      ##"brands/pam.yaml:4:1: warning[W108]: this file isn't in form: here would be color: "#165226""##,
    files: { _ in [] })
}

extension Finding {
  /// Where a file and its form differ first; `nil` where they are the same.
  static func form(of file: SourceText, formatted: [UInt8]) -> Finding? {
    guard file.bytes != formatted else { return nil }
    let same = zip(file.bytes, formatted).prefix { $0 == $1 }.count
    let start = file.bytes[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
    let wanted = formatted[min(start, formatted.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let line = String(decoding: wanted, as: UTF8.self)
    return Finding(
      "this file isn't in form: "
        + (wanted.isEmpty ? "this line would not be here" : "here would be \(line.prefix(100))"),
      at: file.location(start..<end), fix: "run catalogue format")
  }
}
