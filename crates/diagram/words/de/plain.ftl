# Das Spiel Zeile für Zeile (`sudoku play --plain`, `sudoku train --plain`). Ein Screenreader liest jede Zeile vor. Befehle werden in jeder
# Sprache auf Englisch getippt: new, help, do und die anderen.
plain-welcome = Sudoku, Zeile für Zeile. Tippen Sie help für alle Befehle.
plain-no-game = Es ist kein Spiel offen. Tippen Sie new für ein neues Spiel oder help für alle Befehle.
plain-game = { $title }: { $progress }.
plain-no-games = Keine angefangenen Spiele. Tippen Sie new für ein neues Spiel.
plain-item = { $number }. { $item }

# Zeilen, die nicht verstanden werden. $said: die Zeile.
plain-unknown = Unbekannter Befehl: { $said }. Tippen Sie help für alle Befehle.
plain-unknown-near = Unbekannter Befehl: { $said }. Meinten Sie { $near }?
plain-which-cell = Welche Zelle? Nennen Sie Zeile und Spalte, zum Beispiel 2 7 oder r2c7.
plain-which-house = Welche Nummer von 1 bis 9? Tippen Sie zum Beispiel row 3.
plain-which-number = Welches Spiel? Tippen Sie auch seine Nummer, zum Beispiel continue 2.
plain-which-puzzle = Welches Rätsel? Tippen Sie open und die 81 Zellen, mit Punkten für leere.
plain-which-level = Welche Stufe? Tippen Sie new und einen dieser Namen.
plain-entry = { $name }: { $about }
plain-how-to-place = Um eine Ziffer zu setzen, tippen Sie die Ziffer und ihre Zelle, zum Beispiel 4 in 2 7.

# Das Gitter: eine Einheit in drei Teilen von je drei Zellen; das Wort für eine leere Zelle.
plain-house = { $house }: { $first }, { $second }, { $third }.
plain-three = { $first } { $second } { $third }
plain-blank = leer
plain-digit = { $digit }
plain-given = { $cell }: { $digit }, vorgegeben.
plain-own = { $cell }: { $digit }, von Ihnen.
plain-empty = { $cell } ist leer, ohne Notizen.
plain-notes = { $cell } ist leer. Notizen: { $notes }.

# Wo eine Ziffer steht.
plain-nowhere = Die { $digit } steht noch nirgends.
plain-complete = Die { $digit } ist vollständig: { $cells }.
plain-places = { $missing ->
    [one] Die { $digit } steht in { $cells }. Eine fehlt noch.
   *[other] Die { $digit } steht in { $cells }. Sie fehlt noch { $missing }-mal.
}
plain-missing = Noch zu setzen: { SERIES($each) }.
plain-missing-digit = { $count ->
    [one] einmal die { $digit }
   *[other] { $count }-mal die { $digit }
}
plain-nothing-missing = Es fehlt keine Ziffer mehr.

# Hinweise. „do“ und „hint“ sind Befehle.
plain-hint-ends = Das war der ganze Hinweis. Tippen Sie do, um den Schritt auszuführen.
plain-no-hint = Es gibt noch keinen Hinweis. Tippen Sie zuerst hint.

# Hinter jedem Befehl: seine Wirkung.
plain-help-house = eine Zeile, eine Spalte oder einen Block vorlesen
plain-help-grid = alle Zeilen vorlesen
plain-help-cell = die Zelle in Zeile 2, Spalte 7 vorlesen
plain-help-digit = wo diese Ziffer steht
plain-help-missing = welche Ziffern fehlen, und wie oft jede
plain-help-place = 4 in Zeile 2, Spalte 7 setzen
plain-help-note = 4 und 8 in Zeile 2, Spalte 7 notieren; derselbe Befehl entfernt sie wieder
plain-help-clear = eine Zelle leeren
plain-help-fill = in allen leeren Zellen alle Kandidaten notieren
plain-help-tidy = Notizen entfernen, die nicht mehr möglich sind
plain-help-undo = den letzten Zug rückgängig machen oder wiederholen
plain-help-check = sagen, welche Ziffern falsch sind
plain-help-hint = ein Hinweis; noch einmal hint sagt mehr
plain-help-why = der ganze Hinweis mit Begründung
plain-help-do = den Schritt des Hinweises ausführen
plain-help-new = ein neues Spiel, oder eines auf dieser Stufe
plain-help-daily = das Rätsel des Tages
plain-help-open = ein Rätsel aus 81 Zellen oder einen Link öffnen
plain-help-games = die angefangenen Spiele, oder eines davon fortsetzen
plain-help-begin = die Vorgaben abschließen und das Spiel beginnen
plain-help-restart = dieses Spiel von vorn beginnen
plain-help-status = die Zeit, und wie weit Sie sind
plain-help-again = die letzte Antwort noch einmal
plain-help-quit = beenden; Ihre Spiele sind gespeichert
plain-help-cross = Kandidat 4 in Zeile 2, Spalte 7 streichen
plain-help-candidates = die Kandidaten einer Zeile, einer Spalte, eines Blocks oder einer Zelle vorlesen
plain-help-course = der Kurs oder eines seiner Kapitel
plain-help-lesson = die nächste Lektion oder die Lektion zu einer Technik
plain-help-example = ein Beispiel zur Lektion
plain-help-drills = die Technik der Lektion üben, oder eine andere
plain-help-solve = ein Rätsel, das die Technik der Lektion braucht
plain-help-review = üben, was fällig ist
plain-help-placement = Ihr Kapitel im Kurs finden
plain-help-own = Stellen aus Ihren Spielen, die lange gedauert haben
plain-help-reply = auf eine Übung antworten
plain-help-answer = die Antwort zu einer Übung
plain-help-truth = sagen, ob eine Vermutung stimmt
plain-help-next = die nächste Übung

# Lektionen und Übungen. lesson, drills, done und die anderen werden auf Englisch getippt.
plain-which-technique = Welche Technik? Tippen Sie lesson und ihren Namen, zum Beispiel lesson x-wing.
plain-no-drill = Es ist keine Übung offen. Tippen Sie drills, review oder placement.
plain-lesson-ways = Tippen Sie example für ein Beispiel, drills zum Üben oder solve für ein Rätsel, das diese Technik braucht.
plain-reply-is-there = Tippen Sie yes für ja oder no für nein.
plain-reply-name = Tippen Sie name und eine Nummer, zum Beispiel name 2.
plain-reply-marks = Um eine Ziffer zu setzen, tippen Sie 4 in 2 7. Um eine zu streichen, tippen Sie cross 4 in 2 7. Tippen Sie danach done.
plain-reply-marks-or-nothing = Um eine Ziffer zu setzen, tippen Sie 4 in 2 7. Um eine zu streichen, tippen Sie cross 4 in 2 7. Tippen Sie danach done. Wenn Sie nichts sehen, tippen Sie no.
plain-next = Tippen Sie next, um fortzufahren.
plain-not-noted = Die { $digit } ist dort nicht notiert.
plain-strong-link = { $from } oder { $to } ist wahr.
plain-weak-link = { $from } und { $to } sind nicht beide wahr.
