fireworks-look = Betrachten Sie { $lines }.
fireworks-fit-only = { IN($line) } können die Ziffern { $digits } nur { IN($block) } oder in { $wing } stehen.
    .expert = { IN($line) } sind { $digits } auf { $block } und den Flügel { $wing } beschränkt.
fireworks-if-in-neither = Angenommen, eine der Ziffern { $digits } steht weder in { $one } noch in { $other }:
    .expert = Angenommen, eine der Ziffern { $digits } steht in keinem Flügel, weder in { $one } noch in { $other }:
fireworks-both-in-block = Dann haben { $row } und { $column } diese Ziffer beide { IN($block) }.
fireworks-only-at-crossing = { $block } enthält diese Ziffer nur einmal. Also steht sie in { $pivot }, wo sich { $row } und { $column } kreuzen.
    .expert = { $block } hat diese Ziffer nur einmal: im Pivot { $pivot }.
fireworks-outside-block = Außerhalb { OF($block) } kann die { $digit } { IN($row) } und { IN($column) } nur in { $two } stehen. Diese Zeile und diese Spalte kreuzen sich in { $second }, und dort kann keine { $digit } stehen. Also haben sie die { $digit } nicht beide { IN($block) }: Die { $digit } steht in { OR($two) }.
    .expert = Außerhalb { OF($block) } haben { $row } und { $column } die { $digit } nur in { $two }. Ihr Pivot { $second } kann nicht { $digit } sein. Also haben sie die { $digit } nicht beide im Block, und { OR($two) } ist { $digit }.
fireworks-if-shared = Angenommen, { $shared } ist { $digit }:
fireworks-then-in-rest = Dann stehen in { $rest } nur { $digits }.
    .expert = Dann sind { $digits } an { $rest } gebunden.
fireworks-if-alone = Angenommen, { $alone } ist { $digit }:
fireworks-then-none-seen = Dann kann keine Zelle, die { $alone } sieht, { $digit } sein.
fireworks-either-way-not = So oder so steht in { $seen } keine { $digit }.
fireworks-fill-cells = Jede der Ziffern { $digits } steht also in { OR($cells) }. Es sind so viele Ziffern wie Zellen, also füllt jede Ziffer eine dieser Zellen.
    .expert = Also sind { $digits } an { $cells } gebunden, in jeder Zelle eine.
fireworks-pivot-others = { COUNT($others) ->
    [one] { $pivot } kann nur { OR($digits) } sein: Die { $others } steht in { OR($cells) }.
   *[other] { $pivot } kann nur { OR($digits) } sein: Die Ziffern { $others } stehen in { OR($cells) }.
}
    .expert = { COUNT($others) ->
        [one] Der Pivot { $pivot } kann nur { OR($digits) } sein: Die { $others } steht in { OR($cells) }.
       *[other] Der Pivot { $pivot } kann nur { OR($digits) } sein: Die Ziffern { $others } stehen in { OR($cells) }.
    }
fireworks-assist-sees-wings = { $assists } sieht { $wings }.
    .expert = { $assists } sieht beide Flügel, { $wings }.
fireworks-pivot-holds = Weder { $one } noch { $other } kann dieselbe Ziffer enthalten wie { $assists }. Diese Ziffer steht also in { $pivot }: { OR($digits) }.
    .expert = Kein Flügel, weder { $one } noch { $other }, kann die Ziffer von { $assists } enthalten. Also steht sie im Pivot { $pivot }: { OR($digits) }.
fireworks-if-wing = Angenommen, { $wing } ist { OR($digits) }:
fireworks-then-assist = { $assist } sieht { $wing } und ist dann die andere Ziffer. Keine Zelle, die { $wing } und { $assist } sieht, kann { OR($digits) } sein.
    .expert = Dann sind { $wing } und { $assist } ein nacktes Paar mit { $digits }, und keine Zelle, die beide sieht, kann { OR($digits) } sein.
fireworks-pivot-cannot-hold-both = { $pivot } kann nicht { $digits } zugleich enthalten. Mindestens eine der beiden Ziffern steht also in { OR($wings) }.
    .expert = Der Pivot { $pivot } kann nicht { $digits } zugleich enthalten, also steht mindestens eine davon in einem Flügel, { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] So oder so sieht { $cells } beide Ziffern, { $digits }.
   *[other] So oder so sehen { $cells } jeweils beide Ziffern, { $digits }.
}
