### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analizar
analyse-field = Un sudoku, en cualquier formato
analyse-from-game = Para analizar una partida en curso, elige «Analizar» en su menú.
analyse-reading = Examinando el sudoku…

## Facts

facts-solutions = Soluciones
facts-solution-count =
    { $status ->
        [unique] una
        [none] ninguna
        [counted] { $count }
       *[many]
            { $count ->
               *[other] más de { $count }
            }
    }
facts-minimal = Es mínimo
    .yes = sí
facts-not-minimal =
    { $count ->
        [one] no: se puede quitar un número dado
       *[other] no: se puede quitar uno cualquiera de { $count } números dados
    }
facts-conflict =
    { $house ->
        [row] El { $digit } aparece más de una vez en la fila { $number }: { $cells }.
        [column] El { $digit } aparece más de una vez en la columna { $number }: { $cells }.
       *[other] El { $digit } aparece más de una vez en la caja { $number }: { $cells }.
    }
facts-dead-end = { $flaw }.
facts-solution = Solución

## Ratings

ratings = Dificultad
ratings-hodoku =
    .about = nivel, puntos, pasos
ratings-explainer =
    .about = paso más difícil, hasta el primer número, primer paso
ratings-invariant = Invariante
    .about = no cambia aunque gires el sudoku o intercambies los números
ratings-whips = Whips
ratings-braids = Braids
ratings-g-whips = G-whips
ratings-g-braids = G-braids
ratings-length = longitud del más largo que hace falta
ratings-more = Puntuar con whips y braids
ratings-busy = …
ratings-none = sin puntuación
ratings-at-least = al menos { $rating }

## Steps

path = Ruta de resolución
    .searching = Buscando la ruta de resolución…
    .back = Volver a la ruta de resolución
path-list = Ver todos los pasos posibles
    .searching = Buscando todos los pasos…
path-list-kind = Técnica
    .all = Todas
path-listed =
    { $count ->
        [0] Aquí no se puede aplicar ninguna técnica
       *[other] Todos los pasos posibles: { $count }
    }
path-stuck = Con estas técnicas no se puede avanzar más.
path-aim = Tipo de ruta
path-aim-name =
    { $aim ->
        [usual] Habitual
        [shortest] Pocos pasos difíciles
        [easiest] Los pasos más fáciles
       *[elegant] Pocas técnicas
    }
path-techniques =
    { $count ->
        [0] Técnicas: todas
        [one] Técnicas: todas menos una
       *[other] Técnicas: todas menos { $count }
    }
step = Paso
steps = Pasos
    .first = Primer paso
    .previous = Paso anterior
    .next = Paso siguiente
    .last = Último paso
step-said = Paso { $number } de { $total }: { $line }
step-name = Paso { $number }: { $name }
step-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
step-level =
    { $level ->
        [easy] fácil
        [medium] medio
        [hard] difícil
        [unfair] injusto
       *[extreme] extremo
    }

## Many puzzles

table-label = Sudokus
table-progress = Sudokus comprobados: { $done } de { $total }
table-explain = Puntuar con Sudoku Explainer
table-show = Mostrar
table-choice =
    { $choice ->
        [all] Todos ({ $count })
        [easy] Fácil ({ $count })
        [medium] Medio ({ $count })
        [hard] Difícil ({ $count })
        [unfair] Injusto ({ $count })
        [extreme] Extremo ({ $count })
        [same] Repetidos ({ $count })
       *[invalid] Sin solución única ({ $count })
    }
table-download = Descargar como CSV
table-copy = Copiar sudokus
table-column =
    { $column ->
        [number] Sudoku
        [givens] Números dados
        [solutions] Soluciones
        [level] Nivel
        [score] Puntos
        [hardest] Técnica más difícil
       *[explained] { -sudoku-explainer }
    }
table-same-as = en el fondo, el mismo que el { $number }
