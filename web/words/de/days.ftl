### Puzzles of the day: a calendar, and days in a row.

days-past = Frühere Rätsel
days-month-previous = Voriger Monat
days-month-next = Nächster Monat
days-solved = { $day }, gelöst: { $levels }

days-early = Noch zu früh
    .text = Die Rätsel für den { $day } gibt es noch nicht.
days-unknown = Diesen Tag gibt es nicht

## Days in a row

days-row =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
    .about = Ein Tag zählt, sobald Sie ein Rätsel dieses Tages gelöst haben, auch nachträglich.
