uniqueness-look = Betrachten Sie die Ziffern { $known } in { $cells }.
    .beginner = Sehen Sie sich { $cells } an, und achten Sie dort nur auf { $known }.
    .expert = Mögliches tödliches Muster: { $known } in { $cells }.
uniqueness-others-between = { $roof } haben noch andere Kandidaten: zusammen { $others }.
    .beginner = { $roof } könnten auch andere Ziffern sein: zusammen { $others }.
    .expert = Dach { $roof }; überzählige Kandidaten zusammen: { $others }.
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
    .beginner = { COUNT($roof) ->
        [one] { $roof } könnte auch { OR($others) } sein.
       *[other] { $roof } könnten auch { OR($others) } sein.
    }
    .expert = { COUNT($others) ->
        [one] Dach { $roof }; überzähliger Kandidat: { $others }.
       *[other] Dach { $roof }; überzählige Kandidaten: { $others }.
    }
uniqueness-swap = { COUNT($known) ->
    [2] Stünden in allen diesen Zellen nur { $known }, könnten die beiden Ziffern dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
   *[other] Stünden in allen diesen Zellen nur { $known }, könnten diese Ziffern dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
}
    .beginner = { COUNT($known) ->
        [2] Stünden in allen diesen Zellen nur { $known }, könnten Sie die beiden Ziffern dort vertauschen, und das Rätsel hätte eine zweite Lösung.
       *[other] Stünden in allen diesen Zellen nur { $known }, könnten Sie diese Ziffern dort vertauschen, und das Rätsel hätte eine zweite Lösung.
    }
    .expert = Nur mit { $known } wäre das Muster tödlich: eine zweite Lösung.
uniqueness-roof-differs = { COUNT($roof) ->
    [one] Das Rätsel hat genau eine Lösung. In { $roof } muss also eine andere Ziffer stehen.
   *[other] Das Rätsel hat genau eine Lösung. In mindestens einer der Zellen { $roof } muss also eine andere Ziffer stehen.
}
    .beginner = { COUNT($roof) ->
        [one] Das Rätsel hat aber genau eine Lösung. In { $roof } muss also eine andere Ziffer stehen.
       *[other] Das Rätsel hat aber genau eine Lösung. In mindestens einer der Zellen { $roof } muss also eine andere Ziffer stehen.
    }
    .expert = { COUNT($roof) ->
        [one] Wegen der Eindeutigkeit steht in { $roof } eine andere Ziffer.
       *[other] Wegen der Eindeutigkeit steht in mindestens einer der Zellen { $roof } eine andere Ziffer.
    }
uniqueness-one-is-digit = In einer davon steht also die { $digit }, und die andere ist { OR($others) }. Keine der beiden Zellen kann { OR($without) } sein.
    .expert = Eine davon ist { $digit }, die andere { OR($others) }; keine ist { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Stünde die { $digit } in einer der Zellen { $roof }, dann auch in der anderen, denn { $lines } hat keinen anderen Platz für die { $digit }.
   *[other] Stünde die { $digit } in einer der Zellen { $roof }, dann auch in der anderen, denn { $lines } haben keinen anderen Platz für die { $digit }.
}
    .expert = { COUNT($lines) ->
        [one] Wegen des starken Links { IN($lines) } folgt aus { $digit } in einer der Zellen { $roof } auch { $digit } in der anderen.
       *[other] Wegen der starken Links { IN($lines) } folgt aus { $digit } in einer der Zellen { $roof } auch { $digit } in der anderen.
    }
uniqueness-then-only-known = Dann stünde in { $floor } die { $without }, und alle diese Zellen enthielten doch nur { $known }.
    .expert = Dann stünde in { $floor } die { $without }, und das tödliche Muster aus { $known } wäre vollständig.
uniqueness-beside-would-be = Stünde in { $cell } die { $other }, stünde in { $beside } die { $digit }, denn { $lines } haben keinen anderen Platz für die { $digit }.
    .beginner = Schreiben Sie in Gedanken die { $other } in { $cell }. Dann stünde in { $beside } die { $digit }, denn { $lines } haben keinen anderen Platz für die { $digit }.
    .expert = Eine { $other } in { $cell } erzwänge über die starken Links { IN($lines) } die { $digit } in { $beside }.
uniqueness-then-opposite = Dann stünde in { $opposite } die { $other }, und alle diese Zellen enthielten doch nur { $known }.
    .expert = Dann stünde in { $opposite } die { $other }, und das tödliche Muster aus { $known } wäre vollständig.
uniqueness-can-only-be = Das kann nur die { $digit } sein. Also steht die { $digit } in { OR($roof) }.
