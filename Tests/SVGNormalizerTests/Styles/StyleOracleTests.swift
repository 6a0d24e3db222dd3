import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite(
  "cssselect2 and tinycss2, another reader of CSS",
  .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Python.isThere("renderer"), "run scripts/require renderer"))
struct StyleOracleTests {
  /// Prints, for each picture, the attributes of each element after the cascade.
  private static let script = """
    import json, sys
    from xml.etree import ElementTree
    import cssselect2, tinycss2

    properties = ("fill", "stroke", "stroke-width", "opacity")
    paints = ("red", "lime", "blue", "none", "#abc")
    valid = {"fill": paints, "stroke": paints, "stroke-width": ("1", "2", "0.5", "3px"),
             "opacity": ("1", "2", "0.5", "-1")}

    def significant(tokens):
        return [token for token in tokens if token.type not in ("comment", "whitespace")]

    def url(tokens):
        if len(tokens) == 1 and tokens[0].type == "url": return tokens[0].value
        if len(tokens) == 1 and tokens[0].type == "function" and tokens[0].lower_name == "url":
            arguments = significant(tokens[0].arguments)
            if len(arguments) == 1 and arguments[0].type == "string": return arguments[0].value
        return ""

    def read(tokens):
        for item in tinycss2.parse_declaration_list(tokens, skip_comments=True, skip_whitespace=True):
            if item.type == "declaration" and item.lower_name in properties:
                value = significant(item.value)
                text = tinycss2.serialize(value).lower()
                if text in valid[item.lower_name]: yield item.important, item.lower_name, text
                elif item.lower_name in ("fill", "stroke") and len(url(value)) > 1 and url(value)[0] == "#":
                    yield item.important, item.lower_name, "url(" + url(value) + ")"

    def rules(text, order=0):
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule":
                try: selectors = cssselect2.compile_selector_list(rule.prelude)
                # It crashes on some incomplete selectors.
                except (cssselect2.SelectorError, AttributeError, TypeError): continue
                for selector in selectors: yield selector, list(read(rule.content))

    def cascade(text):
        root = cssselect2.ElementWrapper.from_xml_root(ElementTree.fromstring(text))
        elements = list(root.iter_subtree())
        sheet = [rule for element in elements if element.local_name == "style"
                 for rule in rules(element.etree_element.text or "")]
        for element in elements:
            if element.local_name == "style": continue
            attributes = element.etree_element.attrib
            found = [((False, -1, (0, 0, 0), 0), (name, attributes[name])) for name in properties if name in attributes]
            for order, (selector, declarations) in enumerate(sheet):
                if not selector.test(element): continue
                for important, name, value in declarations:
                    found.append(((important, 0, selector.specificity, order), (name, value)))
            for important, name, value in read(attributes.get("style", "")):
                found.append(((important, 1, (0, 0, 0), 0), (name, value)))
            result = {}
            for _, (name, value) in sorted(found, key=lambda item: item[0]): result[name] = value
            yield result

    pictures = json.load(open(sys.argv[1], encoding="utf-8"))
    print(json.dumps([list(cascade(picture)) for picture in pictures]))
    """

  private static let properties = ["fill", "stroke", "stroke-width", "opacity"]

  /// Our cascade in the same form.
  private func cascade(_ text: String) -> [[String: String]] {
    StyledPicture(text).elements.map { element in
      let pairs = Self.properties.compactMap { name in element[name].map { (name, $0.filter { $0 != "\"" }) }
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
  }

  private func compare(_ pictures: [String]) throws -> Int {
    let output = try Python.runWithReaders(Self.script, input: try JSONEncoder().encode(pictures))
    let theirs = try JSONDecoder().decode([[[String: String]]].self, from: Data(output))
    #expect(theirs.count == pictures.count)
    for (picture, cascaded) in zip(pictures, theirs) { #expect(cascade(picture) == cascaded, "\(picture)") }
    return theirs.joined().joined().count
  }

  @Test("gives the same values to the same elements", arguments: 1...4)
  func sameValues(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pictures = (0..<RandomTrials.count(200)).map { _ in RandomStyles.picture(&random) }
    #expect(try compare(pictures) > RandomTrials.count(1000), "most of the rules should select something")
  }

  @Test("ignores the same broken rules", arguments: 11...14)
  func brokenRules(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pictures = (0..<RandomTrials.count(200)).map { _ in RandomStyles.brokenPicture(&random) }
    #expect(try compare(pictures) > 100, "some of the rules should still select something")
  }
}
