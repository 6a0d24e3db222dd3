internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The logos of an import.
struct ImportedLogos {
  /// The files of the logos folder; `nil` where there is none.
  private let files: [SourceText]?
  /// The files by name in lower case.
  private let byName: [String: [SourceText]]
  private let folder: LogoFolder
  private var used: Set<String> = []
  /// How many more suggestions are made: each compares a name with those of all files.
  private var hints = 100

  private let bindings: Bindings

  init(_ files: [SourceText]?, _ bindings: Bindings) {
    self.files = files
    self.bindings = bindings
    byName = Dictionary(grouping: files ?? []) { $0.path.fileName.lowercased() }
    folder = LogoFolder((files ?? []).map(\.path))
  }

  /// The normalised logo that the brand names; without one that can be read, the brand has none.
  mutating func assign(_ brand: inout ImportedBrand, _ log: inout ImportLog) -> ImportedFile? {
    guard let id = brand.text(EntrySchema.idName)?.value, let named = takeName(of: &brand, &log),
      let file = find(named, &log), case let drawing = normalized(file, for: id, named, &log),
      let svg = drawing.svg
    else {
      dropLogo(of: &brand, &log)
      return nil
    }
    brand[bindings[.logo]] = LocatedValue(.string("\(id).svg"), at: named.span)
    addBackground(of: drawing, to: &brand, &log)
    return ImportedFile(path: "logos/\(id).svg", bytes: svg)
  }

  /// Puts a logo without a background on the brand's colour, where it can be seen on that. White or black is then the
  /// colour of the logo's tile, not the brand's own.
  private func addBackground(
    of drawing: LogoNormalization, to brand: inout ImportedBrand, _ log: inout ImportLog
  ) {
    guard let tile = bindings[.logoBackground], let own = bindings[.tileColor], brand[tile] == nil,
      let color = brand.text(own), let background = RGBColor(color.value), let measures = drawing.measures,
      measures.canBeSeen(on: background)
    else { return }
    brand[tile] = LocatedValue(.string(color.value), at: color.span)
    guard [.white, .black].contains(background) else {
      return log.warning(
        "\(tile) is the brand's own colour, \(color.value), on which the logo can be seen", at: color.span,
        item: "\(log.entry) \(color.value)",
        many: .things("logos get their brands' own colours as \(tile), on which they can be seen"))
    }
    brand[own] = nil
    log.error(
      "\(own) \(color.value) is now \(tile): it is the logo's tile, not the brand's colour, which is missing",
      at: color.span, fix: "write the brand's colour in its file, or leave null if it isn't known",
      item: log.entry,
      many: .missing(
        "white or black colours are now \(tile): they are of tiles, not the brands' own, which are missing"))
  }

  /// Removes the logo, and with it what only a brand with one has.
  private func dropLogo(of brand: inout ImportedBrand, _ log: inout ImportLog) {
    let logo = bindings[.logo]
    if let named = brand.text(logo) { brand[logo] = LocatedValue(.null, at: named.span) }
    for field in bindings.besideLogo {
      guard let value = brand[field], value.string != nil || value.object != nil else { continue }
      let text = value.string.map { " \($0.shortened)" } ?? ""
      log.warning(
        "\(field)\(text) isn't imported: the brand has no logo", at: value.span, item: "\(log.entry)\(text)",
        many: .things("values of \(field) aren't imported: the brands have no logos"))
      brand[field] = nil
    }
  }

  /// Reports the files that no brand names.
  func reportUnused(_ log: inout ImportLog) {
    for file in files ?? [] where !used.contains(file.path) {
      log.warning(
        "this logo isn't imported: no brand names it", in: file,
        many: .things("logos aren't imported: no brand names them"))
    }
  }

