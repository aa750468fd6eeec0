rank-if-start = Si { $cell } vaut { $digit } :
rank-every-case-cell = Dans tous les cas, { $cell } vaut { OR($digits) }.
rank-every-case-house = Dans tous les cas, le { $digit } { OF($house) } est en { OR($cells) }.
rank-only-one-end = L’un de ces candidats au plus peut être vrai. L’une des chaînes est donc vraie du début à la fin, et les autres sont fausses de leur fin jusqu’à leur début.
    .expert = Ces bouts sont liés faiblement, donc exactement un est vrai : sa chaîne est vraie tout du long, les autres sont fausses tout du long.
rank-one-in-each-link = Chacun de ces liens a alors son candidat vrai dans l’une des chaînes : { $links }.
    .beginner = Chacun de ces liens (des cases, ou des chiffres dans une ligne, une colonne ou un bloc) a alors son candidat vrai dans l’une des chaînes : { $links }.
    .expert = Chaque lien a donc son candidat vrai sur l’une des chaînes : { $links }.
rank-no-other-of-links = Aucun autre candidat de ces liens ne peut donc être vrai.
    .expert = Tous les autres candidats de ces liens sont faux.
rank-cells-need = { COUNT($cells) ->
    [one] Il faut un chiffre en { $cells }.
   *[other] Il faut un chiffre dans chacune des cases { $cells }.
}
    .expert = { COUNT($cells) ->
        [one] Vérité de case : { $cells }.
       *[other] Vérités de case : { $cells }.
    }
rank-house-needs = { COUNT($digits) ->
    [one] { IN($house) }, il faut placer le { $digits }.
   *[other] { IN($house) }, il faut placer { $digits }.
}
    .expert = { COUNT($digits) ->
        [one] Vérité { IN($house) } : { $digits }.
       *[other] Vérités { IN($house) } : { $digits }.
    }
rank-no-candidate-fills-more = Aucun candidat ne remplit plus de vérités qu’il n’occupe de liens.
    .expert = Aucun candidat n’est dans plus de vérités que de liens.
rank-look-around = Regardez les cases autour de { $corners }, dans leurs blocs, leurs lignes et leurs colonnes.
    .expert = Regardez la SK Loop autour de { $corners }.
rank-look-at-crossings = Regardez les cases où { $rows } et { $columns } se croisent.
rank-look-at-houses = { COUNT($digits) ->
    [one] Regardez le { $digits } { IN($houses) }.
   *[other] Regardez les chiffres { $digits } { IN($houses) }.
}
rank-look-at-cells-and-houses = { COUNT($digits) ->
    [one] Regardez { $cells }, puis le { $digits } { IN($houses) }.
   *[other] Regardez { $cells }, puis les chiffres { $digits } { IN($houses) }.
}
rank-link-holds-one = Chaque lien est une case, ou un chiffre dans une ligne, une colonne ou un bloc : l’un de ses candidats au plus peut donc être vrai.
    .expert = Chaque lien contient au plus un candidat vrai.
rank-waste-none = Un candidat est donc faux s’il occupe plus de liens qu’il ne remplit de vérités.
    .expert = Tout candidat qui est dans plus de liens que de vérités est donc faux.
rank-waste-more = { $more ->
    [one] Un candidat est donc faux s’il occupe au moins { $more } lien de plus qu’il ne remplit de vérités.
   *[other] Un candidat est donc faux s’il occupe au moins { $more } liens de plus qu’il ne remplit de vérités.
}
    .expert = { $more ->
        [one] Tout candidat qui est dans au moins { $more } lien de plus que de vérités est donc faux.
       *[other] Tout candidat qui est dans au moins { $more } liens de plus que de vérités est donc faux.
    }
rank-other-links = Le même raisonnement marche avec d’autres liens. Retirez ceux-ci : { $dropped }. Prenez ceux-là à la place : { $taken }.
    .expert = De même avec d’autres liens : { $taken }, à la place de : { $dropped }.
rank-digits-in-houses = { $digit } { IN($houses) }
rank-look-at-cell = Regardez { $cell }.
rank-look-at-places = Regardez les places du { $digit } { IN($house) }.
rank-all-in-links =
    { COUNT($truths) ->
    [one] C’est l’unique vérité. Tous ses candidats sont
   *[other] Ce sont les vérités. Tous leurs candidats sont
    } { COUNT($count) ->
    [one] dans ce lien
   *[other] dans ces liens
    } : { $links }.
    .expert = { COUNT($count) ->
        [one] Lien couvrant tous leurs candidats : { $links }.
       *[other] Liens couvrant tous leurs candidats : { $links }.
    }
rank-heavy-truths = { $count ->
    [one] Cette vérité compte { $weight } fois : { $heavy }.
   *[other] Ces vérités comptent { $weight } fois : { $heavy }.
}
    .expert = { $count ->
        [one] Vérité de poids { $weight } : { $heavy }.
       *[other] Vérités de poids { $weight } : { $heavy }.
    }
rank-heavy-links = { $count ->
    [one] Ce lien compte { $weight } fois : { $heavy }.
   *[other] Ces liens comptent { $weight } fois : { $heavy }.
}
    .expert = { $count ->
        [one] Lien de poids { $weight } : { $heavy }.
       *[other] Liens de poids { $weight } : { $heavy }.
    }
# $counted vaut « once », ou « weighted » si des vérités ou des liens comptent plus d’une fois.
rank-no-waste = { $counted ->
    [once] Il y a { $truths } vérités et { $links } liens : les vérités occupent donc tous les liens.
   *[weighted] En comptant ainsi, il y a { $truths } vérités et { $links } liens : les vérités occupent donc tous les liens.
}
    .expert = { $counted ->
        [once] Vérités : { $truths } ; liens : { $links } ; rang 0.
       *[weighted] En poids, vérités : { $truths } ; liens : { $links } ; rang 0.
    }
rank-some-waste = { $counted ->
    [once] Il y a { $truths } vérités et { $links } liens : { $spare ->
        [one] un lien au plus peut donc rester inoccupé
       *[other] { $spare } liens au plus peuvent donc rester inoccupés
    }.
   *[weighted] En comptant ainsi, il y a { $truths } vérités et { $links } liens : { $spare ->
        [one] un lien au plus peut donc rester inoccupé
       *[other] { $spare } liens au plus peuvent donc rester inoccupés
    }.
}
    .expert = { $counted ->
        [once] Vérités : { $truths } ; liens : { $links } ; rang { $spare }.
       *[weighted] En poids, vérités : { $truths } ; liens : { $links } ; rang { $spare }.
    }
rank-uses-up =
    Si { $cell } valait { $digit }, ce candidat occuperait { $links ->
    [one] { $links } lien
   *[other] { $links } liens
} : { $taken }. Mais il ne remplirait { $truths ->
    [0] aucune vérité
    [one] que { $truths } vérité : { $filled }
   *[other] que { $truths } vérités : { $filled }
}.
    .expert = { $digit } en { $cell } : { $links ->
        [one] { $links } lien
       *[other] { $links } liens
    } ({ $taken }), { $truths ->
        [0] aucune vérité
        [one] { $truths } vérité ({ $filled })
       *[other] { $truths } vérités ({ $filled })
    }.
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } { IN($house) }
rank-times = { $name } ({ $weight } fois)
rank-cells = { $cells }
