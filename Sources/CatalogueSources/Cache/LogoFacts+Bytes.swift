internal import Catalogue
internal import SVGNormalizer

/// What is known of a logo as bytes, field after field in the order of their declarations.
extension LogoFacts {
  func write(to writer: inout BinaryWriter) {
    writer.write(digest) { $1.write(to: &$0) }
    writer.write(limitation) { $0.write($1) }
    writer.write(measures) { $1.write(to: &$0) }
    writer.write(remarks) { $1.write(to: &$0) }
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    self.init(
      digest: try reader.optional(LogoDigest.init),
      limitation: try reader.optional { reader throws(BinaryReader.Malformed) in try reader.text() },
      measures: try reader.optional(LogoMeasures.init),
      remarks: try reader.array(LogoRemark.init))
  }
}

extension LogoDigest {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(sha256)
    writer.write(length)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    self.init(sha256: try reader.text(), length: try reader.number())
  }
}

extension LogoRemark {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(isError ? 1 : 0)
    writer.write(message)
    writer.write(fix)
    writer.write(span)
    writer.write(edit) { $1.write(to: &$0) }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    let isError = try reader.number() != 0
    let message = try reader.text()
    let fix = try reader.text()
    self.init(
      isError: isError, message: message, fix: fix, span: try reader.range(),
      edit: try reader.optional(LogoEdit.init))
  }
}

extension LogoEdit {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(span)
    writer.write(replacement)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    self.init(span: try reader.range(), replacement: try reader.text())
  }
}

extension LogoMeasures {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(boundsShare)
    writer.write(colors) { $1.write(to: &$0) }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    let boundsShare = try reader.fraction()
    self.init(boundsShare: boundsShare, colors: try reader.array(PaintedColor.init))
  }
}

extension PaintedColor {
  fileprivate func write(to writer: inout BinaryWriter) {
    for channel in [red, green, blue] { writer.write(Int(channel)) }
    writer.write(opacity)
    writer.write(share)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    let red = UInt8(clamping: try reader.number())
    let green = UInt8(clamping: try reader.number())
    let blue = UInt8(clamping: try reader.number())
    let opacity = try reader.fraction()
    self.init(red: red, green: green, blue: blue, opacity: opacity, share: try reader.fraction())
  }
}
