### The dialogs of a game.

## The menu

menu = Mehr
menu-check = Eingaben prüfen
menu-all-notes = Alle Notizen eintragen
menu-tidy-notes = Notizen aufräumen
menu-pause = Pause
menu-share = Teilen, kopieren, herunterladen

## Questions

restart-question = Von vorn beginnen?
    .text = Alle Ihre Eingaben werden gelöscht. Das lässt sich rückgängig machen.
give-up-question = Dieses Spiel aufgeben?
    .text = Es zählt dann als ungelöst und lässt sich nicht mehr weiterspielen.

## The game is solved

finished = Gelöst
    .next = Nächstes Rätsel
    .next-level = Als Nächstes: { $level }
    .practise = Üben: { $technique }
    .share = Ergebnis teilen
    .analyse = Lösungsweg ansehen
finished-help =
    { $assistance ->
        [none] ohne Hilfe
        [candidates] mit automatischen Notizen
       *[other] mit etwas Hilfe
    }
finished-hints =
    { $count ->
        [one] mit { $count } Hinweis
       *[other] mit { $count } Hinweisen
    }
finished-time =
    .first = Auf dieser Stufe zum ersten Mal ohne Hinweise gelöst
    .best = Neue Bestzeit auf dieser Stufe, bisher { $before }
    .usual = Ihre Bestzeit ohne Hinweise: { $best }
    .usual-median = Ihre Bestzeit ohne Hinweise: { $best }, Ihr Median: { $median }
finished-moments = Hier hat es gedauert
finished-moment = { $time }, nach { $thought }
    .helped = { $time }, mit Hinweis
finished-result = { -brand }, { $title }: { $time }, { $help }
    .other = { -brand }: { $time }, { $help }

## Options

options = Spieleinstellungen
options-switches = Beim Spielen
options-clean = Notizen beim Setzen einer Ziffer aufräumen
options-clashes = Konflikte hervorheben
options-complete = Anzeigen, wie oft jede Ziffer noch fehlt
options-clock = Uhr anzeigen
options-one-note = Nur eine Art Notizen
    .about = Eine Taste „Notizen“ statt „Ecke“ und „Mitte“.
options-notes = Notizen
options-notes-by-hand = Von Hand
    .about = Sie schreiben sie selbst.
options-notes-automatic = Automatisch
    .about = Zeigt alle Ziffern, die noch passen. Im Modus „Mitte“ lassen sich Ziffern streichen.
options-wrong = Falsche Ziffern anzeigen
options-wrong-never = Nie
options-wrong-when-asked = Beim Prüfen
options-wrong-at-once = Sofort
options-first = Reihenfolge der Eingabe
options-first-cell = Zuerst die Zelle
options-first-digit = Zuerst die Ziffer
options-hints = Reihenfolge der Techniken
options-hints-known = Zuerst Techniken, die Sie kennen.
options-notation = Namen der Zellen
options-techniques =
    { $count ->
        [0] Techniken in Hinweisen: alle
        [one] Techniken in Hinweisen: alle bis auf eine
       *[other] Techniken in Hinweisen: alle bis auf { $count }
    }
options-techniques-all = Alle
options-techniques-failed = Die Techniken lassen sich nicht anzeigen: { $why }.

## Savepoints

savepoints = Speicherpunkte
    .none = Noch keine Speicherpunkte. Wenn Sie zu einem zurückkehren, wird zuvor Ihr Gitter gespeichert. Es geht also nichts verloren.
    .name = Name (optional)
    .add = Speicherpunkt anlegen
savepoint-number = Speicherpunkt { $number }
savepoint-before = Vor dem Zurückkehren
savepoint-state =
    { $filled ->
        [one] { $filled } Ziffer gesetzt, bei { $time }
       *[other] { $filled } Ziffern gesetzt, bei { $time }
    }
savepoint-back = Zurückkehren
    .to = Zurückkehren zu Speicherpunkt { $number }

## Sharing

share = Teilen
    .what = Was möchten Sie teilen?
share-puzzle = Das Rätsel
share-game = Das Spiel bis hierher
    .about = Mit allen Zügen, um anderswo weiterzuspielen
share-copy-link = Link kopieren
    .done = Link kopiert.
share-system = Teilen …
    .title = Sudoku
share-as-text = Als Text
share-format = Format
share-copy-text = Text kopieren
    .done = Text kopiert.
share-download-text = Text herunterladen
share-download-game = Spiel herunterladen
share-qr = QR-Code des Links
    .too-long = Zu lang für einen QR-Code. Kopieren Sie stattdessen den Link.

## A puzzle entered by hand

entering = Ihr Rätsel
    .start = Geben Sie die gedruckten Ziffern Zeile für Zeile ein. Für leere Zellen: 0, Leertaste oder „Löschen“.
    .tap = Geben Sie die gedruckten Ziffern Zeile für Zeile ein. Für leere Zellen tippen Sie auf die Löschtaste.
    .missing = Es fehlen noch Vorgaben.
    .anyway = Trotzdem spielen
    .mine = Tippen Sie auf Ihre eigenen Ziffern.
    .add = Eigene Ziffern? Wählen Sie „Eigene“.
entering-digits =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }{ $mine ->
        [0] .
        [one] , { $mine } eigene Ziffer.
       *[other] , { $mine } eigene Ziffern.
    }
entering-solutions =
    { $status ->
        [unique] Genau eine Lösung.
        [none] Diese Ziffern haben keine Lösung.
        [multiple] Noch mehrere Lösungen.
        [counted] Noch { $count } Lösungen.
       *[many]
            { $count ->
               *[other] Noch mindestens { $count } Lösungen.
            }
    }
entry-sources = Art der Ziffern
entry-source =
    { $source ->
        [printed] Gedruckt
       *[mine] Eigene
    }
entry-said =
    { $source ->
        [printed] Eingabe: gedruckte Ziffern.
       *[mine] Eingabe: eigene Ziffern. Tippen Sie auf eine gedruckte Ziffer, um sie als eigene zu markieren.
    }
entry-marked =
    { $source ->
        [printed] Die { $digit } in { $cell } gilt als gedruckt.
       *[mine] Die { $digit } in { $cell } gilt als eigene Ziffer.
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] Ohne { $digits } gäbe es genau eine Lösung.
       *[multiple] Ohne { $digits } gäbe es eine Lösung.
    }
    .searching = Falsche Ziffer wird gesucht …
    .many = Mindestens zwei Ziffern sind falsch.
suspects-digit = die { $digit } in { $cell }
suspects-one-of = { $count } Ziffern kommen als Fehler infrage.
