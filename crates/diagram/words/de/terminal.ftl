# Das Spiel im Terminal. Ein Bildschirm hat 80 Spalten: Beschriftungen und Zeilen darunter sind kurz.

# Ein zu kleines Fenster und seine Größe.
terminal-needs-room = Diese Ansicht braucht { $columns } Spalten und { $rows } Zeilen.
terminal-has-room = Dieses Fenster hat { $columns } und { $rows }.

# Tasten. Namen, die auf Tastaturen stehen, etwa Esc, sind in allen Sprachen gleich.
terminal-space = Leer
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# Die letzte Zeile: hinter dem Namen einer Taste ein Wort dafür, was sie tut. In Listen:
terminal-key-choose = wählen
terminal-key-take = übernehmen
terminal-key-change = ändern
terminal-key-scroll = blättern
terminal-key-back = zurück
terminal-key-quit = beenden
terminal-key-give-up = Spiel aufgeben
terminal-key-open = öffnen
# Im Spiel:
terminal-key-begin = beginnen
terminal-key-begin-all-the-same = trotzdem beginnen
terminal-key-hint = Hinweis
# Der nächste Teil eines Hinweises oder eines Textes.
terminal-key-more = mehr
# Führt den Schritt eines Hinweises aus.
terminal-key-do-it = ausführen
terminal-key-check = prüfen
terminal-key-write = setzen
terminal-key-undo = rückgängig
terminal-key-redo = wiederholen
terminal-key-mode = Modus
terminal-key-clear = leeren
terminal-key-all-marks = alle Notizen
terminal-key-find = suchen
terminal-key-keys = Tasten
terminal-key-options = Optionen
terminal-key-leave = Ende
terminal-key-go-on = weiter
terminal-key-another = noch ein Spiel: { $level }
terminal-key-new-game = neues Spiel
terminal-key-lesson = Lektion
# In Lektionen und Übungen:
terminal-key-example = Beispiel
terminal-key-drills = Übungen
terminal-key-solve-with-it = Rätsel dazu lösen
terminal-key-stop = stoppen
terminal-key-next = weiter
terminal-key-review = wiederholen
terminal-key-sum-up = Ergebnis
terminal-key-is-there = kommt vor
terminal-key-is-not-there = kommt nicht vor
terminal-key-name = Name
terminal-key-check-answer = prüfen
terminal-key-nothing = nichts hilft
terminal-key-unseen = ich sehe nichts
# Stimmt trotzdem, was sich nicht beweisen lässt?
terminal-key-truth = stimmt es?
terminal-key-answer = Lösung

# Arbeiten, die einen Moment dauern.
terminal-making = Rätsel wird erstellt … Esc stoppt.
terminal-looking-for-step = Schritt wird gesucht … Esc stoppt.
terminal-looking-for-position = Stellung wird gesucht … Esc stoppt.
terminal-looking-at-steps = Alle Schritte werden geprüft … Esc stoppt.

# Dateien, die sich nicht lesen oder schreiben lassen. $why: der Grund, oder die zweite Meldung hier.
terminal-not-kept = Das lässt sich nicht speichern: { $why }
terminal-played-elsewhere = Es wird in einem anderen Fenster gespielt
terminal-cannot-be-opened = Das Spiel lässt sich nicht öffnen: { $why }
terminal-goes-on = Das Spiel läuft weiter: { $why }
terminal-torn = Der letzte Zug wurde nicht vollständig gespeichert; alles davor ist da.

# Das Menü: ein Eintrag, und worum es geht.
terminal-menu = Sudoku
terminal-continue = Weiter: { $title }
terminal-menu-new = Neues Spiel
terminal-menu-new-about = Stufe wählen
terminal-menu-daily = Rätsel des Tages
terminal-menu-daily-about = { $day } (UTC)
terminal-menu-train = Training
terminal-menu-train-about = Techniken lernen und üben
terminal-menu-open = Öffnen
terminal-menu-open-about = Rätsel oder Link einfügen oder tippen
terminal-menu-enter = Eingeben
terminal-menu-enter-about = Rätsel vom Papier eintippen
terminal-menu-statistics-about = Zeiten und Serien
terminal-menu-options-about = Notizen, Prüfen, Farben
terminal-menu-keys-about = Tastenkürzel
terminal-menu-quit = Beenden
terminal-menu-quit-about = Ihre Spiele sind gespeichert

# Ein begonnenes Spiel. $row: die erste Zeile des Rätsels.
terminal-progress = { $time }, { $filled } von { $of } ausgefüllt
terminal-progress-begins = { $time }, { $filled } von { $of }; beginnt { $row }
terminal-progress-begins-in-short = { $time }, { $filled } von { $of }, { $row }
terminal-being-entered = { $givens ->
    [one] in Eingabe, bisher { $givens } Vorgabe
   *[other] in Eingabe, bisher { $givens } Vorgaben
}

# Die Titel von Spielen. $number: die des Rätsels, oder eines von mehreren Spielen mit demselben Titel.
terminal-game = { $level } { $number }
terminal-game-of-day = { $day } { $level }
terminal-own-puzzle = Eigenes Rätsel
terminal-opened-puzzle = Geöffnetes Rätsel
terminal-one-of-several = { $title } ({ $number })

