sue-de-coq-look = Fíjate en { $cells }.
sue-de-coq-twice = { COUNT($twice) ->
    [one] El { $twice } cabe dos veces: una en { $in_line } y otra en { $in_box }.
   *[other] Los números { $twice } caben dos veces: una en { $in_line } y otra en { $in_box }.
}
    .expert = { COUNT($twice) ->
        [one] El { $twice } tiene multiplicidad 2: una vez en { $in_line } y otra en { $in_box }.
       *[other] { $twice } tienen multiplicidad 2: una vez en { $in_line } y otra en { $in_box }.
    }
sue-de-coq-each-once = En estas celdas, cada número cabe una sola vez, porque todos sus sitios están en una línea o en una caja.
    .expert = Cada número tiene multiplicidad 1: está limitado a una línea o a una caja.
sue-de-coq-others-once = En estas celdas, cada número distinto de { $twice } cabe una sola vez, porque todos sus sitios están en una línea o en una caja.
    .expert = Cada número distinto de { $twice } tiene multiplicidad 1: está limitado a una línea o a una caja.
sue-de-coq-used-once = Hay { $cells } celdas que rellenar, así que cada uno de los números { $digits } se usa exactamente una vez.
    .expert = Las multiplicidades suman las { $cells } celdas, así que cada uno de los números { $digits } se usa exactamente una vez.
sue-de-coq-used-as-it-fits = Hay { $cells } celdas que rellenar, así que cada uno de los números { $digits } se usa tantas veces como cabe.
    .expert = Las multiplicidades suman las { $cells } celdas, así que cada uno de los números { $digits } se usa con toda su multiplicidad.
