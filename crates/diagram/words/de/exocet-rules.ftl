exocet-rules-so-remove = { $why }. Daher zu streichen: { ALSO($parts) }.
    .beginner = { $why }. Streichen Sie daher: { ALSO($parts) }.
exocet-rules-so-remove-seeing = { COUNT($cells) ->
    [1] { $why }. { COUNT($losers) ->
        [one] { $losers } sieht diese Zelle. Daher zu streichen: { ALSO($parts) }.
       *[other] { $losers } sehen diese Zelle. Daher zu streichen: { ALSO($parts) }.
    }
    [2] { $why }. { COUNT($losers) ->
        [one] { $losers } sieht beide Plätze. Daher zu streichen: { ALSO($parts) }.
       *[other] { $losers } sehen beide Plätze. Daher zu streichen: { ALSO($parts) }.
    }
   *[other] { $why }. { COUNT($losers) ->
        [one] { $losers } sieht alle diese Plätze. Daher zu streichen: { ALSO($parts) }.
       *[other] { $losers } sehen alle diese Plätze. Daher zu streichen: { ALSO($parts) }.
    }
}
    .beginner = { COUNT($cells) ->
        [1] { $why }. { COUNT($losers) ->
            [one] { $losers } sieht diese Zelle. Streichen Sie daher: { ALSO($parts) }.
           *[other] { $losers } sehen diese Zelle. Streichen Sie daher: { ALSO($parts) }.
        }
        [2] { $why }. { COUNT($losers) ->
            [one] { $losers } sieht beide Plätze. Streichen Sie daher: { ALSO($parts) }.
           *[other] { $losers } sehen beide Plätze. Streichen Sie daher: { ALSO($parts) }.
        }
       *[other] { $why }. { COUNT($losers) ->
            [one] { $losers } sieht alle diese Plätze. Streichen Sie daher: { ALSO($parts) }.
           *[other] { $losers } sehen alle diese Plätze. Streichen Sie daher: { ALSO($parts) }.
        }
    }
exocet-rules-from = { $digits } in { $cells }

# Die Gründe: Jeder steht, mit einem Punkt dahinter, vor „Daher zu streichen“.
exocet-rules-companion = Dort kann sie nur in { $cell } stehen: { $cell } und { $target } enthalten dieselbe Ziffer
    .expert = Nur { $cell } kann sie dort wiederholen, also sind { $cell } und { $target } gleich
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [one] Auch in den Zielen steht die { $digits }, und zwar in { OR($cells) }
   *[other] Auch in den Zielen stehen { $digits }, und zwar jeweils in { OR($cells) }
}
exocet-rules-targets-lack-base = In jedem Ziel stehen nur Ziffern, die auch in seiner Basis stehen können
    .expert = Ein Ziel verliert alle Kandidaten, die keine Basisziffern sind
exocet-rules-all-targets-lack-base = In den Zielen stehen nur Ziffern, die auch in der Basis stehen können
    .expert = Die Ziele verlieren alle Kandidaten, die keine Basisziffern sind
exocet-rules-no-target-can-be = Kein Ziel kann { OR($digits) } sein. Das gilt dann auch für die Basis
    .expert = Kein Ziel kann { OR($digits) } sein, die Basis also auch nicht
exocet-rules-base-has-no-room =
    Stünde { COUNT($digits) ->
    [one] die { $digits }
   *[other] { OR($digits) }
} in der Basis, müsste diese Ziffer { IN($houses) } { COUNT($houses) ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
} stehen. Platz hätte sie dort aber nur { COUNT($covers) ->
    [0] in einem der Ziele
   *[other] { IN($covers) } und in einem der Ziele
}
    .expert = { COUNT($covers) ->
        [0] Als Basisziffer hätte { OR($digits) } zu wenige Cover für { $houses }: nur eines der Ziele
       *[other] Als Basisziffer hätte { OR($digits) } zu wenige Cover für { $houses }: nur { $covers } und eines der Ziele
    }
exocet-rules-target-has-no-room =
    Stünde { COUNT($digits) ->
    [one] die { $digits }
   *[other] { OR($digits) }
} in { OR($target) }, müsste diese Ziffer { IN($houses) } noch { COUNT($houses) ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
} stehen. Platz hätte sie dort aber { COUNT($covers) ->
    [0] keinen
   *[other] nur { IN($covers) }
}
    .expert = { COUNT($covers) ->
        [0] Mit { OR($digits) } in { OR($target) } hätte diese Ziffer { IN($houses) } kein Cover
       *[other] Mit { OR($digits) } in { OR($target) } hätte diese Ziffer zu wenige Cover für { $houses }: nur { $covers }
    }
exocet-rules-mirror = { COUNT($lost) ->
    [one] Die Ziffer von { $target } steht auch im Spiegel dieses Ziels, { $mirror }, und dort hat die { $lost } keinen Platz
   *[other] Die Ziffer von { $target } steht auch im Spiegel dieses Ziels, { $mirror }, und dort haben { $lost } keinen Platz
}
    .expert = { COUNT($lost) ->
        [one] Im Spiegel von { $target }, { $mirror }, fehlt die { $lost }
       *[other] Im Spiegel von { $target }, { $mirror }, fehlen { $lost }
    }
