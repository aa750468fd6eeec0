rank-if-start = If { $cell } is { $digit }:
rank-every-case-cell = In every case, { $cell } is { OR($digits) }.
rank-every-case-house = In every case, the { $digit } of { $house } is in { OR($cells) }.
rank-only-one-end = Only one of these can be true. So one chain is true from its beginning to its end, and the others are false from their ends back to their beginnings.
rank-one-in-each-link = Then each of these links has its true candidate in one of the chains: { $links }.
rank-no-other-of-links = So no other candidate of these links can be true.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } needs a digit.
   *[other] Each of the cells { $cells } needs a digit.
}
rank-house-needs = { COUNT($digits) ->
    [one] { $house } needs a place for { $digits }.
   *[other] { $house } needs places for { $digits }.
}
rank-no-candidate-fills-more = No candidate fills more truths than it uses up links.
rank-look-around = Look at the cells around { $corners }, in their boxes, rows and columns.
rank-look-at-crossings = Look at the cells where { $rows } cross { $columns }.
rank-look-at-houses = Look at { $digits } in { $houses }.
rank-look-at-cells-and-houses = Look at { $cells }, and at { $digits } in { $houses }.
rank-link-holds-one = Each link is one cell, or one digit in one house, so only one of its candidates can be true.
rank-waste-none = So a candidate is false if it would use up more links than it fills truths.
rank-waste-more = So a candidate is false if it would use up at least { $more } more links than it fills truths.
rank-other-links = The same argument works with other links. Drop these: { $dropped }. Take these instead: { $taken }.
rank-digits-in-houses = { $digit } in { $houses }
rank-look-at-cell = Look at { $cell }.
rank-look-at-places = Look at the places for { $digit } in { $house }.
rank-all-in-links =
    { COUNT($truths) ->
    [one] This is the truth. All of its
   *[other] These are the truths. All of their
} candidates are in { COUNT($count) ->
    [one] this link
   *[other] these links
}: { $links }.
rank-heavy-truths = { $count ->
    [one] This truth counts { $weight ->
        [2] twice
       *[other] { $weight } times
    }: { $heavy }.
   *[other] These truths count { $weight ->
        [2] twice
       *[other] { $weight } times
    }: { $heavy }.
}
rank-heavy-links = { $count ->
    [one] This link counts { $weight ->
        [2] twice
       *[other] { $weight } times
    }: { $heavy }.
   *[other] These links count { $weight ->
        [2] twice
       *[other] { $weight } times
    }: { $heavy }.
}
# $counted is "once", or "weighted" if some truths or links count more than once.
rank-no-waste = { $counted ->
    [once] There are { $truths } truths and { $links } links, so the truths use up every link.
   *[weighted] Counted this way, there are { $truths } truths and { $links } links, so the truths use up every link.
}
rank-some-waste = { $counted ->
    [once] There are { $truths } truths and { $links } links, so at most { $spare } { $spare ->
        [one] link
       *[other] links
    } can be wasted.
   *[weighted] Counted this way, there are { $truths } truths and { $links } links, so at most { $spare } { $spare ->
        [one] link
       *[other] links
    } can be wasted.
}
rank-uses-up =
    If { $cell } were { $digit }, it would use up { $links ->
    [one] { $links } link
   *[other] { $links } links
}: { $taken }. But it would fill { $truths ->
    [0] no truth
    [one] only { $truths } truth: { $filled }
   *[other] only { $truths } truths: { $filled }
}.
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } in { $house }
rank-times = { $weight ->
    [2] { $name } twice
   *[other] { $name } { $weight } times
}
rank-cells = { $cells }
