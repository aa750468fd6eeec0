subsets-need-cells = { COUNT($cells) ->
    [2] { $digits } need both cells, so no other digit fits there.
   *[other] { $digits } need all of these cells, so no other digit fits there.
}
subsets-all-in = { COUNT($cells) ->
    [2] Both cells are in { $houses }.
   *[other] All of these cells are in { $houses }.
}
subsets-used-up = These cells use up { $digits } in { $houses }, so no other cell there can be { OR($digits) }.
subsets-look = Look at { $house }.
