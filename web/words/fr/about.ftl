### About the app.

about = À propos
about-version = { -brand } { $version } : jouer au sudoku, s’entraîner, analyser et créer des grilles.

about-data = Vos données
    .text = Tout se passe dans ce navigateur : pas de compte, pas de publicité, pas de pistage, rien qui vienne d’autres sites. Après votre première visite, l’application fonctionne hors connexion.
    .links = La grille d’un lien partagé se trouve après le signe #, dans la partie de l’adresse que les navigateurs n’envoient pas aux serveurs.

about-licences = Licences
about-licence-mit = MIT
about-licence-mit-apache = MIT ou Apache 2.0
about-us =
    .what = Solveur, techniques, jeu et cette application.
about-preact = Preact et Preact Signals
    .who = Jason Miller et contributeurs.
about-qrcode = Lean QR
    .who = David Evans.
about-wasm-bindgen = wasm-bindgen
    .who = Les développeurs de wasm-bindgen.
about-mit = La licence MIT
