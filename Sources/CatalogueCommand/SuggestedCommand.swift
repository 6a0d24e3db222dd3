internal import Diagnostics
internal import FileAccess

/// The commands that messages suggest, so that they are about the same market.
enum SuggestedCommand {
  /// The market's folder that a command is about where none is named.
  static let usualMarket = "catalogue/italy"

  /// What names the market after a command; nothing for the usual one.
  static func marketOption(_ market: String) -> String {
    let folder = market.trimmingSlashes
    return folder == usualMarket ? "" : " --market \(folder.shellWord)"
  }
}
