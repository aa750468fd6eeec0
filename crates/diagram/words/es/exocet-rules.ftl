exocet-rules-so-remove = { $why }. Por tanto, elimina { ALSO($parts) }.
    .beginner = { $why }. Por tanto, tacha { ALSO($parts) }.
exocet-rules-so-remove-seeing =
    { $why }. Por tanto, elimina { ALSO($parts) }, que { COUNT($losers) ->
    [one] ve
   *[other] ven
} { COUNT($cells) ->
    [1] a esa celda
    [2] a las dos celdas
   *[other] a todas esas celdas
}.
    .beginner = { $why }. Por tanto, tacha { ALSO($parts) }, que { COUNT($losers) ->
        [one] ve
       *[other] ven
    } { COUNT($cells) ->
        [1] a esa celda
        [2] a las dos celdas
       *[other] a todas esas celdas
    }.
exocet-rules-from = { COUNT($digits) ->
    [one] el { $digits } de { $cells }
   *[other] { $digits } de { $cells }
}
    .beginner = { COUNT($digits) ->
        [one] el { $digits } en { $cells }
       *[other] { $digits } en { $cells }
    }

# Los motivos: cada uno va delante de «Por tanto, elimina».
exocet-rules-companion = Ahí solo { $cell } puede contenerlo: { $cell } y { $target } contienen el mismo número
    .expert = Ahí solo { $cell } puede repetirlo, así que { $cell } y { $target } son iguales
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [one] Los objetivos también lo contienen, en { OR($cells) }
   *[other] Los objetivos también los contienen, en { OR($cells) }
}
exocet-rules-targets-lack-base = Los objetivos solo contienen números que puede contener su base
    .expert = En un objetivo, los candidatos que no son de su base son falsos
exocet-rules-all-targets-lack-base = Los objetivos solo contienen números que puede contener la base
    .expert = En los objetivos, los candidatos que no son de la base son falsos
exocet-rules-no-target-can-be = { COUNT($digits) ->
    [one] Ningún objetivo puede ser { $digits }, así que la base no puede contener el { $digits }
   *[other] Ningún objetivo puede ser { OR($digits) }, así que la base no puede contener ni { NOR($digits) }
}
    .expert = { COUNT($digits) ->
        [one] Ningún objetivo tiene el { $digits }, así que la base tampoco
       *[other] Ningún objetivo tiene { OR($digits) }, así que la base tampoco
    }
exocet-rules-base-has-no-room =
    Si la base contuviera { COUNT($digits) ->
    [one] el { $digits }
   *[other] { OR($digits) }
}, ese número haría falta { COUNT($houses) ->
    [1] una vez
    [2] dos veces
    [3] tres veces
   *[other] cuatro veces
} { IN($houses) }, pero solo cabría { COUNT($covers) ->
    [0] en uno de los objetivos
   *[other] { IN($covers) } y en uno de los objetivos
}
    .expert = { COUNT($covers) ->
        [0] Como número de la base, { OR($digits) } no tendría bastantes coberturas para { $houses }: solo uno de los objetivos
       *[other] Como número de la base, { OR($digits) } no tendría bastantes coberturas para { $houses }: solo { $covers } y uno de los objetivos
    }
exocet-rules-target-has-no-room =
    Si { OR($target) } fuera { OR($digits) }, ese número aún haría falta { COUNT($houses) ->
    [1] una vez
    [2] dos veces
    [3] tres veces
   *[other] cuatro veces
} { IN($houses) }, pero { COUNT($covers) ->
    [0] ya no cabría
   *[other] solo cabría { IN($covers) }
}
    .expert = { COUNT($covers) ->
        [0] Con { OR($digits) } en { OR($target) }, ese número no tendría ninguna cobertura { IN($houses) }
       *[other] Con { OR($digits) } en { OR($target) }, ese número no tendría bastantes coberturas para { $houses }: solo { $covers }
    }
exocet-rules-mirror = { COUNT($lost) ->
    [one] El número de { $target } está también en su espejo, { $mirror }, donde no cabe el { $lost }
   *[other] El número de { $target } está también en su espejo, { $mirror }, donde no caben ni { NOR($lost) }
}
    .expert = { COUNT($lost) ->
        [one] En { $mirror }, espejo de { $target }, falta el { $lost }
       *[other] En { $mirror }, espejo de { $target }, faltan { $lost }
    }
