### Words that several screens share.

locale = es-ES

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = Inicio
button-close = Cerrar
button-cancel = Cancelar
button-stop = Detener
button-continue = Continuar
button-back = Atrás
button-next = Siguiente
button-previous = Anterior
button-play = Jugar
button-analyse = Analizar
button-print = Imprimir
button-edit = Editar
button-make = Crear
button-give-up = Abandonar
button-restart = Empezar de nuevo
button-undo-mistakes = Volver a antes del error
button-hint = Pista

## Labels of fields

label-level = Nivel
label-how-many = Cantidad
label-givens = Números dados
label-puzzle = Sudoku
label-puzzle-number = Sudoku { $number }
position = { $number } de { $total }
progress = { $done } de { $total }
no-value = –

level-name =
    { $level ->
        [beginner] principiante
        [easy] fácil
        [medium] medio
        [hard] difícil
        [expert] experto
       *[master] maestro
    }

## Waiting and errors

loading = Cargando…
making = Creando sudokus
stopped = Detenido.
page-not-found = Página no encontrada
unknown-level = Nivel desconocido
check-address = Comprueba que la dirección esté bien escrita.
file-not-loaded = no se ha podido cargar { $name } (¿estás sin conexión?)
worker-ended = el navegador ha detenido el cálculo

## Titles

document-title = { $title } · { -brand }

game-title-daily = { $level }, { $day }
game-title-entered = Tu propio sudoku
game-title-opened = Sudoku abierto

## The start

start-failed = { -brand } no se puede iniciar
    .again = Reintentar
start-old-browser = { -brand } necesita un navegador de 2023 o posterior, con WebAssembly SIMD.
start-offline = No se ha podido cargar { -brand }. ¿Estás sin conexión?
start-refused = No se ha podido cargar { -brand }: el servidor ha respondido con el código { $status }.
start-updated = Hay una versión nueva de { -brand }. Vuelve a cargar la página para seguir.

list-comma = { ", " }
sentence-space = { " " }
list-digits = { ", " }
list-last = { " y " }
