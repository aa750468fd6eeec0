### The dialogs of a game.

## The menu

menu = Mais
menu-check = Verificar meu jogo
menu-all-notes = Preencher todas as notas
menu-tidy-notes = Atualizar notas
menu-pause = Pausar
menu-share = Compartilhar, copiar, baixar

## Questions

restart-question = Começar de novo?
    .text = Tudo o que você preencheu será apagado. Dá para desfazer.
give-up-question = Desistir deste jogo?
    .text = O jogo contará como não resolvido, e você não poderá retomá-lo.

## The game is solved

finished = Sudoku resolvido
    .next = Próximo sudoku
    .next-level = Próximo: { $level }
    .practise = Praticar { $technique }
    .share = Compartilhar resultado
    .analyse = Ver a resolução
finished-help =
    { $assistance ->
        [none] sem ajuda
        [candidates] com notas automáticas
       *[other] com alguma ajuda
    }
finished-hints =
    { $count ->
        [one] com { $count } dica
       *[other] com { $count } dicas
    }
finished-time =
    .first = Seu primeiro sudoku deste nível sem dicas
    .best = Novo melhor tempo neste nível; o anterior era { $before }
    .usual = Seu melhor tempo sem dicas: { $best }
    .usual-median = Seu melhor tempo sem dicas: { $best }; sua mediana: { $median }
finished-moments = Onde você demorou
finished-moment = { $time }, após { $thought }
    .helped = { $time }, com dica
finished-result = { -brand }, { $title }: { $time }, { $help }
    .other = { -brand }: { $time }, { $help }

## Options

options = Opções
options-switches = Durante o jogo
options-clean = Atualizar notas ao colocar um número
options-clashes = Destacar conflitos
options-complete = Mostrar quantos faltam de cada número
options-clock = Mostrar o relógio
options-one-note = Só um tipo de nota
    .about = Um botão “Notas” em vez de “Canto” e “Centro”.
options-notes = Notas
options-notes-by-hand = Manuais
    .about = Você escreve cada uma.
options-notes-automatic = Automáticas
    .about = Mostram todos os números que ainda cabem. Para riscar um número, use o modo “Centro”.
options-wrong = Mostrar números errados
options-wrong-never = Nunca
options-wrong-when-asked = Ao verificar
options-wrong-at-once = Na hora
options-first = Ordem de entrada
options-first-cell = Primeiro a célula
options-first-digit = Primeiro o número
options-hints = Ordem das dicas
options-hints-known = Primeiro, as técnicas que você conhece.
options-notation = Nomes das células
options-techniques =
    { $count ->
        [0] Técnicas nas dicas: todas
        [one] Técnicas nas dicas: todas menos uma
       *[other] Técnicas nas dicas: todas menos { $count }
    }
options-techniques-all = Todas
options-techniques-failed = Não foi possível listar as técnicas: { $why }.

## Savepoints

savepoints = Pontos salvos
    .none = Ainda não há nenhum. Quando você volta a um ponto salvo, a grade atual é salva antes: nada se perde.
    .name = Nome (opcional)
    .add = Salvar este ponto
savepoint-number = Ponto salvo { $number }
savepoint-before = Antes de voltar
savepoint-state =
    { $filled ->
        [one] { $filled } número colocado em { $time }
       *[other] { $filled } números colocados em { $time }
    }
savepoint-back = Voltar
    .to = Voltar ao ponto salvo { $number }

## Sharing

share = Compartilhar
    .what = Escolha o que compartilhar
share-puzzle = O sudoku
share-game = O jogo até aqui
    .about = Com todas as jogadas, para continuar em outro dispositivo
share-copy-link = Copiar link
    .done = Link copiado.
share-system = Compartilhar…
    .title = Sudoku
share-as-text = Como texto
share-format = Formato
share-copy-text = Copiar texto
    .done = Texto copiado.
share-download-text = Baixar texto
share-download-game = Baixar jogo
share-qr = QR Code do link
    .too-long = Longo demais para um QR Code. Copie o link.

## A puzzle entered by hand

entering = Seu sudoku
    .start = Digite os números impressos, linha por linha. Para deixar uma célula vazia, use 0, Espaço ou “Apagar”.
    .tap = Digite os números impressos, linha por linha. Para deixar uma célula vazia, toque na tecla de apagar.
    .missing = Ainda faltam números dados.
    .anyway = Jogar assim mesmo
    .mine = Toque nos seus próprios números.
    .add = Números seus? Escolha “Meus”.
entering-digits =
    { $count ->
        [one] { $count } número dado
       *[other] { $count } números dados
    }{ $mine ->
        [0] .
        [one]  e { $mine } seu.
       *[other]  e { $mine } seus.
    }
entering-solutions =
    { $status ->
        [unique] Exatamente uma solução.
        [none] Com estes números, não há solução.
        [multiple] Ainda há várias soluções.
        [counted] Ainda há { $count } soluções.
       *[many]
            { $count ->
               *[other] Ainda há { $count } soluções ou mais.
            }
    }
entry-sources = Tipo de números
entry-source =
    { $source ->
        [printed] Impressos
       *[mine] Meus
    }
entry-said =
    { $source ->
        [printed] Modo de números impressos.
       *[mine] Modo de números próprios. Toque em um número impresso para marcá-lo como seu.
    }
entry-marked =
    { $source ->
        [printed] O { $digit } em { $cell } é impresso.
       *[mine] O { $digit } em { $cell } é seu.
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] Sem { $digits }, haveria exatamente uma solução.
       *[multiple] Sem { $digits }, haveria solução.
    }
    .searching = Procurando o número errado…
    .many = Pelo menos dois números estão errados.
suspects-digit = o { $digit } em { $cell }
suspects-one-of = O número errado pode ser qualquer um de { $count }.
