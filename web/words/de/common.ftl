### Words that several screens share.

locale = de-DE

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = Startseite
button-close = Schließen
button-cancel = Abbrechen
button-stop = Stoppen
button-continue = Weiterspielen
button-back = Zurück
button-next = Weiter
button-previous = Zurück
button-play = Spielen
button-analyse = Analysieren
button-print = Drucken
button-edit = Bearbeiten
button-make = Erstellen
button-give-up = Aufgeben
button-restart = Von vorn beginnen
button-undo-mistakes = Zum Stand vor dem Fehler
button-hint = Hinweis

## Labels of fields

label-level = Stufe
label-how-many = Anzahl
label-givens = Vorgaben
label-puzzle = Rätsel
label-puzzle-number = Rätsel { $number }
position = { $number } von { $total }
progress = { $done } von { $total }
no-value = –

level-name =
    { $level ->
        [beginner] Anfänger
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[master] Meister
    }

list-comma = { ", " }
sentence-space = { " " }
list-digits = { ", " }
list-last = { " und " }

## Waiting and errors

loading = Wird geladen …
making = Rätsel werden erstellt
stopped = Gestoppt.
page-not-found = Seite nicht gefunden
unknown-level = Unbekannte Stufe
check-address = Prüfen Sie die Adresse auf Tippfehler.
file-not-loaded = { $name } ließ sich nicht laden (sind Sie offline?)
worker-ended = Der Browser hat die Berechnung abgebrochen

## Titles

document-title = { $title } · { -brand }

game-title-daily = { $level }, { $day }
game-title-entered = Eigenes Rätsel
game-title-opened = Geöffnetes Rätsel

## The start

start-failed = { -brand } startet nicht
    .again = Erneut versuchen
start-old-browser = { -brand } braucht einen Browser von 2023 oder neuer, mit WebAssembly SIMD.
start-offline = { -brand } ließ sich nicht laden. Sind Sie online?
start-refused = { -brand } ließ sich nicht laden: Der Server hat mit { $status } geantwortet.
start-updated = Es gibt eine neue Version von { -brand }. Laden Sie die Seite neu, um weiterzumachen.
