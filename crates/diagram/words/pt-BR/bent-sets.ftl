bent-sets-look = Observe { $line } e { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Nessas células, todos os lugares do { $once } ficam { IN($house) }, logo ele só cabe uma vez.
   *[other] Nessas células, todos os lugares de { $once } ficam { IN($house) }, logo cada um deles só cabe uma vez.
}
bent-sets-one-digit-too-few = Se nenhuma das células fosse { $digit }, só restariam { $others } para elas, e cada um só cabe uma vez: faltaria um número.
bent-sets-so-one-holds = Portanto, { OR($holders) } é { $digit }.
