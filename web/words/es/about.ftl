### About the app.

about = Acerca de
about-version = { -brand } { $version }: sudokus para jugar, aprender, analizar y crear.

about-data = Tus datos
    .text = Todo ocurre en este navegador: sin cuentas, sin anuncios, sin rastreo y sin contenido de otros sitios. Después de la primera visita, la aplicación funciona sin conexión.
    .links = Un enlace compartido lleva el sudoku detrás del signo #, en la parte que los navegadores no envían a los servidores.

about-licences = Licencias
about-licence-mit = MIT
about-licence-mit-apache = MIT o Apache 2.0
about-us =
    .what = Motor de resolución, técnicas, juego y esta aplicación.
about-preact = Preact y sus signals
    .who = Jason Miller y colaboradores.
about-qrcode = Lean QR
    .who = David Evans.
about-wasm-bindgen = wasm-bindgen
    .who = Los desarrolladores de wasm-bindgen.
about-mit = La licencia MIT
