### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = Einstellungen
settings-appearance = Darstellung
settings-skin =
    { $skin ->
        [system] Wie das System
        [light] Hell
        [dark] Dunkel
       *[contrast] Hoher Kontrast
    }
settings-language = Sprache
    .system = Wie der Browser
settings-language-later = { $language } wird geladen, wenn Sie { -brand } das nächste Mal online öffnen.
settings-voice = Erklärungen
settings-voice-of =
    { $voice ->
        [beginner] Für Einsteiger
        [player] Für Spieler
       *[expert] Für Experten
    }
settings-behaviour = Verhalten
settings-motion = Bewegung reduzieren
    .about = Sonst gilt die Einstellung des Systems.
settings-pad-left = Tastenfeld links
    .about = Auf breiten Bildschirmen.
settings-new-games = Neue Spiele

## Backup

backup = Sicherung
    .text = Ihre Spiele, Ergebnisse und Einstellungen liegen nur in diesem Browser. Exportieren Sie sie, um eine Kopie aufzubewahren oder auf ein anderes Gerät zu wechseln.
    .export = Exportieren
    .import = Importieren
backup-done =
    { $games ->
        [one] Ergebnisse, Einstellungen und { $games } Spiel wiederhergestellt.
       *[other] Ergebnisse, Einstellungen und { $games } Spiele wiederhergestellt.
    }
backup-failed = Es wurde nichts geändert: { $why }.
backup-not-ours = Diese Datei ist keine Sicherung von { -brand }
backup-too-new = Diese Sicherung stammt aus einer neueren Version von { -brand }

## Storage

store-none = Dieser Browser speichert nichts. Wenn Sie die Seite schließen, gehen Ihre Spiele verloren.
store-games-unreadable = Ihre gespeicherten Spiele lassen sich nicht lesen.
store-results-unreadable = Ihre Ergebnisse lassen sich nicht lesen: { $why }. Die Daten werden aufbewahrt und sind in jedem Export enthalten.
store-full = Der Speicher des Browsers ist voll. Sie können weiterspielen. Exportieren Sie aber Ihre Spiele in den Einstellungen, bevor Sie die Seite schließen.
store-failed = Der Browser konnte Ihr Spiel nicht speichern ({ $why }). Sie können weiterspielen. Exportieren Sie aber Ihre Spiele in den Einstellungen, bevor Sie die Seite schließen.
store-refused = ohne Angabe eines Grundes

## Statistics

statistics = Statistik
    .none = Noch keine Ergebnisse. Spielen Sie zuerst ein Spiel zu Ende.
    .about = Zeiten zählen nur bei Rätseln, die Sie ohne Hinweise lösen.
statistics-other = Andere Rätsel
statistics-solved = Gelöst
statistics-best = Bestzeit
statistics-median = Median
statistics-unaided = Ohne Hinweise
statistics-hints = Hinweise pro Rätsel
statistics-trend =
    { $trend ->
        [faster] Zuletzt schneller: Median der letzten 10 Rätsel { $now }, der 10 davor { $before }.
        [slower] Zuletzt langsamer: Median der letzten 10 Rätsel { $now }, der 10 davor { $before }.
       *[same] Gleichbleibend: Median der letzten 10 Rätsel { $now }, der 10 davor { $before }.
    }
statistics-times =
    { $count ->
       *[other] Ihre letzten { $count } Zeiten, von { $least } bis { $most }
    }
statistics-days = Tage insgesamt
statistics-row = Tage in Folge
statistics-longest-row = Längste Serie

## Keyboard shortcuts

keys = Tastenkürzel
keys-when = Diese Tasten gelten im Spiel, solange das Gitter oder das Tastenfeld den Fokus hat. Mit { $key } blenden Sie diese Liste dort ein.
