/// Whether files that have expired are refused.
///
/// It isn't an optional time: a clock that gives none must not let an old release pass for the newest.
public enum ExpiryCheck: Sendable {
  /// They are, if they have expired at that time: what every client asks for.
  case at(UTCTime)
  /// They aren't: for a publisher, who has to read what has expired so as to renew it.
  case omitted
}
