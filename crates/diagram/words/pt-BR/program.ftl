# Notas, erros e relatórios do programa para jogadores.

# Antes de uma mensagem.
program-note = nota
program-error = erro
program-hint = sugestão

# $input: o nome de um arquivo.
program-no-puzzle = não há nenhum sudoku em { $input }
program-not-finished = não terminou em { $seconds } s (--timeout)

# Um jogo no terminal. $command é "play" ou "train".
program-needs-terminal = `sudoku { $command }` precisa de um terminal
program-needs-cursor = `sudoku { $command }` precisa de um terminal com cursor móvel, e TERM é dumb
program-play-plain = `sudoku play --plain` não precisa de tela; `sudoku hint` e `sudoku solve` funcionam em qualquer lugar
program-train-plain = `sudoku train --plain` não precisa de tela; `sudoku techniques NAME` mostra a página de uma técnica em qualquer lugar

# Passos e explicações.
program-no-technique-applies = Nenhuma técnica se aplica.
program-verbose-explains = --verbose explica cada passo
program-no-such-step = não existe o passo { $step }: o caminho tem { $count }
program-no-step-to-draw = nenhum passo para desenhar. { $said }

# Respostas de `solve`.
program-no-solution = Sem solução.
program-one-solution = Uma solução.
program-first-of-solutions = { $count } soluções; esta é a primeira encontrada.
program-first-of-solutions-or-more = { $count } soluções ou mais; esta é a primeira encontrada.
program-solution = Solução { $number }.
program-written-unsolved = gravados sem resolver por não terem solução: { $count }
program-written-with-first = gravados com a primeira de várias soluções: { $count }

# O relatório de `check` sobre um sudoku: os nomes dos dados, e o que se diz de cada um.
program-number = { $count }
program-givens = números dados
program-valid = válido
program-valid-yes = sim: nenhum número se repete em uma linha, coluna ou bloco
program-valid-no = { $conflicts ->
    [one] não: { $conflicts } conflito
   *[other] { $houses ->
        [one] não: { $conflicts } conflitos em { $houses } unidade
       *[other] não: { $conflicts } conflitos em { $houses } unidades
    }
}
program-solutions = soluções
program-solutions-none = nenhuma
program-solutions-one = 1: o sudoku tem solução única
program-solutions-several = 2 ou mais: `sudoku solve --count N` conta todas
program-minimal = mínimo
program-minimal-yes = sim: todos os números dados são necessários
program-minimal-but-one = não: dá para retirar { $cells }
program-minimal-by-none = não: dá para retirar qualquer um dos { $count } números dados
program-minimal-by-some = não: dá para retirar qualquer um destes { $count } números dados:
program-filled-in = preenchidos
program-none-wrong = { $digits ->
    [one] { $digits } número, certo
   *[other] { $digits } números, nenhum errado
}
program-some-wrong = { $digits ->
    [one] { $digits } número, errado:
   *[other] { $digits } números, errados { $wrong }:
}
# Candidatos da solução que o jogador eliminou.
program-removed = eliminados
program-candidates-lost = { $count ->
    [one] { $count } candidato da solução:
   *[other] { $count } candidatos da solução:
}

# O mesmo sobre um de muitos sudokus: em uma linha, com vírgulas.
program-is-valid = válido
program-is-not-valid = não válido
program-has-givens = { $count ->
    [one] { $count } número dado
   *[other] { $count } números dados
}
program-is-unique = solução única
program-has-several = várias soluções
program-has-none = sem solução
program-is-minimal = mínimo
program-has-redundant = dispensáveis: { $cells }
program-has-wrong = errados: { $digits }
program-has-lost = eliminados da solução: { $candidates }

# Criar sudokus. $done de $all estão prontos.
program-seed = semente { $seed }
program-going-on = { $count ->
    [one] continuando depois de { $count } sudoku pronto
   *[other] continuando depois de { $count } sudokus prontos
}
program-given-up = { $done } de { $all } criados: nenhum sudoku em { $tries } tentativas
program-out-of-time = { $done } de { $all } criados: o tempo acabou
program-mean-givens = { $mean } números dados em média ponderada
program-made-by = Criado por sudoku { $version } com a semente { $seed }
program-nothing-known = ainda não se sabe quais técnicas você conhece
program-find-your-place = `sudoku train` descobre isso com dez a vinte posições; ou marque ali as que você conhece
program-learning = estes sudokus precisam de uma técnica que você está aprendendo: { $kind }
program-none-known = ainda não se conhece nenhum sudoku cuja técnica mais difícil seja { $kind }: nenhum entre { $tried } testados. A busca pode não encontrar nenhum

# Imprimir.
program-nothing-to-print = não há nenhum sudoku para imprimir
program-has-no-solution = o sudoku não tem solução
program-has-several-solutions = o sudoku tem várias soluções
program-not-printed = nada é impresso, porque nem todos os sudokus têm exatamente uma solução
program-print-broken = --allow-broken imprime esses sudokus sem solução
# $puzzles: uma lista com vírgulas, talvez com a última mensagem daqui.
program-without-solution = sem solução por não terem exatamente uma: sudoku { $puzzles }
program-and-more = { $listed } e mais { $count }
program-long-way = o caminho é longo: --aim shortest procura um com menos passos difíceis
program-no-position = não há nenhuma posição para esta técnica: { $kind }
program-other-puzzles = nenhum dos sudokus precisa dela quando nada mais fácil ajuda; informe outros
program-positions-found = { $found } de { $of } posições encontradas
program-positions-of = { $found } de { $of } posições encontradas para { $kind }
program-give-puzzles = indique sudokus que precisem dela, como uma coleção de difíceis
program-no-key = não há respostas: as folhas não perguntam nada

# Técnicas: um nome que serve para várias, e as colunas da lista.
program-fits-several = “{ $name }” serve para { $count } técnicas:
program-page-of-one = `sudoku techniques NAME` mostra a página de uma delas.
program-page-of-any = `sudoku techniques NAME` mostra a página de uma técnica. Qualquer nome comum serve.
program-column-level = como o HoDoKu as chama
program-column-se = a pontuação do Sudoku Explainer
program-column-explain = `sudoku explain` e `sudoku hint` a usam
program-column-hodoku = está na ordem do HoDoKu, que `sudoku rate` segue
program-column-asked = só `sudoku steps` a usa, a não ser que --allow a indique
program-column-one = pressupõe que o sudoku tem exatamente uma solução

# Uma foto.
program-photo-doubtful = alguns números podem ter sido lidos errado; confira { $cells }
program-photo-unsolved = com os números lidos, o sudoku não tem solução única; compare todos com a imagem, começando por { $cells }
program-photo-full = a grade já está completa: não há mais nada a resolver

# O dia de um sudoku, ao lado do número.
program-day = { $weekday }, { $day } de { $month } de { $year }
program-weekday = { $number ->
    [1] segunda-feira
    [2] terça-feira
    [3] quarta-feira
    [4] quinta-feira
    [5] sexta-feira
    [6] sábado
   *[other] domingo
}
program-month = { $number ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[other] dezembro
}
