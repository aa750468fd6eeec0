# Hinweise, Fehler und Berichte des Programms für Spieler.

# Vor einer Meldung.
program-note = Anmerkung
program-error = Fehler
program-hint = Tipp

# $input: der Name einer Datei.
program-no-puzzle = In { $input } ist kein Rätsel
program-not-finished = Nach { $seconds } s noch nicht fertig (--timeout)

# Ein Spiel im Terminal. $command ist „play“ oder „train“.
program-needs-terminal = `sudoku { $command }` braucht ein Terminal
program-needs-cursor = `sudoku { $command }` braucht ein Terminal mit beweglichem Cursor, aber TERM ist dumb
program-play-plain = `sudoku play --plain` braucht keinen Bildschirm; `sudoku hint` und `sudoku solve` laufen überall
program-train-plain = `sudoku train --plain` braucht keinen Bildschirm; `sudoku techniques NAME` zeigt die Seite einer Technik überall

# Schritte und Erklärungen.
program-no-technique-applies = Keine Technik führt weiter.
program-verbose-explains = --verbose erklärt jeden Schritt
program-no-such-step = Schritt { $step } gibt es nicht: Der Weg hat { $count }
program-no-step-to-draw = Kein Schritt zu zeichnen. { $said }

# Antworten von `solve`.
program-no-solution = Keine Lösung.
program-one-solution = Eine Lösung.
program-first-of-solutions = { $count } Lösungen; das ist die zuerst gefundene.
program-first-of-solutions-or-more = Mindestens { $count } Lösungen; das ist die zuerst gefundene.
program-solution = Lösung { $number }.
program-written-unsolved = Ungelöst geschrieben, weil ohne Lösung: { $count }
program-written-with-first = Mit der ersten von mehreren Lösungen geschrieben: { $count }

# Der Bericht von `check` über ein Rätsel: die Namen der Angaben, und was zu jeder gesagt wird.
program-number = { $count }
program-givens = Vorgaben
program-valid = gültig
program-valid-yes = ja: keine Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block
program-valid-no = { $conflicts ->
    [one] nein: { $conflicts } Konflikt
   *[other] { $houses ->
        [one] nein: { $conflicts } Konflikte in { $houses } Einheit
       *[other] nein: { $conflicts } Konflikte in { $houses } Einheiten
    }
}
program-solutions = Lösungen
program-solutions-none = keine
program-solutions-one = 1: das Rätsel ist eindeutig
program-solutions-several = 2 oder mehr: `sudoku solve --count N` zählt sie
program-minimal = minimal
program-minimal-yes = ja: jede Vorgabe wird gebraucht
program-minimal-but-one = nein: { $cells } ist entbehrlich
program-minimal-by-none = nein: jede einzelne der { $count } Vorgaben ist entbehrlich
program-minimal-by-some = nein: jede einzelne dieser { $count } Vorgaben ist entbehrlich:
program-filled-in = ausgefüllt
program-none-wrong = { $digits ->
    [one] { $digits } Ziffer, nicht falsch
   *[other] { $digits } Ziffern, keine falsch
}
program-some-wrong = { $digits ->
    [one] { $digits } Ziffer, falsch:
   *[other] { $digits } Ziffern, { $wrong } falsch:
}
# Kandidaten, die gestrichen sind, obwohl sie zur Lösung gehören.
program-removed = gestrichen
program-candidates-lost = { $count ->
    [one] { $count } Kandidat der Lösung:
   *[other] { $count } Kandidaten der Lösung:
}

# Dasselbe über eines von vielen Rätseln: in einer Zeile, mit Kommas dazwischen.
program-is-valid = gültig
program-is-not-valid = nicht gültig
program-has-givens = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
program-is-unique = eindeutig
program-has-several = mehrere Lösungen
program-has-none = keine Lösung
program-is-minimal = minimal
program-has-redundant = entbehrlich: { $cells }
program-has-wrong = falsch: { $digits }
program-has-lost = aus der Lösung gestrichen: { $candidates }

