### Making, opening and printing puzzles.

## Making

make = Erstellen
make-by-hand = Rätsel selbst eingeben
make-enter = Rätsel eingeben
make-any = Beliebig
make-technique = Nötige Technik
make-symmetry = Symmetrie
symmetry-name =
    { $symmetry ->
        [none] keine
        [half-turn] halbe Drehung
        [quarter-turn] Vierteldrehung
        [left-right] links–rechts
        [top-bottom] oben–unten
        [orthogonal] beide Mittelachsen
        [diagonal] Diagonale
        [anti-diagonal] Gegendiagonale
        [diagonals] beide Diagonalen
       *[full] vollständig
    }
make-fewest = Vorgaben ab
make-most = Vorgaben bis
make-seed = Startwert
    .random = Zufällig
make-done =
    { $count ->
        [0] Kein solches Rätsel gefunden.
        [one] { $count } Rätsel erstellt.
       *[other] { $count } Rätsel erstellt.
    }
make-too-few = Nur { $count } von { $wanted } gefunden.
make-found =
    { $count ->
        [one] Ihr Rätsel
       *[other] { $count } Rätsel
    }
make-print-all = Alle drucken
make-play-number = Rätsel { $number } spielen
make-analyse-number = Rätsel { $number } analysieren
make-print-number = Rätsel { $number } drucken
make-wrong-seed = Startwert: Geben Sie eine ganze Zahl ein oder lassen Sie das Feld leer.
make-wrong-count = Anzahl: Geben Sie eine Zahl von 1 bis 100 ein.
make-wrong-givens = Vorgaben: Geben Sie zwei Zahlen von 17 bis 81 ein, die kleinere zuerst.
new-making = Rätsel wird erstellt: { $level }
new-mine = Mein Niveau
    .about = Nur Techniken, die Sie kennen.
    .unknown = Welche Techniken kennen Sie? Wenn Sie sie unter „Training“ abhaken, findet „Mein Niveau“ Rätsel, die nichts anderes brauchen.
new-failed = Kein Rätsel erstellt
    .text = Das Rätsel ließ sich nicht erstellen: { $why }.

## Opening

open = Öffnen
open-field = Rätsel in beliebigem Format oder einen Link einfügen
open-file = Datei wählen
open-paste = Einfügen
open-by-hand = Selbst eingeben
open-game = Das ist ein gespeichertes Spiel.
    .continue = Weiterspielen
open-at = Rätsel { $number } von { $total }
open-puzzle = Ein Rätsel mit { $parts }.
open-titled = „{ $title }“ mit { $parts }.
open-givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }
open-placed =
    { $count ->
        [one] { $count } gesetzten Ziffer
       *[other] { $count } gesetzten Ziffern
    }
open-candidates = Kandidaten
open-solutions =
    { $status ->
        [unique] Es hat genau eine Lösung.
        [none] Es hat keine Lösung.
       *[multiple] Es hat mehrere Lösungen.
    }
open-show-place = Stelle zeigen
open-whose = Welche dieser Ziffern stammen von Ihnen?
open-all-printed = Alle sind gedruckt
open-choose-mine = Eigene markieren

shared-opening = Wird geöffnet
shared-failed = Kein Rätsel in diesem Link
    .text = Der Link lässt sich nicht lesen: { $why }.
shared-too-long = Er ist zu lang für ein Spiel

## Printing

print = Drucken
print-title = Titel
    .usual = Sudoku
print-per-page = Rätsel pro Seite
print-paper = Papierformat
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Letter
       *[legal] Legal
    }
print-solutions = Lösungen
print-solutions-place =
    { $place ->
        [end] Auf den letzten Seiten
        [below] Unter jedem Rätsel, kopfüber
        [back] Auf der Rückseite, kopfüber
       *[none] Keine
    }
print-aid = In leeren Zellen
print-aid-kind =
    { $kind ->
        [none] Nichts
        [candidates] Kandidaten
       *[digits] Alle Ziffern zum Streichen
    }
print-large = Großdruck
print-page = Seite { $number }
