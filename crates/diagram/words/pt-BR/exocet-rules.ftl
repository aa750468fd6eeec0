exocet-rules-so-remove = { $why }. Portanto, elimine { ALSO($parts) }.
    .beginner = { $why }. Portanto, risque { ALSO($parts) }.
exocet-rules-so-remove-seeing =
    { $why }. Portanto, elimine { ALSO($parts) }, que { COUNT($losers) ->
    [one] vê
   *[other] veem
} { COUNT($cells) ->
    [1] essa célula
    [2] os dois lugares
   *[other] todos esses lugares
}.
    .beginner = { $why }. Portanto, risque { ALSO($parts) }, que { COUNT($losers) ->
        [one] vê
       *[other] veem
    } { COUNT($cells) ->
        [1] essa célula
        [2] os dois lugares
       *[other] todos esses lugares
    }.
exocet-rules-from = { COUNT($digits) ->
    [one] o { $digits } de { $cells }
   *[other] { $digits } de { $cells }
}
    .beginner = { COUNT($digits) ->
        [one] o { $digits } em { $cells }
       *[other] { $digits } em { $cells }
    }

# As razões: cada uma fica antes de "Portanto, elimine".
exocet-rules-companion = Ali, só { $cell } pode contê-lo: { $cell } e { $target } contêm o mesmo número
    .expert = Só { $cell } pode repeti-lo ali, logo { $cell } e { $target } são iguais
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [one] Os alvos também contêm esse número, em { OR($cells) }
   *[other] Os alvos também contêm esses números, em { OR($cells) }
}
exocet-rules-targets-lack-base = Os alvos só contêm números que a respectiva base pode conter
    .expert = São falsos os candidatos de um alvo que a sua base não tem
exocet-rules-all-targets-lack-base = Os alvos só contêm números que a base pode conter
    .expert = São falsos os candidatos dos alvos que a base não tem
exocet-rules-no-target-can-be = Nenhum alvo pode ser { OR($digits) }, logo a base não pode conter { NOR($digits) }
    .expert = Nenhum alvo tem { OR($digits) }, logo a base também não
exocet-rules-base-has-no-room =
    Se a base contivesse { OR($digits) }, { $houses } { COUNT($houses) ->
    [1] precisaria dele uma vez
    [2] precisariam dele duas vezes
    [3] precisariam dele três vezes
   *[other] precisariam dele quatro vezes
}, mas só haveria espaço para ele { COUNT($covers) ->
    [0] em um dos alvos
   *[other] { IN($covers) } e em um dos alvos
}
    .expert = { COUNT($covers) ->
        [0] Como número da base, { OR($digits) } não teria coberturas suficientes para { $houses }: só um dos alvos
       *[other] Como número da base, { OR($digits) } não teria coberturas suficientes para { $houses }: só { $covers } e um dos alvos
    }
exocet-rules-target-has-no-room =
    Se { OR($target) } fosse { OR($digits) }, { $houses } ainda { COUNT($houses) ->
    [1] precisaria dele uma vez
    [2] precisariam dele duas vezes
    [3] precisariam dele três vezes
   *[other] precisariam dele quatro vezes
}, mas { COUNT($covers) ->
    [0] não haveria espaço para ele
   *[other] só haveria espaço para ele { IN($covers) }
}
    .expert = { COUNT($covers) ->
        [0] Com { OR($digits) } em { OR($target) }, não haveria cobertura para ele { IN($houses) }
       *[other] Com { OR($digits) } em { OR($target) }, faltariam coberturas para ele { IN($houses) }: só { $covers }
    }
exocet-rules-mirror = { COUNT($lost) ->
    [one] O número de { $target } também está no espelho correspondente ({ $mirror }), onde o { $lost } não tem lugar
   *[other] O número de { $target } também está no espelho correspondente ({ $mirror }), onde { $lost } não têm lugar
}
    .expert = { COUNT($lost) ->
        [one] Em { $mirror }, o espelho de { $target }, falta o { $lost }
       *[other] Em { $mirror }, o espelho de { $target }, faltam { $lost }
    }
exocet-rules-mirror-companion = O número de { $target } também está no espelho correspondente ({ $mirror }). Ali, só { $cell } pode contê-lo: { $cell } e { $target } contêm o mesmo número
    .expert = O número de { $target } reaparece no seu espelho, { $mirror }, onde só { $cell } pode contê-lo; logo, { $cell } e { $target } são iguais
exocet-rules-no-pair-contains = Nenhum dos pares que restam contém { OR($digits) }
exocet-rules-no-pair-fits = Se { OR($cells) } fosse { OR($digits) }, nenhum dos pares que restam serviria
    .expert = Nenhum par que resta na base permite { OR($digits) } em { OR($cells) }
exocet-rules-bases-hold = { COUNT($digits) ->
    [one] As bases contêm o { $digits }, em { OR($cells) }
   *[other] As bases contêm { $digits }, em { OR($cells) }
}
exocet-rules-pairs-hold = { COUNT($digits) ->
    [one] Todos os pares que restam contêm o { $digits }, logo a base contém esse número, em { OR($cells) }
   *[other] Todos os pares que restam contêm { $digits }, logo a base contém esses números, em { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] O { $digits } está em todos os pares que restam, logo na base, em { OR($cells) }
       *[other] { $digits } estão em todos os pares que restam, logo na base, em { OR($cells) }
    }
exocet-rules-targets-hold = { COUNT($digits) ->
    [one] Os alvos contêm o { $digits }, em { OR($cells) }
   *[other] Os alvos contêm { $digits }, em { OR($cells) }
}
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [one] Todos os pares que restam contêm o { $digits }, logo os alvos contêm esse número, em { OR($cells) }
   *[other] Todos os pares que restam contêm { $digits }, logo os alvos contêm esses números, em { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] O { $digits } está em todos os pares que restam, logo nos alvos, em { OR($cells) }
       *[other] { $digits } estão em todos os pares que restam, logo nos alvos, em { OR($cells) }
    }
exocet-rules-locked-in-one = Uma das células { $cells } é { $digits }, e só pode ser { $cell }
exocet-rules-pairs-leave-one = Todos os pares que restam contêm o { $digits }, e, das células { $cells }, só { $cell } pode contê-lo
    .expert = O { $digits } está em todos os pares que restam e, das células { $cells }, só { $cell } pode contê-lo
exocet-rules-other-in-covers = { COUNT($covers) ->
    [one] Um alvo é { $digits }, logo o outro { $digits } { OF($houses) } está { IN($covers) }
   *[other] Um alvo é { $digits }, logo cada outro { $digits } { OF($houses) } está { IN($covers) }, um em cada
}
    .expert = { COUNT($covers) ->
        [one] Um alvo é { $digits }, logo a cobertura, { $covers }, contém o outro { $digits } { OF($houses) }
       *[other] Um alvo é { $digits }, logo as coberturas, { $covers }, contêm os outros { $digits } { OF($houses) }, um cada
    }
exocet-rules-any-base = Seja qual for a base que contém { OR($digits) }, as células, os alvos ou as coberturas dessa base impedem esse número aqui
exocet-rules-mirror-holds-third = A base contém { $pair }. Em { $mirror }, o espelho de { $target }, uma célula não contém nenhum deles e só pode ser { $digits }
    .expert = Com o par { $pair } na base, a célula de { $mirror }, o espelho de { $target }, que não contém nenhum dos dois só pode ser { $digits }
exocet-rules-every-case = Alguns candidatos são falsos em todos os casos
