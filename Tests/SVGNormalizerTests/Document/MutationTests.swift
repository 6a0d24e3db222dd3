import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Damaged files")
struct MutationTests {
  private static let passes: [DocumentPass] = [
    .rejectActiveContent, .resolveSwitches, .removeForeign, .expandUses, .rejectUnsupported,
  ]

  /// Files with examples of all features that are accepted, with the fixtures of all passes.
  private static let files: [[UInt8]] = {
    let utf16 = entities.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let fixtures = PassFixture.all.filter { !$0.problems.contains("error") }.map { Array($0.before.utf8) }
    return fixtures + [Array(features.utf8), Array(entities.utf8), [0xFF, 0xFE] + utf16]
  }()

  private static let features = """
    \u{FEFF}<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- Generator: é --><?instruction data?>
    <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">\r
    <s:style><![CDATA[.a { fill: url(#g) } ]]>.b &gt; .c {}</s:style>
    <s:path id="a" d="M0,0&#x20;L1 &#49;z" style='fill:url("#g")'/><s:use x:href="#a" x="1%"/></s:svg>
    """

  private static let entities = """
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
      <!ENTITY ns "http://www.w3.org/2000/svg"><!-- " -->
      <!ENTITY a 'M0 0&b;'> <!ENTITY b "h8&#x76;&c;"><!ENTITY c "8z">
    ]>
    <svg xmlns="&ns;" id='&b;é'><path d="&a;"/><title>&ns;&amp;</title><g id='&a;&b;&c;'/></svg>
    """

  @Test("are read or rejected at a position inside, and active content is never accepted", arguments: 1...4)
  func damaged(seed: UInt64) {
    var files = DamagedLogo(Self.files, seed: seed)
    let trials = RandomTrials.count(1_500)
    var accepted = 0
    for _ in 0..<trials {
      let bytes = files.next()
      var reading = Reading(bytes)
      for pass in Self.passes { reading.apply(pass) }
      for problem in reading.problems
      where problem.span.lowerBound < 0 || problem.span.upperBound > reading.length {
        Issue.record("\(problem) in \(bytes)")
      }
      let isRejected = reading.problems.contains(where: \.isError)
      if reading.document == nil, !isRejected { Issue.record("no error for \(bytes)") }
      guard let root = reading.document?.root, !isRejected else { continue }
      accepted += 1
      if !isHarmless(root, depth: 1) {
        Issue.record("accepted: \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect((trials / 10...trials * 9 / 10).contains(accepted), "both outcomes should be common")
  }

  /// Whether a tree has no active content.
  private func isHarmless(_ element: SVGElement, depth: Int) -> Bool {
    let names = ["script", "handler", "a", "use", "animate", "animateTransform", "animateMotion", "set"]
    guard depth <= SVGLimits.depth, !names.contains(element.name), element.namespace == .svg else {
      return false
    }
    return element.children.allSatisfy { isHarmless($0, depth: depth + 1) }
      && element.attributes.allSatisfy { attribute in
        let value = attribute.value.lowercased().filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
        let leadsAway = attribute.name.hasSuffix("href") && !value.hasPrefix("#") && !value.isEmpty
        let loads = value.replacing("url(#", with: "").contains("url(")
        let isHandler =
          attribute.name.hasPrefix("on") && attribute.name.dropFirst(2).allSatisfy { $0.isLetter }
        return !isHandler && !leadsAway && !loads
      }
  }

  @Test("many threads at once read the same")
  func threads() async {
    let text = Self.files.map { Reading($0).markup + Reading($0).summary }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<32 {
        group.addTask { Self.files.map { Reading($0).markup + Reading($0).summary } }
      }
      for await other in group { #expect(other == text) }
    }
  }
}
