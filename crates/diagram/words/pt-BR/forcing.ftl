forcing-only-in-cover = { IN($base) }, os únicos lugares que restam para o { $digit } ficam { IN($cover) }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, o único lugar que resta para o { $digits } é { $cells }
   *[other] { IN($house) }, os únicos lugares que restam para { $digits } são { $cells }
}
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } só pode ser { OR($digits) }
   *[other] { $cells } só podem ser { OR($digits) }
}
forcing-suppose = Hipótese: { $claim }.
forcing-so-claim = Portanto, { $claim }.
forcing-numbered = Cada argumento numerado se refere à grade tal como está no ponto em que ele é usado.
forcing-implies-opposite = Portanto, a hipótese implica o seu próprio contrário.
forcing-both-and-not = { $cell } seria e não seria { $digit } ao mesmo tempo.
forcing-both-digits = { $cell } seria { $a } e { $b } ao mesmo tempo.
forcing-two-in-house = O { $digit } apareceria duas vezes { IN($house) }.
forcing-nothing-left = Não restaria nenhum candidato para { $cell }.
forcing-no-place-left = { $house } não teria mais lugar para o { $digit }.
forcing-is-or-is-not = { $cell } é { $digit } ou não é.
forcing-look-contradiction = Siga as consequências desta hipótese: { $claim }.
forcing-contradiction = A hipótese de que { $claim } leva a uma contradição.
forcing-impossible = Isso é impossível, logo { $claim }.
forcing-look-at-candidate = Observe o { $digit } em { $cell }.
forcing-look-at-cell = Observe { $cell }.
forcing-look-at-places = Onde o { $digit } pode ficar { IN($house) }?
forcing-in-all-cases = { $cases ->
    [2] Nos dois casos, { $claim }.
   *[other] Em todos os casos, { $claim }.
}
forcing-reason-so = { $reason }, logo { $claim }.
# $within é o número do argumento em que este se encontra, com um ponto, ou nada.
forcing-argument-shows = O argumento { $within }{ $number }, abaixo, mostra que { $claim }.
forcing-nested = Argumento { $name }. Hipótese: { $claim }.
forcing-nested-first = Argumento { $name }. { $ground } Hipótese: { $claim }.
forcing-nested-loop = Argumento { $name } (um laço). { $assumption }
