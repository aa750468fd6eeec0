locked-look = Wo kann die { $digit } { IN($base) } stehen?
locked-no-other = Keine andere Zelle { IN($cover) } kann { $digit } sein.
    .beginner = Das ist zugleich die { $digit } { OF($cover) }. Keine andere Zelle dort kann also { $digit } sein.
    .expert = Der Rest { OF($cover) } verliert die { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] Beide liegen { IN($cover) }.
   *[other] Alle liegen { IN($cover) }.
}
    .beginner = { COUNT($cells) ->
        [2] Wo liegen diese Zellen? Beide { IN($cover) }.
       *[other] Wo liegen diese Zellen? Alle { IN($cover) }.
    }
    .expert = Damit ist die Ziffer an { $cover } gebunden.
locked-needs = { $base } braucht eine { $digit }, also steht sie in { OR($cells) }.
    .expert = Also steht die { $digit } in { OR($cells) }.
