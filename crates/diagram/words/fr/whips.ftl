whips-contradiction = { $count ->
    [one] On aboutit à une contradiction en une étape.
   *[other] On aboutit à une contradiction en { $count } étapes.
}
    .beginner = { $count ->
        [one] En une étape, vous arriverez à quelque chose d’impossible.
       *[other] En { $count } étapes, vous arriverez à quelque chose d’impossible.
    }
    .expert = Une chaîne de longueur { $count } mène à une contradiction.
whips-look = Voyons ce qui se passe si { $cell } vaut { $digit }.
    .expert = Cible : { $digit } en { $cell }.
whips-suppose = Hypothèse : { $cell } vaut { $digit }.
whips-impossible = C’est impossible, donc { $cell } ne vaut pas { $digit }.
    .expert = Contradiction, donc { $cell } ne vaut pas { $digit }.
whips-bivalue-chain = C’est une chaîne bivaluée : chaque étape n’a le choix qu’entre deux candidats.
    .expert = Chaîne bivaluée : toutes les variables CSP sont bivaluées.
whips-z-chain = C’est une z-Chain : quand une étape a plus de deux candidats, l’hypothèse suffit à exclure les autres.
    .expert = z-Chain : tout candidat supplémentaire est lié à la cible.
whips-t-whip = C’est un t-Whip : quand une étape a plus de deux candidats, les étapes précédentes suffisent à exclure les autres. Seule la dernière étape peut aussi se servir de l’hypothèse.
    .expert = t-Whip : tout candidat supplémentaire est lié à un candidat de droite (right-linking) antérieur. Seule la dernière variable CSP peut en avoir qui soient liés à la cible.
whips-cell-so = { $cell } ne peut pas contenir { OR($gone) }, donc { OR($cells) } vaut { $left }.
    .expert = { COUNT($gone) ->
        [one] { $cell } perd le { $gone }, donc { OR($cells) } vaut { $left }.
       *[other] { $cell } perd { $gone }, donc { OR($cells) } vaut { $left }.
    }
whips-cell-so-nothing = { $cell } ne peut pas contenir { OR($gone) } : il ne lui reste aucun chiffre.
    .expert = { COUNT($gone) ->
        [one] { $cell } perd le { $gone } : plus aucun candidat.
       *[other] { $cell } perd { $gone } : plus aucun candidat.
    }
whips-house-so = { IN($house) }, le { $digit } ne peut pas aller en { OR($gone) }, donc { OR($cells) } vaut { $left }.
    .expert = { $house } perd le { $digit } en { $gone }, donc { OR($cells) } vaut { $left }.
whips-house-so-nothing = { IN($house) }, le { $digit } ne peut pas aller en { OR($gone) } : il ne lui reste aucune place.
    .expert = { $house } perd le { $digit } en { $gone } : plus aucune place.
whips-cells-only = La chaîne ne passe que par des cases.
    .expert = Toutes les variables CSP sont dans l’espace rc.
whips-rows-only = La chaîne ne passe que par des lignes.
    .expert = Toutes les variables CSP sont dans l’espace rn.
whips-columns-only = La chaîne ne passe que par des colonnes.
    .expert = Toutes les variables CSP sont dans l’espace cn.
whips-boxes-only = La chaîne ne passe que par des blocs.
    .expert = Toutes les variables CSP sont dans l’espace bn.
