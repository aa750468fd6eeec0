### The dialogs of a game.

## The menu

menu = Más
menu-check = Comprobar mis números
menu-all-notes = Anotar todos los candidatos
menu-tidy-notes = Actualizar las notas
menu-pause = Pausar
menu-share = Compartir, copiar, descargar

## Questions

restart-question = ¿Empezar de nuevo?
    .text = Se borrará todo lo que has puesto. Podrás deshacerlo.
give-up-question = ¿Abandonar esta partida?
    .text = Contará como no resuelta y no podrás volver a ella.

## The game is solved

finished = Sudoku resuelto
    .next = Siguiente sudoku
    .next-level = Siguiente: { $level }
    .practise = Practicar { $technique }
    .share = Compartir resultado
    .analyse = Ver cómo se resuelve
finished-help =
    { $assistance ->
        [none] sin ayuda
        [candidates] con notas automáticas
       *[other] con algo de ayuda
    }
finished-hints =
    { $count ->
        [one] con { $count } pista
       *[other] con { $count } pistas
    }
finished-time =
    .first = Tu primer sudoku de este nivel sin pistas
    .best = Nuevo mejor tiempo en este nivel; el anterior era { $before }
    .usual = Tu mejor tiempo sin pistas: { $best }
    .usual-median = Tu mejor tiempo sin pistas: { $best }; tu mediana: { $median }
finished-moments = Donde más te costó
finished-moment = { $time }, tras { $thought }
    .helped = { $time }, con pista
finished-result = { -brand }, { $title }: { $time }, { $help }
    .other = { -brand }: { $time }, { $help }

## Options

options = Opciones
options-switches = Mientras juegas
options-clean = Actualizar las notas al colocar un número
options-clashes = Resaltar conflictos
options-complete = Mostrar cuántos quedan de cada número
options-clock = Mostrar el reloj
options-one-note = Un solo tipo de notas
    .about = Un botón «Notas» en lugar de «Esquina» y «Centro».
options-notes = Notas
options-notes-by-hand = A mano
    .about = Las escribes tú.
options-notes-automatic = Automáticas
    .about = Muestran todos los números que aún caben. Las notas centrales sirven para tacharlos.
options-wrong = Mostrar números incorrectos
options-wrong-never = Nunca
options-wrong-when-asked = Al comprobar
options-wrong-at-once = Al instante
options-first = Orden de entrada
options-first-cell = Primero la celda
options-first-digit = Primero el número
options-hints = Orden de las pistas
options-hints-known = Primero, las técnicas que conoces.
options-notation = Nombres de las celdas
options-techniques =
    { $count ->
        [0] Técnicas en las pistas: todas
        [one] Técnicas en las pistas: todas menos una
       *[other] Técnicas en las pistas: todas menos { $count }
    }
options-techniques-all = Todas
options-techniques-failed = No se pueden mostrar las técnicas: { $why }.

## Savepoints

savepoints = Puntos de guardado
    .none = Aún no hay ninguno. Al volver a uno, antes se guarda tu cuadrícula, así que no pierdes nada.
    .name = Nombre (opcional)
    .add = Añadir punto de guardado
savepoint-number = Punto de guardado { $number }
savepoint-before = Antes de volver atrás
savepoint-state =
    { $filled ->
        [one] { $filled } número colocado en { $time }
       *[other] { $filled } números colocados en { $time }
    }
savepoint-back = Volver
    .to = Volver al punto de guardado { $number }

## Sharing

share = Compartir
    .what = Elige qué compartir
share-puzzle = El sudoku
share-game = La partida hasta ahora
    .about = Con todas las jugadas, para seguir en otro sitio
share-copy-link = Copiar enlace
    .done = Enlace copiado.
share-system = Compartir…
    .title = Sudoku
share-as-text = Como texto
share-format = Formato
share-copy-text = Copiar texto
    .done = Texto copiado.
share-download-text = Descargar texto
share-download-game = Descargar partida
share-qr = Código QR del enlace
    .too-long = No cabe en un código QR. Copia el enlace.

## A puzzle entered by hand

entering = Tu sudoku
    .start = Escribe los números impresos, fila por fila. Para dejar una celda vacía, usa 0, Espacio o «Borrar».
    .tap = Escribe los números impresos, fila por fila. Para dejar una celda vacía, toca la tecla de borrar.
    .missing = Aún faltan números dados.
    .anyway = Jugar de todos modos
    .mine = Toca tus propios números.
    .add = ¿Números tuyos? Elige «Míos».
entering-digits =
    { $count ->
        [one] { $count } número dado
       *[other] { $count } números dados
    }{ $mine ->
        [0] .
        [one]  y { $mine } tuyo.
       *[other]  y { $mine } tuyos.
    }
entering-solutions =
    { $status ->
        [unique] Exactamente una solución.
        [none] Estos números no tienen solución.
        [multiple] Aún hay varias soluciones.
        [counted] Aún hay { $count } soluciones.
       *[many]
            { $count ->
               *[other] Aún hay al menos { $count } soluciones.
            }
    }
entry-sources = Tipo de números
entry-source =
    { $source ->
        [printed] Impresos
       *[mine] Míos
    }
entry-said =
    { $source ->
        [printed] Modo de números impresos.
       *[mine] Modo de números propios. Toca un número impreso para marcarlo como tuyo.
    }
entry-marked =
    { $source ->
        [printed] El { $digit } de { $cell } está impreso.
       *[mine] El { $digit } de { $cell } es tuyo.
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] Sin { $digits }, habría exactamente una solución.
       *[multiple] Sin { $digits }, sí habría solución.
    }
    .searching = Buscando el número equivocado…
    .many = Hay al menos dos números equivocados.
suspects-digit = el { $digit } de { $cell }
suspects-one-of = El número equivocado puede ser cualquiera de { $count }.
