locked-look = ¿Dónde puede ir el { $digit } { IN($base) }?
locked-no-other = Ninguna otra celda { OF($cover) } puede ser { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] Las dos celdas están { IN($cover) }.
   *[other] Todas estas celdas están { IN($cover) }.
}
locked-needs = { $base } necesita un { $digit }, así que { OR($cells) } es { $digit }.
