### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analyse
analyse-field = Ein Rätsel in beliebigem Format oder eine Liste von Rätseln
analyse-from-game = Um ein laufendes Spiel zu analysieren, wählen Sie in dessen Menü „Analysieren“.
analyse-reading = Rätsel wird analysiert …

## Facts

facts-solutions = Lösungen
facts-solution-count =
    { $status ->
        [unique] eine
        [none] keine
        [counted] { $count }
       *[many]
            { $count ->
               *[other] mehr als { $count }
            }
    }
facts-minimal = Minimal
    .yes = ja
facts-not-minimal =
    { $count ->
        [one] nein: Eine Vorgabe ist entbehrlich
       *[other] nein: { $count } Vorgaben sind einzeln entbehrlich
    }
facts-conflict =
    { $house ->
        [row] Zeile { $number } enthält die { $digit } mehrmals: { $cells }.
        [column] Spalte { $number } enthält die { $digit } mehrmals: { $cells }.
       *[other] Block { $number } enthält die { $digit } mehrmals: { $cells }.
    }
facts-dead-end = { $flaw }.
facts-solution = Lösung

## Ratings

ratings = Schwierigkeit
ratings-hodoku =
    .about = Stufe, Punkte, Schritte
ratings-explainer =
    .about = schwerster Schritt, schwerster bis zur ersten Ziffer, erster Schritt
ratings-invariant = Invariant
    .about = bleibt gleich, wenn man das Rätsel dreht oder Ziffern vertauscht
ratings-whips = Whips
ratings-braids = Braids
ratings-g-whips = g-Whips
ratings-g-braids = g-Braids
ratings-length = größte nötige Länge
ratings-more = Nach Whips und Braids bewerten
ratings-busy = …
ratings-none = nicht bewertet
ratings-at-least = mindestens { $rating }


proof-note = Ein Beweis, wie ihn `sudoku explain -f json` schreibt, wird Schritt für Schritt geprüft.
proof-checking = Beweis wird geprüft …
proof-holds =
    { $steps ->
        [0] Dieser Beweis hat keine Schritte.
        [one] Der Beweis stimmt: Sein einziger Schritt ist begründet.
       *[other] Der Beweis stimmt: Alle { $steps } Schritte sind begründet.
    }
proof-step = Schritt { $number } von { $total } ist nicht begründet.
proof-unread = Dieser Beweis lässt sich nicht lesen.
proof-many = Gültige Beweise: { $held } von { $total }.
proof-number = Beweis { $number }

compare = Mit einem anderen Rätsel vergleichen
    .same = Es ist dasselbe Rätsel in anderer Gestalt. Die Tabelle zeigt, wie aus diesem das andere wird.
    .other = Es ist ein anderes Rätsel, auch wenn man es dreht, Zeilen und Spalten umstellt oder Ziffern vertauscht.
compare-image =
    { $of ->
        [row] Zeile wird zu Zeile
        [column] Spalte wird zu Spalte
        [row-column] Zeile wird zu Spalte
        [column-row] Spalte wird zu Zeile
       *[digit] Ziffer wird zu
    }

## Steps

path = Lösungsweg
    .searching = Lösungsweg wird gesucht …
    .back = Zurück zum Lösungsweg
    .print = Lösungsweg drucken
path-list = Alle möglichen Schritte zeigen
    .searching = Alle Schritte werden gesucht …
path-list-kind = Technik
    .all = Alle
path-listed =
    { $count ->
        [0] Keine Technik führt von hier weiter
       *[other] Alle möglichen Schritte: { $count }
    }
path-stuck = Mit diesen Techniken geht es hier nicht weiter.
path-aim = Art des Lösungswegs
path-aim-name =
    { $aim ->
        [usual] Üblich
        [shortest] Wenige schwere Schritte
        [easiest] Möglichst leichte Schritte
       *[elegant] Wenige Techniken
    }
path-techniques =
    { $count ->
        [0] Techniken: alle
        [one] Techniken: alle bis auf eine
       *[other] Techniken: alle bis auf { $count }
    }
step = Schritt
step-parts = Nacheinander
step-whole = Alles zeigen
steps = Schritte
    .first = Erster Schritt
    .previous = Voriger Schritt
    .next = Nächster Schritt
    .last = Letzter Schritt
step-said = Schritt { $number } von { $total }: { $line }
step-name = Schritt { $number }: { $name }
step-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
step-level =
    { $level ->
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [unfair] unfair
       *[extreme] extrem
    }

## Many puzzles

table-label = Rätsel
table-progress =
    { $done ->
       *[other] { $done }
    } von { $total ->
       *[other] { $total }
    } Rätseln geprüft
table-explain = Mit Sudoku Explainer bewerten
table-show = Anzeigen
table-choice =
    { $choice ->
        [all] Alle
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [unfair] Unfair
        [extreme] Extrem
        [same] Doppelte
       *[invalid] Nicht eindeutig lösbar
    } ({ $count ->
       *[other] { $count }
    })
table-download = Als CSV herunterladen
table-copy = Rätsel kopieren
table-column =
    { $column ->
        [number] Rätsel
        [givens] Vorgaben
        [solutions] Lösungen
        [level] Stufe
        [score] Punkte
        [hardest] Schwerste Technik
       *[explained] { -sudoku-explainer }
    }
table-same-as = im Kern dasselbe wie Rätsel { $number }
