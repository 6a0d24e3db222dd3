internal import Foundation

/// A made-up brand: everything about it follows from its number.
struct SyntheticBrand {
  let index: Int

  static let categories = ["grocery", "fashion", "beauty", "food-service", "diy", "sport"]
  /// A prime number of syllables, so that the checksum of two ids that differ in one syllable differs too.
  private static let syllables = "bcdfglmnprstvz".flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }
    .prefix(67)

  /// Lower-case letters. The last syllable is a checksum, so that two names differ in more than one letter.
  var id: String {
    var rest = index
    var digits: [Int] = []
    for _ in 0..<4 {
      digits.append(rest % Self.syllables.count)
      rest /= Self.syllables.count
    }
    let checksum = digits.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element } % Self.syllables.count
    return (digits + [checksum]).map { Self.syllables[$0] }.joined()
  }

  var hasLogo: Bool { index.isMultiple(of: 2) }

  func yaml(keyword: String = "spesa") -> String {
    let name = id.capitalized
    let barcode = """
      barcode:
        formats:
          - format: EAN13
            lengths:
              - 13
            charset: digits
            check: gs1
            valid:
              - "2900123004566"
            invalid:
              - "2900123004567"
        confidence: likely
        printedDiffers: false
        synthetic: true
      """
    return """
      # yaml-language-server: $schema=../../../schemas/brand.schema.json
      id: \(id)
      name: \(name)
      category: \(Self.categories[index % Self.categories.count])
      color: "#\(index.isMultiple(of: 3) ? "165226" : "E2001A")"
      logo: \(hasLogo ? "\(id).svg\nlogoBackground: \"#FFFFFF\"" : "null")
      \(index.isMultiple(of: 3) ? barcode : "barcode: null")
      sources:
        - https://www.wikidata.org/wiki/Q\(index + 1_000_000)
      aliases:
        - \(name) Città
        - \(name) & Figli
      keywords:
        - \(keyword)
        - negozio
      programmes:
        - name: Carta \(name)
          kind: points
      wikidata: Q\(index + 1_000_000)

      """
  }

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
      <path fill="#165226" d="M32 32h192v192h-192z"/>
      <path fill="#ffffff" d="M64 \(64 + index % 32)h128v24h-52v104h-24v-104h-52z"/>
    </svg>

    """
  }
}