exocet-rules-mirror-companion = El número de { $target } está también en su espejo, { $mirror }. Ahí solo { $cell } puede contenerlo: { $cell } y { $target } contienen el mismo número
    .expert = El número de { $target } se repite en su espejo, { $mirror }, donde solo cabe en { $cell }: las dos celdas son iguales
exocet-rules-no-pair-contains = { COUNT($digits) ->
    [one] Ninguna de las parejas que quedan contiene el { $digits }
   *[other] Ninguna de las parejas que quedan contiene { OR($digits) }
}
    .expert = { COUNT($digits) ->
        [one] Ninguna pareja de base restante tiene el { $digits }
       *[other] Ninguna pareja de base restante tiene { OR($digits) }
    }
exocet-rules-no-pair-fits = Si { OR($cells) } fuera { OR($digits) }, no encajaría ninguna de las parejas que quedan
    .expert = Ninguna pareja de base restante admite { OR($digits) } en { OR($cells) }
exocet-rules-bases-hold = { COUNT($digits) ->
    [one] Las bases contienen el { $digits }, en { OR($cells) }
   *[other] Las bases contienen los números { $digits }, en { OR($cells) }
}
exocet-rules-pairs-hold = { COUNT($digits) ->
    [one] Todas las parejas que quedan contienen el { $digits }, así que la base lo contiene, en { OR($cells) }
   *[other] Todas las parejas que quedan contienen los números { $digits }, así que la base los contiene, en { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] El { $digits } está en todas las parejas de base restantes, así que está en la base, en { OR($cells) }
       *[other] { $digits } están en todas las parejas de base restantes, así que están en la base, en { OR($cells) }
    }
exocet-rules-targets-hold = { COUNT($digits) ->
    [one] Los objetivos contienen el { $digits }, en { OR($cells) }
   *[other] Los objetivos contienen los números { $digits }, en { OR($cells) }
}
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [one] Todas las parejas que quedan contienen el { $digits }, así que los objetivos lo contienen, en { OR($cells) }
   *[other] Todas las parejas que quedan contienen los números { $digits }, así que los objetivos los contienen, en { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] El { $digits } está en todas las parejas de base restantes, así que está en los objetivos, en { OR($cells) }
       *[other] { $digits } están en todas las parejas de base restantes, así que están en los objetivos, en { OR($cells) }
    }
exocet-rules-locked-in-one = Una de las celdas { $cells } es { $digits }, y solo puede ser { $cell }
exocet-rules-pairs-leave-one = Todas las parejas que quedan contienen el { $digits }, y de { $cells } solo { $cell } puede contenerlo
    .expert = El { $digits } está en todas las parejas de base restantes, y de { $cells } solo { $cell } puede contenerlo
exocet-rules-other-in-covers = { COUNT($covers) ->
    [one] Un objetivo es { $digits }, así que el otro { $digits } { OF($houses) } está { IN($covers) }
   *[other] Un objetivo es { $digits }, así que los otros { $digits } { OF($houses) } están { IN($covers) }, uno en cada una
}
    .expert = { COUNT($covers) ->
        [one] Un objetivo es { $digits }, así que la cobertura, { $covers }, contiene el otro { $digits } { OF($houses) }
       *[other] Un objetivo es { $digits }, así que las coberturas, { $covers }, contienen los otros { $digits } { OF($houses) }, uno cada una
    }
exocet-rules-any-base = { COUNT($digits) ->
    [one] Sea cual sea la base que contiene el { $digits }, sus celdas, sus objetivos o sus unidades de cobertura lo descartan aquí
   *[other] Sea cual sea la base que contiene { OR($digits) }, sus celdas, sus objetivos o sus unidades de cobertura lo descartan aquí
}
exocet-rules-mirror-holds-third = La base contiene los números { $pair }. En { $mirror }, el espejo de { $target }, una celda no contiene ninguno de los dos y solo puede ser { $digits }
    .expert = Con la pareja de base { $pair }, la celda de { $mirror } (espejo de { $target }) sin número de la base solo puede ser { $digits }
exocet-rules-every-case = Algunos candidatos son falsos en todos los casos
