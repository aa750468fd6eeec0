bug-look = Presque toutes les cases vides ont deux candidats. Regardez celles qui en ont davantage.
bug-extra = { COUNT($all) ->
    [one] Le candidat supplémentaire est le { $all }.
   *[other] Les candidats supplémentaires sont { $all }.
}
bug-without = { COUNT($all) ->
    [one] Sans lui, chaque case vide aurait deux candidats, et chaque ligne, colonne et bloc aurait deux places pour chaque chiffre qui y manque.
   *[other] Sans eux, chaque case vide aurait deux candidats, et chaque ligne, colonne et bloc aurait deux places pour chaque chiffre qui y manque.
}
bug-second-solution = { COUNT($all) ->
    [one] S’il y avait une solution sans lui, chaque case vide pourrait prendre son autre candidat : ce serait une deuxième solution.
   *[other] S’il y avait une solution sans eux, chaque case vide pourrait prendre son autre candidat : ce serait une deuxième solution.
}
