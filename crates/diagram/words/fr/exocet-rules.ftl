exocet-rules-so-remove = { $why }. Éliminez donc { ALSO($parts) }.
    .beginner = { $why }. Barrez donc { ALSO($parts) }.
exocet-rules-so-remove-seeing =
    { $why }. Éliminez donc { ALSO($parts) }, qui { COUNT($losers) ->
    [one] voit
   *[other] voient
} { COUNT($cells) ->
    [1] cette case
    [2] les deux places
   *[other] toutes ces places
}.
    .beginner = { $why }. Barrez donc { ALSO($parts) }, qui { COUNT($losers) ->
        [one] voit
       *[other] voient
    } { COUNT($cells) ->
        [1] cette case
        [2] les deux places
       *[other] toutes ces places
    }.
exocet-rules-from = { COUNT($digits) ->
    [one] le { $digits } de { $cells }
   *[other] { $digits } de { $cells }
}
    .beginner = { COUNT($digits) ->
        [one] le { $digits } en { $cells }
       *[other] { $digits } en { $cells }
    }

# Les raisons : chacune précède « Éliminez donc » ou « Barrez donc ».
exocet-rules-companion = Seule { $cell } peut l’y contenir : { $cell } et { $target } contiennent le même chiffre
    .expert = Seule { $cell } peut l’y répéter : { $cell } et { $target } sont égales
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [one] Les cibles le contiennent aussi, en { OR($cells) }
   *[other] Les cibles les contiennent aussi, en { OR($cells) }
}
exocet-rules-targets-lack-base = Une cible ne contient que des chiffres que sa base peut contenir
    .expert = Les candidats hors base d’une cible sont faux
exocet-rules-all-targets-lack-base = Les cibles ne contiennent que des chiffres que la base peut contenir
    .expert = Les candidats hors base des cibles sont faux
exocet-rules-no-target-can-be = Aucune cible ne peut contenir { OR($digits) }, donc la base ne peut pas non plus contenir { OR($digits) }
    .expert = Aucune cible n’a { OR($digits) }, donc la base non plus
exocet-rules-base-has-no-room =
    Si la base contenait { OR($digits) }, ce chiffre devrait apparaître { COUNT($houses) ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] quatre fois
} { IN($houses) }, mais il n’y aurait de place que { COUNT($covers) ->
    [0] dans l’une des cibles
   *[other] { IN($covers) } et dans l’une des cibles
}
    .expert = { COUNT($covers) ->
        [0] Comme chiffre de base, { OR($digits) } aurait trop peu de couvertures pour { $houses } : seulement l’une des cibles
       *[other] Comme chiffre de base, { OR($digits) } aurait trop peu de couvertures pour { $houses } : seulement { $covers } et l’une des cibles
    }
exocet-rules-target-has-no-room =
    Si { OR($target) } valait { OR($digits) }, ce chiffre devrait encore apparaître { COUNT($houses) ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] quatre fois
} { IN($houses) }, mais il n’y aurait { COUNT($covers) ->
    [0] plus de place
   *[other] de place que { IN($covers) }
}
    .expert = { COUNT($covers) ->
        [0] Avec { OR($digits) } en { OR($target) }, ce chiffre n’aurait plus de couverture { IN($houses) }
       *[other] Avec { OR($digits) } en { OR($target) }, ce chiffre aurait trop peu de couvertures { IN($houses) } : seulement { $covers }
    }
exocet-rules-mirror = { COUNT($lost) ->
    [one] Le chiffre de { $target } est aussi dans son miroir, { $mirror }, où { $lost } n’a pas de place
   *[other] Le chiffre de { $target } est aussi dans son miroir, { $mirror }, où { $lost } n’ont pas de place
}
    .expert = { COUNT($lost) ->
        [one] Le miroir de { $target }, { $mirror }, n’a pas le { $lost }
       *[other] Le miroir de { $target }, { $mirror }, n’a ni { NOR($lost) }
    }
exocet-rules-mirror-companion = Le chiffre de { $target } est aussi dans son miroir, { $mirror }. Seule { $cell } peut l’y contenir : { $cell } et { $target } contiennent le même chiffre
    .expert = { $target } se répète dans son miroir, { $mirror }, où seule { $cell } peut porter son chiffre : les deux cases sont égales
exocet-rules-no-pair-contains = Aucune paire restante ne contient { OR($digits) }
    .expert = Aucune paire de base restante n’a { OR($digits) }
exocet-rules-no-pair-fits = Si { OR($cells) } valait { OR($digits) }, aucune paire restante ne conviendrait
    .expert = Aucune paire de base restante ne permet { OR($digits) } en { OR($cells) }
exocet-rules-bases-hold = Les bases contiennent { $digits }, en { OR($cells) }
exocet-rules-pairs-hold = { COUNT($digits) ->
    [one] Chaque paire restante contient { $digits }, donc la base le contient, en { OR($cells) }
   *[other] Chaque paire restante contient { $digits }, donc la base les contient, en { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] Le { $digits } est dans toutes les paires de base restantes, donc dans la base, en { OR($cells) }
       *[other] { $digits } sont dans toutes les paires de base restantes, donc dans la base, en { OR($cells) }
    }
exocet-rules-targets-hold = Les cibles contiennent { $digits }, en { OR($cells) }
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [one] Chaque paire restante contient { $digits }, donc les cibles le contiennent, en { OR($cells) }
   *[other] Chaque paire restante contient { $digits }, donc les cibles les contiennent, en { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] Le { $digits } est dans toutes les paires de base restantes, donc dans les cibles, en { OR($cells) }
       *[other] { $digits } sont dans toutes les paires de base restantes, donc dans les cibles, en { OR($cells) }
    }
exocet-rules-locked-in-one = L’une des cases { $cells } vaut { $digits }, et ce ne peut être que { $cell }
exocet-rules-pairs-leave-one = Chaque paire restante contient { $digits } et, parmi { $cells }, seule { $cell } peut le contenir
    .expert = Le { $digits } est dans toutes les paires de base restantes et, parmi { $cells }, seule { $cell } peut le contenir
exocet-rules-other-in-covers = { COUNT($covers) ->
    [one] Une cible vaut { $digits }, donc l’autre { $digits } { OF($houses) } est { IN($covers) }
   *[other] Une cible vaut { $digits }, donc les autres { $digits } { OF($houses) } sont { IN($covers) }, chaque fois un seul
}
    .expert = { COUNT($covers) ->
        [one] Une cible vaut { $digits }, donc la couverture, { $covers }, contient l’autre { $digits } { OF($houses) }
       *[other] Une cible vaut { $digits }, donc les couvertures, { $covers }, contiennent chacune un autre { $digits } { OF($houses) }
    }
exocet-rules-any-base = Quelle que soit la base qui contient { OR($digits) }, ses cases, ses cibles ou sa couverture excluent ce chiffre ici
exocet-rules-mirror-holds-third = La base contient { $pair }. En { $mirror }, le miroir de { $target }, une case ne contient aucun des deux et ne peut contenir que { $digits }
    .expert = Avec la paire de base { $pair }, la case hors base de { $mirror }, le miroir de { $target }, ne peut contenir que { $digits }
exocet-rules-every-case = Certains candidats sont faux dans tous les cas
