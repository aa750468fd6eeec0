subsets-need-cells = { COUNT($cells) ->
    [2] { $digits } need both cells, so no other digit fits there.
   *[other] { $digits } need all of these cells, so no other digit fits there.
}
    .beginner = { COUNT($cells) ->
        [2] Count: two cells, two digits. { $digits } fill both, so no other digit fits there.
        [3] Count: three cells, three digits. { $digits } fill them all, so no other digit fits there.
        [4] Count: four cells, four digits. { $digits } fill them all, so no other digit fits there.
       *[other] Count: as many digits as cells. { $digits } fill them all, so no other digit fits there.
    }
    .expert = Hidden set: these cells lose all candidates but { $digits }.
subsets-all-in = { COUNT($cells) ->
    [2] Both cells are in { $houses }.
   *[other] All of these cells are in { $houses }.
}
subsets-used-up = These cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
    .beginner = { COUNT($digits) ->
        [2] Count: two cells, two digits. The cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
        [3] Count: three cells, three digits. The cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
        [4] Count: four cells, four digits. The cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
       *[other] Count: as many digits as cells. The cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
    }
    .expert = Locked set: the other cells of { $houses } lose { $digits }.
subsets-look = Look at { $house }.
    .beginner = { $house ->
        [box] Run your eye over { $house }.
       *[other] Run your eye along { $house }.
    }
