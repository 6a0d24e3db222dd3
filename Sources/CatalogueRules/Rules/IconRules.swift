internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The icons that give entries logos.
extension Rule {
  package static let icons = Rule(
    "E226", .error,
    "An icon is one of the icon set, where there is a set, and is named by a brand without a file in the logo folder.",
    placedEntries: { context in
      guard let set = context.kind.icons, context.bindings[.logoIcon] != nil else { return { _ in [] } }
      return { brand in
        guard context.isLive(brand), let icon = brand.icon else { return [] }
        let (field, file) = (context.name(.logoIcon), "\(brand.key).svg")
        guard brand.hasIcon else {
          guard brand.object[context.name(.logo)]?.isNull ?? false, set.icons[icon.value] == nil else {
            return []
          }
          return [
            Finding(
              "\(field) \"\(icon.value)\" isn't an icon of \(set.name)", at: brand.location(icon.span),
              fix: "write one that is, or delete \(field)")
          ]
        }
        guard let drawing = context.logoFolder[file] else { return [] }
        if !context.sources.iconPaths.contains(drawing.source.path) {
          return [
            Finding(
              "\(field) \"\(icon.value)\" gives the logo, and there is a file \(file) too",
              at: brand.location(icon.span),
              fix:
                "write \(context.name(.logo)): \(file) with \(context.bindings.besideLogo.joined(separator: " and ")), or delete the file"
            )
          ]
        }
        guard !drawing.facts.isAccepted else { return [] }
        return [
          Finding(
            "icon \"\(icon.value)\" of \(set.name) can't be drawn on every platform",
            at: brand.location(icon.span), fix: "delete \(field)")
        ]
      }
    })
}
