single-digit-look = { COUNT($digits) ->
    [one] Wo kann die { $digits } { IN($houses) } stehen?
   *[other] Wo können die Ziffern { $digits } { IN($houses) } stehen?
}
single-digit-joint = { COUNT($joints) ->
    [1] { $shared } enthält { $joints }, also höchstens eine { $digit }.
    [2] { $shared } enthält { $joints }, also sind nicht beide { $digit }.
   *[other] { $shared } enthält { $joints }, also steht die { $digit } in höchstens einer dieser Zellen.
}
single-digit-if-not = Angenommen, { $without }:
single-digit-if = Angenommen, { OR($joint) } ist { $digit }:
single-digit-then = Dann gilt: { $without }.
single-digit-needs = { $house } braucht eine { $digit }, also steht sie in { OR($end) }.
single-digit-either-way = So oder so steht die { $digit } in { OR($cells) }.
single-digit-first-cases = Aus den ersten beiden Fällen folgt: Die { $digit } steht in { OR($cells) }.
single-digit-last-cases = Aus den letzten beiden Fällen folgt: Die { $digit } steht in { OR($cells) }.
