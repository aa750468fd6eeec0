forcing-only-in-cover = { IN($base) }, los únicos sitios que quedan para el { $digit } están { IN($cover) }
    .expert = Los { $digit } { OF($base) } quedan bloqueados { IN($cover) }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, los únicos sitios que quedan para el { $digits } son { $cells }
   *[other] { IN($house) }, los únicos sitios que quedan para los números { $digits } son { $cells }
}
    .expert = { $digits } forman un subconjunto oculto { IN($house) }, en { $cells }
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } solo puede ser { OR($digits) }
   *[other] { $cells } solo pueden ser { OR($digits) }
}
    .expert = { $cells } forman un subconjunto desnudo con { $digits }
forcing-suppose = Supón que { $claim }.
    .expert = Premisa: { $claim }.
forcing-so-claim = Por tanto, { $claim }.
forcing-numbered = Cada argumento numerado se refiere a la cuadrícula tal como está en el momento en que se usa.
    .expert = Cada argumento numerado parte de la posición en la que se invoca.
forcing-implies-opposite = Por tanto, la suposición implica su propio contrario.
    .expert = Por tanto, la premisa implica su propia negación.
forcing-both-and-not = { $cell } sería { $digit } y a la vez no lo sería.
    .expert = El { $digit } de { $cell } sería a la vez verdadero y falso.
forcing-both-digits = { $cell } sería a la vez { $a } y { $b }.
forcing-two-in-house = { IN($house) } habría dos { $digit }.
forcing-nothing-left = { $cell } se quedaría sin candidatos.
    .beginner = Mira { $cell }: ahí quedarían tachados todos los números.
forcing-no-place-left = { IN($house) } no quedaría sitio para el { $digit }.
    .beginner = Recorre { $house }: no quedaría ninguna celda para el { $digit }.
    .expert = { IN($house) } no quedaría ningún candidato { $digit }.
forcing-is-or-is-not = { $cell } es { $digit } o no lo es.
    .beginner = { $cell } es { $digit } o no lo es. Prueba las dos cosas.
    .expert = El { $digit } de { $cell } es verdadero o falso.
forcing-look-contradiction = Mira qué pasa si { $claim }.
    .beginner = Pruébalo: ¿qué pasa si { $claim }?
    .expert = Premisa por refutar: { $claim }.
forcing-contradiction = Eso lleva a una contradicción.
    .beginner = Llegarás a algo imposible.
forcing-impossible = Eso es imposible, así que { $claim }.
    .beginner = Eso no puede pasar, así que tu suposición era falsa: { $claim }.
    .expert = Contradicción, así que { $claim }.
forcing-look-at-candidate = Fíjate en el { $digit } de { $cell }.
    .beginner = Prueba las dos cosas: con el { $digit } en { $cell }, y sin él.
    .expert = Toma el { $digit } de { $cell } como verdadero y, después, como falso.
forcing-look-at-cell = Fíjate en { $cell }.
    .beginner = Fíjate en { $cell } y prueba uno a uno los números que le quedan.
    .expert = Toma como premisa cada candidato de { $cell }.
forcing-look-at-places = ¿Dónde puede ir el { $digit } { IN($house) }?
    .beginner = ¿Dónde puede ir el { $digit } { IN($house) }? Prueba los sitios uno a uno.
    .expert = Toma como premisa cada { $digit } { OF($house) }.
forcing-in-all-cases = { $cases ->
    [2] En ambos casos, { $claim }.
   *[other] En todos los casos, { $claim }.
}
    .beginner = { $cases ->
        [2] Las dos pruebas acaban igual: { $claim }.
       *[other] Todas las pruebas acaban igual: { $claim }.
    }
    .expert = { $cases ->
        [2] Ambas premisas implican que { $claim }.
       *[other] Todas las premisas implican que { $claim }.
    }
forcing-reason-so = { $reason }, así que { $claim }.
# $within es el número del argumento que contiene a este, con un punto, o nada.
forcing-argument-shows = El argumento { $within }{ $number } demuestra que { $claim }.
    .expert = Por el argumento { $within }{ $number }, { $claim }.
forcing-nested = Argumento { $name }. Supón que { $claim }.
    .expert = Argumento { $name }. Premisa: { $claim }.
forcing-nested-first = Argumento { $name }. { $ground } Supón que { $claim }.
    .expert = Argumento { $name }. { $ground } Premisa: { $claim }.
forcing-nested-loop = Argumento { $name } (un bucle). { $assumption }
