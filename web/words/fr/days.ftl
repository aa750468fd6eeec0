### Puzzles of the day: a calendar, and days in a row.

days-past = Grilles des jours passés
days-month-previous = Mois précédent
days-month-next = Mois suivant
days-solved = { $day }, niveaux résolus : { $levels }

days-early = Un peu de patience
    .text = Les grilles du { $day } ne sont pas encore disponibles.
days-unknown = Ce jour n’existe pas

## Days in a row

days-row =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
    .about = Un jour compte dès que vous avez résolu une de ses grilles, même après coup.
