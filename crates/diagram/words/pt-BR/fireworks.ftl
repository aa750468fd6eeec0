fireworks-look = Observe { $lines }.
fireworks-fit-only = { IN($line) }, os números { $digits } só cabem { IN($block) } e em { $wing }.
    .expert = { IN($line) }, os números { $digits } só cabem { IN($block) } e na asa { $wing }.
fireworks-if-in-neither = Se um dos números { $digits } não está nem em { $one } nem em { $other }:
    .expert = Se um dos números { $digits } não está em nenhuma das asas, { $one } e { $other }:
fireworks-both-in-block = Então tanto { $row } como { $column } têm esse número { IN($block) }.
fireworks-only-at-crossing = { $block } só contém esse número uma vez: no cruzamento { OF($row) } com { $column }, em { $pivot }.
    .expert = { $block } só tem esse número uma vez: no pivô, { $pivot }.
fireworks-outside-block = Fora { OF($block) }, os únicos lugares para o { $digit } { IN($row) } e { IN($column) } são { $two }. A linha e a coluna se cruzam em { $second }, que não pode ser { $digit }. Portanto, as duas não podem ter o { $digit } { IN($block) } ao mesmo tempo, logo { OR($two) } é { $digit }.
    .expert = Fora { OF($block) }, { $row } e { $column } só têm o { $digit } em { $two }. O pivô das duas, { $second }, não pode ser { $digit }. Portanto, não podem ambas ter o { $digit } no bloco, logo { OR($two) } é { $digit }.
fireworks-if-shared = Se { $shared } é { $digit }:
fireworks-then-in-rest = Então os números { $digits } estão em { $rest }, que não contêm mais nada.
    .expert = Então { $digits } estão bloqueados em { $rest }.
fireworks-if-alone = Se { $alone } é { $digit }:
fireworks-then-none-seen = Então nenhuma célula que veja { $alone } pode ser { $digit }.
fireworks-either-way-not = { COUNT($seen) ->
    [one] Nos dois casos, { $seen } não é { $digit }.
   *[other] Nos dois casos, { $seen } não são { $digit }.
}
fireworks-fill-cells = Portanto, cada um dos números { $digits } está em { OR($cells) }. Há tantos números quantas células, logo cada número ocupa uma delas.
    .expert = Portanto, { $digits } estão bloqueados em { $cells }, um em cada.
fireworks-pivot-others = { $pivot } só pode ser { OR($digits) }: os números { $others } estão em { OR($cells) }.
    .expert = O pivô, { $pivot }, só pode ser { OR($digits) }: os números { $others } estão em { OR($cells) }.
fireworks-assist-sees-wings = { $assists } vê as duas células { $wings }.
    .expert = { $assists } vê as duas asas, { $wings }.
fireworks-pivot-holds = Nem { $one } nem { $other } podem conter o mesmo número que { $assists }. Portanto, é { $pivot } que contém esse número: { OR($digits) }.
    .expert = Nenhuma das asas, { $one } e { $other }, pode conter o número de { $assists }. Portanto, é o pivô, { $pivot }, que o contém: { OR($digits) }.
fireworks-if-wing = Se { $wing } é { OR($digits) }:
fireworks-then-assist = Então { $assist }, que vê { $wing }, é o outro número. Nenhuma célula que veja { $wing } e { $assist } pode ser { OR($digits) }.
    .expert = Então { $wing } e { $assist } são um par nu de { $digits }, e nenhuma célula que veja as duas pode ser { OR($digits) }.
fireworks-pivot-cannot-hold-both = { $pivot } não pode conter os dois números, { $digits }, logo pelo menos um deles está em { OR($wings) }.
    .expert = O pivô, { $pivot }, não pode conter os dois números, { $digits }, logo pelo menos um deles está em uma das asas, { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] Nos dois casos, { $cells } vê os dois números, { $digits }.
   *[other] Nos dois casos, cada uma das células { $cells } vê os dois números, { $digits }.
}
