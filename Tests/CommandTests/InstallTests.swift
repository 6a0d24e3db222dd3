import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("make install", .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct InstallTests {
  @Test(
    "installs the commands, their manual pages, what three shells complete and what the commands read, and uninstalling leaves nothing"
  )
  func files() throws {
    let installation = try Installation()
    let data = try String(contentsOfFile: "\(installation.data)/files", encoding: .utf8)
    #expect(
      try installation.files.filter { !$0.hasPrefix("share/catalogue/") } == [
        "bin/catalogue", "bin/catalogue-bundle", "share/bash-completion/completions/catalogue",
        "share/bash-completion/completions/catalogue-bundle",
        "share/fish/vendor_completions.d/catalogue-bundle.fish",
        "share/fish/vendor_completions.d/catalogue.fish", "share/man/man1/catalogue-bundle.1",
        "share/man/man1/catalogue.1", "share/zsh/site-functions/_catalogue",
        "share/zsh/site-functions/_catalogue-bundle",
      ])
    let listed = data.split(separator: "\n").map { "share/catalogue/\($0)" } + ["share/catalogue/files"]
    #expect(try Set(installation.files.filter { $0.hasPrefix("share/catalogue/") }) == Set(listed))
    #expect(try Program.run(["scripts/install", "--delete", installation.folder.path]).status == 0)
    #expect(try installation.files == [])
    #expect(!FolderListing.isFolder(installation.data))
  }

  @Test("a newer installation takes the place of an older one, and keeps what somebody else put there")
  func again() throws {
    let installation = try Installation()
    let (list, old) = ("\(installation.data)/files", "\(installation.data)/templates/Old.swift.mustache")
    let files = try String(contentsOfFile: list, encoding: .utf8)
    try Data("templates/Old.swift.mustache\n../../bin/catalogue\n\(files)".utf8).write(
      to: URL(fileURLWithPath: list))
    for path in [old, "\(installation.data)/templates/own.mustache"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try installation.install().status == 0)
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(try String(contentsOfFile: list, encoding: .utf8) == files)
    #expect(try Program.run(["scripts/install", "--delete", installation.folder.path]).status == 0)
    #expect(try installation.files == ["share/catalogue/templates/own.mustache"])
  }

  @Test("a folder of that name which isn't of an installation is left alone")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try folder.write("share/catalogue/mine.txt", [])
    let result = try Installation.install(in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "\(folder.path)/share/catalogue isn't of an earlier installation: move it, or name another PREFIX\n"
    )
    #expect(try FolderListing.files(below: folder.path, depth: 9) == ["share/catalogue/mine.txt"])
  }

  @Test(
    "the version names the commit, or says that it isn't known",
    arguments: ["catalogue", "catalogue-bundle", "catalogue-preview"])
  func version(command: String) throws {
    let text = try Program.run([Program.built(command), "--version"]).output
    #expect(
      text.contains(/^[0-9]+\.[0-9]+\.[0-9]+ \(commit ([0-9a-f]{7,}(, changed)?|unknown)\)\n$/), "\(text)")
  }

  @Test("bash completes a subcommand")
  func bash() throws {
    let installation = try Installation()
    let script = """
      source "$0/share/bash-completion/completions/catalogue"
      COMP_WORDS=(catalogue ch) COMP_CWORD=1 COMP_LINE="catalogue ch" COMP_POINT=12
      "$(complete -p catalogue | sed 's/.*-F \\([^ ]*\\).*/\\1/')" catalogue ch catalogue
      echo "${COMPREPLY[@]}"
      """
    #expect(try installation.shell("bash", "-c", script, installation.folder.path) == "check\n")
  }

  @Test("fish completes a subcommand, and says what it does", .enabled(if: Program.isThere("fish")))
  func fish() throws {
    let installation = try Installation()
    let file = "\(installation.folder.path)/share/fish/vendor_completions.d/catalogue.fish"
    let text = try installation.shell(
      "fish", "--no-config", "-c", "source '\(file)'; complete -C 'catalogue ch'")
    #expect(text == "check\tReport everything that is wrong, and change nothing without --fix.\n")
  }

  @Test(
    "zsh completes a subcommand",
    .enabled(if: Program.isThere("zsh")))
  func zsh() throws {
    let installation = try Installation()
    let script = """
      zmodload zsh/zpty
      zpty shell "zsh -f -i"
      zpty -w shell "PROMPT=; fpath=($1/share/zsh/site-functions \\$fpath); autoload -Uz compinit; compinit -u -D"
      zpty -w -n shell $'catalogue ch\\t'
      repeat 300; do
        sleep 0.1
        zpty -r -t shell part && text+=$part
        [[ $text != *'catalogue check'* ]] || { print completed; break }
      done
      zpty -d shell
      """
    #expect(
      try installation.shell("zsh", "-f", "-c", script, "zsh", installation.folder.path) == "completed\n")
  }

  @Test(
    "the manual pages are without a mistake",
    .enabled(if: Program.isThere("mandoc")),
    arguments: ["catalogue", "catalogue-bundle"])
  func manual(command: String) throws {
    let installation = try Installation()
    let page = "\(installation.folder.path)/share/man/man1/\(command).1"
    #expect(try installation.shell("mandoc", "-T", "lint", "-W", "style", page) == "")
    #expect(try installation.shell("mandoc", "-T", "markdown", page).contains("\n# SUBCOMMANDS\n"))
  }
}
