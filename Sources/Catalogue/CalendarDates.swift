// The dates of versions and brands are part of what apps see of a catalogue.
@_exported public import CalendarDates
