aligned-look = Look at { $cells }.
    .expert = Tabulate the combinations of { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } sees it and can only be { OR($candidates) }.
    [2] { $excluder } sees both and can only be { OR($candidates) }.
   *[other] { $excluder } sees all of them and can only be { OR($candidates) }.
}
    .beginner = { COUNT($cells) ->
        [1] { $excluder } shares a row, column or box with it and can only be { OR($candidates) }.
        [2] { $excluder } shares a row, column or box with each of the two and can only be { OR($candidates) }.
       *[other] { $excluder } shares a row, column or box with each of them and can only be { OR($candidates) }.
    }
    .expert = Excluder { $excluder } can only be { OR($candidates) }.
aligned-if-cell = If { $cell } is { $digit }:
aligned-no-combination = All other combinations put the same digit into two cells that see each other. So no combination works.
    .beginner = All other combinations put the same digit twice into a row, column or box. So no combination works.
    .expert = All other combinations repeat a digit in cells that see each other. So every combination is excluded.
aligned-starved = With { $others }, no candidate is left for { $starved }.
    .beginner = With { $others }, no digit is left for { $starved }.
    .expert = With { $others }, excluder { $starved } is empty.
