### About the app.

about = Info
about-version = { -brand } { $version }: Sudoku spielen, lernen, analysieren und erstellen.

about-data = Ihre Daten
    .text = Alles geschieht in diesem Browser: kein Konto, keine Werbung, kein Tracking, nichts von anderen Websites. Nach dem ersten Besuch läuft die App auch offline.
    .links = Ein geteilter Link enthält das Rätsel hinter einem #, also in dem Teil, den Browser nicht an Server senden.

about-licences = Lizenzen
about-licence-mit = MIT
about-licence-mit-apache = MIT oder Apache 2.0
about-us =
    .what = Löser, Techniken, Spiel und diese App.
about-preact = Preact und Preact Signals
    .who = Jason Miller und Mitwirkende.
about-qrcode = Lean QR
    .who = David Evans.
about-wasm-bindgen = wasm-bindgen
    .who = Die Entwickler von wasm-bindgen.
about-mit = Die MIT-Lizenz
