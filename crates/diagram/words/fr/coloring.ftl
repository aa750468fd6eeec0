coloring-look = Regardez les unités où le { $digit } a exactement deux places.
coloring-two-in-house = Alors { $house } contient deux { $digit }, en { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Alors les deux couleurs des autres cases sont fausses, car { $color } voit des cases de chacune.
   *[other] Alors les deux couleurs des autres cases sont fausses, car { $color } voient des cases de chacune.
}
coloring-if-color = { COUNT($color) ->
    [one] Si { $color } vaut { $digit } :
   *[other] Si { $color } valent { $digit } :
}
coloring-other-color-is-true = C’est impossible, donc l’autre couleur est vraie.
coloring-opposed = { $one } voit { $other }, donc leurs couleurs ne sont pas vraies toutes les deux.
coloring-cannot-be = Aucune case qui voit ces deux couleurs ne peut contenir { $digit }.
coloring-clusters = Ces unités relient { $cells }. Donnez toujours des couleurs différentes à deux cases reliées.
coloring-other-clusters = D’autres unités de ce genre relient { $cells }. Donnez toujours des couleurs différentes à deux cases reliées.
coloring-either = L’une des deux couleurs est vraie : soit { COUNT($first) ->
    [1] { $first } vaut { $digit }
    [2] { $first } valent toutes deux { $digit }
   *[other] { $first } valent toutes { $digit }
}, soit { COUNT($second) ->
    [1] { $second } vaut { $digit }.
    [2] { $second } valent toutes deux { $digit }.
   *[other] { $second } valent toutes { $digit }.
}
coloring-opposite-either = L’une des couleurs opposées est donc vraie : { COUNT($first) ->
    [1] { $first } vaut { $digit }
    [2] { $first } valent toutes deux { $digit }
   *[other] { $first } valent toutes { $digit }
}, ou { COUNT($second) ->
    [1] { $second } vaut { $digit }.
    [2] { $second } valent toutes deux { $digit }.
   *[other] { $second } valent toutes { $digit }.
}
