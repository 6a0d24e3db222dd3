// Asks for three activities, as an app would, and shows their tags.
import activities.Activities
import activities.Activity
import activities.ActivityId

fun main() {
    val found = Activities.matching(
        time = Activity.Time.QUICK, energy = Activity.Energy.LOW, context = Activity.Context.SOLO,
        place = Activity.Place.INSIDE
    ).take(3)
    for (activity in found) {
        println(
            listOf(
                activity.id, activity.time.id, activity.energy.id, activity.context.joinToString("+") { it.id },
                activity.category.id, activity.repeatability.id, activity.place.id, activity.driving
            ).joinToString(" ")
        )
    }
    val saved = ActivityId("listen-to-rain")
    println("saved: ${Activities.find(saved)?.title} gone: ${Activities.find(ActivityId("gone"))?.title ?: "-"}")
}
