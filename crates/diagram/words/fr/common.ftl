common-not-given = { COUNT($cells) ->
    [one] { $cells } est déjà remplie avec { $held }, mais ne l’était pas au départ.
   *[other] { $cells } sont déjà remplies avec { $held }, mais aucune ne l’était au départ.
}
    .beginner = { COUNT($cells) ->
        [one] { $cells } contient { $held }, mais était vide au départ.
       *[other] { $cells } contiennent { $held }, mais étaient toutes vides au départ.
    }
    .expert = { COUNT($cells) ->
        [one] { $cells } contient { $held }, sans être donnée.
       *[other] { $cells } contiennent { $held }, mais aucune n’est donnée.
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
    .beginner = { COUNT($cells) ->
        [one] Examinez { $houses } case par case : seule { $cells } peut encore contenir { OR($digits) }.
       *[other] Examinez { $houses } case par case : seules { $cells } peuvent encore contenir { OR($digits) }.
    }
    .expert = { COUNT($digits) ->
        [one] { COUNT($cells) ->
            [one] { IN($houses) }, seule place pour le { $digits } : { $cells }.
            [2] { IN($houses) }, le { $digits } est bilocal : { $cells }.
           *[other] { IN($houses) }, seules places pour le { $digits } : { $cells }.
        }
       *[other] { IN($houses) }, seules places pour { $digits } : { $cells }.
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
    .beginner = { COUNT($cells) ->
        [1] Cherchez les autres cases de sa ligne, de sa colonne et de son bloc : elles ne peuvent pas contenir { $digit }.
        [2] Cherchez les cases qui partagent une ligne, une colonne ou un bloc avec chacune des deux : elles ne peuvent pas contenir { $digit }.
       *[other] Cherchez les cases qui partagent une ligne, une colonne ou un bloc avec chacune d’elles : elles ne peuvent pas contenir { $digit }.
    }
    .expert = { COUNT($cells) ->
        [1] Toute case qui voit celle-ci perd le { $digit }.
        [2] Toute case qui voit les deux perd le { $digit }.
       *[other] Toute case qui les voit toutes perd le { $digit }.
    }
common-no-conflict = { COUNT($count) ->
    [1] Tout candidat incompatible avec celui-ci est faux.
    [2] Tout candidat incompatible avec les deux est faux.
   *[other] Tout candidat incompatible avec chacun d’eux est faux.
}
    .beginner = { COUNT($count) ->
        [1] Tout candidat exclu par celui-ci est faux.
        [2] Un candidat exclu dans un cas comme dans l’autre est faux.
       *[other] Un candidat exclu dans chacun de ces cas est faux.
    }
    .expert = { COUNT($count) ->
        [1] Tout candidat lié faiblement à celui-ci est faux.
        [2] Tout candidat lié faiblement aux deux est faux.
       *[other] Tout candidat lié faiblement à chacun d’eux est faux.
    }
common-places-are-used-up = Aucune autre case qui voit toutes les places de l’un de ces chiffres ne peut contenir ce chiffre.
    .beginner = Prenez ces chiffres un par un : une autre case qui voit toutes les places d’un chiffre ne peut pas contenir ce chiffre.
    .expert = Toute autre case qui voit toutes les places de l’un de ces chiffres le perd.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Donc { $cells } ne peut contenir que { OR($extra) }.
   *[other] Donc { $cells } se comportent comme une seule case, qui ne peut contenir que { OR($extra) }.
}
    .expert = { COUNT($cells) ->
        [one] Donc { $cells } ne peut contenir que { OR($extra) }.
       *[other] Donc { $cells } forment une pseudo-case avec { $extra }.
    }
common-together-use-up = { COUNT($cells) ->
    [one] Cette case et { $others } se partagent { $digits } { IN($house) }. Aucune autre case ne peut y contenir { OR($digits) }.
   *[other] Avec { $others }, elles se partagent { $digits } { IN($house) }. Aucune autre case ne peut y contenir { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] Avec { $others }, elle forme un ensemble verrouillé sur { $digits } { IN($house) }. Les autres cases y perdent { $digits }.
       *[other] Avec { $others }, elles forment un ensemble verrouillé sur { $digits } { IN($house) }. Les autres cases y perdent { $digits }.
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
