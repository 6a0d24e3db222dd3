// Answers the questions of a file, one a line. In both, texts are the hexadecimal bytes of their UTF-8, and fields are
// separated by tabs.

import Foundation

func text(_ hex: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = hex[...]
  while let byte = UInt8(rest.prefix(2), radix: 16) {
    bytes.append(byte)
    rest = rest.dropFirst(2)
  }
  return String(decoding: bytes, as: UTF8.self)
}

func hex(_ text: String) -> String {
  text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

func line(_ values: String?...) -> String { values.map { $0 ?? "null" }.joined(separator: "\t") }

func ids(_ brands: [Brand]) -> String { brands.map(\.id).joined(separator: ",") }

func verdict(_ brand: Substring, _ code: String, _ format: BarcodeFormat?) -> String {
  let verdict = Brands.brand(id: String(brand))?.validate(code, as: format)
  return line(
    verdict?.level.rawValue, verdict?.format?.rawValue, verdict.map { hex($0.code) }, verdict?.violation?.id)
}

func names(_ format: BarcodeFormat?) -> String {
  line(
    format?.zxing, format.map { "\($0.mlKit)" }, format?.vision.joined(separator: ","),
    format?.avFoundation.joined(separator: ","), format?.passKit)
}

func answer(_ question: [Substring]) -> String {
  let format = { (index: Int) in BarcodeFormat(rawValue: String(question[index])) }
  switch question[0] {
  case "searches": return ids(Brands.search(text(question[1]), limit: Int(question[2]) ?? 20))
  case "ids": return line(Brands.brand(id: text(question[1]))?.id)
  case "initials": return Initials.derived(from: text(question[1]))
  case "initialsColors":
    return line(RGBColor(String(question[1])).map { InitialsColor.readable(on: $0).rawValue })
  case "popular": return ids(Brands.popular)
  case "symbologies": return line(format(1).flatMap { Symbology($0).violation(of: text(question[2]))?.id })
  case "codes": return verdict(question[1], text(question[2]), format(3))
  case "formats": return names(format(1))
  default: return "no such question"
  }
}

@main
struct Answers {
  static func main() throws {
    let questions = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    for line in questions.split(separator: "\n") {
      print(answer(line.split(separator: "\t", omittingEmptySubsequences: false)))
    }
  }
}
