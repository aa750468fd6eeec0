gurth-turn = Turn the grid by 180 degrees.
gurth-mirror-down = Mirror the grid in the diagonal from r1c1 to r9c9.
gurth-mirror-up = Mirror the grid in the diagonal from r1c9 to r9c1.
gurth-look = Look at all the givens.
gurth-same-givens = The givens are the same as before.
gurth-missing-given = If { $missing } were a given too, the givens would be the same as before.
gurth-same-solution = The same change turns the solution into a solution with the same givens. There is only one, so the solution is the same as before, too.
gurth-suppose = Suppose that { $cell } is { $digit }.
gurth-not-symmetric = So the solution is not symmetric, and { $cell } is not { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } stays in its place, so it must hold a digit that nothing changes: { OR($digits) }.
   *[other] { $cells } stay in their places, so they must hold digits that nothing changes: { OR($digits) }.
}
gurth-orbits = Any candidate is true together with all of its images, or false with all of them. So it is false if one of these is impossible, or if two of them conflict.
gurth-write-digit = { $to } for { $from }
gurth-impossible-fixed = { $cell } stays in its place, so it would have to hold a digit that nothing changes: { OR($digits) }. But it can only be { OR($candidates) }.
gurth-impossible-cell = Then nothing is left for { $cell }: each of its candidates has an image that is impossible, or images that conflict.
gurth-impossible-house = Then { $house } has no place left for { $digit }: each candidate { $digit } there has an image that is impossible, or images that conflict.
gurth-move = Move rows 1 to 9 to the places { $rows }, and columns 1 to 9 to the places { $columns }.
gurth-move-transposed = Move rows 1 to 9 to the places { $rows }, and columns 1 to 9 to the places { $columns }. Then swap rows and columns.
gurth-move-and-write = { $motion } Write { $changes }.
