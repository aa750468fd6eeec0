rank-if-start = If { $cell } is { $digit }:
rank-every-case-cell = In every case, { $cell } is { OR($digits) }.
rank-every-case-house = In every case, the { $digit } of { $house } is in { OR($cells) }.
rank-only-one-end = Only one of these can be true. So one chain is true from its beginning to its end, and the others are false from their ends back to their beginnings.
    .expert = These ends are weakly linked, so exactly one is true: its chain is true throughout, the others are false throughout.
rank-one-in-each-link = Then each of these links has its true candidate in one of the chains: { $links }.
    .beginner = Call one cell, or one digit in one row, column or box, a link. Each of these links then has its true candidate in one of the chains: { $links }.
    .expert = So every link holds its true candidate on one of the chains: { $links }.
rank-no-other-of-links = So no other candidate of these links can be true.
    .expert = All other candidates of these links are false.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } needs a digit.
   *[other] Each of the cells { $cells } needs a digit.
}
    .expert = { COUNT($cells) ->
        [one] Cell truth: { $cells }.
       *[other] Cell truths: { $cells }.
    }
rank-house-needs = { COUNT($digits) ->
    [one] { $house } needs a place for { $digits }.
   *[other] { $house } needs places for { $digits }.
}
    .expert = { COUNT($digits) ->
        [one] Truth in { $house }: { $digits }.
       *[other] Truths in { $house }: { $digits }.
    }
rank-no-candidate-fills-more = No candidate fills more truths than it uses up links.
    .expert = No candidate is in more truths than links.
rank-look-around = Look at the cells around { $corners }, in their boxes, rows and columns.
    .expert = Look at the SK loop around { $corners }.
rank-look-at-crossings = Look at the cells where { $rows } cross { $columns }.
rank-look-at-houses = Look at { $digits } in { $houses }.
rank-look-at-cells-and-houses = Look at { $cells }, and at { $digits } in { $houses }.
rank-link-holds-one = Each link is one cell, or one digit in one house, so only one of its candidates can be true.
    .beginner = Each link is one cell, or one digit in one row, column or box, so only one of its candidates can be true.
    .expert = Each link holds at most one true candidate.
rank-waste-none = So a candidate is false if it would use up more links than it fills truths.
    .beginner = So look for a candidate that would use up more links than it fills truths: it is false.
    .expert = So any candidate whose links outnumber its truths is false.
rank-waste-more = So a candidate is false if it would use up at least { $more } more links than it fills truths.
    .beginner = So look for a candidate that would use up at least { $more } more links than it fills truths: it is false.
    .expert = So any candidate whose links outnumber its truths by { $more } or more is false.
rank-other-links = The same argument works with other links. Drop these: { $dropped }. Take these instead: { $taken }.
    .expert = The same with other links: { $taken }, in place of { $dropped }.
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
    .expert = { COUNT($count) ->
        [one] Link, covering all of their candidates: { $links }.
       *[other] Links, covering all of their candidates: { $links }.
    }
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
    .expert = { $count ->
        [one] Truth of weight { $weight }: { $heavy }.
       *[other] Truths of weight { $weight }: { $heavy }.
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
    .expert = { $count ->
        [one] Link of weight { $weight }: { $heavy }.
       *[other] Links of weight { $weight }: { $heavy }.
    }
# $counted is "once", or "weighted" if some truths or links count more than once.
rank-no-waste = { $counted ->
    [once] There are { $truths } truths and { $links } links, so the truths use up every link.
   *[weighted] Counted this way, there are { $truths } truths and { $links } links, so the truths use up every link.
}
    .expert = { $counted ->
        [once] Truths { $truths }, links { $links }: rank 0.
       *[weighted] By weight, truths { $truths }, links { $links }: rank 0.
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
    .expert = { $counted ->
        [once] Truths { $truths }, links { $links }: rank { $spare }.
       *[weighted] By weight, truths { $truths }, links { $links }: rank { $spare }.
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
    .expert = { $truths ->
        [0] { $digit } in { $cell }: links { $links } ({ $taken }), truths 0.
       *[other] { $digit } in { $cell }: links { $links } ({ $taken }), truths { $truths } ({ $filled }).
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } in { $house }
rank-times = { $weight ->
    [2] { $name } twice
   *[other] { $name } { $weight } times
}
rank-cells = { $cells }
