whips-contradiction = Suponer que { $cell } es { $digit } lleva a una contradicción en { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}.
whips-look = Mira qué pasa si { $cell } es { $digit }.
whips-suppose = Supón que { $cell } es { $digit }.
whips-impossible = Eso es imposible, así que { $cell } no es { $digit }.
whips-bivalue-chain = Es una cadena bivalor: en cada paso solo hay dos candidatos para elegir.
whips-z-chain = Es una z-chain: cuando un paso tiene más de dos candidatos, la suposición basta para descartar los demás.
whips-t-whip = Es un t-whip: cuando un paso tiene más de dos candidatos, los pasos anteriores bastan para descartar los demás. Solo el último paso puede usar también la suposición.
whips-cell-so = { COUNT($gone) ->
    [one] { $cell } no puede ser { $gone }, así que { OR($cells) } es { $left }.
   *[other] { $cell } no puede ser ni { NOR($gone) }, así que { OR($cells) } es { $left }.
}
whips-cell-so-nothing = { COUNT($gone) ->
    [one] { $cell } no puede ser { $gone }, así que se queda sin candidatos.
   *[other] { $cell } no puede ser ni { NOR($gone) }, así que se queda sin candidatos.
}
whips-house-so = { $house } no puede tener su { $digit } en { NOR($gone) }, así que { OR($cells) } es { $left }.
whips-house-so-nothing = { $house } no puede tener su { $digit } en { NOR($gone) }, así que no queda sitio para el { $digit }.
whips-cells-only = La cadena pasa solo por celdas.
whips-rows-only = La cadena pasa solo por filas.
whips-columns-only = La cadena pasa solo por columnas.
whips-boxes-only = La cadena pasa solo por cajas.
