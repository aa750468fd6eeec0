# Aussagen sind Hauptsätze mit dem Verb an zweiter Stelle: Sie passen hinter „Angenommen,“, hinter „Also gilt:“,
# vor und hinter „, denn“ und in Anführungszeichen.
claims-cells-are-digit = { OR($cells) } ist { $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [one] { $set } enthält keine { $digit }
   *[other] { $set } enthalten keine { $digit }
}
claims-claim-so-not = { $claim }, also nicht { $digit }.
claims-only-left-so = { $claim }, denn für { $cell } bleibt nur die { $digit }.
claims-no-other-place-so = { $claim }, denn { $house } hat keinen anderen Platz für die { $digit }.
claims-set-must-contain-so = { COUNT($set) ->
    [one] { $claim }, denn für { $set } bleibt nur diese Ziffer.
   *[other] { $claim }, denn { $set } müssen alle ihre übrigen Ziffern enthalten.
}
    .expert = { COUNT($set) ->
        [one] { $claim }, denn für { $set } bleibt nur diese Ziffer.
       *[other] { $claim }, denn { $set } werden zur gesperrten Menge.
    }
claims-contradict-so = Zwei dieser Aussagen widersprechen sich, und daraus folgt alles, auch: { $claim }.
    .expert = Widerspruch, und daraus folgt alles, auch: { $claim }.
claims-claim-so = { $claim }, denn { $other }.
claims-then = Dann gilt: { $claim }.
