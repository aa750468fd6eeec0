fireworks-look = Betrachten Sie { $lines }.
fireworks-fit-only = { IN($line) } können die Ziffern { $digits } nur { IN($block) } oder in { $wing } stehen.
fireworks-if-in-neither = Angenommen, eine der Ziffern { $digits } steht weder in { $one } noch in { $other }:
fireworks-both-in-block = Dann haben { $row } und { $column } diese Ziffer beide { IN($block) }.
fireworks-only-at-crossing = { $block } enthält diese Ziffer nur einmal. Also steht sie in { $pivot }, wo sich { $row } und { $column } kreuzen.
fireworks-outside-block = Außerhalb { OF($block) } kann die { $digit } { IN($row) } und { IN($column) } nur in { $two } stehen. Diese Zeile und diese Spalte kreuzen sich in { $second }, und dort kann keine { $digit } stehen. Also haben sie die { $digit } nicht beide { IN($block) }: Die { $digit } steht in { OR($two) }.
fireworks-if-shared = Angenommen, { $shared } ist { $digit }:
fireworks-then-in-rest = Dann stehen in { $rest } nur { $digits }.
fireworks-if-alone = Angenommen, { $alone } ist { $digit }:
fireworks-then-none-seen = Dann kann keine Zelle, die { $alone } sieht, { $digit } sein.
fireworks-either-way-not = So oder so steht in { $seen } keine { $digit }.
fireworks-fill-cells = Jede der Ziffern { $digits } steht also in { OR($cells) }. Es sind so viele Ziffern wie Zellen, also füllt jede Ziffer eine dieser Zellen.
fireworks-pivot-others = { COUNT($others) ->
    [one] { $pivot } kann nur { OR($digits) } sein: Die { $others } steht in { OR($cells) }.
   *[other] { $pivot } kann nur { OR($digits) } sein: Die Ziffern { $others } stehen in { OR($cells) }.
}
fireworks-assist-sees-wings = { $assists } sieht { $wings }.
fireworks-pivot-holds = Weder { $one } noch { $other } kann dieselbe Ziffer enthalten wie { $assists }. Diese Ziffer steht also in { $pivot }: { OR($digits) }.
fireworks-if-wing = Angenommen, { $wing } ist { OR($digits) }:
fireworks-then-assist = { $assist } sieht { $wing } und ist dann die andere Ziffer. Keine Zelle, die { $wing } und { $assist } sieht, kann { OR($digits) } sein.
fireworks-pivot-cannot-hold-both = { $pivot } kann nicht { $digits } zugleich enthalten. Mindestens eine der beiden Ziffern steht also in { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] So oder so sieht { $cells } beide Ziffern, { $digits }.
   *[other] So oder so sehen { $cells } jeweils beide Ziffern, { $digits }.
}
