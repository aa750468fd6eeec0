### Training: the course, lessons, and rounds of drills.

train = Entrenamiento
train-failed = Las lecciones no se pueden mostrar: { $why }.
train-known =
    { $count ->
        [one] { $count } técnica practicada
       *[other] { $count } técnicas practicadas
    }
train-known-of = Técnicas practicadas: { $count } de { $total }
train-review =
    { $count ->
        [one] Repasar { $count } técnica
       *[other] Repasar { $count } técnicas
    }
train-waiting =
    { $count ->
        [one] Toca repasar { $count } técnica
       *[other] Toca repasar { $count } técnicas
    }
    .now = Repasar ahora
train-reviewing = Repaso
train-placement = Prueba de nivel
    .offer = Sáltate lo que ya sabes
    .about = Encuentra tu capítulo
train-placed = Capítulo { $number }, el { $day }
train-own = De tus partidas
train-own-about =
    { $count ->
        [one] { $count } posición que te costó
       *[other] { $count } posiciones que te costaron
    }
train-next = Siguiente lección
train-ticks = Marca las técnicas que conoces. «Mi nivel» elige entonces sudokus que no necesitan nada más, y las pistas usan primero esas técnicas.
train-find = Buscar una técnica
    .none = Ninguna técnica se llama así.
train-tick = Conozco { $name }
train-due = toca repasar
train-due-on = repaso: { $day }
train-pace = tiempo: { $time }
    .beside = tiempo: { $time } (antes: { $before })
train-lesson-only = solo lección

## A lesson

lesson-failed = No se puede mostrar la lección
lesson-missing = Esa lección no existe
lesson-practise = Practicar
lesson-solve = Usarla en un sudoku
lesson-all = Todas las lecciones
lesson-example = Ejemplo
    .another = Otro ejemplo
    .searching = Buscando un ejemplo…
    .failed = Ahora mismo no hay ningún ejemplo: { $why }.
    .none = Esta técnica nunca es el paso más fácil, así que la lección no tiene ejemplos.
lesson-example-number = Ejemplo { $number }: { $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = Ejercicio
drill-searching = Buscando una posición…
drill-failed = No hay ningún ejercicio
    .none = No hay ninguna posición para practicar esto.
    .text = Ahora no puedes practicar esto: { $why }.
drill-to-lesson = Volver a la lección
drill-which = ¿Qué técnica?
drill-grid =
    { $count ->
        [one] { $title }, { $count } celda vacía
       *[other] { $title }, { $count } celdas vacías
    }
drill-yes = Sí, aparece
drill-how =
    { $first ->
        [digit] Para tachar un número, púlsalo y toca su celda. Toca otra vez para recuperarlo.
       *[cell] Para tachar un número, elige su celda y pulsa el número. Púlsalo otra vez para recuperarlo.
    }
drill-no = No, no aparece
drill-check = Comprobar mi respuesta
drill-nothing = Nada sirve
drill-unseen = No veo nada
drill-answer = Ver la respuesta
drill-done = Listo
drill-result = Aciertos a la primera: { $right } de { $total }
drill-at-most = { $number } de máx. { $total }
drill-placed = Empiezas en el capítulo { $number }: { $title }. Lo anterior cuenta como sabido. Puedes repetir la prueba cuando quieras.
drill-sum = Resultado
drill-missed = Fallada: { $name }
drill-days =
    { $days ->
        [one] Primer día de práctica. Vuelve antes de una semana y la cuenta sigue.
       *[other] { $days } días de práctica. Vuelve antes de una semana y la cuenta sigue.
    }
