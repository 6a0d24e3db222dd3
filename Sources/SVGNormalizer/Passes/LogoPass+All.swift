extension LogoPass {
  /// The passes in the order in which they are done. They are done again until nothing changes, since one may make
  /// room for another.
  static let all: [LogoPass] = [
    .pushOpacity, .snapNumbers, .simplifyPaints, .tidyPaths, .dropInvisible, .dropClips, .flattenGroups,
    .splitLongPaths,
    .mergePaths,
  ]

  /// More rounds than any picture needs: each one that changes something leaves less to change.
  private static let mostRounds = 20

  /// The logo in its normal form.
  static func normalForm(of logo: Logo) -> Logo {
    var logo = logo
    for _ in 0..<mostRounds {
      let before = logo
      for pass in all { pass.apply(&logo) }
      if logo == before { break }
    }
    return logo
  }
}
