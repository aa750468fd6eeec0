coloring-look = Betrachten Sie die Einheiten, in denen die { $digit } genau zwei Plätze hat.
    .beginner = Suchen Sie die Zeilen, Spalten und Blöcke, in denen die { $digit } genau zwei Plätze hat.
    .expert = Färben Sie die konjugierten Paare der { $digit }.
coloring-two-in-house = Dann stünde die { $digit } { IN($house) } mehr als einmal, in { $cells }.
    .beginner = Dann müssten Sie die { $digit } { IN($house) } mehr als einmal eintragen: in { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Dann wären beide Farben der anderen Zellen falsch, denn { $color } sieht Zellen von beiden.
   *[other] Dann wären beide Farben der anderen Zellen falsch, denn { $color } sehen Zellen von beiden.
}
    .expert = { COUNT($color) ->
        [one] { $color } sieht beide Farben des anderen Clusters, also wären beide falsch.
       *[other] { $color } sehen beide Farben des anderen Clusters, also wären beide falsch.
    }
coloring-if-color = { COUNT($color) ->
    [one] Angenommen, { $color } ist { $digit }:
   *[other] Angenommen, { $color } sind { $digit }:
}
coloring-other-color-is-true = Das ist unmöglich. Also ist die andere Farbe wahr.
    .expert = Widerspruch. Also ist die andere Farbe wahr.
coloring-opposed = { $one } sieht { $other }. Ihre Farben sind also nicht beide wahr.
    .expert = { $one } sieht { $other }: ein schwacher Link zwischen ihren Farben.
coloring-cannot-be = Keine Zelle, die Zellen dieser beiden Farben sieht, kann { $digit } sein.
    .beginner = Suchen Sie Zellen, die eine Zelle der einen und eine Zelle der anderen Farbe sehen: Dort kann keine { $digit } stehen.
    .expert = Jede Zelle, die diese beiden Farben sieht, verliert die { $digit }.
coloring-clusters = Solche Einheiten verbinden { $cells }. Verbundene Zellen bekommen verschiedene Farben.
    .beginner = So hängen { $cells } zusammen. Nehmen Sie zwei Farbstifte, und geben Sie zwei solchen Plätzen immer verschiedene Farben.
    .expert = Cluster in zwei Farben: { $cells }.
coloring-other-clusters = Andere solche Einheiten verbinden { $cells }. Verbundene Zellen bekommen verschiedene Farben.
    .beginner = Ebenso hängen { $cells } zusammen. Färben Sie diese Zellen mit zwei weiteren Stiften.
    .expert = Zweiter Cluster in zwei Farben: { $cells }.
coloring-either = Eine der beiden Farben ist wahr: Die { $digit } steht entweder in { $first } oder in { $second }.
    .expert = Eine der Farben ist wahr: entweder { $digit } in { $first } oder { $digit } in { $second }.
coloring-opposite-either = Also ist mindestens eine der jeweils anderen Farben wahr: Die { $digit } steht in { $first } oder in { $second }.
    .expert = Also ist mindestens eine der Gegenfarben wahr: { $digit } in { $first } oder { $digit } in { $second }.
