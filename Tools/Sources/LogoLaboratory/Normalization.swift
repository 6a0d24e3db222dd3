internal import Foundation
internal import SVGNormalizer

/// What the normaliser makes of a file, and how long it takes.
struct Normalization {
  /// The bytes of the normal form; `nil` where the file is refused.
  let result: [UInt8]?
  let problems: [LogoProblem]
  /// The processor time of this thread.
  let seconds: Double

  init(_ bytes: [UInt8], slug: LogoSlug?) {
    let start = Self.threadSeconds
    let normalized = LogoNormalizer().normalize(bytes)
    problems = normalized.problems
    if let logo = normalized.logo, let slug {
      result = SVGWriter.bytes(for: WrittenLogo(logo), slug: slug)
    } else {
      result = nil
    }
    seconds = Self.threadSeconds - start
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
