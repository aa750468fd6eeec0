exocet-look = Fíjate en { $base }, y en { $targets }.
    .expert = { COUNT($targets) ->
        [one] Fíjate en la base, { $base }, y en el objetivo, { $targets }.
       *[other] Fíjate en la base, { $base }, y en las celdas objetivo, { $targets }.
    }
exocet-single-goes-through = Sea cual sea su número, toda colocación de ese número que pasa por { $base } pasa también por { $targets }.
    .expert = Sea cual sea su número, toda plantilla de ese número por { $base } pasa también por { $targets }.
exocet-single-same-digit = Por tanto, las dos celdas contienen el mismo número. Un candidato que solo tenga una de ellas es falso.
    .expert = Por tanto, base y objetivo contienen el mismo número, y un candidato que solo tenga uno de los dos es falso.
exocet-wild-goes-through = Toda colocación de { OR($others) } que pasa por la base pasa también por { $target }.
    .expert = Toda plantilla de { OR($others) } por la base pasa también por el objetivo { $target }.
exocet-wild-one-room = Si la base contiene { OR($others) }, { $target } contiene también ese número. Pero en { $target } solo cabe uno.
    .expert = Si { OR($others) } está en la base, está también en el objetivo { $target }, donde solo cabe uno.
exocet-wild-digit = Por tanto, el otro número de la base es { $wild }, y { $target } es { OR($others) }.
exocet-two-and-no-others = Por tanto, sean cuales sean los dos números de la base, cada uno está también en uno de los objetivos. Hay dos objetivos, así que cada uno contiene uno de esos números.
    .expert = Por tanto, los dos números de la base se reparten entre los dos objetivos, uno por objetivo.
exocet-target-cells = { COUNT($alone) ->
    [one] Uno de sus objetivos es { $alone }.
   *[other] Sus objetivos son { $alone }.
}
    .expert = { COUNT($alone) ->
        [one] Objetivo de una sola celda: { $alone }.
       *[other] Objetivos: { $alone }.
    }
exocet-target-with-locked = Una de las celdas { $cells } es { $locked }, así que juntas forman un objetivo, con sitio para un solo número de la base.
    .expert = Objetivo { $cells }: el { $locked } está bloqueado ahí, lo que deja sitio para un solo número de la base.
exocet-mirrored-first = Comprueba primero que los números de la base están también en { $targets }.
    .expert = Primero: los números de la base se repiten en { $targets }.
exocet-mirrored-both = Por tanto, sean cuales sean los dos números de la base, { $targets } también los contienen.
    .expert = Por tanto, { $targets } contienen los dos números de la base.
exocet-mirrored-image = El número de { $target } está también en su espejo, { $mirror }. Ahí solo { $image } puede contenerlo, así que { $image } lo contiene.
    .expert = El número de { $target } se repite en su espejo, { $mirror }, donde solo cabe en { $image }.
exocet-arguments-needed = Si la base contiene el { $digit }, los sitios del { $digit } no bastan para demostrar que un objetivo también lo contiene. Pero si no lo contuviera ninguno, otros números llevarían a una contradicción.
    .expert = Con el { $digit } en la base, sus propias celdas S no bastan. Pero si ningún objetivo lo contuviera, otros números llevarían a una contradicción.
exocet-argument = { COUNT($targets) ->
    [one] Supón que { $cell } es { $digit } y que { $targets } no es { $digit }:
   *[other] Supón que { $cell } es { $digit } y que { $targets } no son { $digit }:
}
    .expert = { COUNT($targets) ->
        [one] Con las premisas de que { $cell } es { $digit } y de que { $targets } no es { $digit }:
       *[other] Con las premisas de que { $cell } es { $digit } y de que { $targets } no son { $digit }:
    }
exocet-base-holds-two = La base, { $base }, contiene dos de los números { $digits }.
    .expert = Base { $base }: dos de los números { $digits }.
exocet-if-base = Si { OR($cells) } es { $digit }:
    .expert = Con el { $digit } en la base, en { OR($cells) }:
