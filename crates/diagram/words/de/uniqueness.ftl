uniqueness-look = Betrachten Sie die Ziffern { $known } in { $cells }.
uniqueness-others-between = { $roof } haben noch andere Kandidaten: zusammen { $others }.
uniqueness-others = { COUNT($roof) ->
    [one] { COUNT($others) ->
        [one] { $roof } hat außerdem den Kandidaten { $others }.
       *[other] { $roof } hat außerdem die Kandidaten { $others }.
    }
   *[other] { COUNT($others) ->
        [one] { $roof } haben außerdem den Kandidaten { $others }.
       *[other] { $roof } haben außerdem die Kandidaten { $others }.
    }
}
uniqueness-swap = { COUNT($known) ->
    [2] Stünden in allen diesen Zellen nur { $known }, könnten die beiden Ziffern dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
   *[other] Stünden in allen diesen Zellen nur { $known }, könnten diese Ziffern dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
}
uniqueness-roof-differs = { COUNT($roof) ->
    [one] Das Rätsel hat genau eine Lösung. In { $roof } muss also eine andere Ziffer stehen.
   *[other] Das Rätsel hat genau eine Lösung. In mindestens einer der Zellen { $roof } muss also eine andere Ziffer stehen.
}
uniqueness-one-is-digit = In einer davon steht also die { $digit }, und die andere ist { OR($others) }. Keine der beiden Zellen kann { OR($without) } sein.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Stünde die { $digit } in einer der Zellen { $roof }, dann auch in der anderen, denn { $lines } hat keinen anderen Platz für die { $digit }.
   *[other] Stünde die { $digit } in einer der Zellen { $roof }, dann auch in der anderen, denn { $lines } haben keinen anderen Platz für die { $digit }.
}
uniqueness-then-only-known = Dann stünde in { $floor } die { $without }, und alle diese Zellen enthielten doch nur { $known }.
uniqueness-beside-would-be = Stünde in { $cell } die { $other }, stünde in { $beside } die { $digit }, denn { $lines } haben keinen anderen Platz für die { $digit }.
uniqueness-then-opposite = Dann stünde in { $opposite } die { $other }, und alle diese Zellen enthielten doch nur { $known }.
uniqueness-can-only-be = Das kann nur die { $digit } sein. Also steht die { $digit } in { OR($roof) }.
