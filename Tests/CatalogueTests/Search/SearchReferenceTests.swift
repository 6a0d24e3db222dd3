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

    def distance(a, b):
        # Optimal string alignment: Damerau and Levenshtein's, where nothing is edited twice.
        d = {(i, j): i + j for i in range(len(a) + 1) for j in range(len(b) + 1) if not i or not j}
        for i in range(1, len(a) + 1):
            for j in range(1, len(b) + 1):
                d[i, j] = min(d[i-1, j] + 1, d[i, j-1] + 1, d[i-1, j-1] + (a[i-1] != b[j-1]))
                if i > 1 and j > 1 and a[i-2:i] == b[j-1] + b[j-2]: d[i, j] = min(d[i, j], d[i-2, j-2] + 1)
        return d[len(a), len(b)]

    def near_rank(brand, query):
        ranks = []
        for kind, text in brand["texts"]:
            for i in range(len(text)):
                suffix = "".join(text[i:])
                # What follows the query, where a long word of it is corrected and the others are as they are typed.
                rests = []
                for w in range(len(query)):
                    before, word, after = "".join(query[:w]), query[w], "".join(query[w + 1:])
                    if len(word) < 5: continue
                    # A letter that was added at the word's end, on the other side of a space.
                    for typed in [before[:-1] + word + after, before + word + after[1:]]:
                        if suffix.startswith(typed): rests.append(suffix[len(typed):])
                    if not suffix.startswith(before): continue
                    rest = suffix[len(before):]
                    # One edit leaves the first two letters, or moves later ones by one at most.
                    if word[:2] != rest[:2] and word[3:5] not in rest[2:6]: continue
                    for n in range(len(word) - 1, min(len(word) + 1, len(rest)) + 1):
                        if rest[n:].startswith(after) and distance(word, rest[:n]) < 2:
                            rests.append(rest[n + len(after):])
                if not rests: continue
                if kind > 1: ranks.append(kind + 14)
                elif i: ranks.append(14 + kind)
                else: ranks.append((10 if "" in rests else 12) + kind)
        return min(ranks, default=None)

    def by_word(brands, query, rank):
        each = [([p for w in query if (p := rank(b, w))], b) for b in brands]
        most = max(len(ranks) for ranks, b in each)
        return most, {b["id"]: max(ranks) for ranks, b in each if most and len(ranks) == most}

    def near(brands, query):
        if max(map(len, query)) < 5: return {}
        found = {b["id"]: p for b in brands if (p := near_rank(b, query))}
        if found or len(query) == 1: return found
        either = lambda b, w: rank(b, w) or (near_rank(b, [w]) if len(w) > 4 else None)
        most, found = by_word(brands, set(query), either)
        return found if most == len(set(query)) else {}

    def search(brands, query):
        query = words(query)
        if not query: return []
        found = {b["id"]: p for b in brands if (p := rank(b, "".join(query)))}
        is_whole = True
        if not found and len(query) > 1:
            most, found = by_word(brands, set(query), rank)
            is_whole = most == len(set(query))
        if not is_whole or len(found) < 3:
            others = near(brands, query)
            found = others | found if is_whole or not others else others
        order = {b["id"]: (b["rank"] or 10**9, b["id"]) for b in brands}
        return sorted(found, key=lambda id: (found[id], order[id]))

    task = json.load(open(sys.argv[1], encoding="utf-8"))
    brands, gone = task["catalogue"]["brands"], task["catalogue"]["tombstones"]
    for b in brands:
        texts = [(0, b["name"])] + [(1, a) for a in b["aliases"]] + [(2, p["name"]) for p in b["programmes"]]
        texts += [(1, t["name"]) for t in gone if t["replacedBy"] == b["id"]] + [(3, k) for k in b["keywords"]]
        b["texts"] = [(kind, spelling) for kind, text in texts for spelling in spellings(text)]
    for query in task["queries"]: print(" ".join(search(brands, query)))
    """#

  @Test(
    "both find the same brands in the same order", arguments: TestTier.some(of: 1...2 as ClosedRange<UInt64>))
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
      #expect(found == line, "\(String(reflecting: query))")
    }
  }
}
