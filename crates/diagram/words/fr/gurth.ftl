gurth-turn = Tournez la grille de 180 degrés.
gurth-mirror-down = Retournez la grille autour de la diagonale qui va de r1c1 à r9c9.
gurth-mirror-up = Retournez la grille autour de la diagonale qui va de r1c9 à r9c1.
gurth-look = Regardez tous les chiffres donnés.
gurth-same-givens = Les chiffres donnés sont les mêmes qu’avant.
    .expert = Les chiffres donnés sont invariants.
gurth-missing-given = Si le { $missing } était donné lui aussi, les chiffres donnés seraient les mêmes qu’avant.
    .expert = Avec le { $missing } en plus, les chiffres donnés seraient invariants.
gurth-same-solution = Appliquée à la solution, cette transformation donne une solution qui a les mêmes chiffres donnés. Or il n’y en a qu’une : la solution aussi reste donc inchangée.
    .expert = La solution est unique, donc invariante elle aussi.
gurth-suppose = Hypothèse : { $cell } vaut { $digit }.
gurth-not-symmetric = La solution n’est donc pas symétrique, et { $cell } ne vaut pas { $digit }.
    .expert = Contradiction : la solution n’est donc pas symétrique, et { $cell } ne vaut pas { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } reste à sa place et doit donc contenir un chiffre qui ne change pas : { OR($digits) }.
   *[other] { $cells } restent à leur place et doivent donc contenir des chiffres qui ne changent pas : { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] La case fixe { $cells } doit contenir un chiffre fixe : { OR($digits) }.
       *[other] Les cases fixes { $cells } doivent contenir des chiffres fixes : { OR($digits) }.
    }
gurth-orbits = Un candidat et toutes ses images sont vrais ensemble, ou faux ensemble. Un candidat est donc faux si l’une de ses images est impossible, ou si deux d’entre elles sont incompatibles.
    .expert = Une orbite de candidats est vraie ou fausse tout entière. Elle est donc fausse si l’un de ses candidats est impossible, ou si deux d’entre eux sont incompatibles.
gurth-write-digit = { $from } par { $to }
gurth-impossible-fixed = { $cell } reste à sa place et devrait donc contenir un chiffre qui ne change pas : { OR($digits) }. Or elle ne peut contenir que { OR($candidates) }.
    .expert = La case fixe { $cell } devrait contenir un chiffre fixe, { OR($digits) }. Or elle ne peut contenir que { OR($candidates) }.
gurth-impossible-cell = Alors il ne reste rien pour { $cell } : chacun de ses candidats a une image impossible, ou des images incompatibles.
    .expert = Alors { $cell } n’a plus aucun candidat : l’orbite de chacun contient un candidat impossible ou un conflit.
gurth-impossible-house = Alors { $house } n’a plus de place pour le { $digit } : chaque candidat { $digit } y a une image impossible, ou des images incompatibles.
    .expert = Alors { $house } n’a plus de place pour le { $digit } : l’orbite de chacun de ses { $digit } contient un candidat impossible ou un conflit.
gurth-move = Mettez les lignes 1 à 9 aux places { $rows }, et les colonnes 1 à 9 aux places { $columns }.
gurth-move-transposed = Mettez les lignes 1 à 9 aux places { $rows }, et les colonnes 1 à 9 aux places { $columns }. Échangez ensuite lignes et colonnes.
gurth-move-and-write = { $motion } Remplacez { $changes }.
