### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }, { $filled } de { $total } células preenchidas
game-clock-pause = { $time }, pausar
game-clock-continue = { $time }, continuar
game-paused = Jogo pausado. Tempo: { $time }.
game-said-paused = Jogo pausado.
game-said-running = Jogo retomado.

## The pad

pad = Painel numérico
pad-modes = Modo de entrada
pad-mode =
    { $mode ->
        [digits] Números
        [corner] Canto
        [centre] Centro
        [notes] Notas
       *[colours] Cores
    }
pad-mode-said =
    { $mode ->
        [digits] Modo de números.
        [corner] Modo de notas de canto.
        [centre] Modo de notas centrais.
        [notes] Modo de notas.
       *[colours] Modo de cores.
    }
pad-digit = { $digit }, restantes: { $count }
pad-digit-complete = { $digit }, completo
pad-colour = Cor { $colour }
pad-clear = Apagar
pad-line = Traçar uma linha a partir desta célula
pad-arrows = Setas
pad-undo = Desfazer
pad-redo = Refazer
pad-select = Selecionar

pen-begun = Linha a partir de { $cell }. Agora escolha a outra ponta.
pen-dropped = Nenhuma linha traçada.

## Keyboard shortcuts that only the web app has

key-read-houses = Ouvir o que ainda falta na linha, na coluna e no bloco
key-corner = Escrever uma nota de canto
key-centre = Escrever uma nota central
key-colour = Colorir uma célula
key-line = Traçar uma linha: pressione numa ponta e depois na outra
key-arrow = Traçar uma seta: pressione na origem e depois na ponta

## Cells, read aloud

spoken-cells =
    { $rowCount ->
        [one] linha { $rows }
       *[other] linhas { $rows },
    } { $columnCount ->
        [one] coluna { $columns }
       *[other] colunas { $columns }
    }
spoken-is-not = não é
spoken-cell = { $cell }, { $contents }
spoken-given = { $digit } dado
spoken-empty = vazia
spoken-wrong = errado
spoken-conflict = em conflito
spoken-candidates =
    { $count ->
        [one] candidato { $digits }
       *[other] candidatos { $digits }
    }
spoken-corner-marks =
    { $count ->
        [one] nota de canto { $digits }
       *[other] notas de canto { $digits }
    }
spoken-crossed-out = riscado: { $digits }
spoken-coloured-candidate = candidato { $digit } na cor { $colour }
spoken-colours =
    { $count ->
        [one] cor { $colours }
       *[other] cores { $colours }
    }
spoken-line =
    { $line ->
        [to] seta para { $place }
        [from] seta de { $place }
       *[line] linha até { $place }
    }
spoken-candidate-at = { $digit } em { $cell }
spoken-line-of = { $digit }: { $line }
spoken-row =
    { $count ->
        [0] A linha { $number } está completa.
        [one] Na linha { $number } ainda falta o { $digits }.
       *[other] Na linha { $number } ainda faltam { $digits }.
    }
spoken-column =
    { $count ->
        [0] A coluna { $number } está completa.
        [one] Na coluna { $number } ainda falta o { $digits }.
       *[other] Na coluna { $number } ainda faltam { $digits }.
    }
spoken-box =
    { $count ->
        [0] O bloco { $number } está completo.
        [one] No bloco { $number } ainda falta o { $digits }.
       *[other] No bloco { $number } ainda faltam { $digits }.
    }
spoken-row-name = Linha { $number }

## The game cannot be shown

game-elsewhere = Jogo aberto em outra aba
    .text = Este jogo está aberto em outra aba ou janela.
    .taken-over = Este jogo passou para outra aba. Nada se perdeu.
    .here = Jogar aqui
game-missing = Jogo não encontrado
    .text = Este jogo não está salvo neste navegador. Será que você desistiu dele?
    .unreadable = Não foi possível ler este jogo: { $why }. Ele foi guardado à parte e será incluído ao exportar.
