import Testing

@Suite("The mistakes of a first contribution")
struct BrokenBrandTests {
  @Test(
    "each has one finding: file, line, column, field, what is asked for, what to do",
    arguments: BrokenBrand.all)
  func isReported(_ mistake: BrokenBrand) throws {
    let text = try mistake.check()
    let told = mistake.reported(by: text)
    for column in BrokenBrand.columns {
      #expect(told.contains(column), "\(mistake) doesn't tell its \(column):\n\(text)")
    }
    #expect(text.contains("\n1 error\n"))
  }

  @Test("they are fifteen, and so 90 answers")
  func count() {
    #expect(BrokenBrand.all.count * BrokenBrand.columns.count == 90)
  }
}
