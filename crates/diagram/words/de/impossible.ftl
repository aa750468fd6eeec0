impossible-look = Betrachten Sie die Ziffern { $digits } in { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] Der einzige andere Kandidat in diesen Zellen ist die { $guardians }.
   *[other] Die einzigen anderen Kandidaten in diesen Zellen sind { $guardians }.
}
    .expert = { COUNT($guardians) ->
        [one] Einziger Wächter: { $guardians }.
       *[other] Wächter: { $guardians }.
    }
impossible-digits-clash = Ohne andere Kandidaten lassen sich die Zellen nicht füllen: Immer sehen sich zwei gleiche Ziffern.
    .expert = Ohne Wächter wiederholt jede Belegung eine Ziffer in zwei Zellen, die sich sehen.
impossible-suppose = Angenommen, diese Zellen enthalten nur { $digits }.
    .expert = Ohne Wächter enthalten diese Zellen nur { $digits }.
impossible-boxes-hold-three = { IN($boxes) } liegen je drei dieser Zellen, jede in einer anderen Zeile und Spalte.
    .expert = { IN($boxes) } liegen je drei dieser Zellen, eine Transversale der Zeilen und Spalten.
impossible-boxes-have-orders = Angenommen, diese Zellen enthalten nur { $digits }. Dann hat jeder Block, Zeile für Zeile gelesen, die drei Ziffern in einer bestimmten Reihenfolge.
    .expert = Ohne Wächter enthält jeder Block, Zeile für Zeile gelesen, eine Permutation von { $digits }.
impossible-box-changes = Zwei Blöcke nebeneinander haben in allen drei Zeilen verschiedene Ziffern. Die eine Reihenfolge ist also eine zyklische Verschiebung der anderen: eine gerade Änderung. Für zwei Blöcke übereinander gilt dasselbe, wenn man Spalte für Spalte liest.
    .expert = Zwei Blöcke nebeneinander unterscheiden sich in allen drei Zeilen. Die eine Permutation ist also eine zyklische Verschiebung der anderen: eine gerade Änderung. Dasselbe gilt für zwei Blöcke übereinander, Spalte für Spalte gelesen.
impossible-number-columns = Nummerieren Sie die Spalten jedes Blocks mit 1, 2 und 3, und lesen Sie von oben nach unten ab, in welchen Spalten seine drei Zellen liegen. Bei 1-2-3, 2-3-1 oder 3-1-2 unterscheidet sich die Reihenfolge nach Zeilen von der nach Spalten um eine gerade Änderung: Der Block ist gerade. Bei 1-3-2, 2-1-3 oder 3-2-1 ist er ungerade.
    .expert = Ein Block ist gerade, wenn seine Zellen von oben nach unten in seinen Spalten 1-2-3, 2-3-1 oder 3-1-2 liegen: Die Lesungen nach Zeilen und nach Spalten unterscheiden sich dann um eine gerade Änderung. Bei 1-3-2, 2-1-3 oder 3-2-1 ist er ungerade.
impossible-all-odd = { COUNT($odd) ->
    [one] Hier ist { $odd } ungerade.
   *[other] Hier sind { $odd } ungerade.
}
    .expert = Parität: { $odd } ungerade.
impossible-even-and-odd =
    Hier { COUNT($even) ->
    [one] ist { $even } gerade
   *[other] sind { $even } gerade
}, und { COUNT($odd) ->
    [one] { $odd } ist ungerade.
   *[other] { $odd } sind ungerade.
}
    .expert = Parität: { $even } gerade, { $odd } ungerade.
impossible-round-the-boxes = Einmal rund um die vier Blöcke müssen alle Änderungen zusammen gerade sein. Bei einer ungeraden Anzahl ungerader Blöcke sind sie zusammen aber ungerade.
    .expert = Rund um die vier Blöcke muss das Produkt der Änderungen gerade sein. Bei einer ungeraden Zahl ungerader Blöcke ist es aber ungerade.
impossible-ring = Im Ring { ORDER($cells) } sieht jede Zelle die nächste und die letzte wieder die erste.
    .expert = Ring { ORDER($cells) }: Jede Zelle sieht die nächste, die letzte die erste.
impossible-alternate = Die beiden Ziffern müssten sich also abwechseln. Der Ring hat aber { $count } Zellen, eine ungerade Zahl.
    .expert = Die beiden Ziffern müssten sich abwechseln. Aber die Länge des Rings, { $count }, ist ungerade: ein Oddagon.
impossible-chain = In der Kette { ORDER($cells) } sieht jede Zelle die nächste. Die beiden Ziffern müssten sich also abwechseln.
    .expert = Kette { ORDER($cells) }: Jede Zelle sieht die nächste, also müssten sich die beiden Ziffern abwechseln.
impossible-end-is-one-of = { $end } könnte dann nur { OR($digits) } sein.
impossible-letter-in-cell = { $letter } in { $cell }
impossible-call-letters = Nennen wir diese Ziffern { $letters }.
impossible-cell-is = { $cell } ist { $digit }
impossible-house-has-different = { $count ->
    [1] { IN($house) } liegt eine dieser Zellen.
    [2] { IN($house) } liegen zwei dieser Zellen, und sie enthalten verschiedene Ziffern.
    [3] { IN($house) } liegen drei dieser Zellen, und sie enthalten verschiedene Ziffern.
   *[other] { IN($house) } liegen vier dieser Zellen, und sie enthalten verschiedene Ziffern.
}
impossible-then = Dann gilt: { $filled }.
impossible-if-then = Angenommen, { $assumed }. Dann gilt: { $filled }.
impossible-then-nothing-left = { COUNT($filled) ->
    [0] Dann bleibt für { $cell } keine Ziffer.
   *[other] Dann gilt: { $filled }. Für { $cell } bleibt keine Ziffer.
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] Angenommen, { $assumed }. Dann bleibt für { $cell } keine Ziffer.
   *[other] Angenommen, { $assumed }. Dann gilt: { $filled }. Für { $cell } bleibt keine Ziffer.
}
impossible-ends-are-alike = Die Kette hat aber { $count } Zellen. Ihre beiden Enden müssten also dieselbe Ziffer enthalten.
    .expert = Die Länge der Kette, { $count }, ist aber ungerade, also wären beide Enden gleich.
impossible-ends-differ = Die Kette hat aber { $count } Zellen. Ihre beiden Enden müssten also verschiedene Ziffern enthalten.
    .expert = Die Länge der Kette, { $count }, ist aber gerade, also wären die Enden verschieden.
