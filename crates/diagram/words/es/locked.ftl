locked-look = ¿Dónde puede ir el { $digit } { IN($base) }?
locked-no-other = Ninguna otra celda { OF($cover) } puede ser { $digit }.
    .beginner = Ese es también el { $digit } { OF($cover) }, así que ahí ninguna otra celda puede ser { $digit }.
    .expert = El resto { OF($cover) } pierde el { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] Las dos celdas están { IN($cover) }.
   *[other] Todas estas celdas están { IN($cover) }.
}
    .beginner = { COUNT($cells) ->
        [2] Mira dónde están: las dos { IN($cover) }.
       *[other] Mira dónde están: todas { IN($cover) }.
    }
    .expert = { COUNT($cells) ->
        [2] Ambas están { IN($cover) }: candidato bloqueado.
       *[other] Todas están { IN($cover) }: candidato bloqueado.
    }
locked-needs = { $base } necesita un { $digit }, así que { OR($cells) } es { $digit }.
    .expert = Por tanto, { OR($cells) } es { $digit }.