exocet-only-left-in-targets = Entonces los únicos sitios que quedan para el { $digit } { IN($houses) } están en los objetivos. Por tanto, el { $digit } está en uno de los objetivos.
    .expert = { IN($houses) } no queda ninguna celda S para el { $digit }, así que está en un objetivo.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Entonces { $room } cubre todos los sitios que quedan para el { $digit } { IN($houses) }, salvo los objetivos.
   *[other] Entonces { $room } cubren todos los sitios que quedan para el { $digit } { IN($houses) }, salvo los objetivos.
}
    .expert = { COUNT($room) ->
        [one] { $room } cubre todas las celdas S que quedan para el { $digit } { IN($houses) }.
       *[other] { $room } cubren todas las celdas S que quedan para el { $digit } { IN($houses) }.
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
    .expert = Esa cobertura no basta para { $houses }, así que el { $digit } está en un objetivo.
exocet-no-way = Entonces no hay forma de colocar todos los { $digit }.
    .expert = No queda ninguna plantilla del { $digit }.
exocet-missing-can-go = { COUNT($target) ->
    [one] Los { $digit } que faltan pueden ir en { $new }, incluido el objetivo { $target }.
   *[other] Los { $digit } que faltan pueden ir en { $new }, incluidos los objetivos { $target }.
}
    .expert = { COUNT($target) ->
        [one] Plantilla del { $digit }: { $new }, por el objetivo { $target }.
       *[other] Plantilla del { $digit }: { $new }, por los objetivos { $target }.
    }
exocet-no-other-way = No hay otra forma de colocarlos. Por tanto, el { $digit } está en uno de los objetivos.
    .expert = No queda ninguna otra plantilla, así que el { $digit } está en un objetivo.
exocet-however-placed = Entonces, se coloquen como se coloquen los { $digit }, uno de ellos está en { OR($targets) }.
    .expert = Todas las plantillas que quedan del { $digit } pasan por { OR($targets) }.
exocet-struck-from-base = { COUNT($struck) ->
    [one] La base no puede contener a la vez { ELSE($struck) }: se coloquen como se coloquen los dos números en la base y en los objetivos, coinciden en una celda.
   *[other] La base no puede contener ninguna de estas parejas: { SERIES($struck) }. Se coloquen como se coloquen los dos números en la base y en los objetivos, coinciden en una celda.
}
    .expert = { COUNT($struck) ->
        [one] Pareja de base excluida: { SERIES($struck) }. Las plantillas de sus dos números por base y objetivos siempre comparten una celda.
       *[other] Parejas de base excluidas: { SERIES($struck) }. Las plantillas de sus dos números por base y objetivos siempre comparten una celda.
    }
exocet-only-pair-left = Para la base solo queda una pareja: { $pair }.
    .expert = Única pareja de base restante: { $pair }.
exocet-pairs-left = Para la base quedan estas parejas: { ELSE($left) }.
    .expert = Parejas de base restantes: { SERIES($left) }.
exocet-other-pairs = Los números de cualquier otra pareja, se coloquen como se coloquen en la base y en los objetivos, coinciden en una celda.
    .expert = En cualquier otra pareja, las plantillas de los dos números por base y objetivos siempre comparten una celda.
exocet-look-at-second = Fíjate en { $base }, y en { $second }.
    .expert = Fíjate en la base, { $base }, y en la segunda base, { $second }.
exocet-second-holds = Por tanto, { $targets } contienen los números de la base { $base }. Del mismo modo, { $others } contienen los de la base { $second }.
    .expert = Por tanto, los objetivos { $targets } contienen los números de la base { $base }, y los objetivos { $others }, los de la base { $second }.
exocet-compare = Compara los dos exocets: un número que esté en las dos bases se coloca igual en ambos, y dos números nunca comparten celda.
    .expert = Combina las tablas de los dos exocets: un número que esté en las dos bases tiene una misma plantilla para ambas, y dos plantillas nunca comparten celda.
exocet-digits-left = Para las dos bases quedan entonces estos números: { ELSE($both) }.
    .expert = Parejas de base restantes: { SERIES($both) }.
exocet-known-between = En todos los casos que quedan, las bases contienen, entre las dos, { $known }.
    .expert = Todas las combinaciones restantes tienen { $known } en las bases.
exocet-four-digits = Por tanto, las bases contienen cuatro números distintos: { $digits }, cada uno una vez.
    .expert = Por tanto, las bases no tienen ningún número en común: contienen { $digits }, una vez cada uno.
exocet-follow-digits = Sigue ahora cada uno de estos números: toda colocación suya pasa por una de las bases y por un objetivo de esa base.
    .expert = Toma ahora las plantillas de cada uno de estos números: todas pasan por una de las bases y por un objetivo de esa base.
exocet-only-in-one-base = El { $digit } es candidato en una sola de las bases.
exocet-not-in-both-places = El { $digit } no está en las dos bases: sus sitios ahí se ven entre sí.
exocet-not-in-both-house = Si el { $digit } estuviera en las dos bases, { IN($house) } no habría sitio para el { $digit }.
exocet-not-in-both-ways = Ninguna colocación del { $digit } pasa por las dos bases.
    .expert = Ninguna plantilla del { $digit } pasa por las dos bases.
exocet-go-through-all = Recorre ahora todos los casos que quedan: los números, su orden en la base y en los objetivos, y todas las colocaciones que encajan y no comparten ninguna celda.
    .expert = Tabula ahora todos los casos que quedan: números, orden en base y objetivos, y plantillas compatibles.
exocet-so-base-holds = Por tanto, { OR($cells) } es { $digit }.
exocet-two-pairs = { $first } con { $second }
