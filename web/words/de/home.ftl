### The first screen.

home-game = { $title } · { $time }

home-new = Neues Spiel

home-daily = Rätsel des Tages
    .about = Alle bekommen dieselben Rätsel.
    .solved = gelöst

## The other games that were begun

home-others = Weitere Spiele
home-other-state = { $filled } von { $total } Zellen, { $time }
home-other-continue = Weiterspielen: { $title }, { $state }
home-other-give-up = Aufgeben: { $title }, { $state }

## Links to the other screens, in a few words each

home-more = Mehr
home-train = Training
    .about = Lektionen und Übungen
home-open = Rätsel öffnen
    .about = Von Papier, aus Bild, Datei oder Link
home-make = Erstellen
    .about = Rätsel nach Wunsch oder selbst eingegeben
home-analyse = Analysieren
    .about = Der Lösungsweg zu jedem Rätsel
home-print = Drucken
    .about = Rätsel auf Papier
home-statistics = Statistik
    .about = Ihre Zeiten und Serien
home-settings = Einstellungen
    .about = Darstellung, Spiel, Sicherung
home-keys = Tastenkürzel
    .about = Alle Tasten im Spiel
home-about = Info
    .about = Datenschutz und Lizenzen
