aligned-look = Regardez { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } voit cette case et ne peut contenir que { OR($candidates) }.
    [2] { $excluder } voit les deux et ne peut contenir que { OR($candidates) }.
   *[other] { $excluder } les voit toutes et ne peut contenir que { OR($candidates) }.
}
aligned-if-cell = Si { $cell } vaut { $digit } :
aligned-no-combination = Toutes les autres combinaisons mettent le même chiffre dans deux cases qui se voient. Aucune combinaison n’est donc possible.
aligned-starved = Avec { $others }, il ne reste aucun candidat pour { $starved }.
