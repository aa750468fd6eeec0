als-set-lacks-one = { $cells } só têm os candidatos { $digits }: são { $all } números para { $count } células. Portanto, ali falta exatamente um desses números.
als-look = Observe { $cells }.
als-restricted-common = Cada { $link } em { $one } vê cada { $link } em { $next }, logo só um desses conjuntos pode conter o { $link }.
als-in-first-or-last =
    Portanto, o { $digit } está em { COUNT($first) ->
    [one] { "" }
   *[other] uma das células{ " " }
    }{ $first } ou em { COUNT($last) ->
    [one] { "" }
   *[other] uma das células{ " " }
    }{ $last }.
als-no-cell-sees-both = Nenhuma outra célula que veja todos os candidatos { $digit } dos dois conjuntos pode ser { $digit }.
als-ring-restricted-common = Cada { $link } em { $one } vê cada { $link } em { $other }, logo só um desses conjuntos pode conter o { $link }.
als-ring-lack = A cada conjunto falta só um dos seus números. Portanto, um conjunto contém o { $q } e não o { $p }, e o outro contém o { $p } e não o { $q }.
als-ring-either-way = { COUNT($cells) ->
    [one] Nos dois casos, { $cells } contém { $others }.
   *[other] Nos dois casos, { $cells } contêm { $others }.
}
als-look-at-stem = Observe { $stem }.
als-if-stem = Se { $stem } é { $digit }:
als-no-cell-sees-all = Nenhuma outra célula que veja todos os candidatos { $digit } desses conjuntos pode ser { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Então { $cells } é { $digit }.
   *[other] Então { $cells } contêm todos os seus outros números, inclusive o { $digit }.
}
als-so-holds = { COUNT($cells) ->
    [one] Portanto, { $cells } é { $digit }.
   *[other] Portanto, { $cells } contêm todos os seus outros números, inclusive o { $digit }.
}
als-if-lacks = { COUNT($cells) ->
    [one] Se { $cells } não é { $digit }:
   *[other] Se { $cells } não contêm o { $digit }:
}
als-then-lacks = { COUNT($cells) ->
    [one] Então { $cells } não é { $digit }.
   *[other] Então { $cells } não contêm o { $digit }.
}
als-so-lacks = { COUNT($cells) ->
    [one] Portanto, { $cells } não é { $digit }.
   *[other] Portanto, { $cells } não contêm o { $digit }.
}
als-one-of-the-sets = { $cases ->
    [2] Nos dois casos, um dos conjuntos contém o { $digit }.
   *[other] Em todos os casos, um dos conjuntos contém o { $digit }.
}
