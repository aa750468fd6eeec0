game-color-taken = Color { $colour } quitado de { $cells }.
game-color-on = Color { $colour } en { $cells }.
game-candidate-color-taken = Color { $colour } quitado de candidatos de { $cells }.
game-candidate-color-on = Color { $colour } en candidatos de { $cells }.
game-filled = Candidatos anotados en { $cells }.
game-cleaned-up = Notas actualizadas en { $cells }.
game-undone = Deshecho. { $difference }
game-redone = Rehecho. { $difference }
game-before-the-mistake = Has vuelto al punto anterior al error. { $difference } Deshacer lo recupera todo.
game-mistakes-taken-back = Solo se han quitado los errores. { $difference }
game-savepoint = Punto de guardado { $number }.
game-savepoint-named = Punto de guardado { $number }: { $name }.
game-back-at-savepoint = De vuelta en el punto de guardado { $number }. { $difference }
game-left-grid-is-savepoint = { $said } La cuadrícula que has dejado es el punto de guardado { $number }.
game-restarted = Has empezado de nuevo. Deshacer lo recupera todo.
game-begins = Empieza la partida.
game-begins-without-solution = Empieza la partida, pero el sudoku no tiene solución. Deshaz y corrige los números dados.
game-begins-with-several = Empieza la partida, pero el sudoku tiene varias soluciones. Deshaz y añade números dados.
game-no-digit-wrong = No hay ningún número incorrecto.
game-one-digit-wrong = Hay un número incorrecto: { $cells }.
game-digits-wrong = Hay { $count } números incorrectos: { $cells }.
game-options-changed = Opciones cambiadas.
game-solved = { $said } El sudoku está resuelto.
game-wrong-here = { $said } Es incorrecto.
game-wrong-cells = { $said } Incorrecto: { $cells }.
game-same-digit-in = { $said } El mismo número está en { $cells }.
game-count-of-cells = { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
}
game-givens-open = Se pueden introducir los números dados.
game-givens-closed = Los números dados quedan fijos.
game-placed = { $digit } en { $cells }.
game-one-empty = { $gone } está vacía.
game-several-empty = { $cells } están vacías.
game-crossed-out = Tachado: { $crossed }.
game-crossed-out-in = Candidatos tachados en { $cells }.
game-colors-changed = Colores cambiados.
game-marks-changed = Notas cambiadas en { $cells }.
game-marks-cleared = Notas borradas en { $cells }.
game-colors-cleared = Colores borrados en { $cells }.
# $mark es «corner», «centre» o «candidate».
game-mark-taken = { $mark ->
    [corner] Nota de esquina { $digit } quitada de { $cells }.
    [centre] Nota central { $digit } quitada de { $cells }.
   *[candidate] Candidato { $digit } quitado de { $cells }.
}
game-mark-in = { $mark ->
    [corner] Nota de esquina { $digit } en { $cells }.
    [centre] Nota central { $digit } en { $cells }.
   *[candidate] Candidato { $digit } en { $cells }.
}
game-line-on = { $mark ->
    [arrow] Flecha de { $from } a { $to }.
   *[line] Línea de { $from } a { $to }.
}
game-line-taken = { $mark ->
    [arrow] Flecha de { $from } a { $to } quitada.
   *[line] Línea de { $from } a { $to } quitada.
}
game-lines-changed = Líneas cambiadas.
game-colors-and-lines-cleared = Colores y líneas borrados en { $cells }.
