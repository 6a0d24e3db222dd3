internal import Foundation

/// A matcher that is made when the first text is matched: of a schema's patterns, a build after a small change needs few.
final class DeferredMatcher: @unchecked Sendable {
  private enum Content {
    case syntax(PatternSyntax, fastest: Matcher.Strategy)
    case matcher(Matcher)
  }

  private let lock = NSLock()
  private var content: Content

  /// - Parameter fastest: the fastest strategy that is worth its preparation.
  init(_ syntax: PatternSyntax, fastest: Matcher.Strategy) { content = .syntax(syntax, fastest: fastest) }

  init(_ matcher: Matcher) { content = .matcher(matcher) }

  var matcher: Matcher {
    lock.withLock {
      switch content {
      case .matcher(let matcher): return matcher
      case .syntax(let syntax, let fastest):
        let matcher = Matcher(syntax, fastest: fastest)
        content = .matcher(matcher)
        return matcher
      }
    }
  }
}
