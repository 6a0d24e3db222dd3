internal import ArgumentParser
internal import BundlePublisher

/// From which earlier releases patches are published.
struct PatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Publish patches from so many earlier releases that are still in the folder, so that apps download what changed; 0 "
        + "for none.", valueName: "number"))
  var patchReleases = PatchPolicy().releases
  @Option(
    help: ArgumentHelp("Publish no patch from a release whose version is older.", valueName: "days"))
  var patchDays = PatchPolicy().days

  func validate() throws {
    guard (0...100).contains(patchReleases) else {
      throw ValidationError("--patch-releases: expected a number from 0 to 100.")
    }
    guard (0...36_500).contains(patchDays) else {
      throw ValidationError("--patch-days: expected a number of days from 0 to 36500.")
    }
  }

  var policy: PatchPolicy { PatchPolicy(releases: patchReleases, days: patchDays) }
}
