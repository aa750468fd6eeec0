### Training: the course, lessons, and rounds of drills.

train = Training
train-failed = Die Lektionen lassen sich nicht anzeigen: { $why }.
train-known =
    { $count ->
        [one] { $count } Technik geübt
       *[other] { $count } Techniken geübt
    }
train-known-of = { $count } von { $total } Techniken geübt
train-review =
    { $count ->
        [one] { $count } Technik wiederholen
       *[other] { $count } Techniken wiederholen
    }
train-next = Nächste Lektion
train-due = fällig
train-due-on = wieder am { $day }
train-lesson-only = nur Lektion

## A lesson

lesson-failed = Lektion nicht verfügbar
lesson-missing = Lektion nicht gefunden
lesson-practise = Üben
lesson-solve = Rätsel dazu lösen
lesson-all = Alle Lektionen
lesson-example = Beispiel
    .another = Anderes Beispiel
    .searching = Beispiel wird gesucht …
    .failed = Derzeit kein Beispiel: { $why }.
    .none = Diese Technik ist nie der einfachste Schritt. Deshalb hat diese Lektion keine Beispiele.
lesson-example-number = Beispiel { $number }: { $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = Übung
drill-searching = Stellung wird gesucht …
drill-failed = Keine Übung
    .none = Dazu gibt es keine Übungsstellung.
    .text = Das lässt sich gerade nicht üben: { $why }.
drill-to-lesson = Zurück zur Lektion
drill-which = Welche Technik?
drill-grid =
    { $count ->
        [one] { $title }, { $count } leere Zelle
       *[other] { $title }, { $count } leere Zellen
    }
drill-yes = Ja, sie kommt vor
drill-no = Nein, sie kommt nicht vor
drill-check = Antwort prüfen
drill-answer = Lösung zeigen
drill-done = Fertig
drill-result = Runde beendet: { $right } von { $total } sofort richtig.
    .again = Runde beendet: { $right } von { $total } sofort richtig. Nächste Übung am { $day }.
