internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The icons that give entries logos.
extension Rule {
  package static let icons = Rule(
    "E226", .error,
    "An icon is one of the icon set that may be published, and is named by a brand without a file in the logo folder.",
    entriesTogether: { context in
      guard let set = context.kind.icons, context.bindings[.logoIcon] != nil else { return { _ in [] } }
      return { brand in
        guard context.isLive(brand), let icon = brand.icon,
          let problem = context.problem(with: icon.value, of: brand, in: set)
        else { return [] }
        return [Finding(problem.message, at: brand.location(icon.span), fix: problem.fix)]
      }
    })
}

extension SourceContext {
  /// Why an icon gives no logo; `nil` where it gives one, or the brand has a logo of its own.
  fileprivate func problem(
    with slug: String, of brand: BrandSource, in set: IconSet
  ) -> (message: String, fix: String)? {
    let (field, file) = (name(.logoIcon), "\(brand.key).svg")
    let isWanted = brand.object[name(.logo)]?.isNull ?? false
    guard brand.hasIcon || isWanted else { return nil }
    guard let icon = set.icons[slug] else {
      return ("\(field) \"\(slug)\" isn't an icon of \(set.name)", "write one that is, or delete \(field)")
    }
    guard icon.isPublishable else {
      return (
        "icon \"\(slug)\" has the licence \(icon.licence) and the address \(icon.url), with which it can't be published",
        "delete \(field), or add \(file) to the logo folder, with its source and its author"
      )
    }
    guard brand.hasIcon, let drawing = logoFolder[file] else { return nil }
    guard sources.iconPaths.contains(drawing.source.path) else {
      let others = bindings.besideLogo.joined(separator: " and ")
      return (
        "\(field) \"\(slug)\" gives the logo, and there is a file \(file) too",
        "write \(name(.logo)): \(file) with \(others), or delete the file"
      )
    }
    guard !drawing.facts.isAccepted else { return nil }
    return ("icon \"\(slug)\" of \(set.name) can't be drawn on every platform", "delete \(field)")
  }
}
