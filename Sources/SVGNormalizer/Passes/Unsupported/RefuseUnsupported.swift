extension DocumentPass {
  /// Refuses what is seen and not in the normal form, and drops what isn't seen. Styles have to be applied and uses
  /// expanded before: only then is it known what is drawn, and how.
  static let refuseUnsupported = DocumentPass(
    name: "RefuseUnsupported",
    purpose:
      "Refuses raster images, text, masks, filters, blending, patterns, dashes and markers where they are "
      + "seen, because not every platform draws them, and drops all other elements without a picture.",
    apply: { document, log in
      var search = UnsupportedSearch(of: document.root, log: log)
      document.root = search.supported(document.root, inherited: InheritedStroke()) ?? document.root
      log = search.log
    })
}
