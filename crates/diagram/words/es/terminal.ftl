# El juego en la terminal. La pantalla tiene 80 columnas: las etiquetas y sus descripciones son cortas.

# Una ventana demasiado pequeña, y su tamaño.
terminal-needs-room = Esta pantalla necesita { $columns } columnas y { $rows } líneas.
terminal-has-room = Esta ventana tiene { $columns } y { $rows }.

# Teclas. Los nombres escritos en los teclados, como Esc, son iguales en todos los idiomas.
terminal-space = Espacio
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# La última línea: tras el nombre de una tecla, una palabra que dice qué hace. En las listas:
terminal-key-choose = elegir
terminal-key-take = aceptar
terminal-key-change = cambiar
terminal-key-scroll = desplazar
terminal-key-back = atrás
terminal-key-quit = salir
terminal-key-give-up = abandonar la partida
terminal-key-open = abrir
# Durante la partida:
terminal-key-begin = empezar
terminal-key-begin-all-the-same = empezar de todos modos
terminal-key-hint = pista
# La parte siguiente de una pista o de un texto.
terminal-key-more = más
# Aplica el paso de una pista.
terminal-key-do-it = aplicar
terminal-key-check = revisar
terminal-key-write = poner
terminal-key-undo = deshacer
terminal-key-redo = rehacer
terminal-key-mode = modo
terminal-key-clear = borrar
terminal-key-all-marks = anotar todo
terminal-key-find = resaltar
terminal-key-keys = teclas
terminal-key-options = opciones
terminal-key-leave = salir
terminal-key-go-on = continuar
terminal-key-another = otra partida: { $level }
terminal-key-new-game = nueva partida
terminal-key-lesson = lección
# En lecciones y ejercicios:
terminal-key-example = ejemplo
terminal-key-drills = ejercicios
terminal-key-solve-with-it = usarla en un sudoku
terminal-key-stop = detener
terminal-key-next = siguiente
terminal-key-review = repasar
terminal-key-sum-up = resultado
terminal-key-is-there = sí aparece
terminal-key-is-not-there = no aparece
terminal-key-name = nombre
terminal-key-check-answer = revisar
terminal-key-nothing = nada sirve
terminal-key-unseen = no veo nada
# ¿Es verdad la respuesta aunque nada la demuestre?
terminal-key-truth = ¿es verdad?
terminal-key-answer = respuesta

# Un cálculo que tarda un momento.
terminal-making = Creando un sudoku… Esc lo detiene.
terminal-looking-for-step = Buscando un paso… Esc lo detiene.
terminal-looking-for-position = Buscando una posición… Esc lo detiene.
terminal-looking-at-steps = Mirando todos los pasos… Esc lo detiene.

# Archivos que no se pueden leer o escribir. $why: el motivo, o el segundo mensaje de esta lista.
terminal-not-kept = No se puede guardar: { $why }
terminal-played-elsewhere = está abierta en otra ventana
terminal-cannot-be-opened = No se puede abrir la partida: { $why }
terminal-goes-on = La partida continúa: { $why }
terminal-torn = La última jugada no se guardó por completo; todo lo anterior está aquí.

# El menú: una opción, y de qué se trata.
terminal-menu = Sudoku
terminal-continue = Continuar: { $title }
terminal-menu-new = Nueva partida
terminal-menu-new-about = elige un nivel
terminal-menu-daily = Sudoku del día
terminal-menu-daily-about = { $day } (UTC)
terminal-menu-train = Entrenar
terminal-menu-train-about = aprende técnicas y practícalas
terminal-menu-open = Abrir
terminal-menu-open-about = pega o escribe un sudoku o enlace
terminal-menu-enter = Introducir
terminal-menu-enter-about = copia un sudoku en papel
terminal-menu-statistics-about = tiempos y rachas
terminal-menu-options-about = notas, comprobaciones, colores
terminal-menu-keys-about = atajos de teclado
terminal-menu-quit = Salir
terminal-menu-quit-about = tus partidas están guardadas

# Una partida empezada. $row: la primera fila del sudoku.
terminal-progress = { $time }, { $filled } de { $of } celdas rellenas
terminal-progress-begins = { $time }, { $filled } de { $of }; empieza { $row }
terminal-progress-begins-in-short = { $time }, { $filled } de { $of }, { $row }
terminal-being-entered = { $givens ->
    [one] introduciendo, { $givens } número dado
   *[other] introduciendo, { $givens } números dados
}

# Los títulos de las partidas. $number: el del sudoku, o el de una de varias partidas con el mismo título.
terminal-game = { $level } { $number }
terminal-game-of-day = { $day } { $level }
terminal-own-puzzle = tu propio sudoku
terminal-opened-puzzle = sudoku abierto
terminal-one-of-several = { $title } ({ $number })

