medusa-look = Partez du { $first }. Suivez les cases à deux candidats et les lignes, colonnes et blocs où un chiffre n’a que deux places.
    .beginner = Partez du { $first } avec deux crayons de couleur. Partout où une case n’a que deux chiffres, ou une ligne, une colonne ou un bloc que deux places pour un chiffre, passez de l’un à l’autre et changez de couleur.
    .expert = Coloriez les liens forts, bivalués et bilocaux, depuis le { $first }.
medusa-first-color = Première couleur : { $color }.
medusa-second-color = Seconde couleur : { $color }.
medusa-one-color-true = Deux candidats reliés ont des couleurs différentes : l’une des couleurs est donc vraie, et l’autre fausse.
    .beginner = Deux candidats reliés ont des couleurs différentes : l’une des couleurs est donc vraie partout, et l’autre fausse partout.
    .expert = Exactement une couleur est vraie.
medusa-two-digits-in-cell = Alors { $cell } contient deux chiffres.
    .beginner = Vous devriez alors écrire deux chiffres en { $cell }.
medusa-two-in-house = Alors { $house } contient deux { $digit }.
    .beginner = Vous devriez alors écrire deux fois le { $digit } { IN($house) }.
medusa-nothing-left = Alors { $cell } n’a plus aucun candidat.
medusa-no-place-left = Alors { $house } n’a plus de place pour le { $digit }.
medusa-conflicts-with-both = Le { $candidate } est incompatible avec le { $first }, de la première couleur, et avec le { $second }, de la seconde : il est donc faux.
    .beginner = Le { $candidate } est exclu par le { $first }, de la première couleur, et par le { $second }, de la seconde : il est faux, quelle que soit la couleur vraie.
    .expert = Le { $candidate } est lié faiblement au { $first }, de la première couleur, et au { $second }, de la seconde : il est donc faux.
medusa-if-color = { $color ->
    [first] Si la première couleur est vraie :
   *[second] Si la seconde couleur est vraie :
}
medusa-color-false = { $color ->
    [first] C’est impossible, donc la première couleur est fausse.
   *[second] C’est impossible, donc la seconde couleur est fausse.
}
    .expert = { $color ->
        [first] Contradiction, donc la première couleur est fausse.
       *[second] Contradiction, donc la seconde couleur est fausse.
    }
