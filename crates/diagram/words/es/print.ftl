# Lo que se lee en el papel.

print-count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print-font = Compuesto en Noto Sans, con licencia SIL Open Font License 1.1.
# $font: el nombre de otra fuente, como Noto Sans CJK JP.
print-second-font = Los caracteres que le faltan a Noto Sans están compuestos en { $font }.

# Las reglas, para quien nunca ha visto un sudoku: tres títulos con sus párrafos.
print-how-to-play = Cómo se juega
print-grid = La cuadrícula tiene nueve filas, nueve columnas y nueve cajas de tres por tres celdas. Algunas celdas ya traen un número. Rellena las demás de modo que cada fila, cada columna y cada caja contenga una vez cada número del 1 al 9.
print-how-to-begin = Cómo empezar
print-begin-with-digit = Elige un número que ya aparezca en muchas cajas. Fíjate en una caja donde falte: las filas y columnas que ya lo tienen descartan ahí la mayoría de las celdas. Si solo queda una, escribe en ella el número.
print-begin-with-cell = Elige una celda vacía que tenga la fila, la columna y la caja casi llenas. Si entre las tres ya hay ocho números distintos, escribe el noveno en la celda.
print-when-stuck = Si te atascas
print-pairs = Anota en pequeño, en cada celda vacía, todos los números que aún caben en ella. Si en dos celdas de una fila solo caben los mismos dos números, ninguna otra celda de la fila puede contenerlos: táchalos en las demás. Lo mismo vale para las columnas y las cajas.
print-locked = Si todos los sitios de un número en una caja están en una misma fila, tacha ese número en el resto de la fila.
print-each-has-one = Cada sudoku tiene exactamente una solución: todos los números se deducen de los que ya están puestos.
print-none-has-one = Ninguno de estos sudokus tiene exactamente una solución.
# $numbers: los números de unos pocos sudokus, a veces de uno solo.
print-all-but = Cada sudoku tiene exactamente una solución. Excepciones: n.º { $numbers }.
print-all-but-several = Todos los sudokus menos { $count } tienen exactamente una solución.

print-contents = Índice
print-puzzles = Sudokus
print-solutions = Soluciones
print-no-level = Sin nivel
# Los números de los sudokus de una sección.
print-from-to = del { $first } al { $last }

# Líneas para rellenar junto a un sudoku: quién lo resuelve y cuánto tarda.
print-name = Nombre
print-time = Tiempo
print-class = Curso
print-date = Fecha

# Enlaces a otras páginas.
print-on-page = página { $page }
print-solved-on = Soluciones en la página { $page }
print-solved-from = Soluciones a partir de la página { $page }
# $first: «página 7», la primera de varias.
print-solved-first = Soluciones: { $first }
print-to-page = Ir a la página { $page }

# Se leen en voz alta en lugar de una imagen.
print-puzzle = Sudoku { $name }
# $label: un nivel o una puntuación.
print-puzzle-of = Sudoku { $name }, { $label }
print-stars = { $count } de { $all } estrellas
print-code = Código QR del sudoku { $name }
print-solution = Solución { $name }
print-row-by-row = { $name }, fila por fila.
# Celdas vacías seguidas.
print-blanks = { $count ->
    [one] vacía
   *[other] { $count } vacías
}
# Una fila tras la anterior: cifras y casillas vacías, separadas por comas.
print-row = { " " }{ $cells }.
print-comma = ,{ " " }

# Fichas de práctica de una técnica y resoluciones explicadas.
# $kind: el nombre de la técnica, de cualquier género.
print-question = Técnica: { $kind }. ¿Dónde está? ¿Qué se deduce?
print-answer = Respuesta { $number }
print-example = Ejemplo
print-answers = Respuestas: { $heading }
print-short-answer = { $number }. { $name }: { $result }
print-mixed = Ejercicios variados: { $topics }
print-mixed-intro = Necesitas estas técnicas: { $kinds }. Los ejercicios son cada vez más difíciles.
print-which = ¿Qué técnica sirve aquí? ¿Qué se deduce?
print-write-notes = Primero escribe los candidatos en las celdas vacías. Después elimina todos los que se descartan con técnicas más fáciles.
print-cross-out = Primero tacha los números que no pueden ir en su celda. Después elimina todos los que se descartan con técnicas más fáciles.
print-blank-grids = Cuadrículas vacías
print-the-puzzle = El sudoku

# Los números de una lista.
print-number = { $number }
