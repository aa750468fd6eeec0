medusa-look = Partez du { $first }. Suivez les cases à deux candidats et les lignes, colonnes et blocs où un chiffre n’a que deux places.
medusa-first-color = Première couleur : { $color }.
medusa-second-color = Seconde couleur : { $color }.
medusa-one-color-true = Deux candidats reliés ont des couleurs différentes : l’une des couleurs est donc vraie, et l’autre fausse.
medusa-two-digits-in-cell = Alors { $cell } contient deux chiffres.
medusa-two-in-house = Alors { $house } contient deux { $digit }.
medusa-nothing-left = Alors { $cell } n’a plus aucun candidat.
medusa-no-place-left = Alors { $house } n’a plus de place pour le { $digit }.
medusa-conflicts-with-both = Le { $candidate } est incompatible avec le { $first }, de la première couleur, et avec le { $second }, de la seconde : il est donc faux.
medusa-if-color = { $color ->
    [first] Si la première couleur est vraie :
   *[second] Si la seconde couleur est vraie :
}
medusa-color-false = { $color ->
    [first] C’est impossible, donc la première couleur est fausse.
   *[second] C’est impossible, donc la seconde couleur est fausse.
}
