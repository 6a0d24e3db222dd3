import StrictJSON
import Testing
import YAMLSource

@Suite("Written YAML")
struct YAMLWriterTests {
  @Test("has a field a line, indented lists, and quotes only where they are needed")
  func form() {
    let node = YAMLNode(
      .mapping([
        .init("name", YAMLNode(.text("Acqua & Sapone"))),
        .init("color", YAMLNode(.text("#00A7E1"))),
        .init("logo", YAMLNode(.null)),
        .init("rank", YAMLNode(.number(ExactNumber(3)))),
        .init("aliases", YAMLNode(.sequence([YAMLNode(.text("L'Erbolario")), YAMLNode(.text("365"))]))),
        .init("keywords", YAMLNode(.sequence([]))),
        .init(
          "programmes",
          YAMLNode(
            .sequence([
              YAMLNode(
                .mapping([
                  .init("name", YAMLNode(.text("Fìdaty Oro"))), .init("kind", YAMLNode(.text("points"))),
                ]))
            ]))),
      ]))
    #expect(
      YAMLWriter.text(of: node) == """
        name: Acqua & Sapone
        color: "#00A7E1"
        logo: null
        rank: 3
        aliases:
          - L'Erbolario
          - "365"
        keywords: []
        programmes:
          - name: Fìdaty Oro
            kind: points

        """)
  }

  @Test("has comments before, behind and after their entry, and single blank lines")
  func comments() {
    let alias = YAMLNode(
      .text("Market"),
      comments: .init(before: ["# the old name", "", "", "# still seen"], behind: "# on signs"))
    let node = YAMLNode(
      .mapping([
        .init("id", YAMLNode(.text("pam"))),
        .init(
          "aliases",
          YAMLNode(.sequence([alias]), comments: .init(before: ["", "# names"], after: ["# no others"]))),
      ]), comments: .init(before: ["# a brand"], after: ["", "# the end", ""]))
    #expect(
      YAMLWriter.text(of: node) == """
        # a brand
        id: pam

        # names
        aliases:
          # the old name

          # still seen
          - Market  # on signs
          # no others

        # the end

        """)
  }

  @Test("keeps a comment after a dash there")
  func commentBehindDash() {
    let item = YAMLNode(.mapping([.init("name", YAMLNode(.text("a")))]), comments: .init(behind: "# c"))
    #expect(
      YAMLWriter.text(of: YAMLNode(.sequence([item, item]))) == "-  # c\n  name: a\n-  # c\n  name: a\n")
  }

  @Test("has only valid comments")
  func unsafeComment() {
    let node = YAMLNode(.null, comments: .init(before: ["# a\nb: c", "text\u{202E}"]))
    #expect(YAMLWriter.text(of: node) == "# a b: c\n# text\nnull\n")
  }

  @Test(
    "quotes anything that YAML 1.1 or 1.2 doesn't read as text",
    arguments: [
      "no", "Yes", "ON", "y", "null", "~", "true", "1e3", "0123", "0x1F", "1_000", "190:20:30", ".5", "+1",
      "-1",
      "2020-07-01", "2001-12-14t21:59:43.10-05:00", "", "<<", "=", "- a", "-", "? a", "a: b", "a:", ": a",
      "a #b",
      "#165226", " a", "a ", "[a", "{a", "&a", "*a", "!a", "|", ">", "'a", "\"a", "%a", "@a", "`a", "a\nb",
      "a\tb",
      "a\u{7}b", "\u{FEFF}a", "a\u{202E}b", "a\u{2028}b", "---", "...", "\u{E0001}", "\r\n",
    ])
  func quoted(_ text: String) {
    let written = YAMLWriter.text(of: YAMLNode(.text(text)))
    #expect(written.hasPrefix("\"") && written.hasSuffix("\"\n"))
  }

  @Test(
    "doesn't quote ordinary names",
    arguments: [
      "Esselunga", "L'Erbolario", "H&M", "Dì per Dì", "https://www.wikidata.org/wiki/Q1059636", "Q8", "IT-25",
      "7-Eleven", "3Store", "caffè#1", "fai da te", "🦊 Volpe", "你好", "(Rosso)",
      "nonna", "Yoga", "a, b", "x{y}",
    ])
  func plain(_ text: String) {
    #expect(YAMLWriter.text(of: YAMLNode(.text(text))) == text + "\n")
  }
}
