locked-look = Wo kann die { $digit } { IN($base) } stehen?
locked-no-other = Keine andere Zelle { IN($cover) } kann { $digit } sein.
locked-are-in-cover = { COUNT($cells) ->
    [2] Beide liegen { IN($cover) }.
   *[other] Alle liegen { IN($cover) }.
}
locked-needs = { $base } braucht eine { $digit }, also steht sie in { OR($cells) }.
