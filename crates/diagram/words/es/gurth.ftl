gurth-turn = Gira la cuadrícula 180 grados.
gurth-mirror-down = Refleja la cuadrícula respecto a la diagonal que va de r1c1 a r9c9.
gurth-mirror-up = Refleja la cuadrícula respecto a la diagonal que va de r1c9 a r9c1.
gurth-look = Fíjate en todos los números dados.
gurth-same-givens = Los números dados son los mismos que antes.
    .expert = Los números dados son invariantes.
gurth-missing-given = Si el { $missing } fuera también un número dado, los números dados serían los mismos que antes.
    .expert = Con el { $missing } como número dado, los números dados serían invariantes.
gurth-same-solution = El mismo cambio convierte la solución en una solución con los mismos números dados. Solo hay una, así que la solución también es la misma que antes.
    .expert = La solución es única, así que también es invariante.
gurth-suppose = Supón que { $cell } es { $digit }.
    .expert = Premisa: { $cell } es { $digit }.
gurth-not-symmetric = Por tanto, la solución no es simétrica, y { $cell } no es { $digit }.
    .expert = Contradicción, así que la solución no es simétrica, y { $cell } no es { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } no se mueve, así que debe contener un número que no cambie: { OR($digits) }.
   *[other] { $cells } no se mueven, así que deben contener números que no cambien: { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] La celda fija { $cells } debe contener un número fijo: { OR($digits) }.
       *[other] Las celdas fijas { $cells } deben contener números fijos: { OR($digits) }.
    }
gurth-orbits = Un candidato es verdadero junto con todas sus imágenes, o falso junto con todas ellas. Por tanto, es falso si una de ellas es imposible o si dos de ellas son incompatibles.
    .beginner = Aplica ese mismo cambio a un candidato, una y otra vez: los candidatos a los que llegas son todos verdaderos o todos falsos. Si uno de ellos es imposible, o dos no pueden ser verdaderos a la vez, son todos falsos.
    .expert = Una órbita de candidatos es verdadera o falsa en su totalidad. Por tanto, es falsa si uno de sus candidatos es imposible o si dos de ellos son incompatibles.
gurth-write-digit = { $from } por { $to }
gurth-impossible-fixed = { $cell } no se mueve, así que tendría que contener un número que no cambie: { OR($digits) }. Pero solo puede ser { OR($candidates) }.
    .expert = La celda fija { $cell } necesitaría un número fijo, { OR($digits) }. Pero solo puede ser { OR($candidates) }.
gurth-impossible-cell = Entonces { $cell } se queda sin candidatos: cada uno de ellos tiene una imagen imposible, o imágenes incompatibles.
    .expert = Entonces { $cell } se queda sin candidatos: la órbita de cada uno contiene un candidato imposible o dos incompatibles.
gurth-impossible-house = Entonces { IN($house) } no queda sitio para el { $digit }: cada candidato { $digit } de esa unidad tiene una imagen imposible, o imágenes incompatibles.
    .expert = Entonces { IN($house) } no queda sitio para el { $digit }: la órbita de cada { $digit } de esa unidad contiene un candidato imposible o dos incompatibles.
gurth-move = Lleva las filas 1 a 9 a las posiciones { $rows }, y las columnas 1 a 9 a las posiciones { $columns }.
gurth-move-transposed = Lleva las filas 1 a 9 a las posiciones { $rows }, y las columnas 1 a 9 a las posiciones { $columns }. Después intercambia filas y columnas.
gurth-move-and-write = { $motion } Cambia { $changes }.
