bug-look = Presque toutes les cases vides ont deux candidats. Regardez celles qui en ont davantage.
    .beginner = Dans presque toutes les cases vides, il ne reste que deux chiffres. Cherchez celles où il en reste davantage.
    .expert = BUG (bivalue universal grave), hormis les cases à plus de deux candidats.
bug-extra = { COUNT($all) ->
    [one] Le candidat supplémentaire est le { $all }.
   *[other] Les candidats supplémentaires sont { $all }.
}
    .expert = { COUNT($all) ->
        [one] Gardien : { $all }.
       *[other] Gardiens : { $all }.
    }
bug-without = { COUNT($all) ->
    [one] Sans lui, chaque case vide aurait deux candidats, et chaque ligne, colonne et bloc aurait deux places pour chaque chiffre qui y manque.
   *[other] Sans eux, chaque case vide aurait deux candidats, et chaque ligne, colonne et bloc aurait deux places pour chaque chiffre qui y manque.
}
    .beginner = { COUNT($all) ->
        [one] Barrez-le en pensée : il reste deux chiffres dans chaque case vide et, dans chaque ligne, colonne et bloc, deux places pour chaque chiffre qui y manque.
       *[other] Barrez-les en pensée : il reste deux chiffres dans chaque case vide et, dans chaque ligne, colonne et bloc, deux places pour chaque chiffre qui y manque.
    }
    .expert = { COUNT($all) ->
        [one] Sans lui, toute case vide serait bivaluée, et tout chiffre manquant bilocal dans ses unités.
       *[other] Sans eux, toute case vide serait bivaluée, et tout chiffre manquant bilocal dans ses unités.
    }
bug-second-solution = { COUNT($all) ->
    [one] S’il y avait une solution sans lui, chaque case vide pourrait prendre son autre candidat : ce serait une deuxième solution.
   *[other] S’il y avait une solution sans eux, chaque case vide pourrait prendre son autre candidat : ce serait une deuxième solution.
}
    .beginner = { COUNT($all) ->
        [one] Si vous pouviez finir la grille sans lui, vous pourriez aussi écrire l’autre chiffre dans chaque case vide : ce serait une deuxième solution.
       *[other] Si vous pouviez finir la grille sans eux, vous pourriez aussi écrire l’autre chiffre dans chaque case vide : ce serait une deuxième solution.
    }
    .expert = { COUNT($all) ->
        [one] Toute solution sans lui aurait un complément, une deuxième solution.
       *[other] Toute solution sans eux aurait un complément, une deuxième solution.
    }
