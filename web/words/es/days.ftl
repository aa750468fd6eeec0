### Puzzles of the day: a calendar, and days in a row.

days-past = Sudokus anteriores
days-month-previous = Mes anterior
days-month-next = Mes siguiente
days-solved = { $day }, resueltos: { $levels }

days-early = Aún es pronto
    .text = Los sudokus del { $day } aún no están disponibles.
days-unknown = Ese día no existe

## Days in a row

days-row =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
    .about = Un día cuenta cuando resuelves uno de sus sudokus, aunque sea otro día.
