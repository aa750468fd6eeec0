single-digit-look = { COUNT($digits) ->
    [one] Onde o { $digits } pode ficar { IN($houses) }?
   *[other] Onde { $digits } podem ficar { IN($houses) }?
}
    .expert = { COUNT($digits) ->
        [one] Observe as ligações fortes do { $digits } { IN($houses) }.
       *[other] Observe as ligações fortes de { $digits } { IN($houses) }.
    }
single-digit-joint = { $shared } contém { $joints }, logo no máximo uma delas é { $digit }.
    .beginner = { COUNT($joints) ->
        [2] { $joints } ficam { IN($shared) }, logo você não pode escrever o { $digit } nas duas.
       *[other] { $joints } ficam { IN($shared) }, logo você pode escrever o { $digit } em uma delas, no máximo.
    }
    .expert = { COUNT($joints) ->
        [2] Ligação fraca do { $digit } { IN($shared) }: { $joints }.
       *[other] Ligação fraca agrupada do { $digit } { IN($shared) }: { $joints }.
    }
single-digit-if-not = Se { $without }:
single-digit-if = Se { OR($joint) } é { $digit }:
single-digit-then = Então { $without }.
single-digit-needs = { $house } precisa de um { $digit }, logo { OR($end) } é { $digit }.
    .expert = Ligação forte { IN($house) }: { OR($end) } é { $digit }.
single-digit-either-way = Nos dois casos, { OR($cells) } é { $digit }.
    .expert = Portanto, pelo menos uma das células { $cells } é { $digit }.
single-digit-first-cases = Pelos dois primeiros casos, { OR($cells) } é { $digit }.
    .expert = Pelos dois primeiros casos, pelo menos uma das células { $cells } é { $digit }.
single-digit-last-cases = Pelos dois últimos casos, { OR($cells) } é { $digit }.
    .expert = Pelos dois últimos casos, pelo menos uma das células { $cells } é { $digit }.
