internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Logos and the tiles that stand in for them.
extension Rule {
  package static let initialsContrast = Rule(
    "E206", .error,
    "A tile has initials, and they can be read on it: a contrast of at least 4.5:1 (WCAG 2.1, 1.4.3).",
    entriesTogether: { context in
      { brand in
        guard context.isLive(brand) else { return [] }
        if let missing = context.missingInitials(of: brand) { return [missing] }
        let color = brand.color.flatMap { RGBColor($0.value) }
        guard color != nil || !context.mayHave(context.name(.tileColor), brand),
          let choice = brand.initialsColor,
          let letters = InitialsColor(rawValue: choice.value),
          let background = color ?? context.settings.neutralColor?.color(of: brand.key)
        else { return [] }
        let contrast = letters.color.contrast(with: background)
        guard contrast < InitialsColor.minimumContrast else { return [] }
        let other = InitialsColor.readable(on: background)
        return [
          Finding(
            "\(letters.rawValue) on \(background) is \(ratio(contrast)):1, needs 4.5:1; remove \(context.name(.initialsColor)) "
              + "(\(other.rawValue) gives \(ratio(other.color.contrast(with: background))):1)",
            at: brand.location(choice.span))
        ]
      }
    })

  package static let logoExists = Rule(
    "E208", .error,
    "A brand's logo is a file of the logo folder, named after its id; upper and lower case count. Only a logo has a background and a source.",
    entriesTogether: { context in
      let folder = context.logoFolder
      let field = context.name(.logo)
      return { brand in
        guard let logo = brand.logo else { return context.surplusFields(of: brand) }
        guard !folder.contains(logo.value) else {
          let name = "\(brand.key).svg"
          guard logo.value != name, brand.key == brand.fileID else { return [] }
          // It may be another entry's, which mustn't be renamed.
          let file = folder.contains(name) ? "" : "add \(name), or rename the file, and "
          return [
            Finding(
              "\(field) \"\(logo.value)\" has to be named after the id, \(name)",
              at: brand.location(logo.span), fix: "\(file)write \(field): \(name)")
          ]
        }
        let others = context.bindings.besideLogo.filter { brand.object[$0] != nil }
        return [
          Finding(
            "\(field) \"\(logo.value)\" not found; \(folder.hint(for: logo.value, of: brand.key, in: field, beside: others))",
            at: brand.location(logo.span))
        ]
      }
    })

  package static let logoIsUsed = Rule(
    "E209", .error, "Every file of the logo folder is a brand's logo.",
    sources: { context in
      // Nearly all files are the logo of the brand that they are named after, and are done with so.
      let others = context.sources.logoPaths.filter { path in
        context.brandsByID[path.fileStem]?.logo?.value != path.fileName
      }
      let used = others.isEmpty ? [] : Set(context.brands.compactMap(\.logo?.value))
      let unused = others.filter { !used.contains($0.fileName) }
      guard !unused.isEmpty else { return [] }
      let expected = context.expectedLogos()
      return unused.compactMap { path in
        let name = path.fileName
        if EntryID.isOfYAML(path) {
          let folder = context.schema.collection.name
          return Finding("this is no drawing; move it to \(folder)/ if it is an entry", at: .file(path))
        }
        let stem = LogoFolder.stem(name)
        guard !expected.contains(stem.lowercased()) else { return nil }
        guard let field = context.bindings[.logo] else {
          return Finding("no brand uses this file; delete it", at: .file(path))
        }
        if let meant = context.meantLogo(name) {
          return Finding("no brand uses this file; rename it to \(meant)", at: .file(path))
        }
        let advice = context.useOfLogo(named: name, stem: stem, in: field).map { " or \($0)" } ?? ""
        return Finding("no brand uses this file; delete it\(advice)", at: .file(path))
      }
    })
}

