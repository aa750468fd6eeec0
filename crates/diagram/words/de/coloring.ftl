coloring-look = Betrachten Sie die Einheiten, in denen die { $digit } genau zwei Plätze hat.
coloring-two-in-house = Dann stünde die { $digit } { IN($house) } zweimal, in { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Dann wären beide Farben der anderen Zellen falsch, denn { $color } sieht Zellen von beiden.
   *[other] Dann wären beide Farben der anderen Zellen falsch, denn { $color } sehen Zellen von beiden.
}
coloring-if-color = { COUNT($color) ->
    [one] Angenommen, { $color } ist { $digit }:
   *[other] Angenommen, { $color } sind { $digit }:
}
coloring-other-color-is-true = Das ist unmöglich. Also ist die andere Farbe wahr.
coloring-opposed = { $one } sieht { $other }. Ihre Farben sind also nicht beide wahr.
coloring-cannot-be = Keine Zelle, die Zellen dieser beiden Farben sieht, kann { $digit } sein.
coloring-clusters = Solche Einheiten verbinden { $cells }. Verbundene Zellen bekommen verschiedene Farben.
coloring-other-clusters = Andere solche Einheiten verbinden { $cells }. Verbundene Zellen bekommen verschiedene Farben.
coloring-either = Eine der beiden Farben ist wahr: Die { $digit } steht entweder in { $first } oder in { $second }.
coloring-opposite-either = Also ist in mindestens einer der beiden Gruppen verbundener Zellen die jeweils andere Farbe wahr: Die { $digit } steht in { $first } oder in { $second }.
