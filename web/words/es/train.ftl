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
train-next = Siguiente lección
train-due = toca repasar
train-due-on = repaso: { $day }
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
drill-no = No, no aparece
drill-check = Comprobar mi respuesta
drill-answer = Ver la respuesta
drill-done = Listo
drill-result = Ronda terminada. Aciertos a la primera: { $right } de { $total }.
    .again = Ronda terminada. Aciertos a la primera: { $right } de { $total }. Próxima práctica: { $day }.
