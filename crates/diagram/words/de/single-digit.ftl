single-digit-look = { COUNT($digits) ->
    [one] Wo kann die { $digits } { IN($houses) } stehen?
   *[other] Wo können die Ziffern { $digits } { IN($houses) } stehen?
}
    .expert = { COUNT($digits) ->
        [one] Betrachten Sie die starken Links der { $digits } { IN($houses) }.
       *[other] Betrachten Sie die starken Links der Ziffern { $digits } { IN($houses) }.
    }
single-digit-joint = { COUNT($joints) ->
    [1] { $shared } enthält { $joints }, also höchstens eine { $digit }.
    [2] { $shared } enthält { $joints }, also sind nicht beide { $digit }.
   *[other] { $shared } enthält { $joints }, also steht die { $digit } in höchstens einer dieser Zellen.
}
    .beginner = { COUNT($joints) ->
        [1] { $joints } liegt { IN($shared) }. Dort hat die { $digit } höchstens einmal Platz.
        [2] { $joints } liegen beide { IN($shared) }. Sie können die { $digit } also nicht in beide schreiben.
       *[other] { $joints } liegen alle { IN($shared) }. Sie können die { $digit } also in höchstens eine davon schreiben.
    }
    .expert = { COUNT($joints) ->
        [1] { $shared } enthält { $joints }, also höchstens eine { $digit }.
        [2] Schwacher Link der { $digit } { IN($shared) }: { $joints }.
       *[other] Gruppierter schwacher Link der { $digit } { IN($shared) }: { $joints }.
    }
single-digit-if-not = Angenommen, { $without }:
single-digit-if = Angenommen, { OR($joint) } ist { $digit }:
single-digit-then = Dann gilt: { $without }.
single-digit-needs = { $house } braucht eine { $digit }, also steht sie in { OR($end) }.
    .expert = Starker Link { IN($house) }: { OR($end) } ist { $digit }.
single-digit-either-way = So oder so steht die { $digit } in { OR($cells) }.
    .expert = Also steht die { $digit } in mindestens einer der Zellen { $cells }.
single-digit-first-cases = Aus den ersten beiden Fällen folgt: Die { $digit } steht in { OR($cells) }.
    .expert = Aus den ersten beiden Fällen folgt: Die { $digit } steht in mindestens einer der Zellen { $cells }.
single-digit-last-cases = Aus den letzten beiden Fällen folgt: Die { $digit } steht in { OR($cells) }.
    .expert = Aus den letzten beiden Fällen folgt: Die { $digit } steht in mindestens einer der Zellen { $cells }.
