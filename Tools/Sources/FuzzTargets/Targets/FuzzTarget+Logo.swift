internal import SVGNormalizer

extension FuzzTarget {
  static let logo = FuzzTarget(
    "logo",
    "LogoNormalizer: positions lie in the file, and what is accepted is accepted again, unchanged.",
    seeds: .logos, tokens: logoTokens, maximumLength: 8192
  ) { bytes throws(BrokenInvariant) in
    try requireNormalForm(bytes, by: LogoNormalizer())
  }

  static let sanitizer = FuzzTarget(
    "sanitizer",
    "LogoNormalizer with sanitizing: what is accepted has nothing active in it, and is accepted again, "
      + "unchanged, without sanitizing.",
    seeds: .logos,
    tokens: logoTokens + [
      "<script>", "</script>", " onload=\"", "<a href=\"#a\">", "</a>", "javascript:", "<animate ", "<set ",
      "@import ", "@keyframes ", "<foreignObject>", "xml:base=\"", "\\75rl(", "&#106;", "<handler ",
      "href=\"data:",
    ],
    maximumLength: 8192
  ) { bytes throws(BrokenInvariant) in
    try requireNormalForm(bytes, by: LogoNormalizer(sanitizes: true))
  }

  private static func requireNormalForm(_ bytes: [UInt8], by normalizer: LogoNormalizer)
    throws(BrokenInvariant)
  {
    let result = normalizer.normalize(bytes)
    // In UTF-16, the text may be longer than the file.
    let length = LogoText(bytes).bytes.count
    for problem in result.problems {
      let isInside = problem.span.lowerBound >= 0 && problem.span.upperBound <= length
      try require(isInside, "\(problem.code) is at \(problem.span), outside the text")
    }
    guard let logo = result.logo, let slug = LogoSlug("logo") else {
      try require(result.problems.contains(where: \.isError), "a file is rejected without a reason")
      return
    }
    let text = SVGWriter.text(for: logo, slug: slug)
    if let word = ActiveMarkup.first(in: text) {
      throw BrokenInvariant("\(word) is in the normal form: \(text)")
    }
    let again = LogoNormalizer().normalize(Array(text.utf8))
    guard let second = again.logo else {
      throw BrokenInvariant("the normal form is rejected, \(again.problems): \(text)")
    }
    let other = SVGWriter.text(for: second, slug: slug)
    try require(other == text, "the normal form has another normal form: \(text)\(other)")
    _ = try? VectorDrawableWriter.text(for: logo)
    let measures = logo.measure()
    try require((0...1).contains(measures.boundsShare), "the bounds' share is \(measures.boundsShare)")
  }

  private static let logoTokens = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">", "</svg>", "<path d=\"", "<g ", "</g>",
    "<use href=\"#a\"/>", "<symbol id=\"a\">", "<defs>", "<clipPath id=\"c\">", "<linearGradient id=\"l\">",
    "<radialGradient id=\"r\" ", "<stop offset=\"50%\" ", "<circle r=\"9\"/>", "<rect ", "<ellipse ",
    "<polygon points=\"",
    "<line ", "<style>", "</style>", " style=\"", " class=\"a\"", " id=\"a\"", " fill=\"", " stroke=\"",
    "url(#a)",
    " transform=\"", "matrix(", "rotate(", "scale(-1,1)", "skewX(", " opacity=\".5\"", " clip-path=\"",
    "evenodd",
    " stroke-width=\"", " stroke-linecap=\"round\"", " stroke-miterlimit=\"", " stroke-dasharray=\"",
    "currentColor",
    "rgb(", "hsl(", "#fff", "none", "inherit", "!important", ".a{", "}", "*{", "M0 0h9v9z", "a1 1 0 1 1 2 2",
    "1e9",
    "-1e-9", "999999999", "<switch>", "preserveAspectRatio=\"", "gradientTransform=\"",
    "spreadMethod=\"reflect\"",
    "<![CDATA[", "]]>", "<!--", "-->", "&#60;", "xmlns:xlink=\"http://www.w3.org/1999/xlink\"",
    "xlink:href=\"#a\"",
  ]
}

extension FuzzSeeds {
  fileprivate static let logos = FuzzSeeds(
    [
      "Tests/Fixtures/logos", "Tests/Fixtures/rules", "Tests/Fixtures/market", "Tests/Fixtures/cases",
      "Tests/Fixtures/drawn/logos",
    ], endingIn: [".svg"])
}
