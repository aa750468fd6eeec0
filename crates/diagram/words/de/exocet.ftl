# „Verteilung“ einer Ziffer: eine Art, sie in allen Einheiten zugleich zu setzen.
exocet-look = Betrachten Sie { $base } sowie { $targets }.
    .expert = { COUNT($targets) ->
        [one] Betrachten Sie die Basis { $base } und das Ziel { $targets }.
       *[other] Betrachten Sie die Basis { $base } und die Zielzellen { $targets }.
    }
exocet-single-goes-through = Welche es auch ist: Jede Verteilung dieser Ziffer, die { $base } belegt, belegt auch { $targets }.
    .beginner = Welche es auch ist: Steht sie in { $base }, dann auch in { $targets }, wie auch immer sie im übrigen Gitter verteilt ist.
    .expert = Welche es auch ist: Alle Templates dieser Ziffer durch { $base } laufen auch durch { $targets }.
exocet-single-same-digit = Beide Zellen enthalten also dieselbe Ziffer. Ein Kandidat, den nur eine von ihnen hat, ist falsch.
    .expert = Basis und Ziel enthalten also dieselbe Ziffer. Kandidaten, die nur in einer der beiden Zellen stehen, sind falsch.
exocet-wild-goes-through = Für { $others } gilt: Jede Verteilung, die eine Zelle der Basis belegt, belegt auch { $target }.
    .beginner = Für { $others } gilt jeweils: Steht die Ziffer in einer Zelle der Basis, dann auch in { $target }, wie auch immer sie im übrigen Gitter verteilt ist.
    .expert = Für { $others } gilt: Alle Templates durch die Basis laufen auch durch das Ziel { $target }.
exocet-wild-one-room = Enthält die Basis { OR($others) }, steht diese Ziffer auch in { $target }. Aber { $target } hat nur für eine Ziffer Platz.
    .expert = Steht { OR($others) } in der Basis, dann auch im Ziel { $target }. Das hat aber nur für eine Ziffer Platz.
exocet-wild-digit = Die andere Ziffer der Basis ist also die { $wild }, und { $target } ist { OR($others) }.
    .expert = Die andere Basisziffer ist also { $wild }, und { $target } ist { OR($others) }.
exocet-two-and-no-others = Welche zwei Ziffern die Basis auch enthält: Jede von ihnen steht auch in einem der Ziele. Es gibt zwei Ziele, also steht in jedem eine dieser Ziffern.
    .expert = Die beiden Ziele enthalten also die beiden Basisziffern, jedes eine.
exocet-target-cells = { COUNT($alone) ->
    [one] Eines der „Ziele“ dieser Basis ist { $alone }.
   *[other] Die „Ziele“ dieser Basis sind { $alone }.
}
    .expert = { COUNT($alone) ->
        [one] Ziel aus einer Zelle: { $alone }.
       *[other] Ziele: { $alone }.
    }
exocet-target-with-locked = Eine der Zellen { $cells } ist { $locked }. Zusammen sind sie also ein Ziel mit Platz für eine Ziffer der Basis.
    .expert = Zielobjekt { $cells }: Die { $locked } ist daran gebunden, und Platz bleibt für eine Basisziffer.
exocet-mirrored-first = Zuerst zeigt sich: Die Ziffern der Basis stehen auch in { $targets }.
    .expert = Zuerst: Die Basisziffern kehren in { $targets } wieder.
exocet-mirrored-both = Welche zwei Ziffern die Basis auch enthält: Sie stehen auch in { $targets }.
    .expert = { $targets } enthalten also beide Basisziffern.
exocet-mirrored-image = Die Ziffer von { $target } steht auch im Spiegel dieses Ziels, { $mirror }. Dort kann sie nur in { $image } stehen.
    .expert = Die Ziffer von { $target } kehrt im Spiegel { $mirror } wieder, und dort kann sie nur in { $image } stehen.
exocet-arguments-needed = Enthält die Basis die { $digit }, zeigen die Plätze der { $digit } allein noch nicht, dass sie auch in einem der Ziele steht. Stünde sie aber in keinem, führten andere Ziffern zu einem Widerspruch.
    .expert = Für die Basisziffer { $digit } genügen ihre S-Zellen nicht. Stünde sie aber in keinem Ziel, führten andere Ziffern zum Widerspruch.
exocet-argument = { COUNT($targets) ->
    [one] Angenommen, { $cell } ist { $digit }, und { $targets } ist nicht { $digit }:
   *[other] Angenommen, { $cell } ist { $digit }, und { $targets } sind nicht { $digit }:
}
exocet-base-holds-two = In { $base }, der „Basis“, stehen zwei der Ziffern { $digits }.
    .expert = Basis { $base }: zwei der Ziffern { $digits }.
exocet-if-base = Angenommen, { OR($cells) } ist { $digit }:
    .expert = Basisziffer { $digit }, in { OR($cells) }:
exocet-only-left-in-targets = Dann kann die { $digit } { IN($houses) } nur noch in den Zielen stehen. Also steht die { $digit } in einem der Ziele.
    .expert = { IN($houses) } bleibt für die { $digit } keine S-Zelle, also steht sie in einem Ziel.
exocet-covered-but-targets = Dann kann die { $digit } { IN($houses) } außer in den Zielen nur noch { IN($room) } stehen.
    .expert = { COUNT($room) ->
        [one] { $room } deckt alle S-Zellen ab, die für die { $digit } { IN($houses) } bleiben.
       *[other] { $room } decken alle S-Zellen ab, die für die { $digit } { IN($houses) } bleiben.
    }
