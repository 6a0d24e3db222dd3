import Catalogue
import Foundation
import TestSupport
import Testing

/// The rule of ``SearchIndex`` written down once more, in the plainest way and another language.
@Suite(
  "Search and a second implementation of its rule",
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct SearchReferenceTests {
  /// Prints for each query the ids that it finds, in a line.
  private static let script = #"""
    import json, re, sys, unicodedata

    def words(text):
        text = re.sub("['’]", " ", text[:100])
        decomposed = unicodedata.normalize("NFKD", text).replace(".", "")
        plain = "".join(c for c in decomposed if unicodedata.category(c) != "Mn")
        return re.findall("[a-z0-9]+", re.sub("[A-Z]", lambda c: c[0].lower(), plain))

    def spellings(text):
        readings = ["", " e ", " and "] if re.search("[&+]", text) else [""]
        return [words(re.sub("[&+]", r or "&", text)) for r in readings]

    def rank(brand, query):
        ranks = []
        for kind, text in brand["texts"]:
            for i in range(len(text)):
                suffix = "".join(text[i:])
                if suffix.startswith(query):
                    if kind > 1: ranks.append(kind + 5)
                    elif i: ranks.append(5 + kind)
                    else: ranks.append((1 if suffix == query else 3) + kind)
                elif len(query) > 2 and query in text[i]: ranks.append(9)
        return min(ranks, default=None)

    def search(brands, query):
        query = words(query)
        if not query: return []
        found = [(p, b) for b in brands if (p := rank(b, "".join(query)))]
        if not found and len(query) > 1:
            each = [([p for w in set(query) if (p := rank(b, w))], b) for b in brands]
            most = max(len(ranks) for ranks, b in each)
            found = [(max(ranks), b) for ranks, b in each if most and len(ranks) == most]
        found.sort(key=lambda f: (f[0], f[1]["rank"] or 10**9, f[1]["id"]))
        return [b["id"] for _, b in found]

    task = json.load(open(sys.argv[1], encoding="utf-8"))
    brands, gone = task["catalogue"]["brands"], task["catalogue"]["tombstones"]
    for b in brands:
        texts = [(0, b["name"])] + [(1, a) for a in b["aliases"]] + [(2, p["name"]) for p in b["programmes"]]
        texts += [(1, t["name"]) for t in gone if t["replacedBy"] == b["id"]] + [(3, k) for k in b["keywords"]]
        b["texts"] = [(kind, spelling) for kind, text in texts for spelling in spellings(text)]
    for query in task["queries"]: print(" ".join(search(brands, query)))
    """#

  @Test("both find the same brands in the same order", arguments: 1...2)
  func agree(seed: UInt64) throws {
    let json = try ItalianCatalogue.json.get()
    let index = try ItalianCatalogue.index.get()
    var generator = SearchQueries(try ItalianCatalogue.catalogue.get(), seed: seed)
    let queries = (0..<RandomTrials.count(250)).map { _ in generator.next() }
    let task =
      Array(#"{"catalogue":"#.utf8) + json + Array(#","queries":"#.utf8) + (try JSONEncoder().encode(queries))
      + [
        UInt8(ascii: "}")
      ]
    let lines = String(decoding: try Python.run(Self.script, input: task), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try #require(lines.count == queries.count)
    #expect(
      (RandomTrials.count(50)...).contains(lines.count { $0.contains(" ") }),
      "many queries should find several brands")
    for (query, line) in zip(queries, lines) {
      let found = index.search(query, limit: .max).map(\.id).joined(separator: " ")
      #expect(found == line, "\(query)")
    }
  }
}
