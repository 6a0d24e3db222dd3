internal import Diagnostics

extension Rule {
  /// Told by ``BrandFileFormatter`` alone: a file that isn't in form gives the same catalogue.
  static let inForm = Rule(
    "W108", .warning, "A brand file is in the form that catalogue format gives it, which tells it.",
    example:
      ##"brands/pam.yaml:4:1: warning[W108]: this file isn't in form: here would be color: "#165226""##,
    files: { _ in [] })
}