# Die Wahl einer Stufe.
terminal-new-game = Neues Spiel
terminal-own-level = Mein Niveau
terminal-own-level-about = Nur was Sie kennen.
terminal-puzzle-of-day = Das Rätsel vom { $day }
terminal-solved = gelöst

# Ein Rätsel öffnen.
terminal-open = Rätsel öffnen
terminal-open-about = Einfügen oder eintippen: 81 Ziffern und Punkte, Gitter, Kandidaten, Link.

# Tastenkürzel: die Überschrift und der Eintrag im Menü.
terminal-keys = Tasten
terminal-copy-text = Das Gitter als Text kopieren
terminal-copy-link = Einen Link zum Gitter kopieren
terminal-mark-centre = Notiz in die Mitte schreiben, wenn Ihr Terminal diese Taste meldet
terminal-mark-corner = Notiz in die Ecke schreiben, wenn Ihr Terminal diese Taste meldet
terminal-text-copied = Das Gitter ist als Text kopiert, wenn Ihr Terminal das erlaubt.
terminal-link-copied = Ein Link zum Gitter ist kopiert, wenn Ihr Terminal das erlaubt.

# Neben dem Gitter, in 22 Spalten: gefüllte Zellen; was Ziffern bewirken, ganz und in wenigen Buchstaben; es
# werden Zellen ausgewählt.
terminal-filled = { $filled } von { $of }
terminal-entering = Vorgaben eingeben
terminal-mode = { $mode ->
    [digits] Ziffern
    [corner] Ecke
    [centre] Mitte
   *[colours] Farben
}
terminal-mode-in-short = { $mode ->
    [digits] Zif
    [corner] Eck
    [centre] Mit
   *[colours] Far
}
terminal-selecting = Ausw
# Hinter der Taste f.
terminal-which-digit = Welche Ziffer? Noch einmal f zeigt keine.

# Eine Pause verdeckt das Gitter; p ist die Taste.
terminal-paused = Pause
terminal-paused-about = weiter mit p

# Das Spiel ist gewonnen: auf der letzten Zeile und neben dem Gitter.
terminal-solved-without-help = Gelöst in { $time }, ohne Hilfe.
terminal-solved-with-candidates = Gelöst in { $time }, mit automatischen Notizen.
terminal-solved-with-checks = Gelöst in { $time }, mit Prüfen.
terminal-solved-with-hints = Gelöst in { $time }, mit Hinweisen.
terminal-solved-with-steps = Gelöst in { $time }, mit übernommenen Schritten.
terminal-time = Zeit: { $time }.
terminal-first-time = Zeit: { $time }, Ihre erste auf dieser Stufe.
terminal-time-beside-others = Zeit: { $time }, Bestzeit { $best }, Median { $median }.
terminal-singles-were-enough = Einer haben genügt.
terminal-hardest-step = Schwerster Schritt: { $kind }.
# Stellen, die in einem gelösten Spiel lange gedauert haben: Spielzeit, Ort, Technik; $thought: die Bedenkzeit. Darunter
# die Taste der Lektion, in allen Sprachen dieselbe.
terminal-moments = Hier hat es gedauert:
terminal-moment = { $time } { $place }: { $kind }, nach { $thought }
terminal-moment-helped = { $time } { $place }: { $kind }, mit Hinweis
terminal-lesson-about = l: Lektion zu { $kind }

# Speicherpunkte: wie jeder entstanden ist, Zeit und Ziffern, und was sich beim Zurückkehren ändern würde.
terminal-savepoints = Zurück zu einem Speicherpunkt
terminal-no-savepoint = Noch keine Speicherpunkte. Die Taste s legt einen an.
terminal-savepoint = { $number }, von Ihnen angelegt
terminal-savepoint-left = { $number }, beim Zurückkehren verlassen
terminal-savepoint-named = { $number }, { $name }
terminal-savepoint-about = { $digits ->
    [one] { $time }, { $digits } Ziffer: { $changes }
   *[other] { $time }, { $digits } Ziffern: { $changes }
}
terminal-nothing-changes = das Gitter, wie es ist
terminal-marks-change = andere Notizen
# $gone und $back: die Ziffern, die wegfielen und hinzukämen, oder wie viele es sind.
terminal-without = ohne { $gone }
terminal-with = mit { $back }
terminal-without-and-with = ohne { $gone }, mit { $back }
terminal-digits = { ORDER($each) }
terminal-count-of-digits = { $count ->
    [one] { $count } Ziffer
   *[other] { $count } Ziffern
}
terminal-count-of-changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}

# Statistik. Spaltenköpfe haben etwa 8 Buchstaben.
terminal-statistics = Statistik
terminal-level = Stufe
terminal-played = gespielt
terminal-solved-count = gelöst
terminal-best = Bestzeit
terminal-median = Median
terminal-streak = Serie
terminal-longest-streak = längste
terminal-helped = Hinweise
terminal-other-puzzles = andere

