# O jogo linha por linha (`sudoku play --plain`). Um leitor de tela lê cada linha em voz alta. Os comandos são
# digitados em inglês em todos os idiomas: new, help, do e os outros.
plain-welcome = Sudoku, linha por linha. Digite help para conhecer os comandos.
plain-no-game = Nenhum jogo está aberto. Digite new para jogar, ou help para conhecer os comandos.
plain-game = { $title }: { $progress }.
plain-no-games = Nenhum jogo em andamento. Digite new para jogar.
plain-unfinished = { $number }. { $game }

# Linhas que não são entendidas. $said: a linha.
plain-unknown = Comando desconhecido: { $said }. Digite help para conhecer os comandos.
plain-unknown-near = Comando desconhecido: { $said }. Você quis dizer { $near }?
plain-which-cell = Qual célula? Indique a linha e a coluna, por exemplo 2 7 ou r2c7.
plain-which-house = Qual número, de 1 a 9? Digite, por exemplo, row 3.
plain-which-number = Qual jogo? Digite também o número dele, por exemplo continue 2.
plain-which-puzzle = Qual sudoku? Digite open e as 81 células, com pontos para as vazias.
plain-which-level = Qual nível? Digite new e um destes nomes.
plain-level = { $level }: { $about }
plain-how-to-place = Para colocar um número, digite o número e a célula, por exemplo 4 in 2 7.

# A grade: uma unidade em três partes de três células; a palavra para uma célula vazia.
plain-house = { $house }: { $first }, { $second }, { $third }.
plain-three = { $first } { $second } { $third }
plain-blank = vazia
plain-digit = { $digit }
plain-given = { $cell }: { $digit }, dado.
plain-own = { $cell }: { $digit }, colocado por você.
plain-empty = { $cell } está vazia, sem notas.
plain-notes = { $cell } está vazia. Notas: { $notes }.

# Onde está um número.
plain-nowhere = O { $digit } ainda não está em nenhuma célula.
plain-complete = O { $digit } está completo: { $cells }.
plain-places = { $missing ->
    [one] O { $digit } está em { $cells }. Falta um.
   *[other] O { $digit } está em { $cells }. Faltam { $missing }.
}
plain-missing = Falta colocar: { SERIES($each) }.
plain-missing-digit = { $count ->
    [1] o { $digit }, uma vez
    [2] o { $digit }, duas vezes
   *[other] o { $digit }, { $count } vezes
}
plain-nothing-missing = Não falta nenhum número.

# Dicas. “do” e “hint” são comandos.
plain-hint-ends = Essa era a dica inteira. Digite do para aplicar o passo.
plain-no-hint = Ainda não há dica para aplicar. Digite hint primeiro.

# Depois de cada comando: o efeito.
plain-help-house = ler uma linha, uma coluna ou um bloco
plain-help-grid = ler todas as linhas
plain-help-cell = ler a célula da linha 2, coluna 7
plain-help-digit = onde está este número
plain-help-missing = quais números faltam, e quantas vezes cada um
plain-help-place = colocar o 4 na linha 2, coluna 7
plain-help-note = anotar o 4 e o 8 na linha 2, coluna 7; o mesmo comando os apaga
plain-help-clear = esvaziar uma célula
plain-help-fill = anotar todos os candidatos em todas as células vazias
plain-help-tidy = tirar as notas já excluídas
plain-help-undo = desfazer a última jogada, ou refazê-la
plain-help-check = dizer quais números estão errados
plain-help-hint = uma dica; repita para saber mais
plain-help-why = a dica inteira, com o motivo
plain-help-do = aplicar o passo da dica
plain-help-new = um novo jogo, ou um deste nível
plain-help-daily = o sudoku do dia
plain-help-open = abrir um sudoku de 81 células, ou um link
plain-help-games = os jogos em andamento, ou continuar um deles
plain-help-begin = concluir os números dados e começar a jogar
plain-help-restart = começar este jogo de novo
plain-help-status = o tempo, e quanto você já preencheu
plain-help-again = a última resposta, de novo
plain-help-quit = sair; seus jogos ficam salvos
