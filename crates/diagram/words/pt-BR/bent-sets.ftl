bent-sets-look = Observe { $line } e { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Nessas células, todos os lugares do { $once } ficam { IN($house) }, logo esse número só cabe uma vez.
   *[other] Nessas células, todos os lugares de { $once } ficam { IN($house) }, logo cada um desses números só cabe uma vez.
}
bent-sets-one-digit-too-few = Se nenhuma das células fosse { $digit }, só restariam { $others } para elas, e cada um só cabe uma vez: faltaria um número.
bent-sets-so-one-holds = Portanto, { OR($holders) } é { $digit }.
