internal import Diagnostics
internal import StrictJSON

/// The folder of an import's logos, and what comes of them.
struct ImportedLogos {
  /// `nil` where there is no such folder.
  private let files: [SourceText]?
  /// The files by name in lower case.
  private let byName: [String: [SourceText]]
  private let folder: LogoFolder
  private var used: Set<String> = []
  /// A name that is nearly right takes a look at all files, which isn't done for thousands.
  private var hints = 100

  init(_ files: [SourceText]?) {
    self.files = files
    byName = Dictionary(grouping: files ?? []) { $0.path.fileName.lowercased() }
    folder = LogoFolder((files ?? []).map(\.path))
  }

  /// The logo's file in normal form, where the brand names one that can be had; else the brand is left without one.
  mutating func assign(_ brand: inout ImportedBrand, _ log: inout ImportLog) -> ImportedFile? {
    guard let id = brand.text("id")?.value, let named = takeName(of: &brand, &log),
      let file = find(named, &log), let svg = normalized(file, for: id, named, &log)
    else {
      Self.dropLogo(of: &brand, &log)
      return nil
    }
    brand["logo"] = LocatedValue(.string("\(id).svg"), at: named.span)
    return ImportedFile(path: "logos/\(id).svg", bytes: svg)
  }

  /// A background is the background of a logo.
  private static func dropLogo(of brand: inout ImportedBrand, _ log: inout ImportLog) {
    if let named = brand.text("logo") { brand["logo"] = LocatedValue(.null, at: named.span) }
    guard let background = brand.text("logoBackground") else { return }
    log.repaired(
      "logoBackground \(background.value.shortened) goes with a logo, and is left out", at: background.span)
    brand["logoBackground"] = nil
  }

  /// Tells of the files that no brand has.
  func tellUnused(_ log: inout ImportLog) {
    for file in files ?? [] where !used.contains(file.path) {
      log.repaired("no brand has this logo; it isn't imported", in: file)
    }
  }

  /// The file that a brand names as its logo, under one of two fields or under both.
  private func takeName(of brand: inout ImportedBrand, _ log: inout ImportLog) -> Located<String>? {
    let (name, address) = (brand.text("logo"), brand.text("logoUrl"))
    if address != nil { brand["logoUrl"] = nil }
    if let name, let address, Self.stem(of: name.value) != Self.stem(of: address.value) {
      log.left(
        "logo and logoUrl name two files; \"\(name.value.shortened)\" counts", at: address.span,
        fix: "keep the right one", related: [name.span])
    }
    return name ?? address
  }

  private mutating func find(_ named: Located<String>, _ log: inout ImportLog) -> SourceText? {
    let shown = "logo \"\(named.value.shortened)\""
    guard let name = Self.fileName(named.value) else {
      log.left(
        "\(shown) isn't the name of a file in the folder of the logos; the brand is imported without it",
        at: named.span, fix: "put the file into that folder, and write its name alone")
      return nil
    }
    guard let file = file(name) ?? file(name + ".svg") else {
      log.left(
        "\(shown) not found; the brand is imported without it", at: named.span, fix: advice(on: name))
      return nil
    }
    used.insert(file.path)
    guard file.path.lowercased().hasSuffix(".svg") else {
      log.left(
        "\(shown) is no SVG file; the brand is imported without it", at: named.span,
        fix: "draw or convert it as SVG: logos are shapes, not pixels")
      return nil
    }
    return file
  }

  /// The file of that name, or else the only one whose name differs by upper and lower case alone.
  private func file(_ name: String) -> SourceText? {
    let candidates = byName[name.lowercased()] ?? []
    return candidates.first { $0.path.fileName.hasSameBytes(as: name) }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }

  private mutating func advice(on name: String) -> String? {
    guard files != nil else { return "name the folder of the logos with --logos" }
    hints -= 1
    return hints < 0 ? nil : folder.candidate(for: name)?.advice
  }

  private func normalized(
    _ file: SourceText, for id: String, _ named: Located<String>, _ log: inout ImportLog
  ) -> [UInt8]? {
    let result = LogoNormalization(file, name: id, sanitizes: true)
    log.add(result.diagnostics)
    let name = file.path.fileName
    if result.svg == nil {
      log.left(
        "logo \"\(name)\" can't be brought into form; the brand is imported without it", at: named.span)
    } else if name != "\(id).svg" {
      log.repaired("logo \"\(name)\" is named after the brand now, \(id).svg", at: named.span)
    }
    return result.svg
  }

  /// The name of a file in the folder, which may be written with that folder; `nil` for anything that leads elsewhere.
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
