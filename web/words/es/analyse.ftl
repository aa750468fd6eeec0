### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analizar
analyse-field = Un sudoku en cualquier formato, o una lista de sudokus
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


proof-note = Una demostración como las que escribe `sudoku explain -f json` se comprueba paso a paso.
proof-checking = Comprobando la demostración…
proof-holds =
    { $steps ->
        [0] Esta demostración no tiene pasos.
        [one] La demostración es válida: su único paso es correcto.
       *[other] La demostración es válida: sus { $steps } pasos son correctos.
    }
proof-step = El paso { $number } de { $total } no está justificado.
proof-unread = Esta demostración no se puede leer.
proof-many = Demostraciones válidas: { $held } de { $total }.
proof-number = Demostración { $number }

compare = Comparar con otro sudoku
    .same = Es el mismo sudoku con otra forma. La tabla muestra cómo pasar de este al otro.
    .other = Es un sudoku distinto, por mucho que lo gires, lo reordenes o intercambies los números.
compare-image =
    { $of ->
        [row] La fila pasa a ser la fila
        [column] La columna pasa a ser la columna
        [row-column] La fila pasa a ser la columna
        [column-row] La columna pasa a ser la fila
       *[digit] El número pasa a ser
    }

## Steps

path = Ruta de resolución
    .searching = Buscando la ruta de resolución…
    .back = Volver a la ruta de resolución
    .print = Imprimir la ruta
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
step-parts = Parte por parte
step-whole = Todo a la vez
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
table-progress =
    Sudokus comprobados: { $done ->
       *[other] { $done }
    } de { $total ->
       *[other] { $total }
    }
table-explain = Puntuar con Sudoku Explainer
table-show = Mostrar
table-choice =
    { $choice ->
        [all] Todos
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [unfair] Injusto
        [extreme] Extremo
        [same] Repetidos
       *[invalid] Sin solución única
    } ({ $count ->
       *[other] { $count }
    })
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
