internal import CatalogueCommand
internal import CommandRunning
internal import Foundation

@main
enum Main {
  static func main() async {
    CommandProcess.prepare()
    exit(await CatalogueProgram.run(CommandProcess.arguments, in: .ofProcess))
  }
}