  /// The file that a brand names as its logo, under one of two fields or under both. A logo that isn't a text stays, and
  /// the schema rejects it.
  private func takeName(of brand: inout ImportedBrand, _ log: inout ImportLog) -> Located<String>? {
    if let logo = brand[bindings[.logo]], !logo.isEmpty, logo.string == nil { return nil }
    let (name, address) = (brand.text(bindings[.logo]), brand.text(bindings[.logoURL]))
    if address != nil { brand[bindings[.logoURL]] = nil }
    if let name, let address, Self.stem(of: name.value) != Self.stem(of: address.value) {
      log.error(
        "\(bindings.name(.logo)) and \(bindings.name(.logoURL)) name different files: \"\(name.value.shortened)\" counts",
        at: address.span,
        fix: "keep the right one", related: [name.span])
    }
    return name ?? address
  }

  private mutating func find(_ named: Located<String>, _ log: inout ImportLog) -> SourceText? {
    let shown = "logo \"\(named.value.shortened)\""
    guard let name = Self.fileName(named.value) else {
      log.error(
        "\(shown) isn't imported: it isn't the name of a file in the logos folder",
        at: named.span, fix: "put the file into the logos folder, and write only its name")
      return nil
    }
    let given = file(name) ?? file(name + ".svg")
    if let given { used.insert(given.path) }
    if let given, given.isDrawing { return given }
    guard given != nil || Self.isPicture(name) else {
      log.error(
        "\(shown) isn't imported: file not found", at: named.span, fix: advice(on: name),
        item: named.value.shortened, many: .things("logos aren't imported: files not found"))
      return nil
    }
    guard let drawing = file(name.fileStem + ".svg") else {
      log.error(
        "\(shown) isn't imported: it is a picture to trace, not an SVG file", at: named.span,
        fix: "draw its shapes in an SVG file of the same name, in the folder of --logos",
        item: named.value.shortened,
        many: .things("logos aren't imported: they are pictures to trace, not SVG files"))
      return nil
    }
    used.insert(drawing.path)
    log.warning(
      "\(shown) is imported from \(drawing.path.fileName): a picture can't be a logo", at: named.span,
      item: drawing.path.fileName, many: .things("logos are imported from SVG files in place of pictures"))
    return drawing
  }

  /// Whether a file's name says that it has pixels.
  private static func isPicture(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The file of that name, or else the only one whose name differs only in letter case.
  private func file(_ name: String) -> SourceText? {
    let candidates = byName[name.lowercased()] ?? []
    return candidates.first { $0.path.fileName.hasSameBytes(as: name) }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }

  private mutating func advice(on name: String) -> String? {
    guard files != nil else { return "name the logos folder with --logos" }
    hints -= 1
    return hints < 0 ? nil : folder.candidate(for: name)?.advice
  }

  private func normalized(
    _ file: SourceText, for id: String, _ named: Located<String>, _ log: inout ImportLog
  ) -> LogoNormalization {
    let result = LogoNormalization(file, name: id, sanitizes: true)
    log.add(result.diagnostics)
    let name = file.path.fileName
    if result.svg == nil {
      log.error(
        "logo \"\(name)\" isn't imported: it can't be normalised", at: named.span)
    } else if name != "\(id).svg" {
      log.warning(
        "logo \"\(name)\" is renamed after the brand, \(id).svg", at: named.span, item: "\(id).svg",
        many: .things("logos are renamed after their brands"))
    }
    return result
  }

  /// The name of a file in the logos folder, also where it is written with that folder; `nil` for any other path.
  private static func fileName(_ text: String) -> String? {
    var name = text.unicodeScalars[...]
    for folder in ["./", "logos/"] where name.starts(with: folder.unicodeScalars) {
      name = name.dropFirst(folder.unicodeScalars.count)
    }
    let isPlain = !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" } && name.first != "."
    return isPlain && (1...255).contains(String(name).utf8.count) ? String(name) : nil
  }

  private static func stem(of text: String) -> String? { fileName(text).map(LogoFolder.stem) }
}

extension SourceText {
  /// Whether the file's name says that it is an SVG file.
  fileprivate var isDrawing: Bool { path.lowercased().hasSuffix(".svg") }
}
