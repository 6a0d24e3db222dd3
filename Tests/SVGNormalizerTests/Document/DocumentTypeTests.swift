import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Document types")
struct DocumentTypeTests {
  private static let laughs = (1...9).map {
    "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
  }.joined()

  @Test(
    "that declare an entity are rejected, at its declaration",
    arguments: [
      "<!DOCTYPE svg [<!ENTITY l0 'ha'>\(laughs)]>" + svg("&l9;"),
      "<!DOCTYPE svg [<!ENTITY f SYSTEM 'file:///etc/passwd'>]>" + svg("<text>&f;</text>"),
      "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/p.dtd'>%p;]>" + svg(""),
      "<!DOCTYPE svg [<!ENTITY % p \"<!ENTITY q 'x'>\">%p;]>" + svg("&q;"),
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd' [\r\n<!ENTITY ns_svg 'urn:x'>]>" + svg(""),
      "<!DOCTYPE svg [<!ELEMENT svg ANY><!-- ]> --><!ENTITY q 'x'>]>" + svg(""),
      "<!DOCTYPE svg [<!NOTATION n SYSTEM 'n'><!ENTITY u SYSTEM 'u.gif' NDATA n>]>" + svg(""),
    ])
  func entity(text: String) {
    let reading = Reading(text)
    #expect(reading.codes == ["svg-entity"])
    #expect(reading.marked == "<!ENTITY")
  }

  @Test(
    "that have other declarations, or refer to another file, are rejected",
    arguments: [
      "<!DOCTYPE svg []>", "<!DOCTYPE svg [<!ELEMENT svg ANY>]>", "<!DOCTYPE svg [%p;]>",
      "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'alert(1)'>]>", "<!DOCTYPE svg [<!-- \" -->]>",
      "<!DOCTYPE svg SYSTEM 'file:///etc/passwd'>", "<!DOCTYPE svg PUBLIC 'x' 'http://127.0.0.1:9/'>",
      "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'xhtml1-strict.dtd'>",
    ])
  func declaration(documentType: String) {
    #expect(Reading(documentType + svg("<g/>")).codes == ["svg-doctype"])
  }

  @Test(
    "are never loaded, not even the DTD of SVG: its entities are unknown",
    arguments: ["", " standalone='yes'"])
  func entityOfAnotherFile(standalone: String) throws {
    let folder = try TemporaryFolder()
    let dtd = try folder.write("svg11.dtd", "<!ENTITY secret 'M0 0'><!ATTLIST g fill CDATA 'red'>".utf8)
    let prologue =
      "<?xml version='1.0'\(standalone)?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' '\(dtd)'>"
    #expect(Reading(prologue + svg("<text>&secret;</text>")).codes == ["svg-entity"])
    #expect(Reading(prologue + svg("<path d='&secret;'/>")).codes == ["svg-entity"])
    #expect(Reading(prologue + svg("<g/>")).document?.root.children.first?["fill"] == nil)
  }

  @Test("are ignored in a comment, in CDATA or in text")
  func mentioned() {
    let reading = Reading(
      "<!-- <!DOCTYPE svg [<!ENTITY a 'b'>]> -->" + svg("<![CDATA[<!DOCTYPE svg [<!ENTITY>]>]]>"))
    #expect(reading.problems.isEmpty)
  }
}
