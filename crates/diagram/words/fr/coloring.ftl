coloring-look = Regardez les lignes, colonnes et blocs où il y a exactement deux places pour le { $digit }.
    .beginner = Cherchez les lignes, colonnes et blocs où il y a exactement deux places pour le { $digit }.
    .expert = Coloriez les paires conjuguées du { $digit }.
coloring-two-in-house = Alors { $house } contient plusieurs { $digit }, en { $cells }.
    .beginner = Vous devriez alors écrire plusieurs { $digit } { IN($house) } : en { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Alors les deux couleurs des autres cases sont fausses, car { $color } voit des cases de chacune.
   *[other] Alors les deux couleurs des autres cases sont fausses, car { $color } voient des cases de chacune.
}
    .expert = { COUNT($color) ->
        [one] { $color } voit les deux couleurs de l’autre réseau, qui seraient donc fausses toutes les deux.
       *[other] { $color } voient les deux couleurs de l’autre réseau, qui seraient donc fausses toutes les deux.
    }
coloring-if-color = { COUNT($color) ->
    [one] Si { $color } vaut { $digit } :
   *[other] Si { $color } valent { $digit } :
}
coloring-other-color-is-true = C’est impossible, donc l’autre couleur est vraie.
    .expert = Contradiction, donc l’autre couleur est vraie.
coloring-opposed = { $one } voit { $other }, donc leurs couleurs ne sont pas vraies toutes les deux.
    .expert = { $one } voit { $other } : lien faible entre leurs couleurs.
coloring-cannot-be = Aucune case qui voit une case de chacune de ces deux couleurs ne peut contenir { $digit }.
    .beginner = Cherchez une case qui voit une case de chacune de ces deux couleurs : elle ne peut pas contenir { $digit }.
    .expert = Toute case qui voit ces deux couleurs perd le { $digit }.
coloring-clusters = Reliez chaque fois ces deux places : { $cells } forment ainsi un réseau. Donnez toujours des couleurs différentes à deux cases directement reliées.
    .beginner = Reliez chaque fois ces deux places : { $cells } forment ainsi un réseau. Prenez deux crayons : deux cases directement reliées n’ont jamais la même couleur.
    .expert = Réseau { $cells }, en deux couleurs.
coloring-other-clusters = { $cells } forment un autre réseau de ce genre. Donnez-y aussi des couleurs différentes à deux cases directement reliées.
    .beginner = { $cells } forment un autre réseau de ce genre. Coloriez-le de même, avec deux autres crayons.
    .expert = Second réseau { $cells }, en deux couleurs.
coloring-either = L’une des deux couleurs est vraie : soit { COUNT($first) ->
    [1] { $first } vaut { $digit }
    [2] { $first } valent toutes deux { $digit }
   *[other] { $first } valent toutes { $digit }
}, soit { COUNT($second) ->
    [1] { $second } vaut { $digit }.
    [2] { $second } valent toutes deux { $digit }.
   *[other] { $second } valent toutes { $digit }.
}
    .expert = L’une des deux couleurs est vraie : { $digit } en { $first }, ou bien { $digit } en { $second }.
coloring-opposite-either = Au moins une des couleurs opposées est donc vraie : { COUNT($first) ->
    [1] { $first } vaut { $digit }
    [2] { $first } valent toutes deux { $digit }
   *[other] { $first } valent toutes { $digit }
}, ou { COUNT($second) ->
    [1] { $second } vaut { $digit }.
    [2] { $second } valent toutes deux { $digit }.
   *[other] { $second } valent toutes { $digit }.
}
    .expert = Au moins une des couleurs opposées est donc vraie : { $digit } en { $first }, ou { $digit } en { $second }.
