### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analisar
analyse-field = Um sudoku em qualquer formato, ou uma lista de sudokus
analyse-from-game = Para analisar um jogo em andamento, abra-o e escolha “Analisar” no menu.
analyse-reading = Analisando o sudoku…

## Facts

facts-solutions = Soluções
facts-solution-count =
    { $status ->
        [unique] uma
        [none] nenhuma
        [counted] { $count }
       *[many]
            { $count ->
               *[other] mais de { $count }
            }
    }
facts-minimal = Mínimo
    .yes = sim
facts-not-minimal =
    { $count ->
        [one] não: dá para retirar um número dado
       *[other] não: dá para retirar qualquer um de { $count } números dados
    }
facts-conflict =
    { $house ->
        [row] O { $digit } aparece mais de uma vez na linha { $number }: { $cells }.
        [column] O { $digit } aparece mais de uma vez na coluna { $number }: { $cells }.
       *[other] O { $digit } aparece mais de uma vez no bloco { $number }: { $cells }.
    }
facts-dead-end = { $flaw }.
facts-solution = Solução

## Ratings

ratings = Dificuldade
ratings-hodoku =
    .about = nível, pontos, passos
ratings-explainer =
    .about = passo mais difícil, até o primeiro número, primeiro passo
ratings-invariant = Invariante
    .about = não muda se você girar o sudoku ou trocar os números entre si
ratings-whips = Whips
ratings-braids = Braids
ratings-g-whips = g-Whips
ratings-g-braids = g-Braids
ratings-length = comprimento da maior cadeia necessária
ratings-more = Avaliar com Whips e Braids
ratings-busy = …
ratings-none = sem pontuação
ratings-at-least = pelo menos { $rating }


proof-note = Uma demonstração como as que `sudoku explain -f json` escreve é verificada passo a passo.
proof-checking = Verificando a demonstração…
proof-holds =
    { $steps ->
        [0] Esta demonstração não tem passos.
        [one] A demonstração está correta: seu único passo se justifica.
       *[other] A demonstração está correta: seus { $steps } passos se justificam.
    }
proof-step = O passo { $number } de { $total } não se justifica.
proof-unread = Não dá para ler esta demonstração.
proof-many = Demonstrações corretas: { $held } de { $total }.
proof-number = Demonstração { $number }

compare = Comparar com outro sudoku
    .same = É o mesmo sudoku em outra forma. A tabela mostra como passar deste para o outro.
    .other = É um sudoku diferente, por mais que você o gire, o reordene ou troque os números entre si.
compare-image =
    { $of ->
        [row] Linha vira linha
        [column] Coluna vira coluna
        [row-column] Linha vira coluna
        [column-row] Coluna vira linha
       *[digit] Número vira
    }

## Steps

path = Caminho de resolução
    .searching = Procurando o caminho de resolução…
    .back = Voltar ao caminho de resolução
    .print = Imprimir o caminho
path-list = Ver todos os passos possíveis
    .searching = Procurando todos os passos…
path-list-kind = Técnica
    .all = Todas
path-listed =
    { $count ->
        [0] Nenhuma técnica se aplica aqui
       *[other] Todos os passos possíveis: { $count }
    }
path-stuck = Com estas técnicas, não dá para ir além daqui.
path-aim = Tipo de caminho
path-aim-name =
    { $aim ->
        [usual] Habitual
        [shortest] Poucos passos difíceis
        [easiest] Os passos mais fáceis
       *[elegant] Poucas técnicas
    }
path-techniques =
    { $count ->
        [0] Técnicas: todas
        [one] Técnicas: todas menos uma
       *[other] Técnicas: todas menos { $count }
    }
step = Passo
step-parts = Parte por parte
step-whole = Tudo de uma vez
steps = Passos
    .first = Primeiro passo
    .previous = Passo anterior
    .next = Próximo passo
    .last = Último passo
step-said = Passo { $number } de { $total }: { $line }
step-name = Passo { $number }: { $name }
step-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
step-level =
    { $level ->
        [easy] fácil
        [medium] médio
        [hard] difícil
        [unfair] muito difícil
       *[extreme] extremo
    }

## Many puzzles

table-label = Sudokus
table-progress =
    Sudokus verificados: { $done ->
       *[other] { $done }
    } de { $total ->
       *[other] { $total }
    }
table-explain = Avaliar com o Sudoku Explainer
table-show = Mostrar
table-choice =
    { $choice ->
        [all] Todos
        [easy] Fácil
        [medium] Médio
        [hard] Difícil
        [unfair] Muito difícil
        [extreme] Extremo
        [same] Repetidos
       *[invalid] Sem solução única
    } ({ $count ->
       *[other] { $count }
    })
table-download = Baixar como CSV
table-copy = Copiar sudokus
table-column =
    { $column ->
        [number] Sudoku
        [givens] Números dados
        [solutions] Soluções
        [level] Nível
        [score] Pontos
        [hardest] Técnica mais difícil
       *[explained] { -sudoku-explainer }
    }
table-same-as = no fundo, o mesmo que o { $number }
