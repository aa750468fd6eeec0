forcing-only-in-cover = { IN($base) }, los únicos sitios que quedan para el { $digit } están { IN($cover) }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, los únicos sitios que quedan para el { $digits } son { $cells }
   *[other] { IN($house) }, los únicos sitios que quedan para los números { $digits } son { $cells }
}
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } solo puede ser { OR($digits) }
   *[other] { $cells } solo pueden ser { OR($digits) }
}
forcing-suppose = Supón que { $claim }.
forcing-so-claim = Por tanto, { $claim }.
forcing-numbered = Cada argumento numerado se refiere a la cuadrícula tal como está en el momento en que se usa.
forcing-implies-opposite = Por tanto, la suposición implica su propio contrario.
forcing-both-and-not = { $cell } sería { $digit } y a la vez no lo sería.
forcing-both-digits = { $cell } sería a la vez { $a } y { $b }.
forcing-two-in-house = { IN($house) } habría dos { $digit }.
forcing-nothing-left = { $cell } se quedaría sin candidatos.
forcing-no-place-left = { IN($house) } no quedaría sitio para el { $digit }.
forcing-is-or-is-not = { $cell } es { $digit } o no lo es.
forcing-look-contradiction = Mira qué pasa si { $claim }.
forcing-contradiction = Suponer que { $claim } lleva a una contradicción.
forcing-impossible = Eso es imposible, así que { $claim }.
forcing-look-at-candidate = Fíjate en el { $digit } de { $cell }.
forcing-look-at-cell = Fíjate en { $cell }.
forcing-look-at-places = ¿Dónde puede ir el { $digit } { IN($house) }?
forcing-in-all-cases = { $cases ->
    [2] En ambos casos, { $claim }.
   *[other] En todos los casos, { $claim }.
}
forcing-reason-so = { $reason }, así que { $claim }.
# $within es el número del argumento que contiene a este, con un punto, o nada.
forcing-argument-shows = El argumento { $within }{ $number }, más abajo, demuestra que { $claim }.
forcing-nested = Argumento { $name }. Supón que { $claim }.
forcing-nested-first = Argumento { $name }. { $ground } Supón que { $claim }.
forcing-nested-loop = Argumento { $name } (un bucle). { $assumption }
