whips-contradiction = Si { $cell } vaut { $digit }, on aboutit à une contradiction en { $count } { $count ->
    [one] étape
   *[other] étapes
}.
whips-look = Voyons ce qui se passe si { $cell } vaut { $digit }.
whips-suppose = Hypothèse : { $cell } vaut { $digit }.
whips-impossible = C’est impossible, donc { $cell } ne vaut pas { $digit }.
whips-bivalue-chain = C’est une chaîne bivaluée : chaque étape n’a le choix qu’entre deux candidats.
whips-z-chain = C’est une z-Chain : quand une étape a plus de deux candidats, l’hypothèse suffit à exclure les autres.
whips-t-whip = C’est un t-Whip : quand une étape a plus de deux candidats, les étapes précédentes suffisent à exclure les autres. Seule la dernière étape peut aussi se servir de l’hypothèse.
whips-cell-so = { $cell } ne peut pas contenir { OR($gone) }, donc { OR($cells) } vaut { $left }.
whips-cell-so-nothing = { $cell } ne peut pas contenir { OR($gone) } : il ne lui reste aucun chiffre.
whips-house-so = { IN($house) }, le { $digit } ne peut pas aller en { OR($gone) }, donc { OR($cells) } vaut { $left }.
whips-house-so-nothing = { IN($house) }, le { $digit } ne peut pas aller en { OR($gone) } : il ne lui reste aucune place.
whips-cells-only = La chaîne ne passe que par des cases.
whips-rows-only = La chaîne ne passe que par des lignes.
whips-columns-only = La chaîne ne passe que par des colonnes.
whips-boxes-only = La chaîne ne passe que par des blocs.
