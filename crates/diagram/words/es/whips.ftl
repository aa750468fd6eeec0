whips-contradiction = { $count ->
    [one] Eso lleva a una contradicción en un paso.
   *[other] Eso lleva a una contradicción en { $count } pasos.
}
    .beginner = { $count ->
        [one] En un paso llegarás a algo imposible.
       *[other] En { $count } pasos llegarás a algo imposible.
    }
    .expert = Una cadena de longitud { $count } lleva a una contradicción.
whips-look = Mira qué pasa si { $cell } es { $digit }.
    .expert = Objetivo: { $digit } en { $cell }.
whips-suppose = Supón que { $cell } es { $digit }.
    .expert = Premisa: { $cell } es { $digit }.
whips-impossible = Eso es imposible, así que { $cell } no es { $digit }.
    .expert = Contradicción, así que { $cell } no es { $digit }.
whips-bivalue-chain = Es una cadena bivalor: en cada paso solo hay dos candidatos para elegir.
    .expert = Cadena bivalor: toda variable CSP es bivalor.
whips-z-chain = Es una z-chain: cuando un paso tiene más de dos candidatos, la suposición basta para descartar los demás.
    .expert = z-chain: todo candidato adicional está enlazado con el objetivo.
whips-t-whip = Es un t-whip: cuando un paso tiene más de dos candidatos, los pasos anteriores bastan para descartar los demás. Solo el último paso puede usar también la suposición.
    .expert = t-whip: todo candidato adicional está enlazado con un candidato right-linking anterior. Solo la última variable CSP puede tener alguno enlazado con el objetivo.
whips-cell-so = { COUNT($gone) ->
    [one] { $cell } no puede ser { $gone }, así que { OR($cells) } es { $left }.
   *[other] { $cell } no puede ser ni { NOR($gone) }, así que { OR($cells) } es { $left }.
}
    .expert = { COUNT($gone) ->
        [one] { $cell } pierde el { $gone }, así que { OR($cells) } es { $left }.
       *[other] { $cell } pierde { $gone }, así que { OR($cells) } es { $left }.
    }
whips-cell-so-nothing = { COUNT($gone) ->
    [one] { $cell } no puede ser { $gone }, así que se queda sin candidatos.
   *[other] { $cell } no puede ser ni { NOR($gone) }, así que se queda sin candidatos.
}
    .expert = { COUNT($gone) ->
        [one] { $cell } pierde el { $gone } y se queda sin candidatos.
       *[other] { $cell } pierde { $gone } y se queda sin candidatos.
    }
whips-house-so = { $house } no puede tener su { $digit } en { NOR($gone) }, así que { OR($cells) } es { $left }.
    .expert = { $house } pierde el { $digit } de { $gone }, así que { OR($cells) } es { $left }.
whips-house-so-nothing = { $house } no puede tener su { $digit } en { NOR($gone) }, así que no queda sitio para el { $digit }.
    .expert = { $house } pierde el { $digit } de { $gone } y se queda sin sitio para él.
whips-cells-only = La cadena pasa solo por celdas.
    .expert = Todas las variables CSP están en el espacio rc.
whips-rows-only = La cadena pasa solo por filas.
    .expert = Todas las variables CSP están en el espacio rn.
whips-columns-only = La cadena pasa solo por columnas.
    .expert = Todas las variables CSP están en el espacio cn.
whips-boxes-only = La cadena pasa solo por cajas.
    .expert = Todas las variables CSP están en el espacio bn.
