### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }, { $filled } von { $total } Zellen ausgefüllt
game-clock-pause = { $time }, pausieren
game-clock-continue = { $time }, weiterspielen
game-paused = Pause bei { $time }.
game-said-paused = Pause.
game-said-running = Die Uhr läuft.

## The pad

pad = Tastenfeld
pad-modes = Eingabemodus
pad-mode =
    { $mode ->
        [digits] Ziffern
        [corner] Ecke
        [centre] Mitte
        [notes] Notizen
       *[colours] Farben
    }
pad-mode-said =
    { $mode ->
        [digits] Eingabe: Ziffern.
        [corner] Eingabe: Eckmarken.
        [centre] Eingabe: Mittelmarken.
        [notes] Eingabe: Notizen.
       *[colours] Eingabe: Farben.
    }
pad-digit = { $digit }, noch { $count }-mal
pad-digit-complete = { $digit }, vollständig
pad-colour = Farbe { $colour }
pad-clear = Löschen
pad-line = Linie von dieser Zelle aus zeichnen
pad-arrows = Pfeile
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-select = Auswählen

pen-begun = Linie ab { $cell }. Wählen Sie jetzt das andere Ende.
pen-dropped = Keine Linie gezeichnet.

## Keyboard shortcuts that only the web app has

key-read-houses = Vorlesen, was in Zeile, Spalte und Block noch fehlt
key-corner = Eckmarke setzen
key-centre = Mittelmarke setzen
key-colour = Zelle färben
key-line = Linie zeichnen: an beiden Enden drücken
key-arrow = Pfeil zeichnen: am Anfang und an der Spitze drücken

## Cells, read aloud

spoken-cells =
    { $rowCount ->
        [one] Zeile { $rows }
       *[other] Zeilen { $rows }
    } { $columnCount ->
        [one] Spalte { $columns }
       *[other] Spalten { $columns }
    }
spoken-is-not = ist nicht
spoken-cell = { $cell }, { $contents }
spoken-given = Vorgabe { $digit }
spoken-empty = leer
spoken-wrong = falsch
spoken-conflict = Konflikt
spoken-candidates =
    { $count ->
        [one] Kandidat { $digits }
       *[other] Kandidaten { $digits }
    }
spoken-corner-marks =
    { $count ->
        [one] Eckmarke { $digits }
       *[other] Eckmarken { $digits }
    }
spoken-crossed-out = gestrichen: { $digits }
spoken-coloured-candidate = Kandidat { $digit } in Farbe { $colour }
spoken-colours =
    { $count ->
        [one] Farbe { $colours }
       *[other] Farben { $colours }
    }
spoken-line =
    { $line ->
        [to] Pfeil nach { $place }
        [from] Pfeil von { $place }
       *[line] Linie nach { $place }
    }
spoken-candidate-at = { $digit } in { $cell }
spoken-line-of = { $digit }: { $line }
spoken-row =
    { $count ->
        [0] Zeile { $number } ist vollständig.
        [one] In Zeile { $number } fehlt noch die { $digits }.
       *[other] In Zeile { $number } fehlen noch { $digits }.
    }
spoken-column =
    { $count ->
        [0] Spalte { $number } ist vollständig.
        [one] In Spalte { $number } fehlt noch die { $digits }.
       *[other] In Spalte { $number } fehlen noch { $digits }.
    }
spoken-box =
    { $count ->
        [0] Block { $number } ist vollständig.
        [one] In Block { $number } fehlt noch die { $digits }.
       *[other] In Block { $number } fehlen noch { $digits }.
    }
spoken-row-name = Zeile { $number }

## The game cannot be shown

game-elsewhere = In einem anderen Tab geöffnet
    .text = Dieses Spiel ist in einem anderen Tab oder Fenster geöffnet.
    .taken-over = Dieses Spiel läuft jetzt in einem anderen Tab weiter. Es ist nichts verloren gegangen.
    .here = Hier spielen
game-missing = Spiel nicht gefunden
    .text = Dieses Spiel ist in diesem Browser nicht gespeichert. Haben Sie es aufgegeben?
    .unreadable = Dieses Spiel lässt sich nicht lesen: { $why }. Es wird aufbewahrt und ist in jedem Export enthalten.
