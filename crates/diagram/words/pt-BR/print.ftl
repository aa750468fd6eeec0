# O que se lê no papel.

print-count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print-font = Composto em Noto Sans, sob a licença SIL Open Font License 1.1.
# $font: o nome de outra fonte, como Noto Sans CJK JP.
print-second-font = Os caracteres que faltam à Noto Sans foram compostos em { $font }.

# As regras, para quem nunca viu um sudoku: três títulos com os seus parágrafos.
print-how-to-play = Como jogar
print-grid = A grade tem nove linhas, nove colunas e nove blocos de três por três células. Algumas células já vêm com um número. Preencha as outras de modo que cada linha, cada coluna e cada bloco contenha uma vez cada número de 1 a 9.
print-how-to-begin = Como começar
print-begin-with-digit = Escolha um número que já apareça em muitos blocos. Observe um bloco em que ele falte: as linhas e colunas que já têm esse número excluem ali a maioria das células. Se só sobrar uma, escreva nela o número.
print-begin-with-cell = Escolha uma célula vazia com a linha, a coluna e o bloco quase cheios. Se, juntos, eles já têm oito números diferentes, escreva o nono na célula.
print-when-stuck = Quando empacar
print-pairs = Em cada célula vazia, anote em tamanho pequeno todos os números que ainda cabem ali. Se em duas células de uma linha só cabem os mesmos dois números, nenhuma outra célula da linha pode conter esses números: risque-os nas demais. O mesmo vale para as colunas e os blocos.
print-locked = Se todos os lugares de um número em um bloco ficam na mesma linha, risque esse número no resto da linha.
print-each-has-one = Cada sudoku tem exatamente uma solução: todos os números se deduzem dos que já estão na grade.
print-none-has-one = Nenhum destes sudokus tem exatamente uma solução.
# $numbers: os números de alguns poucos sudokus, às vezes de um só.
print-all-but = Cada sudoku tem exatamente uma solução. Exceções: nº { $numbers }.
print-all-but-several = Todos os sudokus, menos { $count }, têm exatamente uma solução.

print-contents = Sumário
print-puzzles = Sudokus
print-solutions = Soluções
print-no-level = Sem nível
# Os números dos sudokus de uma seção.
print-from-to = { $first } a { $last }

# Linhas para preencher ao lado de um sudoku: quem resolve e quanto tempo leva.
print-name = Nome
print-time = Tempo
print-class = Turma
print-date = Data

# Links para outras páginas.
print-on-page = página { $page }
print-solved-on = Soluções na página { $page }
print-solved-from = Soluções a partir da página { $page }
# $first: “página 7”, a primeira de várias.
print-solved-first = Soluções: { $first }
print-to-page = Ir para a página { $page }

# Lidos em voz alta no lugar de uma imagem.
print-puzzle = Sudoku { $name }
# $label: um nível ou uma pontuação.
print-puzzle-of = Sudoku { $name }, { $label }
print-stars = { $count } de { $all } estrelas
print-code = QR Code do sudoku { $name }
print-solution = Solução { $name }
print-row-by-row = { $name }, linha por linha.
# Células vazias seguidas.
print-blanks = { $count ->
    [one] vazia
   *[other] { $count } vazias
}
# Uma linha depois da anterior: números e casas vazias, separados por vírgulas.
print-row = { " " }{ $cells }.
print-comma = ,{ " " }

# Folhas de exercícios de uma técnica e resoluções explicadas.
# $kind: o nome da técnica, de qualquer gênero.
print-question = Técnica: { $kind }. Onde ela está? O que se conclui?
print-answer = Resposta { $number }
print-example = Exemplo
print-answers = Respostas: { $heading }
print-short-answer = { $number }. { $name }: { $result }
print-mixed = Exercícios variados: { $topics }
print-mixed-intro = Você precisa destas técnicas: { $kinds }. Os exercícios vão ficando mais difíceis.
print-which = Qual técnica ajuda aqui? O que se conclui?
print-write-notes = Primeiro, escreva os candidatos nas células vazias. Depois, elimine todos os que técnicas mais fáceis descartam.
print-cross-out = Primeiro, risque os números que não podem ficar na célula. Depois, elimine todos os que técnicas mais fáceis descartam.
print-blank-grids = Grades vazias
print-the-puzzle = O sudoku

# Os números de uma lista.
print-number = { $number }