# La elección de un nivel.
terminal-new-game = Nueva partida
terminal-own-level = Mi nivel
terminal-own-level-about = Solo lo que conoces.
terminal-puzzle-of-day = Sudoku del { $day }
terminal-solved = resuelto

# Abrir un sudoku.
terminal-open = Abrir un sudoku
terminal-open-about = Pégalo o escríbelo: 81 números y puntos, una cuadrícula, un enlace…

# Atajos de teclado: el título, y la opción del menú.
terminal-keys = Teclas
terminal-copy-text = Copiar la cuadrícula como texto
terminal-copy-link = Copiar un enlace a la cuadrícula
terminal-mark-centre = Escribir una nota en el centro, si tu terminal reconoce esta tecla
terminal-mark-corner = Escribir una nota en la esquina, si tu terminal reconoce esta tecla
terminal-text-copied = La cuadrícula se ha copiado como texto, si tu terminal lo permite.
terminal-link-copied = Se ha copiado un enlace a la cuadrícula, si tu terminal lo permite.

# Junto a la cuadrícula, en 22 columnas: celdas rellenas; qué hacen los números, entero y en pocas letras; se están
# seleccionando celdas.
terminal-filled = { $filled } de { $of }
terminal-entering = números dados
terminal-mode = { $mode ->
    [digits] números
    [corner] esquina
    [centre] centro
   *[colours] colores
}
terminal-mode-in-short = { $mode ->
    [digits] núm
    [corner] esq
    [centre] cen
   *[colours] col
}
terminal-selecting = sel
# Después de la tecla f.
terminal-which-digit = ¿Qué número? Otra f no resalta ninguno.

# Una pausa tapa la cuadrícula; p es la tecla.
terminal-paused = En pausa
terminal-paused-about = p para continuar

# La partida está ganada: en la última línea y junto a la cuadrícula.
terminal-solved-without-help = Resuelto en { $time }, sin ayuda.
terminal-solved-with-candidates = Resuelto en { $time }, con notas automáticas.
terminal-solved-with-checks = Resuelto en { $time }, con comprobaciones.
terminal-solved-with-hints = Resuelto en { $time }, con pistas.
terminal-solved-with-steps = Resuelto en { $time }, con pasos aplicados.
terminal-time = Tiempo: { $time }.
terminal-first-time = Tiempo: { $time }, el primero en este nivel.
terminal-time-beside-others = Tiempo: { $time }, mejor { $best }, mediana { $median }.
terminal-singles-were-enough = Han bastado los únicos.
terminal-hardest-step = Paso más difícil: { $kind }.
# Lo que costó en una partida resuelta: el tiempo jugado, el lugar, la técnica; $thought: cuánto se pensó. Debajo, la
# tecla de la lección, igual en todos los idiomas.
terminal-moments = Donde más te costó:
terminal-moment = { $time } { $place }: { $kind }, tras { $thought }
terminal-moment-helped = { $time } { $place }: { $kind }, con pista
terminal-lesson-about = l: lección sobre { $kind }

# Puntos de guardado: cómo se hizo cada uno, el tiempo, los números, y qué cambiaría al volver.
terminal-savepoints = Volver a un punto de guardado
terminal-no-savepoint = Aún no hay ninguno. La tecla s añade uno.
terminal-savepoint = { $number }, añadido por ti
terminal-savepoint-left = { $number }, antes de volver atrás
terminal-savepoint-named = { $number }, { $name }
terminal-savepoint-about = { $digits ->
    [one] { $time }, { $digits } número: { $changes }
   *[other] { $time }, { $digits } números: { $changes }
}
terminal-nothing-changes = la cuadrícula actual
terminal-marks-change = otras notas
# $gone y $back: los números que se quitarían y volverían, o cuántos son.
terminal-without = sin { $gone }
terminal-with = con { $back }
terminal-without-and-with = sin { $gone }, con { $back }
terminal-digits = { ORDER($each) }
terminal-count-of-digits = { $count ->
    [one] { $count } número
   *[other] { $count } números
}
terminal-count-of-changes = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}

# Estadísticas. Las cabeceras tienen unas 8 letras.
terminal-statistics = Estadísticas
terminal-level = nivel
terminal-played = jugados
terminal-solved-count = resueltos
terminal-best = mejor
terminal-median = mediana
terminal-streak = racha
terminal-longest-streak = máxima
terminal-helped = pistas
terminal-other-puzzles = otros

