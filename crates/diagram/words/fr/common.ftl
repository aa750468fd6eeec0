common-not-given = { COUNT($cells) ->
    [one] { $cells } est déjà remplie avec { $held }, mais ne l’était pas au départ.
   *[other] { $cells } sont déjà remplies avec { $held }, mais aucune ne l’était au départ.
}
common-are-not = { COUNT($cells) ->
    [one] { $cells } ne vaut pas { $digit }
   *[other] { $cells } ne valent pas { $digit }
}
common-cells-are = { OR($cells) } vaut { OR($digits) }
common-only-places = { COUNT($digits) ->
    [one] { IN($houses) }, le { $digits } ne peut aller qu’en { OR($cells) }.
   *[other] { IN($houses) }, les chiffres { $digits } ne peuvent aller qu’en { $cells }.
}
common-can-only-be = { COUNT($cells) ->
    [one] { $cells } ne peut contenir que { OR($digits) }.
   *[other] { $cells } ne peuvent contenir que { OR($digits) }.
}
common-none-sees-all = { COUNT($cells) ->
    [1] Aucune case qui voit celle-ci ne peut contenir { $digit }.
    [2] Aucune case qui voit les deux ne peut contenir { $digit }.
   *[other] Aucune case qui les voit toutes ne peut contenir { $digit }.
}
common-no-conflict = { COUNT($count) ->
    [1] Tout candidat incompatible avec celui-ci est faux.
    [2] Tout candidat incompatible avec les deux est faux.
   *[other] Tout candidat incompatible avec chacun d’eux est faux.
}
common-places-are-used-up = Aucune autre case qui voit toutes les places de l’un de ces chiffres ne peut contenir ce chiffre.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Donc { $cells } ne peut contenir que { OR($extra) }.
   *[other] Donc { $cells } se comportent comme une seule case, qui ne peut contenir que { OR($extra) }.
}
common-together-use-up = { COUNT($cells) ->
    [one] Cette case et { $others } se partagent { $digits } { IN($house) }. Aucune autre case ne peut y contenir { OR($digits) }.
   *[other] Avec { $others }, elles se partagent { $digits } { IN($house) }. Aucune autre case ne peut y contenir { OR($digits) }.
}
common-cells-are-not = { COUNT($digits) ->
    [one] { COUNT($cells) ->
        [one] { $cells } ne vaut pas { $digits }
       *[other] { $cells } ne valent pas { $digits }
    }
   *[other] les chiffres { $digits } sont exclus de { $cells }
}
# L’une de ces propositions est vraie, ou toutes le sont.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# Une valeur seule, et des phrases l’une après l’autre.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
