### Making, opening and printing puzzles.

## Making

make = Crear
make-by-hand = Introducir un sudoku a mano
make-enter = Introducir un sudoku
make-any = Cualquiera
make-technique = Técnica necesaria
make-symmetry = Simetría
symmetry-name =
    { $symmetry ->
        [none] ninguna
        [half-turn] media vuelta
        [quarter-turn] cuarto de vuelta
        [left-right] izquierda-derecha
        [top-bottom] arriba-abajo
        [orthogonal] ortogonal
        [diagonal] diagonal
        [anti-diagonal] antidiagonal
        [diagonals] ambas diagonales
       *[full] completa
    }
make-fewest = Mín. de números dados
make-most = Máx. de números dados
make-seed = Semilla
    .random = Aleatoria
make-done =
    { $count ->
        [0] No se ha encontrado ningún sudoku así.
        [one] { $count } sudoku creado.
       *[other] { $count } sudokus creados.
    }
make-too-few = Encontrados: solo { $count } de { $wanted }.
make-found =
    { $count ->
        [one] Tu sudoku
       *[other] { $count } sudokus
    }
make-print-all = Imprimir todos
make-play-number = Jugar el sudoku { $number }
make-analyse-number = Analizar el sudoku { $number }
make-print-number = Imprimir el sudoku { $number }
make-wrong-seed = Semilla: escribe un número entero o deja el campo vacío.
make-wrong-count = Cantidad: escribe un número del 1 al 100.
make-wrong-givens = Números dados: escribe dos números del 17 al 81, primero el menor.
new-making = Creando un sudoku: { $level }
new-mine = Mi nivel
    .about = Solo técnicas que conoces.
    .unknown = ¿Qué técnicas conoces? Márcalas en «Entrenar» y «Mi nivel» elegirá sudokus que no necesitan nada más.
new-failed = No se ha creado ningún sudoku
    .text = No se ha podido crear el sudoku: { $why }.

## Opening

open = Abrir
open-field = Pega un sudoku en cualquier formato, o un enlace
open-file = Elegir archivo
open-paste = Pegar
open-by-hand = Introducir a mano
open-game = Esto es una partida guardada.
    .continue = Continuar esta partida
open-at = Sudoku { $number } de { $total }
open-puzzle = Un sudoku con { $parts }.
open-titled = «{ $title }», con { $parts }.
open-givens =
    { $count ->
        [one] { $count } número dado
       *[other] { $count } números dados
    }
open-placed =
    { $count ->
        [one] { $count } número colocado
       *[other] { $count } números colocados
    }
open-candidates = candidatos
open-solutions =
    { $status ->
        [unique] Tiene exactamente una solución.
        [none] No tiene solución.
       *[multiple] Tiene varias soluciones.
    }
open-show-place = Ver dónde
open-whose = ¿Cuáles de estos números son tuyos?
open-all-printed = Todos están impresos
open-choose-mine = Marcar los míos

shared-opening = Abriendo
shared-failed = En este enlace no hay ningún sudoku
    .text = El enlace no se puede leer: { $why }.
shared-too-long = es demasiado largo para una partida

## Printing

print = Imprimir
print-title = Título
    .usual = Sudoku
print-per-page = Sudokus por página
print-paper = Papel
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Carta
       *[legal] Legal
    }
print-solutions = Soluciones
print-solutions-place =
    { $place ->
        [end] En las últimas páginas
        [below] Debajo de cada uno, boca abajo
        [back] Al dorso, boca abajo
       *[none] Sin soluciones
    }
print-aid = En las celdas vacías
print-aid-kind =
    { $kind ->
        [none] Nada
        [candidates] Candidatos
       *[digits] Todos los números, para tachar
    }
print-large = Letra grande
print-page = Página { $number }
