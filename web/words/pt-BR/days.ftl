### Puzzles of the day: a calendar, and days in a row.

days-past = Sudokus anteriores
days-month-previous = Mês anterior
days-month-next = Próximo mês
days-solved = { $day }, resolvidos: { $levels }

days-early = Ainda é cedo
    .text = Os sudokus de { $day } ainda não estão disponíveis.
days-unknown = Esse dia não existe

## Days in a row

days-row =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
    .about = Um dia conta quando você resolve um dos sudokus dele, mesmo que em outro dia.
