train-round-finished = Ronda terminada. Aciertos a la primera: { $right } de { $of }.
train-find-and-cross-out = Busca esta técnica y tacha lo que descarta: { $one }.
train-find-and-place = Busca esta técnica y coloca su número: { $one }.
train-find-and-mark = Busca esta técnica y marca lo que se deduce de ella: { $one }.
train-can-you-find = ¿Encuentras aquí esta técnica? { $one }.
train-which-technique = ¿Qué técnica está marcada?
train-solve = Resuelve el sudoku. Ahora necesita esta técnica, y después nada más difícil: { $one }.
train-solved = Correcto. El sudoku está resuelto.
train-unsolved = El sudoku aún no está resuelto.
train-it-is = Es esta técnica: { $one }.
train-right-none = Correcto. { $there_is_none }
train-right-marked = Correcto. Ahora está marcada.
train-marked = Sí aparece. Ahora está marcada.
train-right-it-is = Correcto. Es esta técnica: { $one }.
train-another-shows = Una parte se ve también con otra técnica: { $other }. ¿Qué otro nombre encaja?
train-not-this = No es { $one }: aquí, la técnica { $name } no explica estas marcas.
train-nothing-marked = Aún no hay nada marcado.
train-takes-other-steps = Antes hacen falta otros pasos. Después se deduce con esta técnica: { $one }.
train-right = Correcto.
train-right-rest = El resto también se deduce, con otra técnica: { $other }.
train-more-follows = Hasta aquí, correcto. Con esta técnica se deduce algo más: { $name }.
train-by-another = Es correcto, pero con otra técnica: { $other }. Busca esta: { $one }.
train-unproved-is = Aquí nada demuestra que { $cell } sea { $digit }.
train-unproved-is-not = Aquí nada demuestra que { $cell } no sea { $digit }.
train-can-still-be = { $cell } aún puede ser { OR($left) }.
train-can-have-it-there = Con { $digit } en { $cell }, tal como está ahora marcada la cuadrícula, cada fila, columna y caja puede tener su { $digit }.
train-see-it = ¿Sirve aquí algo de lo que ya sabes? Marca lo que se deduce, o di que no sirve nada.
train-place-it = Aquí sirve algo. Marca lo que se deduce, o di que no ves nada.
train-nothing-learned-applies = Aquí no sirve nada de lo que ya sabes.
train-it-takes = Hace falta esta técnica: { $one }.
train-mark-it = Entonces marca lo que se deduce.
train-something-applies = Mira otra vez. Aquí sirve algo que ya sabes.
train-more-follows-here = Hasta aquí, correcto. Del mismo patrón se deduce algo más.
train-not-yet-provable-is = Es verdad, pero con lo que sabes aún no se puede demostrar. Que { $cell } sea { $digit } requiere esta técnica: { $other }.
train-not-yet-provable-is-not = Es verdad, pero con lo que sabes aún no se puede demostrar. Que { $cell } no sea { $digit } requiere esta técnica: { $other }.
train-your-other-marks-follow = Tus otras marcas sí se deducen.
train-look-for = Busca esta: { $one }.
train-in-solution = En la solución, { $cell } es { $digit }.
train-solution-agrees = La solución coincide con tus marcas.
train-can-still-go = El { $digit } { OF($house) } aún puede ir en { OR($places) }.
# La premisa que falta. $count: cuántas celdas, números o líneas tiene el patrón.
train-needs-naked = { $count ->
    [2] Harían falta dos celdas que compartan fila, columna o caja con { $cell } y que solo admitan dos números: { $digit } y otro. No las hay.
    [3] Harían falta tres celdas que compartan fila, columna o caja con { $cell } y que solo admitan tres números, entre ellos { $digit }. No las hay.
   *[4] Harían falta cuatro celdas que compartan fila, columna o caja con { $cell } y que solo admitan cuatro números, entre ellos { $digit }. No las hay.
}
train-needs-hidden = { $count ->
    [2] Harían falta dos números distintos de { $digit } que solo quepan en dos celdas de una fila, columna o caja, una de ellas { $cell }. No los hay.
    [3] Harían falta tres números distintos de { $digit } que solo quepan en tres celdas de una fila, columna o caja, una de ellas { $cell }. No los hay.
   *[4] Harían falta cuatro números distintos de { $digit } que solo quepan en cuatro celdas de una fila, columna o caja, una de ellas { $cell }. No los hay.
}
train-needs-pointing = Haría falta otra caja en la que { $digit } solo quepa en la fila o solo en la columna de { $cell }. No la hay.
train-needs-claiming = Haría falta otra fila o columna en la que { $digit } solo quepa en la caja de { $cell }. No la hay.
train-needs-fish = { $count ->
    [2] Harían falta otras dos filas en las que { $digit } solo quepa en dos columnas, entre ellas la de { $cell }, o lo mismo cambiando filas por columnas. No las hay.
    [3] Harían falta otras tres filas en las que { $digit } solo quepa en tres columnas, entre ellas la de { $cell }, o lo mismo cambiando filas por columnas. No las hay.
   *[4] Harían falta otras cuatro filas en las que { $digit } solo quepa en cuatro columnas, entre ellas la de { $cell }, o lo mismo cambiando filas por columnas. No las hay.
}
train-needs-other = Aquí esta técnica no descarta { $digit } en { $cell }: { $name }.
train-there-is-none = En esta posición no aparece esta técnica: { $name }.
train-summary = { $name }: { $summary }
