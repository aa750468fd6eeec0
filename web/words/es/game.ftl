### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }, { $filled } de { $total } celdas rellenas
game-clock-pause = { $time }, pausar
game-clock-continue = { $time }, continuar
game-paused = En pausa. Tiempo: { $time }.
game-said-paused = En pausa.
game-said-running = El reloj está en marcha.

## The pad

pad = Panel de números
pad-modes = Modo de entrada
pad-mode =
    { $mode ->
        [digits] Números
        [corner] Esquina
        [centre] Centro
        [notes] Notas
       *[colours] Colores
    }
pad-mode-said =
    { $mode ->
        [digits] Modo de números.
        [corner] Modo de notas de esquina.
        [centre] Modo de notas centrales.
        [notes] Modo de notas.
       *[colours] Modo de colores.
    }
pad-digit = { $digit }, por colocar: { $count }
pad-digit-complete = { $digit }, completo
pad-colour = Color { $colour }
pad-clear = Borrar
pad-line = Trazar una línea desde esta celda
pad-arrows = Flechas
pad-undo = Deshacer
pad-redo = Rehacer
pad-select = Selección

pen-begun = Línea desde { $cell }. Elige ahora el otro extremo.
pen-dropped = No se ha trazado ninguna línea.

## Keyboard shortcuts that only the web app has

key-read-houses = Leer en voz alta lo que falta en la fila, la columna y la caja
key-corner = Poner una nota de esquina
key-centre = Poner una nota central
key-colour = Colorear una celda
key-line = Trazar una línea: pulsa en un extremo y luego en el otro
key-arrow = Trazar una flecha: pulsa en el origen y luego en la punta

## Cells, read aloud

spoken-cells =
    { $rowCount ->
        [one] fila { $rows }
       *[other] filas { $rows }
    } { $columnCount ->
        [one] columna { $columns }
       *[other] columnas { $columns }
    }
spoken-is-not = no es
spoken-cell = { $cell }, { $contents }
spoken-given = { $digit } dado
spoken-empty = vacía
spoken-wrong = incorrecto
spoken-conflict = en conflicto
spoken-candidates =
    { $count ->
        [one] candidato { $digits }
       *[other] candidatos { $digits }
    }
spoken-corner-marks =
    { $count ->
        [one] nota de esquina { $digits }
       *[other] notas de esquina { $digits }
    }
spoken-crossed-out = tachado: { $digits }
spoken-coloured-candidate = candidato { $digit } con el color { $colour }
spoken-colours =
    { $count ->
        [one] color { $colours }
       *[other] colores { $colours }
    }
spoken-line =
    { $line ->
        [to] flecha a { $place }
        [from] flecha desde { $place }
       *[line] línea a { $place }
    }
spoken-candidate-at = { $digit } en { $cell }
spoken-line-of = { $digit }: { $line }
spoken-row =
    { $count ->
        [0] La fila { $number } está completa.
        [one] A la fila { $number } aún le falta el { $digits }.
       *[other] A la fila { $number } aún le faltan { $digits }.
    }
spoken-column =
    { $count ->
        [0] La columna { $number } está completa.
        [one] A la columna { $number } aún le falta el { $digits }.
       *[other] A la columna { $number } aún le faltan { $digits }.
    }
spoken-box =
    { $count ->
        [0] La caja { $number } está completa.
        [one] A la caja { $number } aún le falta el { $digits }.
       *[other] A la caja { $number } aún le faltan { $digits }.
    }
spoken-row-name = Fila { $number }

## The game cannot be shown

game-elsewhere = Partida abierta en otra pestaña
    .text = Esta partida está abierta en otra pestaña o ventana.
    .taken-over = Esta partida ha pasado a otra pestaña. No se ha perdido nada.
    .here = Jugar aquí
game-missing = Partida no encontrada
    .text = Esta partida no está guardada en este navegador. ¿La has abandonado?
    .unreadable = Esta partida no se puede leer: { $why }. Se guarda aparte y se incluye al exportar.
