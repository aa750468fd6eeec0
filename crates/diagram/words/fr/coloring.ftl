coloring-look = Regardez les lignes, colonnes et blocs où il y a exactement deux places pour le { $digit }.
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
coloring-cannot-be = Aucune case qui voit une case de chacune de ces deux couleurs ne peut contenir { $digit }.
coloring-clusters = Reliez chaque fois ces deux places : { $cells } forment ainsi un réseau. Donnez toujours des couleurs différentes à deux cases directement reliées.
coloring-other-clusters = { $cells } forment un autre réseau de ce genre. Donnez-y aussi des couleurs différentes à deux cases directement reliées.
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
