medusa-look = Beginnen Sie bei der { $first }. Folgen Sie von dort den Zellen mit zwei Kandidaten und den Einheiten mit zwei Plätzen für eine Ziffer.
medusa-first-color = Erste Farbe: { $color }.
medusa-second-color = Zweite Farbe: { $color }.
medusa-one-color-true = Verbundene Kandidaten haben verschiedene Farben. Eine Farbe ist also wahr, die andere falsch.
medusa-two-digits-in-cell = Dann enthielte { $cell } zwei Ziffern.
medusa-two-in-house = Dann stünde die { $digit } { IN($house) } zweimal.
medusa-nothing-left = Dann bliebe für { $cell } kein Kandidat.
medusa-no-place-left = Dann hätte { $house } keinen Platz mehr für die { $digit }.
medusa-conflicts-with-both = Die { $candidate } widerspricht der { $first } (erste Farbe) und der { $second } (zweite Farbe), ist also falsch.
medusa-if-color = { $color ->
    [first] Angenommen, die erste Farbe ist wahr:
   *[second] Angenommen, die zweite Farbe ist wahr:
}
medusa-color-false = { $color ->
    [first] Das ist unmöglich. Also ist die erste Farbe falsch.
   *[second] Das ist unmöglich. Also ist die zweite Farbe falsch.
}
