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
train-waiting =
    { $count ->
        [one] { $count } Technik ist zur Wiederholung fällig
       *[other] { $count } Techniken sind zur Wiederholung fällig
    }
    .now = Jetzt wiederholen
train-reviewing = Wiederholung
train-placement = Einstufung
    .offer = Nicht neu? Bekanntes überspringen
    .about = Findet Ihr Kapitel
train-placed = Kapitel { $number }, am { $day }
train-own = Aus Ihren Spielen
train-own-about =
    { $count ->
        [one] { $count } Stelle, die lange gedauert hat
       *[other] { $count } Stellen, die lange gedauert haben
    }
train-next = Nächste Lektion
train-ticks = Haken Sie ab, welche Techniken Sie kennen. „Mein Niveau“ wählt dann Rätsel, die nichts anderes brauchen, und Hinweise nutzen zuerst diese Techniken.
train-find = Technik suchen
    .none = Keine Technik heißt so.
train-tick = Ich kenne { $name }
train-due = fällig
train-due-on = wieder am { $day }
train-pace = erkannt in { $time }
    .beside = erkannt in { $time }, zuvor in { $before }
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
drill-how =
    { $first ->
        [digit] Zum Streichen: Ziffer drücken, dann auf ihre Zelle tippen. Noch einmal tippen holt sie zurück.
       *[cell] Zum Streichen: Zelle wählen, dann die Ziffer drücken. Noch einmal drücken holt sie zurück.
    }
drill-no = Nein, sie kommt nicht vor
drill-check = Antwort prüfen
drill-nothing = Nichts hilft
drill-unseen = Ich sehe nichts
drill-answer = Lösung zeigen
drill-done = Fertig
drill-result = { $right } von { $total } sofort richtig
drill-at-most = { $number } von max. { $total }
drill-placed = Sie beginnen bei Kapitel { $number }: { $title }. Alles davor gilt als bekannt. Sie können die Einstufung jederzeit wiederholen.
drill-sum = Ergebnis
drill-missed = Nicht gelöst: { $name }
drill-days =
    { $days ->
        [one] Erster Übungstag. Folgt der nächste innerhalb einer Woche, zählt er dazu.
       *[other] { $days } Übungstage. Folgt der nächste innerhalb einer Woche, zählt er dazu.
    }
