# Wörter auf Papier.

# Unter dem Titel auf dem Umschlag eines Buchs. Einzahl und Mehrzahl sind gleich.
print-count = { $count } Rätsel
print-font = Gesetzt aus der Noto Sans, lizenziert unter der SIL Open Font License 1.1.
# $font: Name einer weiteren Schrift, etwa Noto Sans CJK JP.
print-second-font = Zeichen, die der Noto Sans fehlen, sind aus der { $font } gesetzt.

# Die Regeln für alle, die noch nie ein Sudoku gesehen haben: drei Überschriften mit Absätzen.
print-how-to-play = Die Regeln
print-grid = Das Gitter hat neun Zeilen, neun Spalten und neun Blöcke aus je drei mal drei Zellen. In einigen Zellen steht von Anfang an eine Ziffer. Füllen Sie die übrigen so aus, dass in jeder Zeile, in jeder Spalte und in jedem Block jede Ziffer von 1 bis 9 genau einmal steht.
print-how-to-begin = Der Anfang
print-begin-with-digit = Wählen Sie eine Ziffer, die schon in vielen Blöcken steht. Betrachten Sie einen Block, in dem sie noch fehlt: Die Zeilen und Spalten, in denen die Ziffer schon steht, schließen dort die meisten Zellen aus. Bleibt nur eine Zelle übrig, tragen Sie die Ziffer dort ein.
print-begin-with-cell = Wählen Sie eine Zelle, deren Zeile, Spalte und Block schon fast voll sind. Stehen darin zusammen acht verschiedene Ziffern, tragen Sie die neunte in die Zelle ein.
print-when-stuck = Wenn es nicht weitergeht
print-pairs = Notieren Sie in jeder leeren Zelle klein alle Ziffern, die dort noch möglich sind. Bleiben in zwei Zellen einer Zeile nur dieselben zwei Ziffern, kann keine andere Zelle dieser Zeile eine davon enthalten: Streichen Sie beide dort. Das gilt ebenso für Spalten und Blöcke.
print-locked = Liegen alle möglichen Zellen für eine Ziffer in einem Block in derselben Zeile, streichen Sie die Ziffer im Rest dieser Zeile.
print-each-has-one = Jedes Rätsel hat genau eine Lösung: Jede Ziffer folgt aus den vorgegebenen.
print-none-has-one = Keines der Rätsel hat genau eine Lösung.
# $numbers: die Nummern weniger Rätsel, vielleicht nur eine.
print-all-but = Alle Rätsel außer Nr. { $numbers } haben genau eine Lösung.
print-all-but-several = Alle Rätsel bis auf { $count } haben genau eine Lösung.

# Das Inhaltsverzeichnis eines Buchs und Überschriften.
print-contents = Inhalt
print-puzzles = Rätsel
print-solutions = Lösungen
print-no-level = Ohne Stufe
# Die Nummern der Rätsel eines Abschnitts.
print-from-to = { $first } bis { $last }

# Zeilen neben einem Rätsel zum Ausfüllen: wer es gelöst hat und wie lange es dauerte.
print-name = Name
print-time = Zeit
print-class = Klasse
print-date = Datum

# Verweise auf andere Seiten.
print-on-page = Seite { $page }
print-solved-on = Lösungen auf Seite { $page }
print-solved-from = Lösungen ab Seite { $page }
# $first: „Seite 7“, die erste von mehreren.
print-solved-first = Lösungen: { $first }
print-to-page = Zu Seite { $page }

# Vorgelesen anstelle eines Bildes.
print-puzzle = Rätsel { $name }
# $label: eine Stufe oder eine Bewertung.
print-puzzle-of = Rätsel { $name }, { $label }
print-stars = { $count } von { $all } Sternen
print-code = QR-Code zu Rätsel { $name }
print-solution = Lösung { $name }
print-row-by-row = { $name }, Zeile für Zeile.
# Leere Zellen nebeneinander.
print-blanks = { $count ->
    [one] leer
   *[other] { $count } leere
}
# Eine Zeile nach der vorigen: Ziffern und leere Felder, mit Kommas dazwischen.
print-row = { " " }{ $cells }.
print-comma = ,{ " " }

# Arbeitsblätter zu einer Technik und erklärte Lösungswege.
# $kind: der Name der Technik, im Nominativ und ohne Artikel.
print-question = Gesucht: { $kind }. An welcher Stelle? Was folgt daraus?
print-answer = Antwort { $number }
print-example = Beispiel
print-answers = Antworten: { $heading }
print-short-answer = { $number }. { $name }: { $result }
print-mixed = Gemischt: { $topics }
print-mixed-intro = Sie brauchen diese Techniken: { $kinds }. Die Aufgaben werden nach und nach schwerer.
print-which = Welche Technik hilft hier weiter? Was folgt daraus?
print-write-notes = Tragen Sie zuerst in die leeren Zellen die Kandidaten ein. Streichen Sie dann alle, die sich mit leichteren Techniken ausschließen lassen.
print-cross-out = Streichen Sie zuerst die Ziffern, die in ihrer Zelle nicht stehen können, und dann alle, die sich mit leichteren Techniken ausschließen lassen.
print-blank-grids = Leere Gitter
print-the-puzzle = Das Rätsel

# Nummern in einer Aufzählung.
print-number = { $number }
