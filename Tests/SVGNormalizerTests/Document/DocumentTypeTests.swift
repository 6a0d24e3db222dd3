import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Document types")
struct DocumentTypeTests {
  @Test(
    "that have other declarations, or refer to another file, are rejected",
    arguments: [
      "<!DOCTYPE svg [<!ELEMENT svg ANY>]>", "<!DOCTYPE svg [%p;]>",
      "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'alert(1)'>]>", "<!DOCTYPE svg [<!NOTATION n SYSTEM 'n'>]>",
      "<!DOCTYPE svg [<!ENTITY e 'x'><?p?>]>",
      "<!DOCTYPE svg [<!ELEMENT svg ANY><!-- ]> --><!ENTITY q 'x'>]>",
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
