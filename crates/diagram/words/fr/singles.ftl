singles-look-at-cell = Regardez { $cell }.
    .beginner = Mettez le doigt sur { $cell }.
singles-only-digit-left = Il ne reste que le { $digit } pour { $cell }.
singles-houses-contain-all = { COUNT($houses) ->
    [one] { $houses } contient déjà tous les chiffres sauf { $digit }.
   *[other] { $houses } contiennent déjà tous les chiffres sauf { $digit }.
}
    .beginner = { COUNT($houses) ->
        [one] Comptez les chiffres que contient déjà { $houses } : tous sauf { $digit }.
       *[other] Comptez les chiffres que contiennent déjà { $houses } : tous sauf { $digit }.
    }
    .expert = Elle voit tous les chiffres sauf { $digit }.
singles-others-removed = Ses autres candidats ont déjà été éliminés.
    .beginner = Ses autres chiffres sont déjà barrés.
singles-houses-contain = { COUNT($houses) ->
    [one] { $houses } contient déjà { $seen }. Les autres candidats de { $cell } ont déjà été éliminés.
   *[other] { $houses } contiennent déjà { $seen }. Les autres candidats de { $cell } ont déjà été éliminés.
}
    .beginner = { COUNT($houses) ->
        [one] Comptez les chiffres que contient déjà { $houses } : { $seen }. En { $cell }, tous les autres sauf un sont déjà barrés.
       *[other] Comptez les chiffres que contiennent déjà { $houses } : { $seen }. En { $cell }, tous les autres sauf un sont déjà barrés.
    }
    .expert = { $cell } voit { $seen }. Ses autres candidats ont déjà été éliminés.
singles-look-at-house = Regardez { $house }.
    .beginner = Parcourez { $house } du regard.
singles-last-empty-cell = { $cell } est la dernière case vide { OF($house) }.
    .beginner = Seule { $cell } y est encore vide.
singles-only-digit-missing = { $house } doit contenir tous les chiffres, et il n’y manque que le { $digit }.
    .beginner = Comptez de 1 à 9 { IN($house) } : il ne manque que le { $digit }.
singles-look-for-place = Où placer le { $digit } { IN($house) } ?
singles-blockers = { COUNT($blockers) ->
    [one] Le { $digit } en { $blockers } bloque { $out }.
   *[other] Les { $digit } en { $blockers } bloquent { $out }.
}
singles-removed = Le { $digit } a déjà été éliminé de { $left }.
    .beginner = Le { $digit } est déjà barré en { $left }.
singles-needs = Il faut un { $digit } { IN($house) }.
singles-blockers-all = { COUNT($blockers) ->
    [one] Le { $digit } en { $blockers } bloque toutes les autres cases vides.
   *[other] Les { $digit } en { $blockers } bloquent toutes les autres cases vides.
}
