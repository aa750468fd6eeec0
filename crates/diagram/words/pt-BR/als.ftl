als-set-lacks-one = { $cells } só têm os candidatos { $digits }: são { $all } números para { $count } células. Portanto, ali falta exatamente um desses números.
    .beginner = Conte: { $cells } são { $count } células e têm, juntas, só { $all } candidatos: { $digits }. Portanto, usam todos esses números, menos um.
    .expert = { $cells } são um ALS de { $digits }.
als-look = Observe { $cells }.
    .expert = Observe os ALS em { $cells }.
als-restricted-common = Cada { $link } em { $one } vê cada { $link } em { $next }, logo só um desses conjuntos pode conter o { $link }.
    .beginner = Confira: cada { $link } em { $one } tem linha, coluna ou bloco em comum com cada { $link } em { $next }. Portanto, só um desses conjuntos pode conter o { $link }.
    .expert = O { $link } é um RCC de { $one } com { $next }.
als-in-first-or-last =
    Portanto, o { $digit } está em { COUNT($first) ->
    [one] { "" }
   *[other] uma das células{ " " }
    }{ $first } ou em { COUNT($last) ->
    [one] { "" }
   *[other] uma das células{ " " }
    }{ $last }.
als-no-cell-sees-both = Nenhuma outra célula que veja todos os candidatos { $digit } do primeiro e do último conjunto pode ser { $digit }.
    .beginner = Procure outras células que vejam todos os { $digit } do primeiro e do último conjunto: nenhuma pode ser { $digit }.
    .expert = Toda célula que veja todos os { $digit } dos dois ALS das pontas perde o { $digit }.
als-ring-restricted-common = Cada { $link } em { $one } vê cada { $link } em { $other }, logo só um desses conjuntos pode conter o { $link }.
    .beginner = Confira: cada { $link } em { $one } tem linha, coluna ou bloco em comum com cada { $link } em { $other }. Portanto, só um desses conjuntos pode conter o { $link }.
    .expert = O { $link } é um RCC de { $one } com { $other }.
als-ring-lack = A cada conjunto falta só um dos seus números. Portanto, um conjunto contém o { $q } e não o { $p }, e o outro contém o { $p } e não o { $q }.
    .expert = ALS duplamente ligados: um contém o { $p } e não o { $q }, o outro contém o { $q } e não o { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] Nos dois casos, { $cells } contém { $others }.
   *[other] Nos dois casos, { $cells } contêm { $others }.
}
    .expert = { COUNT($others) ->
        [one] Nos dois casos, o { $others } está bloqueado em { $cells }.
       *[other] Nos dois casos, { $others } estão bloqueados em { $cells }.
    }
als-look-at-stem = Observe { $stem }.
    .expert = Observe a haste { $stem }.
als-if-stem = Se { $stem } é { $digit }:
als-no-cell-sees-all = Nenhuma outra célula que veja todos os candidatos { $digit } desses conjuntos pode ser { $digit }.
    .beginner = Procure outras células que vejam todos os { $digit } desses conjuntos: nenhuma pode ser { $digit }.
    .expert = Toda célula que veja todos os { $digit } dessas pétalas perde o { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Então { $cells } é { $digit }.
   *[other] Então { $cells } contêm todos os seus outros números, inclusive o { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Então { $cells } é { $digit }.
       *[other] Então { $cells } passam a ser um conjunto bloqueado com o { $digit }.
    }
als-so-holds = { COUNT($cells) ->
    [one] Portanto, { $cells } é { $digit }.
   *[other] Portanto, { $cells } contêm todos os seus outros números, inclusive o { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Portanto, { $cells } é { $digit }.
       *[other] Portanto, { $cells } passam a ser um conjunto bloqueado com o { $digit }.
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
    .expert = Seja qual for o número da haste, uma pétala contém o { $digit }.
