internal import BundleCommand
internal import CommandRunning
internal import Foundation

@main
enum Main {
  static func main() async {
    CommandProcess.prepare()
    exit(await BundleProgram.run(CommandProcess.arguments, in: .ofProcess))
  }
}
