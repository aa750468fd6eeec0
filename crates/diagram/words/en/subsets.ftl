subsets-need-cells = { COUNT($cells) ->
    [2] { $digits } need both cells, so no other digit fits there.
   *[other] { $digits } need all of these cells, so no other digit fits there.
}
    .beginner = { COUNT($cells) ->
        [2] Count: two digits, two cells. { $digits } fill both, so no other digit fits there.
       *[other] Count: as many digits as cells. { $digits } fill them all, so no other digit fits there.
    }
subsets-all-in = { COUNT($cells) ->
    [2] Both cells are in { $houses }.
   *[other] All of these cells are in { $houses }.
}
subsets-used-up = These cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
    .beginner = Count: as many digits as cells. So { $digits } are used up here, and no other cell in { $houses } can be { OR($digits) }.
    .expert = Locked set: the other cells of { $houses } lose { $digits }.
subsets-look = Look at { $house }.
    .beginner = Run your eye along { $house }.
