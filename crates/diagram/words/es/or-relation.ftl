or-relation-so = Por tanto, { $claim }.
or-relation-done = Entonces no hay nada más que demostrar.
    .expert = Esa ya es la conclusión.
or-relation-suppose = Supón que { $claim }.
    .expert = Premisa: { $claim }.
or-relation-impossible = Eso es imposible, así que { $claim }.
    .expert = Contradicción, así que { $claim }.
or-relation-cell-is = { $cell } es { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Por tanto, { $none }. Pero este candidato tiene que ser verdadero.
   *[other] Por tanto, { $none }. Pero uno de estos candidatos tiene que ser verdadero.
}
    .expert = { COUNT($out) ->
        [one] Por tanto, { $none }. Pero la relación OR no tiene otro candidato.
       *[other] Por tanto, { $none }, y la relación OR se queda sin candidatos.
    }
or-relation-one-case-left = Por tanto, { $none }. Solo queda un caso: { $claim }.
    .expert = Por tanto, { $none }, y a la relación OR le queda un solo caso: { $claim }.
or-relation-in-all = { $cases ->
    [2] En ambos casos, { $claim }.
   *[other] En todos los casos, { $claim }.
}
    .expert = { $cases ->
        [2] Ambos casos implican que { $claim }.
       *[other] Todos los casos implican que { $claim }.
    }