# Opciones, cada una con sus valores.
terminal-options = Opciones
terminal-notes = Notas
terminal-notes-by-hand = a mano
terminal-notes-automatic = automáticas; las centrales tachan
terminal-clean = Actualizar las notas
terminal-clean-on = al colocar un número
terminal-clean-off = no
terminal-clashes = Resaltar conflictos
terminal-wrong = Mostrar números incorrectos
terminal-never = nunca
terminal-when-asked = al comprobar
terminal-at-once = al instante
terminal-digits-left = Números que faltan
terminal-digits-left-on = visibles
terminal-digits-left-off = ocultos
terminal-clock = Reloj
terminal-clock-on = visible
terminal-clock-off = oculto, pero en marcha
terminal-first = Orden de entrada
terminal-first-cell = primero la celda
terminal-first-digit = primero el número: Enter o un clic lo pone
terminal-notation = Nombres de las celdas
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = Pistas
terminal-hints-ours = primero lo más fácil, todas las técnicas
terminal-hints-hodoku = solo las técnicas de HoDoKu
terminal-hints-sudoku-explainer = en el orden de Sudoku Explainer
terminal-techniques = Técnicas en las pistas
terminal-techniques-title = Técnicas en las pistas: { $which }
# $off: cuántas están desactivadas.
terminal-techniques-on = { $off ->
    [0] todas
    [one] todas menos una
   *[other] todas menos { $off }
}
terminal-off = desactivada
terminal-partly-off = en parte desactivadas
terminal-explanations = Explicaciones
terminal-for-beginners = para principiantes: dónde mirar
terminal-for-players = para jugadores: el patrón, y por qué
terminal-for-experts = para expertos: en términos técnicos
# El aspecto de la pantalla.
terminal-skin = Aspecto
terminal-skin-name = { $skin ->
    [dark] oscuro
    [light] claro
    [safe] para daltónicos
    [mono] sin colores
   *[ascii] ASCII
}

# Entrenamiento. $known técnicas practicadas; $due: cuántas toca repasar.
terminal-course = Entrenamiento. Técnicas practicadas: { $known } de { $of }
terminal-next-lesson = Siguiente lección
terminal-all-practised = has practicado todas las lecciones
terminal-placement = Prueba de nivel
terminal-placement-offer = sáltate lo que ya sabes
terminal-placement-about = encuentra tu capítulo
terminal-placed-about = capítulo { $number }, el { $day }
terminal-placement-finished = Prueba terminada. Vistas a la primera: { $right } de { $of }.
terminal-your-place = Empiezas en el capítulo { $number }: { $title }. Lo anterior cuenta como sabido. Puedes repetir la prueba cuando quieras.
terminal-review = Repasar
terminal-review-about = { $due ->
    [0] hoy no toca repasar nada
    [one] toca repasar { $due } técnica
   *[other] toca repasar { $due } técnicas
}
terminal-chapter-practised = todo practicado
terminal-chapter-progress = practicadas: { $known } de { $of }
terminal-chapter = { $title }: capítulo { $number } de { $of }
terminal-lesson-place = { $title }: lección { $number } de { $of }
terminal-first-learn = aprende antes: { $kind }
terminal-missed = fallada
terminal-days-of-practice = { $days ->
    [one] Primer día de práctica. Vuelve antes de una semana y la cuenta sigue.
   *[other] { $days } días de práctica. Vuelve antes de una semana y la cuenta sigue.
}
terminal-due = toca repasar
terminal-due-on = repaso: { $day }
terminal-pace = tiempo: { $time }
terminal-pace-beside = tiempo: { $time } (antes: { $before })
terminal-known = ya la conoces
terminal-without-drills = solo lección
terminal-no-positions = No hay ninguna posición para practicar esto: { $kind }.
terminal-example = Ejemplo: { $kind }
# Sobre la cuadrícula de un ejercicio: la pregunta, su número, y cuántas son.
terminal-which-one = ¿Qué técnica?
terminal-what-follows = deducir, { $number } de { $of }
terminal-find-it = encontrar, { $number } de { $of }
terminal-name-it = nombrar, { $number } de { $of }
terminal-solve-with-it = resolver, { $number } de { $of }
terminal-see-it = repaso, { $number } de { $of }
terminal-place-it = { $number } de { $of } como máximo
# Posiciones de las propias partidas: la entrada del curso y la cabecera de un ejercicio. $time: el tiempo jugado.
terminal-own-games = De tus partidas
terminal-own-games-about = { $positions ->
    [one] { $positions } posición que te costó
   *[other] { $positions } posiciones que te costaron
}
terminal-from-game = De tu partida, { $time }, { $row }
terminal-own-position = { $day }, { $number } de { $of }