exocet-rules-mirror-companion = Die Ziffer von { $target } steht auch im Spiegel dieses Ziels, { $mirror }. Dort kann sie nur in { $cell } stehen: { $cell } und { $target } enthalten dieselbe Ziffer
    .expert = Die Ziffer von { $target } kehrt im Spiegel { $mirror } wieder, und zwar nur in { $cell }: { $cell } und { $target } sind gleich
exocet-rules-no-pair-contains =
    Kein noch mögliches Paar enthält { COUNT($digits) ->
    [one] die { $digits }
   *[other] { OR($digits) }
}
    .expert = Kein verbliebenes Basispaar enthält { OR($digits) }
exocet-rules-no-pair-fits =
    Stünde { COUNT($digits) ->
    [one] die { $digits }
   *[other] { OR($digits) }
} in { OR($cells) }, ginge keines der noch möglichen Paare
    .expert = Kein verbliebenes Basispaar erlaubt { OR($digits) } in { OR($cells) }
exocet-rules-bases-hold = { COUNT($digits) ->
    [one] In den Basen steht die { $digits }, und zwar in { OR($cells) }
   *[other] In den Basen stehen { $digits }, und zwar jeweils in { OR($cells) }
}
exocet-rules-pairs-hold = { COUNT($digits) ->
    [one] Jedes noch mögliche Paar enthält die { $digits }. Sie steht also in der Basis, und zwar in { OR($cells) }
   *[other] Jedes noch mögliche Paar enthält { $digits }. Sie stehen also in der Basis, und zwar jeweils in { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] Alle verbliebenen Basispaare enthalten die { $digits }, also auch die Basis, und zwar in { OR($cells) }
       *[other] Alle verbliebenen Basispaare enthalten { $digits }, also auch die Basis, und zwar jeweils in { OR($cells) }
    }
exocet-rules-targets-hold = { COUNT($digits) ->
    [one] In den Zielen steht die { $digits }, und zwar in { OR($cells) }
   *[other] In den Zielen stehen { $digits }, und zwar jeweils in { OR($cells) }
}
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [one] Jedes noch mögliche Paar enthält die { $digits }. Sie steht also in den Zielen, und zwar in { OR($cells) }
   *[other] Jedes noch mögliche Paar enthält { $digits }. Sie stehen also in den Zielen, und zwar jeweils in { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] Alle verbliebenen Basispaare enthalten die { $digits }, also auch die Ziele, und zwar in { OR($cells) }
       *[other] Alle verbliebenen Basispaare enthalten { $digits }, also auch die Ziele, und zwar jeweils in { OR($cells) }
    }
exocet-rules-locked-in-one = { COUNT($digits) ->
    [one] Eine der Zellen { $cells } enthält die { $digits }, und das kann nur { $cell } sein
   *[other] Eine der Zellen { $cells } enthält { OR($digits) }, und das kann nur { $cell } sein
}
exocet-rules-pairs-leave-one = { COUNT($digits) ->
    [one] Jedes noch mögliche Paar enthält die { $digits }, und von { $cells } kommt dafür nur { $cell } infrage
   *[other] Jedes noch mögliche Paar enthält { $digits }, und von { $cells } kommt dafür nur { $cell } infrage
}
    .expert = Alle verbliebenen Basispaare enthalten { $digits }, und von { $cells } kommt dafür nur { $cell } infrage
exocet-rules-other-in-covers = { COUNT($covers) ->
    [one] In einem der Ziele steht die { $digits }. Sonst steht sie { IN($houses) } also { IN($covers) }
   *[other] In einem der Ziele steht die { $digits }. Sonst steht sie { IN($houses) } also nur { IN($covers) }, in jeder dieser Einheiten einmal
}
    .beginner = { COUNT($covers) ->
        [one] In einem der Ziele steht die { $digits }. Sonst steht sie { IN($houses) } also { IN($covers) }
       *[other] In einem der Ziele steht die { $digits }. Sonst steht sie { IN($houses) } also nur { IN($covers) }, und zwar je einmal
    }
    .expert = { COUNT($covers) ->
        [one] Ein Ziel ist { $digits }, also steht die andere { $digits } { OF($houses) } im Cover { $covers }
       *[other] Ein Ziel ist { $digits }, also steht in jedem der Cover ({ $covers }) eine weitere { $digits } { OF($houses) }
    }
exocet-rules-any-base =
    In welcher Basis auch immer { COUNT($digits) ->
    [one] die { $digits }
   *[other] { OR($digits) }
} steht: Die Zellen, die Ziele oder die Cover dieser Basis schließen die Ziffer hier aus
exocet-rules-mirror-holds-third = Die Basis enthält { $pair }. In { $mirror }, dem Spiegel von { $target }, enthält eine Zelle keine dieser beiden Ziffern und kann nur { OR($digits) } sein
    .expert = Beim Basispaar { $pair } kann im Spiegel von { $target }, { $mirror }, die Zelle ohne Basisziffer nur { OR($digits) } sein
exocet-rules-every-case = Einige Kandidaten sind in jedem Fall falsch
