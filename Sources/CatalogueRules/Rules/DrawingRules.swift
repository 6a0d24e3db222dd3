package import Catalogue
internal import CatalogueSources
package import Diagnostics
package import SVGNormalizer

/// What is in the files of the logo folder.
extension Rule {
  package static let drawableLogo = Rule(
    "E210", .error,
    "A logo is an SVG file that every platform draws alike, of at most 64 KiB once normalised.",
    sources: { context in
      (context.sources.ownLogos + context.sources.symbols).flatMap { logo in
        logo.findings(where: \.isError)
          + logo.sizeFinding { $0 > LogoSize.mostBytes }
      }
    })

  package static let doubtfulLogo = Rule(
    "W210", .warning,
    "A logo has nothing that some platform draws differently, and at most 16 KiB once normalised.",
    sources: { context in
      (context.sources.ownLogos + context.sources.symbols).flatMap { logo in
        logo.findings { !$0.isError }
          + logo.sizeFinding { LogoSize.mostUsualBytes < $0 && $0 <= LogoSize.mostBytes }
      }
    })

  package static let visibleLogo = Rule(
    "E207", .error,
    "A logo can be seen on its background: little of it has nearly the background's brightness.",
    entriesTogether: { context in
      { brand in
        guard let name = brand.logo, let written = brand.logoBackground,
          let background = RGBColor(written.value),
          let measures = context.logoFolder[name.value]?.facts.measures
        else { return [] }
        guard !measures.canBeSeen(on: background) else { return [] }
        let hidden = measures.share(within: LogoVisibility.leastContrast, of: background)
        let other =
          background.contrast(with: .white) < background.contrast(with: .black) ? "darker" : "lighter"
        return [
          Finding(
            "\(context.name(.logo)) \(name.value): \(Int(hidden * 100))% of painted area is within 1.2:1 of \(context.name(.logoBackground)) \(background); "
              + "choose a \(other) background",
            at: brand.location(written.span))
        ]
      }
    })

  package static let logoWeight = Rule(
    "W219", .warning,
    "A logo fills at least a quarter of its square, so that it looks as large as the others.",
    sources: { context in
      context.sources.ownLogos.compactMap { logo in
        // Of hairlines there are no measures.
        guard let measures = logo.facts.measures, !measures.colors.isEmpty else { return nil }
        guard case let share = measures.boundsShare, share < leastLogoWeight else { return nil }
        return Finding(
          "the logo fills \(Int(share * 100))% of its square", at: LogoSourceText(logo.source).picture,
          fix: "make the viewBox as small as what is drawn; if the mark itself is so thin, accept this")
      }
    })

  package static let androidBitmap = Rule(
    "W220", .warning,
    "A logo that Android can't draw as a vector image becomes a bitmap, which rsvg-convert draws.",
    sources: { context in
      (context.sources.ownLogos + context.sources.symbols).filter { $0.facts.isAccepted }.compactMap { logo in
        logo.facts.limitation.map { reason in
          Finding(
            "Android can't draw this logo as a vector image (\(reason)): it gets a bitmap",
            at: LogoSourceText(logo.source).picture,
            fix: "draw the logo without that, or accept it in the brand's file under accepted")
        }
      }
    })
}

/// A quarter, less the measure's error.
private let leastLogoWeight = 0.24

/// How much of a logo may be lost on its background.
private enum LogoVisibility {
  /// Colours that differ by less can't be told apart at a glance (WCAG 2.1, contrast ratio).
  static let leastContrast = 1.2
  /// A logo of which a greater share of the painted area is hidden isn't seen.
  static let mostHidden = 0.95
}

extension LogoMeasures {
  /// Whether the logo can be seen on a background.
  package func canBeSeen(on background: RGBColor) -> Bool {
    share(within: LogoVisibility.leastContrast, of: background) <= LogoVisibility.mostHidden
  }

  /// The share of the painted area that hardly differs from a background.
  fileprivate func share(within ratio: Double, of background: RGBColor) -> Double {
    colors.reduce(0) { sum, color in
      background.contrast(with: color.over(background)) < ratio ? sum + color.share : sum
    }
  }
}

extension PaintedColor {
  /// The colour as it looks on a background.
  fileprivate func over(_ background: RGBColor) -> RGBColor {
    func mix(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(front) * opacity + Double(back) * (1 - opacity)).rounded()))
    }
    return RGBColor(
      red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }
}

/// The size of a logo in the normal form.
package enum LogoSize {
  /// What a device can be asked to load for one picture.
  fileprivate static let mostBytes = 64 << 10
  /// What a logo needs if it is drawn simply.
  fileprivate static let mostUsualBytes = 16 << 10

  fileprivate static func finding(_ count: Int, of source: SourceText) -> Finding {
    Finding(
      "the logo has \(count) bytes once normalised (svg-size)", at: LogoSourceText(source).picture,
      fix: "simplify its paths in your drawing program")
  }

  /// What the rules find in a logo of so many bytes.
  package static func diagnostics(_ count: Int, of source: SourceText) -> [Diagnostic] {
    guard count > mostUsualBytes else { return [] }
    return [(count > mostBytes ? Rule.drawableLogo : .doubtfulLogo).diagnostic(finding(count, of: source))]
  }
}

extension LogoDrawing {
  fileprivate func findings(where isWanted: (LogoRemark) -> Bool) -> [Finding] {
    let remarks = facts.remarks.filter(isWanted)
    guard !remarks.isEmpty else { return [] }
    let text = LogoSourceText(source)
    return remarks.map { $0.finding(in: text) }
  }

  fileprivate func sizeFinding(_ isTooMuch: (Int) -> Bool) -> [Finding] {
    guard let count = facts.byteCount, isTooMuch(count) else { return [] }
    return [LogoSize.finding(count, of: source)]
  }
}
