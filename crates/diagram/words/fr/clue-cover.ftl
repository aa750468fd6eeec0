clue-cover-look = Regardez { $lines }.
clue-cover-nothing-given = Aucun chiffre n’y est donné.
clue-cover-only-given = { COUNT($givens) ->
    [one] Seule { $givens } y contient un chiffre donné.
   *[other] Seules { $givens } y contiennent un chiffre donné.
}
clue-cover-ways-to-fill = Avec les candidats qui restent, il y a { $all } façons de remplir { $lines }.
clue-cover-exchangeable = Dans { $struck } d’entre elles, des chiffres pourraient changer de place : chaque ligne, chaque colonne et chaque bloc garderait les mêmes chiffres.
clue-cover-second-solution = Aucun de ces chiffres n’est donné : ce serait une deuxième solution. Or la grille n’en a qu’une.
clue-cover-one-way-left = La solution suit donc la seule autre façon : { $none }.
clue-cover-ways-left = La solution suit donc l’une des { $left } autres façons. Dans tous ces cas, { $none }.
clue-cover-change-places = { $digits } en { $cells } pourraient changer de place.
clue-cover-whenever = C’est le cas chaque fois que { $one } :
clue-cover-whenever-for-example = C’est le cas chaque fois que { $one }. Par exemple :
