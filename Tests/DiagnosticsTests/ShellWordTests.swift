import Diagnostics
import Foundation
import Testing

@Suite("A word of a shell's command line")
struct ShellWordTests {
  @Test(
    "is in quotes only where it needs them",
    arguments: [
      ("catalogue/italy", "catalogue/italy"), ("é", "é"), ("new market", "'new market'"), ("", "''"),
      ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"), ("~", "'~'"),
    ])
  func quotes(text: String, word: String) { #expect(text.shellWord == word) }

  @Test(
    "is to a shell the text that it was",
    arguments: [
      "a b", "", "'", "''", "'\u{301}x", "$HOME `x` \\ \"y\"", "*", "~", "a;b", "#", "a\nb", "!", "é-1_2.3/4",
    ])
  func shell(text: String) throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s \(text.shellWord)"]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(Array(bytes) == Array(text.utf8))
  }
}
