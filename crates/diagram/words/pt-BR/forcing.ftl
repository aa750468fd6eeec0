forcing-only-in-cover = { IN($base) }, os únicos lugares que restam para o { $digit } ficam { IN($cover) }
    .expert = { IN($base) }, o { $digit } está bloqueado { IN($cover) }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, o único lugar que resta para o { $digits } é { $cells }
   *[other] { IN($house) }, os únicos lugares que restam para { $digits } são { $cells }
}
    .expert = { COUNT($digits) ->
        [one] { IN($house) }, o { $digits } é um único oculto em { $cells }
       *[other] { IN($house) }, os números { $digits } são um subconjunto oculto em { $cells }
    }
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } só pode ser { OR($digits) }
   *[other] { $cells } só podem ser { OR($digits) }
}
    .expert = { COUNT($cells) ->
        [one] { $cells } só pode ser { OR($digits) }
       *[other] { $cells } são um subconjunto nu de { $digits }
    }
forcing-suppose = Hipótese: { $claim }.
    .expert = Premissa: { $claim }.
forcing-so-claim = Portanto, { $claim }.
forcing-numbered = Cada argumento numerado se refere à grade tal como está no ponto em que ele é usado.
    .expert = Cada argumento numerado parte da posição em que é invocado.
forcing-implies-opposite = Portanto, a hipótese implica o seu próprio contrário.
    .expert = Portanto, a premissa implica a sua própria negação.
forcing-both-and-not = { $cell } seria e não seria { $digit } ao mesmo tempo.
    .expert = O { $digit } em { $cell } seria verdadeiro e falso ao mesmo tempo.
forcing-both-digits = { $cell } seria { $a } e { $b } ao mesmo tempo.
forcing-two-in-house = O { $digit } apareceria duas vezes { IN($house) }.
forcing-nothing-left = Não restaria nenhum candidato para { $cell }.
    .beginner = Veja { $cell }: ali, todos os números ficariam riscados.
    .expert = { $cell } ficaria sem candidatos.
forcing-no-place-left = { $house } não teria mais lugar para o { $digit }.
    .beginner = Examine { $house }: não sobraria nenhuma célula para o { $digit }.
    .expert = { $house } ficaria sem nenhum candidato { $digit }.
forcing-is-or-is-not = { $cell } é { $digit } ou não é.
    .beginner = { $cell } é { $digit } ou não é: não há outra possibilidade.
    .expert = O { $digit } em { $cell } é verdadeiro ou falso.
forcing-look-contradiction = Siga as consequências desta hipótese: { $claim }.
    .beginner = Experimente esta hipótese: { $claim }.
    .expert = Premissa a refutar: { $claim }.
forcing-contradiction = Isso leva a uma contradição.
    .beginner = Você vai chegar a algo impossível.
forcing-impossible = Isso é impossível, logo { $claim }.
    .beginner = Isso não pode acontecer, logo a sua hipótese estava errada: { $claim }.
    .expert = Contradição, logo { $claim }.
forcing-look-at-candidate = Observe o { $digit } em { $cell }.
    .beginner = Experimente as duas hipóteses: com o { $digit } em { $cell } e sem ele.
    .expert = Tome o { $digit } em { $cell } como verdadeiro e, depois, como falso.
forcing-look-at-cell = Observe { $cell }.
    .beginner = Observe { $cell } e experimente os seus candidatos um por um.
    .expert = Tome cada candidato de { $cell } como premissa.
forcing-look-at-places = Onde o { $digit } pode ficar { IN($house) }?
    .beginner = Onde o { $digit } pode ficar { IN($house) }? Experimente os lugares um por um.
    .expert = Tome cada { $digit } { OF($house) } como premissa.
forcing-in-all-cases = { $cases ->
    [2] Nos dois casos, { $claim }.
   *[other] Em todos os casos, { $claim }.
}
    .beginner = { $cases ->
        [2] As duas tentativas acabam do mesmo jeito: { $claim }.
       *[other] Todas as tentativas acabam do mesmo jeito: { $claim }.
    }
    .expert = { $cases ->
        [2] As duas premissas implicam que { $claim }.
       *[other] Todas as premissas implicam que { $claim }.
    }
forcing-reason-so = { $reason }, logo { $claim }.
# $within é o número do argumento em que este se encontra, com um ponto, ou nada.
forcing-argument-shows = O argumento { $within }{ $number } mostra que { $claim }.
    .expert = Pelo argumento { $within }{ $number }, { $claim }.
forcing-nested = Argumento { $name }. Hipótese: { $claim }.
    .expert = Argumento { $name }. Premissa: { $claim }.
forcing-nested-first = Argumento { $name }. { $ground } Hipótese: { $claim }.
    .expert = Argumento { $name }. { $ground } Premissa: { $claim }.
forcing-nested-loop = Argumento { $name } (um laço). { $assumption }
