internal import Catalogue
internal import Diagnostics

/// Logos and the tiles that stand in for them.
extension Rule {
  static let initialsContrast = Rule(
    "E206", .error, "Initials can be read on their tile: a contrast of at least 4.5:1 (WCAG 2.1, 1.4.3).",
    example:
      "brands/coin.yaml:9:16: error[E206]: white on #FFCC00 is 1.51:1, needs 4.5:1; remove initialsColor (black gives 13.89:1)",
    sources: { context in
      context.liveBrands.compactMap { brand in
        guard let choice = brand.initialsColor, let letters = InitialsColor(rawValue: choice.value),
          let background = brand.color.flatMap({ RGBColor($0.value) }) ?? context.settings.neutralColor
        else { return nil }
        let contrast = letters.color.contrast(with: background)
        guard contrast < InitialsColor.minimumContrast else { return nil }
        let other = InitialsColor.readable(on: background)
        return Finding(
          "\(letters.rawValue) on \(background) is \(ratio(contrast)):1, needs 4.5:1; remove initialsColor "
            + "(\(other.rawValue) gives \(ratio(other.color.contrast(with: background))):1)",
          at: brand.location(choice.span))
      }
    })

  static let logoExists = Rule(
    "E208", .error,
    "A brand's logo is a file of the logo folder, spelt the same, upper and lower case included.",
    example:
      #"brands/coin.yaml:5:7: error[E208]: logo "coin.svg" not found; the logo folder has coin.png (convert to SVG)"#,
    sources: { context in
      let files = Set(context.sources.logoPaths.map(lastComponent))
      return context.brands.compactMap { brand in
        guard let logo = brand.logo, !files.contains(logo.value) else { return nil }
        return Finding(
          "logo \"\(logo.value)\" not found; \(logoHint(logo.value, files.sorted()))",
          at: brand.location(logo.span))
      }
    })

  static let logoIsUsed = Rule(
    "E209", .error, "Every file of the logo folder is one brand's logo.",
    example:
      "logos/castorama.svg: error[E209]: no brand uses this file; delete it or add brands/castorama.yaml",
    sources: { context in
      let users = Dictionary(grouping: context.brands.filter { $0.logo != nil }) { $0.logo?.value ?? "" }
      return context.sources.logoPaths.compactMap { path in
        let name = lastComponent(path)
        let brands = users[name] ?? []
        if brands.count > 1 {
          return Finding(
            "this file is the logo of \(brands.map(\.key).joined(separator: " and "))", at: .file(path),
            fix: "give each brand a logo of its own", related: brands.map { $0.location($0.logo?.span) })
        }
        guard brands.isEmpty else { return nil }
        let stem = name.split(separator: ".").first.map(String.init) ?? name
        return Finding("no brand uses this file; delete it or add brands/\(stem).yaml", at: .file(path))
      }
    })
}

private func lastComponent(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// What to do about a logo that isn't there.
private func logoHint(_ logo: String, _ files: [String]) -> String {
  if let file = files.first(where: { $0.lowercased() == logo.lowercased() }) {
    return "the logo folder has \(file) (upper and lower case count)"
  }
  let stem = logo.split(separator: ".").first.map { $0.lowercased() + "." } ?? logo
  if let file = files.first(where: { $0.lowercased().hasPrefix(stem) }) {
    return "the logo folder has \(file) (convert to SVG)"
  }
  if let nearest = NearestName.of(logo, in: files) { return "did you mean \"\(nearest)\"?" }
  return "add the file, or write logo: null"
}

/// A contrast ratio with two decimals, cut off and not rounded: 4.499 doesn't read 4.50.
private func ratio(_ value: Double) -> String {
  let hundredths = Int(value * 100)
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}
