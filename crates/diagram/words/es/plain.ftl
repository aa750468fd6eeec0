# El juego línea a línea (`sudoku play --plain`, `sudoku train --plain`). Un lector de pantalla lee cada línea en voz alta. Los comandos se
# escriben en inglés en todos los idiomas: new, help, do y los demás.
plain-welcome = Sudoku, línea a línea. Escribe help para conocer los comandos.
plain-no-game = No hay ninguna partida abierta. Escribe new para jugar, o help para conocer los comandos.
plain-game = { $title }: { $progress }.
plain-no-games = No hay partidas empezadas. Escribe new para jugar.
plain-item = { $number }. { $item }

# Líneas que no se entienden. $said: la línea.
plain-unknown = Comando desconocido: { $said }. Escribe help para conocer los comandos.
plain-unknown-near = Comando desconocido: { $said }. ¿Querías decir { $near }?
plain-which-cell = ¿Qué celda? Indica su fila y su columna, por ejemplo 2 7 o r2c7.
plain-which-house = ¿Qué número, del 1 al 9? Escribe, por ejemplo, row 3.
plain-which-number = ¿Qué partida? Escribe también su número, por ejemplo continue 2.
plain-which-puzzle = ¿Qué sudoku? Escribe open y sus 81 celdas, con puntos para las vacías.
plain-which-level = ¿Qué nivel? Escribe new y uno de estos nombres.
plain-entry = { $name }: { $about }
plain-how-to-place = Para poner un número, escribe el número y su celda, por ejemplo 4 in 2 7.

# La cuadrícula: una unidad en tres partes de tres celdas; la palabra para una celda vacía.
plain-house = { $house }: { $first }, { $second }, { $third }.
plain-three = { $first } { $second } { $third }
plain-blank = vacía
plain-digit = { $digit }
plain-given = { $cell }: { $digit }, dado.
plain-own = { $cell }: { $digit }, tuyo.
plain-empty = { $cell } está vacía, sin notas.
plain-notes = { $cell } está vacía. Notas: { $notes }.

# Dónde está un número.
plain-nowhere = El { $digit } aún no está en ninguna celda.
plain-complete = El { $digit } está completo: { $cells }.
plain-places = { $missing ->
    [one] El { $digit } está en { $cells }. Falta uno.
   *[other] El { $digit } está en { $cells }. Faltan { $missing }.
}
plain-missing = Falta colocar: { SERIES($each) }.
plain-missing-digit = { $count ->
    [one] el { $digit }, una vez
   *[other] el { $digit }, { $count } veces
}
plain-nothing-missing = No falta ningún número.

# Pistas. «do» y «hint» son comandos.
plain-hint-ends = Esa era toda la pista. Escribe do para aplicar el paso.
plain-no-hint = Todavía no hay ninguna pista que aplicar. Escribe primero hint.

# Detrás de cada comando: su efecto.
plain-help-house = leer una fila, una columna o una caja
plain-help-grid = leer todas las filas
plain-help-cell = leer la celda de la fila 2, columna 7
plain-help-digit = dónde está este número
plain-help-missing = qué números faltan, y cuántas veces cada uno
plain-help-place = poner el 4 en la fila 2, columna 7
plain-help-note = anotar el 4 y el 8 en la fila 2, columna 7; el mismo comando los borra
plain-help-clear = vaciar una celda
plain-help-fill = anotar todos los candidatos en todas las celdas vacías
plain-help-tidy = quitar las notas ya descartadas
plain-help-undo = deshacer la última jugada, o rehacerla
plain-help-check = decir qué números son incorrectos
plain-help-hint = una pista; repítelo para saber más
plain-help-why = toda la pista, con su razón
plain-help-do = aplicar el paso de la pista
plain-help-new = una partida nueva, o una de este nivel
plain-help-daily = el sudoku del día
plain-help-open = abrir un sudoku de 81 celdas, o un enlace
plain-help-games = las partidas empezadas, o continuar una de ellas
plain-help-begin = fijar los números dados y empezar a jugar
plain-help-restart = empezar de nuevo esta partida
plain-help-status = el tiempo, y cuánto has avanzado
plain-help-again = la última respuesta, otra vez
plain-help-quit = salir; tus partidas quedan guardadas
plain-help-cross = tachar el candidato 4 en la fila 2, columna 7
plain-help-candidates = leer los candidatos de una fila, una columna, una caja o una celda
plain-help-course = el curso, o uno de sus capítulos
plain-help-lesson = la lección siguiente, o la de una técnica
plain-help-example = un ejemplo de la lección
plain-help-drills = practicar la técnica de la lección, u otra
plain-help-solve = un sudoku que necesita la técnica de la lección
plain-help-review = practicar lo que toca
plain-help-placement = encontrar tu capítulo del curso
plain-help-own = posiciones de tus partidas que te costaron
plain-help-reply = responder a un ejercicio
plain-help-answer = la respuesta de un ejercicio
plain-help-truth = decir si una suposición es cierta
plain-help-next = el ejercicio siguiente

# Lecciones y ejercicios. lesson, drills, done y los demás se escriben en inglés.
plain-which-technique = ¿Qué técnica? Escribe lesson y su nombre, por ejemplo lesson x-wing.
plain-no-drill = No hay ningún ejercicio abierto. Escribe drills, review o placement.
plain-lesson-ways = Escribe example para ver un ejemplo, drills para practicar o solve para un sudoku que necesita esta técnica.
plain-reply-is-there = Escribe yes si la hay o no si no la hay.
plain-reply-name = Escribe name y un número, por ejemplo name 2.
plain-reply-marks = Para poner un número, escribe 4 in 2 7. Para tachar uno, escribe cross 4 in 2 7. Después escribe done.
plain-reply-marks-or-nothing = Para poner un número, escribe 4 in 2 7. Para tachar uno, escribe cross 4 in 2 7. Después escribe done. Si no ves nada, escribe no.
plain-next = Escribe next para continuar.
plain-not-noted = El { $digit } no está anotado ahí.
plain-strong-link = { $from } o { $to } es verdadero.
plain-weak-link = { $from } y { $to } no son verdaderos a la vez.
