photo = De uma imagem
    .reading = Lendo a imagem…
    .picture = A imagem escolhida
    .private = As imagens não saem deste aparelho.
    .sure = Todos os números estão nítidos.
    .none = Com esses números, o sudoku não tem uma solução única. Compare todos com a imagem.
    .correct = Corrigir
photo-check = Compare { $cells } com a imagem.
photo-check-many = Compare com a imagem as { $count } células sombreadas.
photo-unread =
    { $why ->
        [blurred] A imagem está borrada demais para ler os números.
        [damaged] O arquivo não é uma imagem que este navegador consiga abrir.
        [empty] A grade tem muito poucos números.
        [several] Há mais de uma grade na imagem. Chegue mais perto da que você quer.
        [size] A imagem é comprida e estreita demais.
        [small] A grade está pequena demais. Chegue mais perto, até ela ocupar quase toda a imagem.
       *[no-grid] Não há nenhum sudoku na imagem. A grade inteira precisa aparecer.
    }
camera = Usar a câmera
    .title = Câmera
    .hold = Enquadre a grade inteira.
    .still = Não mova a câmera…
    .unsure = Há números difíceis de ler. Aproxime-se, procure uma luz melhor ou use a imagem assim mesmo.
    .take = Usar assim mesmo
    .refused = Não dá para usar a câmera: não há nenhuma, ou este navegador não tem permissão. Em vez disso, você pode escolher uma imagem.
