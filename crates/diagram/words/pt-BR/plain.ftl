# O jogo linha por linha (`sudoku play --plain`, `sudoku train --plain`). Um leitor de tela lê cada linha em voz alta. Os comandos são
# digitados em inglês em todos os idiomas: new, help, do e os outros.
plain-welcome = Sudoku, linha por linha. Digite help para conhecer os comandos.
plain-no-game = Nenhum jogo está aberto. Digite new para jogar, ou help para conhecer os comandos.
plain-game = { $title }: { $progress }.
plain-no-games = Nenhum jogo em andamento. Digite new para jogar.
plain-item = { $number }. { $item }

# Linhas que não são entendidas. $said: a linha.
plain-unknown = Comando desconhecido: { $said }. Digite help para conhecer os comandos.
plain-unknown-near = Comando desconhecido: { $said }. Você quis dizer { $near }?
plain-which-cell = Qual célula? Indique a linha e a coluna, por exemplo 2 7 ou r2c7.
plain-which-house = Qual número, de 1 a 9? Digite, por exemplo, row 3.
plain-which-number = Qual jogo? Digite também o número dele, por exemplo continue 2.
plain-which-puzzle = Qual sudoku? Digite open e as 81 células, com pontos para as vazias.
plain-which-level = Qual nível? Digite new e um destes nomes.
plain-entry = { $name }: { $about }
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
plain-help-cross = riscar o candidato 4 na linha 2, coluna 7
plain-help-candidates = ler os candidatos de uma linha, uma coluna, um bloco ou uma célula
plain-help-course = o curso, ou um dos capítulos
plain-help-lesson = a próxima lição, ou a lição de uma técnica
plain-help-example = um exemplo da lição
plain-help-drills = praticar a técnica da lição, ou outra
plain-help-solve = um sudoku que precisa da técnica da lição
plain-help-review = praticar o que está na hora de revisar
plain-help-placement = encontrar o seu capítulo no curso
plain-help-own = posições dos seus jogos em que você demorou
plain-help-reply = responder a um exercício
plain-help-answer = a resposta de um exercício
plain-help-truth = dizer se um palpite é verdadeiro
plain-help-next = o próximo exercício

# Lições e exercícios. lesson, drills, done e os outros são digitados em inglês.
plain-which-technique = Qual técnica? Digite lesson e o nome dela, por exemplo lesson x-wing.
plain-no-drill = Nenhum exercício está aberto. Digite drills, review ou placement.
plain-lesson-ways = Digite example para ver um exemplo, drills para praticar ou solve para um sudoku que precisa desta técnica.
plain-reply-is-there = Digite yes para sim ou no para não.
plain-reply-name = Digite name e um número, por exemplo name 2.
plain-reply-marks = Para colocar um número, digite 4 in 2 7. Para riscar um, digite cross 4 in 2 7. Depois digite done.
plain-reply-marks-or-nothing = Para colocar um número, digite 4 in 2 7. Para riscar um, digite cross 4 in 2 7. Depois digite done. Se você não vê nada, digite no.
plain-next = Digite next para continuar.
plain-not-noted = O { $digit } não está anotado aí.
plain-strong-link = { $from } ou { $to } é verdadeiro.
plain-weak-link = { $from } e { $to } não são ambos verdadeiros.
