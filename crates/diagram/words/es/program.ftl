# Notas, errores e informes del programa para jugadores.

# Delante de un mensaje.
program-note = nota
program-error = error
program-hint = consejo

# $input: el nombre de un archivo.
program-no-puzzle = no hay ningún sudoku en { $input }
program-not-finished = sin terminar después de { $seconds } s (--timeout)

# Una partida en la terminal. $command es "play" o "train".
program-needs-terminal = `sudoku { $command }` necesita una terminal
program-needs-cursor = `sudoku { $command }` necesita una terminal con cursor móvil, y TERM es dumb
program-play-plain = `sudoku play --plain` no necesita pantalla; `sudoku hint` y `sudoku solve` funcionan en cualquier sitio
program-train-plain = `sudoku train --plain` no necesita pantalla; `sudoku techniques NAME` muestra la página de una técnica en cualquier sitio

# Pasos y explicaciones.
program-no-technique-applies = No se puede aplicar ninguna técnica.
program-verbose-explains = --verbose explica cada paso
program-no-such-step = no existe el paso { $step }: la ruta tiene { $count }
program-no-step-to-draw = no hay ningún paso que dibujar. { $said }

# Respuestas de `solve`.
program-no-solution = Sin solución.
program-one-solution = Una solución.
program-first-of-solutions = { $count } soluciones; esta es la primera encontrada.
program-first-of-solutions-or-more = { $count } soluciones o más; esta es la primera encontrada.
program-solution = Solución { $number }.
program-written-unsolved = escritos sin resolver porque no tienen solución: { $count }
program-written-with-first = escritos con la primera de varias soluciones: { $count }

# El informe de `check` sobre un sudoku: los nombres de los datos, y qué se dice de cada uno.
program-number = { $count }
program-givens = números dados
program-valid = válido
program-valid-yes = sí: ningún número se repite en una fila, columna o caja
program-valid-no = { $conflicts ->
    [one] no: { $conflicts } conflicto
   *[other] { $houses ->
        [one] no: { $conflicts } conflictos en { $houses } unidad
       *[other] no: { $conflicts } conflictos en { $houses } unidades
    }
}
program-solutions = soluciones
program-solutions-none = ninguna
program-solutions-one = 1: el sudoku tiene solución única
program-solutions-several = 2 o más: `sudoku solve --count N` las cuenta
program-minimal = mínimo
program-minimal-yes = sí: todos los números dados hacen falta
program-minimal-but-one = no: se puede quitar { $cells }
program-minimal-by-none = no: se puede quitar uno cualquiera de los { $count } números dados
program-minimal-by-some = no: se puede quitar uno cualquiera de estos { $count } números dados:
program-filled-in = colocados
program-none-wrong = { $digits ->
    [one] { $digits } número, correcto
   *[other] { $digits } números, ninguno incorrecto
}
program-some-wrong = { $digits ->
    [one] { $digits } número, incorrecto:
   *[other] { $digits } números, de ellos incorrectos { $wrong }:
}
# Candidatos de la solución que el jugador ha quitado.
program-removed = quitados
program-candidates-lost = { $count ->
    [one] { $count } candidato de la solución:
   *[other] { $count } candidatos de la solución:
}

# Lo mismo sobre uno de muchos sudokus: en una línea, con comas.
program-is-valid = válido
program-is-not-valid = no válido
program-has-givens = { $count ->
    [one] { $count } número dado
   *[other] { $count } números dados
}
program-is-unique = solución única
program-has-several = varias soluciones
program-has-none = sin solución
program-is-minimal = mínimo
program-has-redundant = sobran: { $cells }
program-has-wrong = incorrectos: { $digits }
program-has-lost = quitados de la solución: { $candidates }

# Crear sudokus. $done de $all están hechos.
program-seed = semilla { $seed }
program-going-on = { $count ->
    [one] se continúa después de { $count } sudoku terminado
   *[other] se continúa después de { $count } sudokus terminados
}
program-given-up = creados { $done } de { $all }: ningún sudoku en { $tries } intentos
program-out-of-time = creados { $done } de { $all }: se ha acabado el tiempo
program-mean-givens = { $mean } números dados de media ponderada
program-made-by = Creado por sudoku { $version } con la semilla { $seed }
program-nothing-known = todavía no se sabe qué técnicas conoces
program-find-your-place = `sudoku train` lo averigua con diez a veinte posiciones; o marca allí las que conoces
program-learning = estos sudokus necesitan una técnica que estás aprendiendo: { $kind }
program-none-known = aún no se conoce ningún sudoku cuya técnica más difícil sea { $kind }: ninguno entre { $tried } probados. Puede que la búsqueda no encuentre ninguno

# Imprimir.
program-nothing-to-print = no hay ningún sudoku que imprimir
program-has-no-solution = el sudoku no tiene solución
program-has-several-solutions = el sudoku tiene varias soluciones
program-not-printed = no se imprime nada, porque no todos los sudokus tienen exactamente una solución
program-print-broken = --allow-broken imprime esos sudokus sin solución
# $puzzles: una lista con comas, quizá con el último mensaje de aquí.
program-without-solution = sin solución porque no tienen exactamente una: sudoku { $puzzles }
program-and-more = { $listed } y { $count } más
program-long-way = la ruta es larga: --aim shortest busca una con menos pasos difíciles
program-no-position = no hay ninguna posición para esta técnica: { $kind }
program-other-puzzles = ninguno de los sudokus la necesita cuando no sirve nada más fácil; da otros
program-positions-found = posiciones encontradas: { $found } de { $of }
program-positions-of = posiciones encontradas de { $kind }: { $found } de { $of }
program-give-puzzles = indica sudokus que la necesiten, por ejemplo una colección de difíciles
program-no-key = no hay soluciones: las hojas no preguntan nada

# Técnicas: un nombre que vale para varias, y las columnas de la lista.
program-fits-several = «{ $name }» vale para { $count } técnicas:
program-page-of-one = `sudoku techniques NAME` muestra la página de una de ellas.
program-page-of-any = `sudoku techniques NAME` muestra la página de una técnica. Vale cualquier nombre común.
program-column-level = cómo las llama HoDoKu
program-column-se = la puntuación de Sudoku Explainer
program-column-explain = la usan `sudoku explain` y `sudoku hint`
program-column-hodoku = está en el orden de HoDoKu, que sigue `sudoku rate`
program-column-asked = solo la usa `sudoku steps`, salvo que --allow la nombre
program-column-one = supone que el sudoku tiene exactamente una solución

# Una foto.
program-photo-doubtful = quizá haya números mal leídos; revisa { $cells }
program-photo-unsolved = con los números leídos, el sudoku no tiene solución única; compáralos todos con la imagen, empezando por { $cells }
program-photo-full = la cuadrícula ya está completa: no queda nada por resolver

# El día de un sudoku, junto a su número.
program-day = { $weekday }, { $day } de { $month } de { $year }
program-weekday = { $number ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[other] domingo
}
program-month = { $number ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
}
