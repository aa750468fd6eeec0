# „Verteilung“ einer Ziffer: eine Art, sie in allen Einheiten zugleich zu setzen.
exocet-look = Betrachten Sie { $base } sowie { $targets }.
exocet-single-goes-through = Welche es auch ist: Jede Verteilung dieser Ziffer, die { $base } belegt, belegt auch { $targets }.
exocet-single-same-digit = Beide Zellen enthalten also dieselbe Ziffer. Ein Kandidat, den nur eine von ihnen hat, ist falsch.
exocet-wild-goes-through = Für { $others } gilt: Jede Verteilung, die eine Zelle der Basis belegt, belegt auch { $target }.
exocet-wild-one-room = Enthält die Basis { OR($others) }, steht diese Ziffer auch in { $target }. Aber { $target } hat nur für eine Ziffer Platz.
exocet-wild-digit = Die andere Ziffer der Basis ist also die { $wild }, und { $target } ist { OR($others) }.
exocet-two-and-no-others = Welche zwei Ziffern die Basis auch enthält: Jede von ihnen steht auch in einem der Ziele. Es gibt zwei Ziele, also stehen dort diese beiden Ziffern und keine anderen.
exocet-target-cells = { COUNT($alone) ->
    [one] Eines der „Ziele“ dieser Basis ist { $alone }.
   *[other] Die „Ziele“ dieser Basis sind { $alone }.
}
exocet-target-with-locked = Eine der Zellen { $cells } ist { $locked }. Zusammen sind sie also ein Ziel mit Platz für eine Ziffer der Basis.
exocet-mirrored-first = Zuerst zeigt sich: Die Ziffern der Basis stehen auch in { $targets }.
exocet-mirrored-both = Welche zwei Ziffern die Basis auch enthält: Sie stehen auch in { $targets }.
exocet-mirrored-image = Die Ziffer von { $target } steht auch im Spiegel dieses Ziels, { $mirror }. Dort kann sie nur in { $image } stehen.
exocet-arguments-needed = Enthält die Basis die { $digit }, zeigen die Plätze der { $digit } allein noch nicht, dass sie auch in einem der Ziele steht. Stünde sie aber in keinem, führten andere Ziffern zu einem Widerspruch.
exocet-argument = { COUNT($targets) ->
    [one] Angenommen, { $cell } ist { $digit }, und { $targets } ist nicht { $digit }:
   *[other] Angenommen, { $cell } ist { $digit }, und { $targets } sind nicht { $digit }:
}
exocet-base-holds-two = In { $base }, der „Basis“, stehen zwei der Ziffern { $digits }.
exocet-if-base = Angenommen, { OR($cells) } ist { $digit }:
exocet-only-left-in-targets = Dann kann die { $digit } { IN($houses) } nur noch in den Zielen stehen. Also steht die { $digit } in einem der Ziele.
exocet-covered-but-targets = Dann kann die { $digit } { IN($houses) } außer in den Zielen nur noch { IN($room) } stehen.
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
exocet-no-way = Dann lässt sich die { $digit } nicht in allen Einheiten unterbringen.
exocet-missing-can-go = { COUNT($target) ->
    [one] Wo die { $digit } noch fehlt, findet sie Platz in { $new }, also auch im Ziel { $target }.
   *[other] Wo die { $digit } noch fehlt, findet sie Platz in { $new }, also auch in den Zielen { $target }.
}
exocet-no-other-way = Anders lässt sie sich nicht unterbringen. Also steht die { $digit } in einem der Ziele.
exocet-however-placed = Wie auch immer dann jede Einheit ihre { $digit } bekommt: Eine { $digit } steht in { OR($targets) }.
exocet-struck-from-base = Die Basis kann nicht zugleich { ELSE($struck) } enthalten: Wie man zwei solche Ziffern auch auf Basis und Ziele verteilt, sie treffen in einer Zelle zusammen.
exocet-only-pair-left = Für die Basis bleibt nur ein Paar: { $pair }.
exocet-pairs-left = Für die Basis bleiben diese Paare: { ELSE($left) }.
exocet-other-pairs = Bei jedem anderen Paar treffen die Ziffern in einer Zelle zusammen, wie man sie auch auf Basis und Ziele verteilt.
exocet-look-at-second = Betrachten Sie { $base } sowie { $second }.
exocet-second-holds = Die Ziffern der Basis { $base } stehen also in { $targets }. Ebenso stehen die Ziffern der Basis { $second } in { $others }.
exocet-compare = Vergleichen Sie die beiden Exocets: Eine Ziffer, die in beiden Basen steht, steht für beide an denselben Plätzen, und nie teilen sich zwei Ziffern eine Zelle.
exocet-digits-left = Damit bleiben für die beiden Basen diese Ziffern: { ELSE($both) }.
exocet-known-between = In jedem Fall, der bleibt, enthalten die Basen zusammen { $known }.
exocet-four-digits = Die Basen enthalten also vier verschiedene Ziffern: { $digits }, jede einmal.
exocet-follow-digits = Verfolgen Sie nun jede dieser Ziffern: Jede Verteilung belegt eine Zelle einer Basis und ein Ziel dieser Basis.
exocet-only-in-one-base = Die { $digit } ist nur in einer der Basen Kandidat.
exocet-not-in-both-places = Die { $digit } steht nicht in beiden Basen: Ihre Plätze dort sehen sich.
exocet-not-in-both-house = Stünde die { $digit } in beiden Basen, hätte { $house } keinen Platz für die { $digit }.
exocet-not-in-both-ways = Keine Verteilung der { $digit } belegt beide Basen.
exocet-go-through-all = Gehen Sie nun alle Fälle durch, die bleiben: die Ziffern, ihre Reihenfolge in Basis und Zielen und alle passenden Verteilungen, die sich keine Zelle teilen.
exocet-so-base-holds = Also steht die { $digit } in { OR($cells) }.
exocet-two-pairs = { $first } mit { $second }
