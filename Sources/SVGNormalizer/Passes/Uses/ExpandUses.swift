extension DocumentPass {
  /// Replaces each `use`, `symbol` and inner `svg` by a group of what it draws.
  ///
  /// Where an inner picture is cut at its edges, the group says `clip-box="x y width height"`, in the group's own
  /// coordinate system.
  static let expandUses = DocumentPass(
    name: "ExpandUses",
    purpose:
      "Replaces each use, symbol and inner svg by a group of what it draws, and drops what nothing draws, "
      + "because no platform knows them all.",
    apply: { document, log in
      var expansion = UseExpansion(of: document.root, log: log)
      document.root = expansion.root(document.root)
      log = expansion.log
    })
}
