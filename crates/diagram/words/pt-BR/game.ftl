game-color-taken = Cor { $colour } retirada de { $cells }.
game-color-on = Cor { $colour } em { $cells }.
game-candidate-color-taken = Cor { $colour } retirada dos candidatos em { $cells }.
game-candidate-color-on = Cor { $colour } nos candidatos em { $cells }.
game-filled = Candidatos preenchidos em { $cells }.
game-cleaned-up = Notas atualizadas em { $cells }.
game-undone = Desfeito. { $difference }
game-redone = Refeito. { $difference }
game-before-the-mistake = De volta ao ponto antes do erro. { $difference } Desfazer traz tudo de volta.
game-mistakes-taken-back = Só os erros foram retirados. { $difference }
game-savepoint = Ponto salvo { $number }.
game-savepoint-named = Ponto salvo { $number }: { $name }.
game-back-at-savepoint = De volta ao ponto salvo { $number }. { $difference }
game-left-grid-is-savepoint = { $said } A grade que você deixou é o ponto salvo { $number }.
game-restarted = Jogo reiniciado. Desfazer traz tudo de volta.
game-begins = O jogo começa.
game-begins-without-solution = O jogo começa, mas o sudoku não tem solução. Desfaça e corrija os números dados.
game-begins-with-several = O jogo começa, mas o sudoku tem várias soluções. Desfaça e acrescente números dados.
game-no-digit-wrong = Nenhum número está errado.
game-one-digit-wrong = Um número está errado: { $cells }.
game-digits-wrong = { $count } números estão errados: { $cells }.
game-options-changed = Opções alteradas.
game-solved = { $said } O sudoku está resolvido.
game-wrong-here = { $said } Está errado.
game-wrong-cells = { $said } Errado: { $cells }.
game-same-digit-in = { $said } O mesmo número está em { $cells }.
game-count-of-cells = { $count } células
game-givens-open = Os números dados podem ser inseridos.
game-givens-closed = Os números dados ficam fixos.
game-placed = { $digit } em { $cells }.
game-one-empty = { $gone } está vazia.
game-several-empty = { $cells } estão vazias.
game-crossed-out = Riscado: { $crossed }.
game-crossed-out-in = Candidatos riscados em { $cells }.
game-colors-changed = Cores alteradas.
game-marks-changed = Notas alteradas em { $cells }.
game-marks-cleared = Notas apagadas em { $cells }.
game-colors-cleared = Cores apagadas em { $cells }.
# $mark é "corner", "centre" ou "candidate".
game-mark-taken = { $mark ->
    [corner] Nota de canto { $digit } retirada de { $cells }.
    [centre] Nota central { $digit } retirada de { $cells }.
   *[candidate] Candidato { $digit } retirado de { $cells }.
}
game-mark-in = { $mark ->
    [corner] Nota de canto { $digit } em { $cells }.
    [centre] Nota central { $digit } em { $cells }.
   *[candidate] Candidato { $digit } em { $cells }.
}
game-line-on = { $mark ->
    [arrow] Seta de { $from } até { $to }.
   *[line] Linha de { $from } até { $to }.
}
game-line-taken = { $mark ->
    [arrow] Seta de { $from } até { $to } retirada.
   *[line] Linha de { $from } até { $to } retirada.
}
game-lines-changed = Linhas alteradas.
game-colors-and-lines-cleared = Cores e linhas apagadas em { $cells }.
