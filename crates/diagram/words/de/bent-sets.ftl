bent-sets-look = Betrachten Sie { $line } und { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Von diesen Zellen liegen alle, die { $once } sein können, { IN($house) }. Die { $once } passt also nur einmal.
   *[other] Von diesen Zellen liegen alle, die { OR($once) } sein können, { IN($house) }. Jede dieser Ziffern passt also nur einmal.
}
bent-sets-one-digit-too-few = Stünde in keiner der Zellen die { $digit }, blieben für sie nur { $others }, und jede davon passt nur einmal: eine Ziffer zu wenig.
bent-sets-so-one-holds = Also steht die { $digit } in { OR($holders) }.
