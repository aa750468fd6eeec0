als-set-lacks-one = In { $cells } stehen nur die Kandidaten { $digits }: { $all } Ziffern für { $count } Zellen. In der Lösung fehlt dort also genau eine dieser Ziffern.
    .beginner = Zählen Sie die Kandidaten in { $cells }: nur { $all } Ziffern ({ $digits }) für { $count } Zellen. Alle diese Ziffern bis auf eine kommen dort also vor.
    .expert = { $cells } sind ein ALS mit { $digits }.
als-look = Betrachten Sie { $cells }.
    .expert = Betrachten Sie die ALS in { $cells }.
als-restricted-common = Jeder Kandidat { $link } in { $one } sieht jeden Kandidaten { $link } in { $next }. Also kann die { $link } nur in einer dieser beiden Mengen stehen.
    .beginner = Prüfen Sie: Jede { $link } in { $one } hat mit jeder { $link } in { $next } eine Zeile, eine Spalte oder einen Block gemeinsam. Also kann die { $link } nur in einer dieser beiden Zellgruppen stehen.
    .expert = RCC { $link } verbindet { $one } mit { $next }.
als-in-first-or-last = Also steht die { $digit } in { OR($first) }, oder sie steht in { OR($last) }, oder beides.
als-no-cell-sees-both = Keine andere Zelle, die jeden Kandidaten { $digit } der ersten und der letzten Menge sieht, kann { $digit } sein.
    .beginner = Suchen Sie andere Zellen, die jede { $digit } der ersten und der letzten Zellgruppe sehen: Dort kann keine { $digit } stehen.
    .expert = Jede Zelle, die alle Kandidaten { $digit } der beiden End-ALS sieht, verliert die { $digit }.
als-ring-restricted-common = Jeder Kandidat { $link } in { $one } sieht jeden Kandidaten { $link } in { $other }. Also kann die { $link } nur in einer dieser beiden Mengen stehen.
    .beginner = Prüfen Sie: Jede { $link } in { $one } hat mit jeder { $link } in { $other } eine Zeile, eine Spalte oder einen Block gemeinsam. Also kann die { $link } nur in einer dieser beiden Zellgruppen stehen.
    .expert = RCC { $link } verbindet { $one } mit { $other }.
als-ring-lack = In der Lösung fehlt jeder Menge nur eine ihrer Ziffern. Also enthält eine Menge die { $q }, aber nicht die { $p }, und die andere die { $p }, aber nicht die { $q }.
    .beginner = In der Lösung fehlt jeder Zellgruppe nur eine ihrer Ziffern. Also enthält eine Gruppe die { $q }, aber nicht die { $p }, und die andere die { $p }, aber nicht die { $q }.
    .expert = Doppelt verbundene ALS: Eines enthält { $p } ohne { $q }, das andere { $q } ohne { $p }.
als-ring-either-way = { COUNT($others) ->
    [one] So oder so steht die { $others } in { $cells }.
   *[other] So oder so stehen { $others } in { $cells }.
}
    .expert = { COUNT($others) ->
        [one] So oder so ist die { $others } an { $cells } gebunden.
       *[other] So oder so sind { $others } an { $cells } gebunden.
    }
als-look-at-stem = Betrachten Sie { $stem }.
    .expert = Betrachten Sie den Stiel { $stem }.
als-if-stem = Angenommen, { $stem } ist { $digit }:
als-no-cell-sees-all = Keine andere Zelle, die in diesen Mengen jeden Kandidaten { $digit } sieht, kann { $digit } sein.
    .beginner = Suchen Sie andere Zellen, die jede { $digit } dieser Zellgruppen sehen: Dort kann keine { $digit } stehen.
    .expert = Jede Zelle, die alle Kandidaten { $digit } dieser Blütenblätter sieht, verliert die { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Dann steht in { $cells } die { $digit }.
   *[other] Dann enthalten { $cells } alle ihre anderen Ziffern, auch die { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Dann steht in { $cells } die { $digit }.
       *[other] Dann werden { $cells } zur gesperrten Menge mit der { $digit }.
    }
als-so-holds = { COUNT($cells) ->
    [one] Also steht in { $cells } die { $digit }.
   *[other] Also enthalten { $cells } alle ihre anderen Ziffern, auch die { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Also steht in { $cells } die { $digit }.
       *[other] Also werden { $cells } zur gesperrten Menge mit der { $digit }.
    }
als-if-lacks = { COUNT($cells) ->
    [one] Angenommen, { $cells } ist nicht { $digit }:
   *[other] Angenommen, { $cells } enthalten keine { $digit }:
}
    .expert = { COUNT($cells) ->
        [one] Angenommen, { $cells } ist nicht { $digit }:
       *[other] Angenommen, in { $cells } fehlt die { $digit }:
    }
als-then-lacks = Dann steht in { $cells } keine { $digit }.
    .expert = { COUNT($cells) ->
        [one] Dann ist { $cells } nicht { $digit }.
       *[other] Dann fehlt in { $cells } die { $digit }.
    }
als-so-lacks = Also steht in { $cells } keine { $digit }.
    .expert = { COUNT($cells) ->
        [one] Also ist { $cells } nicht { $digit }.
       *[other] Also fehlt in { $cells } die { $digit }.
    }
als-one-of-the-sets = { $cases ->
    [2] In beiden Fällen enthält eine der Mengen die { $digit }.
   *[other] In jedem Fall enthält eine der Mengen die { $digit }.
}
    .beginner = { $cases ->
        [2] In beiden Fällen enthält eine der Zellgruppen die { $digit }.
       *[other] In jedem Fall enthält eine der Zellgruppen die { $digit }.
    }
    .expert = Was auch im Stiel steht: Ein Blütenblatt enthält die { $digit }.
