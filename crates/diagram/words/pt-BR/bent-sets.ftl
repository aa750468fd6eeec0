bent-sets-look = Observe { $line } e { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Nessas células, todos os lugares do { $once } ficam { IN($house) }, logo esse número só cabe uma vez.
   *[other] Nessas células, todos os lugares de { $once } ficam { IN($house) }, logo cada um desses números só cabe uma vez.
}
    .beginner = { COUNT($once) ->
        [one] Procure o { $once } nessas células: todos os seus lugares ficam { IN($house) }, logo ele só cabe uma vez.
       *[other] Procure { $once } nessas células: todos os seus lugares ficam { IN($house) }, logo cada um só cabe uma vez.
    }
    .expert = { COUNT($once) ->
        [one] Número restrito: o { $once }, só { IN($house) }, no máximo uma vez.
       *[other] Números restritos: { $once }, só { IN($house) }, no máximo uma vez cada.
    }
bent-sets-one-digit-too-few = Se nenhuma das células fosse { $digit }, só restariam { $others } para elas, e cada um só cabe uma vez: faltaria um número.
    .beginner = Risque mentalmente o { $digit } e conte o que sobra para as células: só { $others }, uma vez cada. Falta um número.
    .expert = Sem o { $digit }, que não é restrito, só sobrariam os restritos { $others }: faltaria um número.
bent-sets-so-one-holds = Portanto, { OR($holders) } é { $digit }.
    .expert = Portanto, pelo menos uma das células { $holders } é { $digit }.
