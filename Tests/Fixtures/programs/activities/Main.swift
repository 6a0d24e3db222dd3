// Asks for three activities, as an app would, and shows their tags.
@main
enum Main {
  static func main() {
    let found = Activities.matching(time: .quick, energy: .low, context: .solo, place: .inside).prefix(3)
    for activity in found {
      print(
        activity.id.rawValue, activity.time, activity.energy,
        activity.context.map { "\($0)" }.joined(separator: "+"),
        activity.category.rawValue, activity.repeatability, activity.place, activity.driving)
    }
    let saved: Activity.ID = "listen-to-rain"
    print("saved:", Activities.find(saved)?.title ?? "-", "gone:", Activities.find("gone")?.title ?? "-")
  }
}
