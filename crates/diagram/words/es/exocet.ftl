exocet-look = Fíjate en { $base }, y en { $targets }.
exocet-single-goes-through = Sea cual sea su número, toda colocación de ese número que pasa por { $base } pasa también por { $targets }.
exocet-single-same-digit = Por tanto, las dos celdas contienen el mismo número. Un candidato que solo tenga una de ellas es falso.
exocet-wild-goes-through = Toda colocación de { OR($others) } que pasa por la base pasa también por { $target }.
exocet-wild-one-room = Si la base contiene { OR($others) }, { $target } contiene también ese número. Pero en { $target } solo cabe uno.
exocet-wild-digit = Por tanto, el otro número de la base es { $wild }, y { $target } es { OR($others) }.
exocet-two-and-no-others = Por tanto, sean cuales sean los dos números de la base, cada uno está también en uno de los objetivos. Hay dos objetivos, así que contienen esos dos números y ningún otro.
exocet-target-cells = { COUNT($alone) ->
    [one] Uno de sus objetivos es { $alone }.
   *[other] Sus objetivos son { $alone }.
}
exocet-target-with-locked = Una de las celdas { $cells } es { $locked }, así que juntas forman un objetivo, con sitio para un solo número de la base.
exocet-mirrored-first = Comprueba primero que los números de la base están también en { $targets }.
exocet-mirrored-both = Por tanto, sean cuales sean los dos números de la base, { $targets } también los contienen.
exocet-mirrored-image = El número de { $target } está también en su espejo, { $mirror }. Ahí solo { $image } puede contenerlo, así que { $image } lo contiene.
exocet-arguments-needed = Si la base contiene el { $digit }, los sitios del { $digit } no bastan para demostrar que un objetivo también lo contiene. Pero si no lo contuviera ninguno, otros números llevarían a una contradicción.
exocet-argument = { COUNT($targets) ->
    [one] Supón que { $cell } es { $digit } y que { $targets } no es { $digit }:
   *[other] Supón que { $cell } es { $digit } y que { $targets } no son { $digit }:
}
exocet-base-holds-two = La base, { $base }, contiene dos de los números { $digits }.
exocet-if-base = Si { OR($cells) } es { $digit }:
exocet-only-left-in-targets = Entonces los únicos sitios que quedan para el { $digit } { IN($houses) } están en los objetivos. Por tanto, el { $digit } está en uno de los objetivos.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Entonces { $room } cubre todos los sitios que quedan para el { $digit } { IN($houses) }, salvo los objetivos.
   *[other] Entonces { $room } cubren todos los sitios que quedan para el { $digit } { IN($houses) }, salvo los objetivos.
}
exocet-room =
    { IN($room) } solo { COUNT($room) ->
    [1] cabe un
    [2] caben dos
   *[other] caben tres
    } { $digit }, pero { IN($houses) } { COUNT($houses) ->
    [1] hace falta uno
    [2] hacen falta dos
    [3] hacen falta tres
   *[other] hacen falta cuatro
    }. Por tanto, el { $digit } está en uno de los objetivos.
exocet-no-way = Entonces no hay forma de colocar todos los { $digit }.
exocet-missing-can-go = { COUNT($target) ->
    [one] Los { $digit } que faltan pueden ir en { $new }, incluido el objetivo { $target }.
   *[other] Los { $digit } que faltan pueden ir en { $new }, incluidos los objetivos { $target }.
}
exocet-no-other-way = No hay otra forma de colocarlos. Por tanto, el { $digit } está en uno de los objetivos.
exocet-however-placed = Entonces, se coloquen como se coloquen los { $digit }, uno de ellos está en { OR($targets) }.
exocet-struck-from-base = { COUNT($struck) ->
    [one] La base no puede contener a la vez { ELSE($struck) }: se coloquen como se coloquen los dos números en la base y en los objetivos, coinciden en una celda.
   *[other] La base no puede contener ninguna de estas parejas: { SERIES($struck) }. Se coloquen como se coloquen los dos números en la base y en los objetivos, coinciden en una celda.
}
exocet-only-pair-left = Para la base solo queda una pareja: { $pair }.
exocet-pairs-left = Para la base quedan estas parejas: { ELSE($left) }.
exocet-other-pairs = Los números de cualquier otra pareja, se coloquen como se coloquen en la base y en los objetivos, coinciden en una celda.
exocet-look-at-second = Fíjate en { $base }, y en { $second }.
exocet-second-holds = Por tanto, { $targets } contienen los números de la base { $base }. Del mismo modo, { $others } contienen los de la base { $second }.
exocet-compare = Compara los dos exocets: un número que esté en las dos bases se coloca igual en ambos, y dos números nunca comparten celda.
exocet-digits-left = Para las dos bases quedan entonces estos números: { ELSE($both) }.
exocet-known-between = En todos los casos que quedan, las bases contienen, entre las dos, { $known }.
exocet-four-digits = Por tanto, las bases contienen cuatro números distintos: { $digits }, cada uno una vez.
exocet-follow-digits = Sigue ahora cada uno de estos números: toda colocación suya pasa por una de las bases y por un objetivo de esa base.
exocet-only-in-one-base = El { $digit } es candidato en una sola de las bases.
exocet-not-in-both-places = El { $digit } no está en las dos bases: sus sitios ahí se ven entre sí.
exocet-not-in-both-house = Si el { $digit } estuviera en las dos bases, { IN($house) } no habría sitio para el { $digit }.
exocet-not-in-both-ways = Ninguna colocación del { $digit } pasa por las dos bases.
exocet-go-through-all = Recorre ahora todos los casos que quedan: los números, su orden en la base y en los objetivos, y todas las colocaciones que encajan y no comparten ninguna celda.
exocet-so-base-holds = Por tanto, { OR($cells) } es { $digit }.
exocet-two-pairs = { $first } con { $second }
