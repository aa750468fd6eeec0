medusa-look = Beginnen Sie bei der { $first }. Folgen Sie von dort den Zellen mit zwei Kandidaten und den Einheiten mit zwei Plätzen für eine Ziffer.
    .beginner = Beginnen Sie bei der { $first }. Gehen Sie überall weiter, wo eine Zelle nur zwei Ziffern hat oder eine Zeile, eine Spalte oder ein Block nur zwei Plätze für eine Ziffer. Färben Sie dabei abwechselnd mit zwei Stiften.
    .expert = Färben Sie ab der { $first } die starken Links: Zweiwert-Zellen und konjugierte Paare.
medusa-first-color = Erste Farbe: { $color }.
medusa-second-color = Zweite Farbe: { $color }.
medusa-one-color-true = Verbundene Kandidaten haben verschiedene Farben. Eine Farbe ist also wahr, die andere falsch.
    .beginner = Verbundene Kandidaten haben also verschiedene Farben: Eine Farbe ist überall richtig, die andere überall falsch.
    .expert = Genau eine Farbe ist wahr.
medusa-two-digits-in-cell = Dann enthielte { $cell } zwei Ziffern.
    .beginner = Dann müssten Sie in { $cell } zwei Ziffern eintragen.
medusa-two-in-house = Dann stünde die { $digit } { IN($house) } zweimal.
    .beginner = Dann müssten Sie die { $digit } { IN($house) } zweimal eintragen.
medusa-nothing-left = Dann bliebe für { $cell } kein Kandidat.
medusa-no-place-left = Dann hätte { $house } keinen Platz mehr für die { $digit }.
medusa-conflicts-with-both = Die { $candidate } widerspricht der { $first } (erste Farbe) und der { $second } (zweite Farbe), ist also falsch.
    .beginner = Die { $candidate } wird von der { $first } (erste Farbe) und von der { $second } (zweite Farbe) ausgeschlossen. Welche Farbe auch wahr ist: Dieser Kandidat ist falsch.
    .expert = Die { $candidate } hat schwache Links zur { $first } (erste Farbe) und zur { $second } (zweite Farbe), ist also falsch.
medusa-if-color = { $color ->
    [first] Angenommen, die erste Farbe ist wahr:
   *[second] Angenommen, die zweite Farbe ist wahr:
}
medusa-color-false = { $color ->
    [first] Das ist unmöglich. Also ist die erste Farbe falsch.
   *[second] Das ist unmöglich. Also ist die zweite Farbe falsch.
}
    .expert = { $color ->
        [first] Widerspruch. Also ist die erste Farbe falsch.
       *[second] Widerspruch. Also ist die zweite Farbe falsch.
    }
