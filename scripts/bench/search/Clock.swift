// Searches for every line of a file, and prints figures: see scripts/bench/search.py.

import Foundation

func milliseconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
}

/// The resident memory in megabytes, where the system says it so.
func memory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
}

@main
struct Clock {
  static func main() throws {
    let queries = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    _ = Brands.all.count
    let before = memory()
    let first = milliseconds { _ = Brands.search("esselunga") }
    let after = memory()
    var hits = 0
    for query in queries { _ = Brands.search(query[1]) }
    let medians = queries.map { query in
      if Brands.search(query[1], limit: 3).contains(where: { $0.id == query[2] }) { hits += 1 }
      return (0..<7).map { _ in milliseconds { _ = Brands.search(query[1]) } }.sorted()[3]
    }.sorted()
    let (half, most) = (medians[medians.count / 2], medians[medians.count * 99 / 100])
    print("\(half)\t\(most)\t\(first)\t\(after - before)\t\(hits)")
  }
}
