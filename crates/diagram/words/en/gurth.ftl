gurth-turn = Turn the grid by 180 degrees.
gurth-mirror-down = Mirror the grid in the diagonal from r1c1 to r9c9.
gurth-mirror-up = Mirror the grid in the diagonal from r1c9 to r9c1.
gurth-look = Look at all the givens.
    .beginner = Look at all the printed digits.
gurth-same-givens = The givens are the same as before.
    .beginner = The printed digits are the same as before.
    .expert = The givens are invariant.
gurth-missing-given = If { $missing } were a given too, the givens would be the same as before.
    .beginner = If { $missing } were printed too, the printed digits would be the same as before.
    .expert = With { $missing } as a given, the givens would be invariant.
gurth-same-solution = The same change turns the solution into a solution with the same givens. There is only one, so the solution is the same as before, too.
    .beginner = Change the solution in the same way: the result is a solution with the same printed digits. There is only one, so the solution is the same as before, too.
    .expert = The solution is unique, so it is invariant as well.
gurth-suppose = Suppose that { $cell } is { $digit }.
    .expert = Premise: { $cell } is { $digit }.
gurth-not-symmetric = So the solution is not symmetric, and { $cell } is not { $digit }.
    .expert = Contradiction, so the solution is not symmetric, and { $cell } is not { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } stays in its place, so it must hold a digit that nothing changes: { OR($digits) }.
   *[other] { $cells } stay in their places, so they must hold digits that nothing changes: { OR($digits) }.
}
    .beginner = { COUNT($cells) ->
        [one] { $cells } stays in its place, so its digit must stay the same: { OR($digits) }.
       *[other] { $cells } stay in their places, so their digits must stay the same: { OR($digits) }.
    }
    .expert = { COUNT($cells) ->
        [one] The fixed cell { $cells } must hold a fixed digit: { OR($digits) }.
       *[other] The fixed cells { $cells } must hold fixed digits: { OR($digits) }.
    }
gurth-orbits = Any candidate is true together with all of its images, or false with all of them. So it is false if one of these is impossible, or if two of them conflict.
    .beginner = Make the change again and again, and see where a candidate goes: it is true in all of these places, or false in all of them. So it is false if one of them is impossible, or if two of them conflict.
    .expert = An orbit of candidates is true or false as a whole. So it is false if one of its candidates is impossible, or if two of them conflict.
gurth-write-digit = { $to } for { $from }
gurth-impossible-fixed = { $cell } stays in its place, so it would have to hold a digit that nothing changes: { OR($digits) }. But it can only be { OR($candidates) }.
    .beginner = { $cell } stays in its place, so its digit would have to stay the same: { OR($digits) }. But it can only be { OR($candidates) }.
    .expert = The fixed cell { $cell } would need a fixed digit, { OR($digits) }. But it can only be { OR($candidates) }.
gurth-impossible-cell = Then nothing is left for { $cell }: each of its candidates has an image that is impossible, or images that conflict.
    .beginner = Then nothing is left for { $cell }: the change takes each of its candidates to one that is impossible, or to some that conflict.
    .expert = Then { $cell } is empty: the orbit of each of its candidates contains an impossible one or a conflict.
gurth-impossible-house = Then { $house } has no place left for { $digit }: each candidate { $digit } there has an image that is impossible, or images that conflict.
    .beginner = Then { $house } has no place left for { $digit }: the change takes each { $digit } there to a candidate that is impossible, or to some that conflict.
    .expert = Then { $house } has no place for { $digit }: the orbit of each { $digit } there contains an impossible candidate or a conflict.
gurth-move = Move rows 1 to 9 to the places { $rows }, and columns 1 to 9 to the places { $columns }.
gurth-move-transposed = Move rows 1 to 9 to the places { $rows }, and columns 1 to 9 to the places { $columns }. Then swap rows and columns.
gurth-move-and-write = { $motion } Write { $changes }.
