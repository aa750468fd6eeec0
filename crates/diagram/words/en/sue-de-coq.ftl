sue-de-coq-look = Look at { $cells }.
sue-de-coq-twice = { COUNT($twice) ->
    [one] { $twice } fits twice: once in { $in_line } and once in { $in_box }.
   *[other] { $twice } fit twice: once in { $in_line } and once in { $in_box }.
}
    .expert = { COUNT($twice) ->
        [one] { $twice } has multiplicity 2: once in { $in_line } and once in { $in_box }.
       *[other] { $twice } have multiplicity 2: once in { $in_line } and once in { $in_box }.
    }
sue-de-coq-each-once = Each digit fits only once in these cells, because all its places are in one line or in one box.
    .expert = Each digit has multiplicity 1: it is confined to one line or one box.
sue-de-coq-others-once = Each digit other than { $twice } fits only once in these cells, because all its places are in one line or in one box.
    .expert = Each digit other than { $twice } has multiplicity 1: it is confined to one line or one box.
sue-de-coq-used-once = There are { $cells } cells to fill, so each of { $digits } is used exactly once.
    .expert = The multiplicities add up to the { $cells } cells, so each of { $digits } is used exactly once.
sue-de-coq-used-as-it-fits = There are { $cells } cells to fill, so each of { $digits } is used as often as it fits.
    .expert = The multiplicities add up to the { $cells } cells, so each of { $digits } is used to its full multiplicity.
