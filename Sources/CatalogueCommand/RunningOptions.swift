internal import ArgumentParser
internal import Catalogue
internal import CommandRunning
internal import Foundation

/// The day and the cores of a build.
struct RunningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day of the build. Default: the day of SOURCE_DATE_EPOCH, else today, in UTC.",
      valueName: "YYYY-MM-DD"))
  var date: String?

  @Flag(help: "Allow a version that is after today, which no release of today could follow.")
  var allowFuture = false

  @Option(
    help: ArgumentHelp("How many files to work on at once. Default: one for each core.", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    if let date, CalendarDate(date) == nil {
      throw ValidationError("--date takes a day as YYYY-MM-DD, not \"\(date)\".")
    }
    _ = try today()
  }

  /// How many files to work on at once.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The latest day that a version may have: tomorrow by this machine's clock, since clocks differ; `nil` for any.
  var latestDay: CalendarDate? {
    allowFuture ? nil : CalendarDate(secondsSince1970: CommandContext.current.seconds + 86_400)
  }

  /// The day of the build.
  func today() throws -> CalendarDate {
    if let date = date.flatMap(CalendarDate.init) { return date }
    return try Self.today()
  }

  /// The day of SOURCE_DATE_EPOCH, else today, in UTC.
  static func today() throws -> CalendarDate {
    let epoch = CommandContext.current.environment["SOURCE_DATE_EPOCH"]
    if let epoch, Int64(epoch) == nil {
      throw ValidationError("SOURCE_DATE_EPOCH isn't a number of seconds: \"\(epoch)\".")
    }
    let seconds = epoch.flatMap { Int64($0) } ?? CommandContext.current.seconds
    guard let day = CalendarDate(secondsSince1970: seconds) else {
      throw ValidationError("SOURCE_DATE_EPOCH is not in the years 1970 to 9999.")
    }
    return day
  }
}
