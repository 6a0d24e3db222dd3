import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("The pictograms of Italy's categories")
struct PictogramTests {
  private static let folder = "catalogue/italy/symbols"
  /// Of the two most alike, shirt and heart, 63 % of what either covers is covered by both.
  private static let mostAlike = 0.7

  /// What a pictogram covers of 64 × 64 points.
  private func mask(of name: String) throws -> SampleMask {
    let logo = try #require(LogoNormalizer().normalize(Project.bytes("\(Self.folder)/\(name)")).logo)
    var sampler = LogoSampler()
    var layer = SampleLayer(open: .full)
    sampler.draw(logo.nodes, into: &layer)
    return SampleMask(rows: layer.open.rows.map { ~$0 })
  }

  @Test("are no two alike")
  func distinct() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appendingPathComponent(Self.folder).path
    ).sorted()
    let masks = try names.map(mask)
    try #require(masks.count > 1 && masks.allSatisfy { !$0.isEmpty })
    for first in masks.indices {
      for second in masks.indices.dropFirst(first + 1) {
        let both = masks[first].intersection(masks[second]).count
        let either = masks[first].count + masks[second].count - both
        #expect(
          Double(both) < Self.mostAlike * Double(either), "\(names[first]) is like \(names[second])")
      }
    }
  }
}