extension SourceContext {
  /// A name that gives no initials, where none are written.
  fileprivate func missingInitials(of brand: BrandSource) -> Finding? {
    guard let field = bindings[.initials], bindings[.tileName] != nil, brand.object[field] == nil,
      let name = brand.name,
      // Nearly all names have one, and are done with so.
      !name.value.utf8.contains(where: { $0.isASCIILetter || $0.isASCIIDigit }),
      Initials.derived(from: name.value) == Initials.unknown,
      !CopiedText(name.value).isReported
    else { return nil }
    return Finding(
      "no initials follow from \"\(name.value)\", which has no Latin letter or digit",
      at: brand.location(name.span),
      fix: "add \(field), for example \(field): \"A1\"")
  }

  /// Whether a brand without a value for a required field may have tried to give one.
  func mayHave(_ field: String, _ brand: BrandSource) -> Bool {
    unresolved.mayHave(field, in: brand.source) || unresolved.isIncomplete(brand.source)
  }

  /// Findings about fields that only a brand with a logo has, in a live brand without one.
  fileprivate func surplusFields(of brand: BrandSource) -> [Finding] {
    let logo = name(.logo)
    guard isLive(brand), brand.object[logo]?.isNull ?? false else { return [] }
    return bindings.besideLogo.compactMap { field in
      guard let value = brand.object[field], value.string != nil || value.object != nil else { return nil }
      return Finding(
        "\(field) is set, and \(logo) is null", at: brand.location(value.span),
        fix: "delete \(field), or name the logo's file")
    }
  }

  /// The logo that a brand names, that isn't there, and that a file was meant to be by its name, as with spaces in it.
  fileprivate func meantLogo(_ name: String) -> String? {
    guard let stem = EntryID.derived(from: name.fileStem, of: schema.idLengths) else { return nil }
    // A browser adds a number to a download of the same name.
    let numbered = stem.lastIndex(of: "-").map { String(stem[..<$0]) }
    return [stem, numbered].lazy.compactMap(\.self).map { $0 + ".svg" }.first { logo in
      !logoFolder.contains(logo) && brandsByID[logo.fileStem]?.logo?.value == logo
    }
  }

  /// How a file that no brand names could be used; `nil` where it can't be any brand's logo.
  fileprivate func useOfLogo(named name: String, stem: String, in field: String) -> String? {
    if brandsByID[stem]?.isLive ?? false, !name.lowercased().hasSuffix(".svg") {
      return "put an SVG drawing in its place: \(stem).svg"
    }
    guard name == "\(stem).svg", EntryID.isValid(stem, of: EntryID.categoryLengths),
      !retired.contains(where: { $0.id.value == stem })
    else { return nil }
    guard let brand = brandsByID[stem] else {
      return hasFile(named: stem) ? nil : "add \(settings.path(of: stem, in: schema.collection))"
    }
    let needed = bindings.besideLogo.filter { brand.object[$0] == nil }
    let others = needed.isEmpty ? "" : " and its \(needed.joined(separator: " and "))"
    return "write \(field): \(name)\(others) in \(brand.source.path)"
  }

  /// Files that will be some brand's logo once that brand's finding is fixed.
  /// - Returns: their names in lower case, without what follows the first dot.
  fileprivate func expectedLogos() -> Set<String> {
    var stems = Set(strayPaths.map { LogoFolder.stem($0.fileName).lowercased() })
    for brand in brands {
      if let logo = brand.logo, logoFolder.contains(logo.value) { continue }
      guard brand.logo != nil || brand.isUnreadable || mayHave(bindings.name(.logo), brand) else {
        continue
      }
      stems.formUnion([brand.key.lowercased(), brand.fileID.lowercased()])
    }
    return stems
  }
}

/// A contrast ratio with two decimals; one that is too small isn't rounded up to the minimum.
private func ratio(_ value: Double) -> String {
  let rounded = Int((value * 100).rounded())
  let hundredths = value < InitialsColor.minimumContrast ? min(rounded, 449) : rounded
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}
