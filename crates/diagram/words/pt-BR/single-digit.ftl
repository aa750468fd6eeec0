single-digit-look = { COUNT($digits) ->
    [one] Onde o { $digits } pode ficar { IN($houses) }?
   *[other] Onde { $digits } podem ficar { IN($houses) }?
}
single-digit-joint = { $shared } contém { $joints }, logo no máximo uma delas é { $digit }.
single-digit-if-not = Se { $without }:
single-digit-if = Se { OR($joint) } é { $digit }:
single-digit-then = Então { $without }.
single-digit-needs = { $house } precisa de um { $digit }, logo { OR($end) } é { $digit }.
single-digit-either-way = Nos dois casos, { OR($cells) } é { $digit }.
single-digit-first-cases = Pelos dois primeiros casos, { OR($cells) } é { $digit }.
single-digit-last-cases = Pelos dois últimos casos, { OR($cells) } é { $digit }.
