### About the app.

about = Sobre
about-version = { -brand } { $version }: jogue, aprenda, analise e crie sudokus.

about-data = Seus dados
    .text = Tudo acontece neste navegador: sem conta, sem anúncios, sem rastreamento, sem nada de outros sites. Depois da primeira visita, o app funciona offline.
    .links = Um link compartilhado traz o sudoku depois do sinal #, na parte que os navegadores não enviam aos servidores.

about-licences = Licenças
about-licence-mit = MIT
about-licence-mit-apache = MIT ou Apache 2.0
about-us =
    .what = Motor de resolução, técnicas, jogo e este app.
about-preact = Preact e seus signals
    .who = Jason Miller e colaboradores.
about-qrcode = Lean QR
    .who = David Evans.
about-wasm-bindgen = wasm-bindgen
    .who = Os desenvolvedores do wasm-bindgen.
about-mit = A licença MIT
