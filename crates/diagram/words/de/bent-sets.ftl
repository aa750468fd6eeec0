bent-sets-look = Betrachten Sie { $line } und { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Von diesen Zellen liegen alle, die { $once } sein können, { IN($house) }. Die { $once } passt also nur einmal.
   *[other] Von diesen Zellen liegen alle, die { OR($once) } sein können, { IN($house) }. Jede dieser Ziffern passt also nur einmal.
}
    .beginner = { COUNT($once) ->
        [one] Suchen Sie die { $once } in diesen Zellen: Alle ihre Plätze liegen { IN($house) }, also passt sie nur einmal.
       *[other] Suchen Sie { $once } in diesen Zellen: Alle ihre Plätze liegen { IN($house) }, also passt jede dieser Ziffern nur einmal.
    }
    .expert = { COUNT($once) ->
        [one] Die { $once } ist auf { $house } beschränkt: höchstens einmal.
       *[other] { $once } sind auf { $house } beschränkt: je höchstens einmal.
    }
bent-sets-one-digit-too-few = Stünde in keiner der Zellen die { $digit }, blieben für sie nur { $others }, und jede davon passt nur einmal: eine Ziffer zu wenig.
    .beginner = Streichen Sie die { $digit } in Gedanken, und zählen Sie, was für die Zellen bleibt: nur { $others }, jede davon nur einmal. Das ist eine Ziffer zu wenig.
    .expert = Ohne die nicht beschränkte { $digit } blieben nur die beschränkten Ziffern { $others }: eine zu wenig.
bent-sets-so-one-holds = Also steht die { $digit } in { OR($holders) }.
    .expert = { COUNT($holders) ->
        [one] Also steht die { $digit } in { $holders }.
       *[other] Also steht die { $digit } in mindestens einer der Zellen { $holders }.
    }
