import BundlePublisher
import Testing

extension SigningTime {
  /// 2026-06-01T12:00:00Z
  static let start = day(0)

  /// Some days after the start.
  static func day(_ day: Int64) -> SigningTime {
    guard let time = SigningTime(secondsSince1970: 1_780_315_200 + day * 86_400) else {
      preconditionFailure("a day within the years 1970 to 9999 is expected")
    }
    return time
  }
}