# Spieleinstellungen, jede mit ihren Werten.
terminal-options = Spieleinstellungen
terminal-notes = Notizen
terminal-notes-by-hand = von Hand
terminal-notes-automatic = automatisch: alle möglichen; Mitte streicht
terminal-clean = Notizen aufräumen
terminal-clean-on = beim Setzen einer Ziffer
terminal-clean-off = nein
terminal-clashes = Konflikte hervorheben
terminal-wrong = Falsche Ziffern anzeigen
terminal-never = nie
terminal-when-asked = beim Prüfen
terminal-at-once = sofort
terminal-digits-left = Fehlende Ziffern
terminal-digits-left-on = angezeigt
terminal-digits-left-off = nicht angezeigt
terminal-clock = Uhr
terminal-clock-on = sichtbar
terminal-clock-off = verborgen, läuft aber
terminal-first = Reihenfolge der Eingabe
terminal-first-cell = zuerst die Zelle
terminal-first-digit = zuerst die Ziffer: Enter oder Klick setzt sie
terminal-notation = Namen der Zellen
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = Hinweise
terminal-hints-ours = das Einfachste zuerst, alle Techniken
terminal-hints-hodoku = nur die Techniken von HoDoKu
terminal-hints-sudoku-explainer = in der Reihenfolge von Sudoku Explainer
terminal-techniques = Techniken in Hinweisen
terminal-techniques-title = Techniken in Hinweisen: { $which }
# $off: so viele sind ausgeschaltet.
terminal-techniques-on = { $off ->
    [0] alle
    [one] alle bis auf eine
   *[other] alle bis auf { $off }
}
terminal-off = aus
terminal-partly-off = teilweise aus
terminal-explanations = Erklärungen
terminal-for-beginners = für Einsteiger: wohin Sie schauen
terminal-for-players = für Spieler: das Muster, und warum es wirkt
terminal-for-experts = für Experten: in Fachbegriffen
# Wie der Bildschirm aussieht.
terminal-skin = Darstellung
terminal-skin-name = { $skin ->
    [dark] dunkel
    [light] hell
    [safe] farbsicher
    [mono] einfarbig
   *[ascii] ASCII
}

# Training. $known der Techniken wurden geübt; $due: so viele sind zu wiederholen.
terminal-course = Training: { $known } von { $of } Techniken geübt
terminal-next-lesson = Nächste Lektion
terminal-all-practised = Sie haben alle Lektionen geübt
terminal-placement = Einstufung
terminal-placement-offer = nicht neu? Bekanntes überspringen
terminal-placement-about = findet Ihr Kapitel
terminal-placed-about = Kapitel { $number }, am { $day }
terminal-placement-finished = Einstufung beendet: { $right } von { $of } sofort erkannt.
terminal-your-place = Sie beginnen bei Kapitel { $number }: { $title }. Alles davor gilt als bekannt. Sie können die Einstufung jederzeit wiederholen.
terminal-review = Wiederholen
terminal-review-about = { $due ->
    [0] heute ist nichts fällig
    [one] { $due } Technik ist fällig
   *[other] { $due } Techniken sind fällig
}
terminal-chapter-practised = alle geübt
terminal-chapter-progress = { $known } von { $of } geübt
terminal-chapter = { $title }: Kapitel { $number } von { $of }
terminal-lesson-place = { $title }: Lektion { $number } von { $of }
terminal-first-learn = zuerst lernen: { $kind }
terminal-missed = nicht gelöst
terminal-days-of-practice = { $days ->
    [one] Erster Übungstag. Folgt der nächste innerhalb einer Woche, zählt er dazu.
   *[other] { $days } Übungstage. Folgt der nächste innerhalb einer Woche, zählt er dazu.
}
terminal-due = fällig
terminal-due-on = wieder am { $day }
terminal-pace = erkannt in { $time }
terminal-pace-beside = erkannt in { $time }, zuvor in { $before }
terminal-known = bekannt
terminal-without-drills = nur Lektion
terminal-no-positions = Dazu gibt es keine Übungsstellung: { $kind }.
terminal-example = Beispiel: { $kind }
# Über dem Gitter einer Übung: die Frage, ihre Nummer, und wie viele es sind.
terminal-which-one = Welche Technik?
terminal-what-follows = folgern, { $number } von { $of }
terminal-find-it = finden, { $number } von { $of }
terminal-name-it = benennen, { $number } von { $of }
terminal-solve-with-it = lösen, { $number } von { $of }
terminal-see-it = Wiederholung, { $number } von { $of }
terminal-place-it = { $number } von höchstens { $of }
# Stellungen aus eigenen Spielen: der Eintrag im Kurs und der Kopf einer Übung. $time: die Spielzeit.
terminal-own-games = Aus Ihren Spielen
terminal-own-games-about = { $positions ->
    [one] { $positions } Stelle, die lange gedauert hat
   *[other] { $positions } Stellen, die lange gedauert haben
}
terminal-from-game = Aus Ihrem Spiel, { $time }, { $row }
terminal-own-position = { $day }, { $number } von { $of }
