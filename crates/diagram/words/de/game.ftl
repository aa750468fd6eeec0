game-color-taken = Farbe { $colour } aus { $cells } entfernt.
game-color-on = Farbe { $colour } in { $cells }.
game-candidate-color-taken = Farbe { $colour } von Kandidaten in { $cells } entfernt.
game-candidate-color-on = Farbe { $colour } auf Kandidaten in { $cells }.
game-filled = Kandidaten in { $cells } eingetragen.
game-cleaned-up = Notizen in { $cells } aufgeräumt.
game-undone = Rückgängig gemacht. { $difference }
game-redone = Wiederholt. { $difference }
game-before-the-mistake = Zurück zum Stand vor dem Fehler. { $difference } „Rückgängig“ bringt alles wieder.
game-mistakes-taken-back = Nur die Fehler zurückgenommen. { $difference }
game-savepoint = Speicherpunkt { $number }.
game-savepoint-named = Speicherpunkt { $number }: { $name }.
game-back-at-savepoint = Zurück bei Speicherpunkt { $number }. { $difference }
game-left-grid-is-savepoint = { $said } Das verlassene Gitter ist Speicherpunkt { $number }.
game-restarted = Von vorn begonnen. „Rückgängig“ bringt alles wieder.
game-begins = Das Spiel beginnt.
game-begins-without-solution = Das Spiel beginnt, aber sein Rätsel hat keine Lösung. Machen Sie das rückgängig und berichtigen Sie die Vorgaben.
game-begins-with-several = Das Spiel beginnt, aber sein Rätsel hat mehrere Lösungen. Machen Sie das rückgängig und ergänzen Sie Vorgaben.
game-no-digit-wrong = Keine Ziffer ist falsch.
game-one-digit-wrong = Eine Ziffer ist falsch: { $cells }.
game-digits-wrong = { $count } Ziffern sind falsch: { $cells }.
game-options-changed = Einstellungen geändert.
game-solved = { $said } Das Rätsel ist gelöst.
game-wrong-here = { $said } Das ist falsch.
game-wrong-cells = { $said } Falsch: { $cells }.
game-same-digit-in = { $said } Dieselbe Ziffer steht in { $cells }.
game-count-of-cells = { $count } Zellen
game-givens-open = Vorgaben können eingegeben werden.
game-givens-closed = Die Vorgaben stehen fest.
game-placed = { $digit } in { $cells }.
game-one-empty = { $gone } ist leer.
game-several-empty = { $cells } sind leer.
game-crossed-out = Gestrichen: { $crossed }.
game-crossed-out-in = Kandidaten in { $cells } gestrichen.
game-colors-changed = Farben geändert.
game-marks-changed = Notizen in { $cells } geändert.
game-marks-cleared = Notizen in { $cells } gelöscht.
game-colors-cleared = Farben in { $cells } gelöscht.
# $mark ist „corner“, „centre“ oder „candidate“.
game-mark-taken = { $mark ->
    [corner] Eckmarke { $digit } aus { $cells } entfernt.
    [centre] Mittelmarke { $digit } aus { $cells } entfernt.
   *[candidate] Kandidat { $digit } in { $cells } gestrichen.
}
game-mark-in = { $mark ->
    [corner] Eckmarke { $digit } in { $cells }.
    [centre] Mittelmarke { $digit } in { $cells }.
   *[candidate] Kandidat { $digit } in { $cells }.
}
game-line-on = { $mark ->
    [arrow] Pfeil von { $from } nach { $to }.
   *[line] Linie von { $from } nach { $to }.
}
game-line-taken = { $mark ->
    [arrow] Pfeil von { $from } nach { $to } entfernt.
   *[line] Linie von { $from } nach { $to } entfernt.
}
game-lines-changed = Linien geändert.
game-colors-and-lines-cleared = Farben und Linien in { $cells } gelöscht.
