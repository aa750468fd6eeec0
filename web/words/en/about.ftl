### About the app.

about = About
about-version = { -brand } { $version }: play, learn, analyse and make Sudoku.

about-data = Your data
    .text = Everything happens in this browser: no account, no ads, no tracking, nothing from other sites. After your first visit the app works offline.
    .links = A shared link carries its puzzle after a # sign, in the part that browsers don't send to servers.

about-licences = Licences
about-licence-mit = MIT
about-licence-mit-apache = MIT or Apache 2.0
# Software in the app, and its authors. The licence itself stays in English.
about-us =
    .what = Solver, techniques, game and this app.
about-preact = Preact and its signals
    .who = Jason Miller and contributors.
about-qrcode = Lean QR
    .who = David Evans.
about-wasm-bindgen = wasm-bindgen
    .who = The wasm-bindgen developers.
about-mit = The MIT licence
