or-relation-so = Por tanto, { $claim }.
or-relation-done = Entonces no hay nada más que demostrar.
or-relation-suppose = Supón que { $claim }.
or-relation-impossible = Eso es imposible, así que { $claim }.
or-relation-cell-is = { $cell } es { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Por tanto, { $none }. Pero este candidato tiene que ser verdadero.
   *[other] Por tanto, { $none }. Pero uno de estos candidatos tiene que ser verdadero.
}
or-relation-one-case-left = Por tanto, { $none }. Solo queda un caso: { $claim }.
or-relation-in-all = { $cases ->
    [2] En ambos casos, { $claim }.
   *[other] En todos los casos, { $claim }.
}