# Rätsel erstellen. $done von $all sind fertig.
program-seed = Startwert { $seed }
program-going-on = { $count ->
    [one] Es geht nach { $count } fertigen Rätsel weiter
   *[other] Es geht nach { $count } fertigen Rätseln weiter
}
program-given-up = { $done } von { $all } erstellt: kein Rätsel in { $tries } Versuchen
program-out-of-time = { $done } von { $all } erstellt: Die Zeit ist um
program-mean-givens = Gewichtet im Mittel { $mean } Vorgaben
program-made-by = Erstellt mit sudoku { $version }, Startwert { $seed }
program-nothing-known = Welche Techniken Sie kennen, ist noch nicht bekannt
program-find-your-place = `sudoku train` findet es mit zehn bis zwanzig Stellungen heraus; oder haken Sie dort ab, welche Sie kennen
program-learning = Diese Rätsel brauchen eine Technik, die Sie gerade lernen: { $kind }
program-none-known = Bisher ist kein Rätsel bekannt, dessen schwerste Technik { $kind } ist: keins von { $tried } versuchten. Vielleicht findet auch die Suche keins

# Drucken.
program-nothing-to-print = Es gibt kein Rätsel zu drucken
program-has-no-solution = Das Rätsel hat keine Lösung
program-has-several-solutions = Das Rätsel hat mehrere Lösungen
program-not-printed = Es wird nichts gedruckt, denn nicht jedes Rätsel hat genau eine Lösung
program-print-broken = --allow-broken druckt solche Rätsel ohne Lösung
# $puzzles: eine Liste mit Kommas, vielleicht mit der letzten Meldung hier.
program-without-solution = Ohne Lösung, weil sie nicht genau eine haben: Rätsel { $puzzles }
program-and-more = { $listed } und { $count } weitere
program-long-way = Der Weg ist lang: --aim shortest sucht einen mit weniger schweren Schritten
program-no-position = Dazu gibt es keine Stellung: { $kind }
program-other-puzzles = Keines der Rätsel braucht die Technik, wo nichts Leichteres hilft; geben Sie andere an
program-positions-found = { $found } von { $of } Stellungen gefunden
program-positions-of = { $found } von { $of } Stellungen gefunden: { $kind }
program-give-puzzles = Geben Sie Rätsel an, die die Technik brauchen, etwa eine Sammlung schwerer
program-no-key = kein Lösungsteil: Auf den Blättern wird nichts gefragt

# Techniken: ein Name, der auf mehrere passt, und die Spalten der Liste.
program-fits-several = „{ $name }“ passt auf { $count } Techniken:
program-page-of-one = `sudoku techniques NAME` zeigt die Seite von einer davon.
program-page-of-any = `sudoku techniques NAME` zeigt die Seite einer Technik. Jeder gängige Name genügt.
program-column-level = wie HoDoKu sie nennt
program-column-se = die Bewertung von Sudoku Explainer
program-column-explain = `sudoku explain` und `sudoku hint` verwenden sie
program-column-hodoku = sie ist in HoDoKus Reihenfolge, der `sudoku rate` folgt
program-column-asked = nur `sudoku steps` verwendet sie, außer wenn --allow sie nennt
program-column-one = sie setzt voraus, dass das Rätsel genau eine Lösung hat

# Ein Foto.
program-photo-doubtful = Einige Ziffern sind vielleicht falsch gelesen. Bitte prüfen: { $cells }
program-photo-unsolved = Mit den gelesenen Ziffern hat das Rätsel nicht genau eine Lösung. Bitte alle mit dem Bild vergleichen, zuerst { $cells }
program-photo-full = Das Gitter ist schon voll: Es gibt nichts mehr zu lösen

# Der Tag eines Rätsels, neben seiner Nummer.
program-day = { $weekday }, { $day }. { $month } { $year }
program-weekday = { $number ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[other] Sonntag
}
program-month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
