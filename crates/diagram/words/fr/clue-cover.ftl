clue-cover-look = Regardez { $lines }.
clue-cover-nothing-given = Aucun chiffre n’y est donné.
clue-cover-only-given = { COUNT($givens) ->
    [one] Seule { $givens } y contient un chiffre de départ.
   *[other] Seules { $givens } y contiennent un chiffre de départ.
}
clue-cover-ways-to-fill = Avec les candidats qui restent, il y a { $all } façons de remplir { $lines }.
    .expert = Les candidats restants permettent { $all } remplissages { OF($lines) }.
clue-cover-exchangeable = Dans { $struck } d’entre elles, certains chiffres pourraient échanger leurs places, et chaque ligne, chaque colonne et chaque bloc garderait les mêmes chiffres.
    .expert = Dans { $struck } d’entre eux, certains chiffres forment un ensemble inévitable.
clue-cover-second-solution = Aucun des chiffres échangés n’est un chiffre de départ : ce serait une deuxième solution. Or la grille n’en a qu’une.
    .expert = Un tel ensemble ne contient aucun chiffre donné : il permettrait une deuxième solution. Or la grille n’en a qu’une.
clue-cover-one-way-left = Il ne reste donc qu’une autre façon, dans laquelle { $none }.
    .expert = Il reste un seul remplissage, dans lequel { $none }.
clue-cover-ways-left = Il ne reste donc que les { $left } autres façons. Dans chacune d’elles, { $none }.
    .expert = Il reste { $left } remplissages. Dans chacun d’eux, { $none }.
clue-cover-change-places = { $digits } en { $cells } pourraient échanger leurs places.
    .expert = { $digits } en { $cells } forment un ensemble inévitable.
clue-cover-whenever = C’est le cas chaque fois que { $one } :
clue-cover-whenever-for-example = C’est le cas chaque fois que { $one }. Par exemple :
