/// The descriptions in Xcode's asset catalogue `Brands.xcassets`: one for the whole, and one for each logo's folder,
/// `<slug>.imageset`, beside its `<slug>.svg`
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

  /// The `Contents.json` of a folder in it, whose name is part of its images' names.
  public static let namespaceContents = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "properties" : {
        "provides-namespace" : true
      }
    }

    """

  /// The `Contents.json` of a drawing's folder: one drawing for all devices and sizes.
  /// - Parameter isTinted: whether the system draws it in the colour of the text, not in its own.
  public static func imageSetContents(for slug: LogoSlug, isTinted: Bool = false) -> String {
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
        "template-rendering-intent" : "\(isTinted ? "template" : "original")"
      }
    }

    """
  }
}

/// The short name of a logo. The ids in its file begin with it, so that one document may contain two logos.
public struct LogoSlug: Hashable, Sendable, CustomStringConvertible {
  /// The name itself.
  public let description: String

  /// `nil` unless the text consists of `a` to `z`, `0` to `9` and `-`, and isn't empty: none of them has a meaning in XML,
  /// JSON or a file's path.
  public init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isPlain, !text.isEmpty else { return nil }
    description = text
  }
}
