aligned-look = Regardez { $cells }.
    .expert = Dressez la table des combinaisons de { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } voit cette case et ne peut contenir que { OR($candidates) }.
    [2] { $excluder } voit les deux et ne peut contenir que { OR($candidates) }.
   *[other] { $excluder } les voit toutes et ne peut contenir que { OR($candidates) }.
}
    .expert = La case d’exclusion { $excluder } ne peut contenir que { OR($candidates) }.
aligned-if-cell = Si { $cell } vaut { $digit } :
aligned-no-combination = Toutes les autres combinaisons mettent le même chiffre dans deux cases qui se voient. Aucune combinaison n’est donc possible.
    .expert = Toutes les autres combinaisons répètent un chiffre dans deux cases qui se voient : il n’en reste donc aucune.
aligned-starved = Avec { $others }, il ne reste aucun candidat pour { $starved }.
    .expert = Avec { $others }, la case d’exclusion { $starved } reste sans candidat.
