/// The descriptions in an asset catalogue of Xcode's, `Brands.xcassets`: one for the whole, and one for each logo's
/// folder, `<slug>.imageset`, beside its `<slug>.svg`
/// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format).
public enum AssetCatalogue {
  /// The catalogue's `Contents.json`.
  public static let contents = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  /// The `Contents.json` of a logo's folder: one drawing for all devices and sizes, in its own colours.
  public static func imageSetContents(for slug: LogoSlug) -> String {
    """
    {
      "images" : [
        {
          "filename" : "\(slug).svg",
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "properties" : {
        "preserves-vector-representation" : true,
        "template-rendering-intent" : "original"
      }
    }

    """
  }
}