exocet-room =
    { IN($room) } hat die { $digit } nur { COUNT($room) ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} Platz, aber { $houses } brauchen sie { COUNT($houses) ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
}. Also steht die { $digit } in einem der Ziele.
    .expert = Das sind zu wenige Cover für { $houses }, also steht die { $digit } in einem Ziel.
exocet-no-way = Dann lässt sich die { $digit } nicht in allen Einheiten unterbringen.
    .beginner = Dann lässt sich die { $digit } nicht in allen Zeilen, Spalten und Blöcken unterbringen.
    .expert = Für die { $digit } bleibt kein Template.
exocet-missing-can-go = { COUNT($target) ->
    [one] Wo die { $digit } noch fehlt, findet sie Platz in { $new }, also auch im Ziel { $target }.
   *[other] Wo die { $digit } noch fehlt, findet sie Platz in { $new }, also auch in den Zielen { $target }.
}
    .beginner = { COUNT($target) ->
        [one] Die { $digit } lässt sich überall unterbringen, wo sie noch fehlt: in { $new }, also auch im Ziel { $target }.
       *[other] Die { $digit } lässt sich überall unterbringen, wo sie noch fehlt: in { $new }, also auch in den Zielen { $target }.
    }
    .expert = { COUNT($target) ->
        [one] Template der { $digit }: { $new }, durch das Ziel { $target }.
       *[other] Template der { $digit }: { $new }, durch die Ziele { $target }.
    }
exocet-no-other-way = Anders lässt sie sich nicht unterbringen. Also steht die { $digit } in einem der Ziele.
    .expert = Ein anderes Template bleibt nicht, also steht die { $digit } in einem Ziel.
exocet-however-placed = Wie auch immer dann jede Einheit ihre { $digit } bekommt: Eine { $digit } steht in { OR($targets) }.
    .beginner = Wie auch immer dann jede Zeile, jede Spalte und jeder Block eine { $digit } bekommt: Eine { $digit } steht in { OR($targets) }.
    .expert = Alle Templates, die für die { $digit } bleiben, laufen durch { OR($targets) }.
exocet-struck-from-base = Die Basis kann nicht zugleich { ELSE($struck) } enthalten: Wie man zwei solche Ziffern auch auf Basis und Ziele verteilt, sie treffen in einer Zelle zusammen.
    .expert = Ausgeschlossene Basispaare: { SERIES($struck) }. Ihre Templates durch Basis und Ziele treffen immer in einer Zelle zusammen.
exocet-only-pair-left = Für die Basis bleibt nur ein Paar: { $pair }.
    .expert = Einziges verbliebenes Basispaar: { $pair }.
exocet-pairs-left = Für die Basis bleiben diese Paare: { ELSE($left) }.
    .expert = Verbliebene Basispaare: { SERIES($left) }.
exocet-other-pairs = Bei jedem anderen Paar treffen die Ziffern in einer Zelle zusammen, wie man sie auch auf Basis und Ziele verteilt.
    .expert = Bei jedem anderen Paar treffen alle Templates durch Basis und Ziele in einer Zelle zusammen.
exocet-look-at-second = Betrachten Sie { $base } sowie { $second }.
    .expert = Betrachten Sie die Basis { $base } und die zweite Basis { $second }.
exocet-second-holds = Die Ziffern der Basis { $base } stehen also in { $targets }. Ebenso stehen die Ziffern der Basis { $second } in { $others }.
    .expert = Die Ziele { $targets } enthalten also die Ziffern der Basis { $base }, die Ziele { $others } die der Basis { $second }.
exocet-compare = Vergleichen Sie die beiden Exocets: Eine Ziffer, die in beiden Basen steht, steht für beide an denselben Plätzen, und nie teilen sich zwei Ziffern eine Zelle.
    .expert = Kombinieren Sie beide Tabellen: Eine Ziffer beider Basen hat nur ein Template für beide, und keine zwei Templates teilen sich eine Zelle.
exocet-digits-left = Damit bleiben für die beiden Basen diese Ziffern: { ELSE($both) }.
    .expert = Verbliebene Basispaare: { SERIES($both) }.
exocet-known-between = In jedem Fall, der bleibt, enthalten die Basen zusammen { $known }.
    .expert = Alle verbliebenen Kombinationen enthalten { $known } in den Basen.
exocet-four-digits = Die Basen enthalten also vier verschiedene Ziffern: { $digits }, jede einmal.
    .expert = Die Basen haben also keine Ziffer gemeinsam und enthalten { $digits } je einmal.
exocet-follow-digits = Verfolgen Sie nun jede dieser Ziffern: Jede Verteilung belegt eine Zelle einer Basis und ein Ziel dieser Basis.
    .expert = Nehmen Sie nun die Templates jeder Ziffer: Alle laufen durch eine der Basen und durch ein Ziel dieser Basis.
exocet-only-in-one-base = Die { $digit } ist nur in einer der Basen Kandidat.
exocet-not-in-both-places = Die { $digit } steht nicht in beiden Basen: Ihre Plätze dort sehen sich.
exocet-not-in-both-house = Stünde die { $digit } in beiden Basen, hätte { $house } keinen Platz für die { $digit }.
exocet-not-in-both-ways = Keine Verteilung der { $digit } belegt beide Basen.
    .expert = Kein Template der { $digit } läuft durch beide Basen.
exocet-go-through-all = Gehen Sie nun alle Fälle durch, die bleiben: die Ziffern, ihre Reihenfolge in Basis und Zielen und alle passenden Verteilungen, die sich keine Zelle teilen.
    .expert = Stellen Sie nun alle verbliebenen Fälle auf: Ziffern, ihre Reihenfolge in Basis und Zielen, verträgliche Templates.
exocet-so-base-holds = Also steht die { $digit } in { OR($cells) }.
exocet-two-pairs = { $first } mit { $second }
