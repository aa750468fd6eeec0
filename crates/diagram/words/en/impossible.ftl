impossible-look = Look at the digits { $digits } in { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] The only other candidate in these cells is { $guardians }.
   *[other] The only other candidates in these cells are { $guardians }.
}
    .beginner = { COUNT($guardians) ->
        [one] The only other digit left in these cells is { $guardians }.
       *[other] The only other digits left in these cells are { $guardians }.
    }
    .expert = { COUNT($guardians) ->
        [one] The only guardian is { $guardians }.
       *[other] The guardians are { $guardians }.
    }
impossible-digits-clash = However the cells are filled with them, two equal digits see each other.
    .beginner = However you fill the cells with them, some digit comes twice in a row, column or box.
    .expert = Every filling with them repeats a digit in two cells that see each other.
impossible-suppose = Suppose that these cells hold only { $digits }.
    .expert = Suppose that no guardian is true: these cells hold only { $digits }.
impossible-boxes-hold-three = Each of { $boxes } has three of these cells, no two of which share a row or column.
    .expert = Each of { $boxes } has three of these cells, a transversal of its rows and columns.
impossible-boxes-have-orders = Suppose that these cells hold only { $digits }. Then each box has the three digits in some order, read row by row.
    .expert = Suppose that no guardian is true: each box holds a permutation of { $digits }, read row by row.
impossible-box-changes = Two boxes side by side have different digits in all three rows, so one order is a cyclic shift of the other: an even change. For two boxes one above the other, the same holds for the orders read column by column.
    .beginner = Call a change of order even if the three digits move round in a circle, and odd if two of them swap places. Two boxes side by side have different digits in all three rows, so their orders differ by an even change. For two boxes one above the other, the same holds for the orders read column by column.
    .expert = Two boxes side by side differ in all three rows, so one permutation is a cyclic shift of the other: an even change. The same holds for two boxes one above the other, read column by column.
impossible-number-columns = Number the columns of each box 1, 2 and 3, and read off the columns of its three cells from the top row down. If they are 1-2-3, 2-3-1 or 3-1-2, the order by rows and the order by columns differ by an even change: the box is even. If they are 1-3-2, 2-1-3 or 3-2-1, it is odd.
    .expert = A box is even if its cells, from the top row down, are in columns 1-2-3, 2-3-1 or 3-1-2 of the box: an even permutation from rows to columns. It is odd if they are in 1-3-2, 2-1-3 or 3-2-1.
impossible-all-odd = { COUNT($odd) ->
    [one] Here { $odd } is odd.
   *[other] Here { $odd } are odd.
}
    .expert = Parity: { $odd } odd.
impossible-even-and-odd =
    Here { $even } { COUNT($even) ->
    [one] is
   *[other] are
    } even, and { $odd } { COUNT($odd) ->
    [one] is
   *[other] are
    } odd.
    .expert = Parity: { $even } even, { $odd } odd.
impossible-round-the-boxes = Round the four boxes, all changes together must be even. But with an odd number of odd boxes, they are odd.
    .beginner = Go round the four boxes. All changes together bring back the first order, so they must be even. But with an odd number of odd boxes, they are odd.
    .expert = Round the four boxes, the permutations must compose to an even one. But with an odd number of odd boxes, they compose to an odd one.
impossible-ring = In the ring { ORDER($cells) }, each cell sees the next, and the last one sees the first.
    .beginner = In the ring { ORDER($cells) }, each cell shares a row, column or box with the next, and the last one with the first.
    .expert = Ring { ORDER($cells) }: each cell sees the next, the last one the first.
impossible-alternate = So the two digits would have to alternate. But the ring has { $count } cells, an odd number.
    .expert = The two digits would alternate, but the ring has odd length, { $count }: an oddagon.
impossible-chain = In the chain { ORDER($cells) }, each cell sees the next, so the two digits would have to alternate.
    .beginner = In the chain { ORDER($cells) }, each cell shares a row, column or box with the next, so the two digits would have to alternate.
    .expert = Chain { ORDER($cells) }: each cell sees the next, so the two digits would alternate.
impossible-end-is-one-of = { $end } could then only be { OR($digits) }.
impossible-letter-in-cell = { $letter } in { $cell }
impossible-call-letters = Call these digits { $letters }.
impossible-cell-is = { $cell } is { $digit }
impossible-house-has-different = { $count ->
    [1] { $house } has one of these cells, and they hold different digits.
    [2] { $house } has two of these cells, and they hold different digits.
    [3] { $house } has three of these cells, and they hold different digits.
   *[other] { $house } has four of these cells, and they hold different digits.
}
impossible-then = Then { $filled }.
impossible-if-then = If { $assumed }, then { $filled }.
impossible-then-nothing-left = { COUNT($filled) ->
    [0] Then nothing is left for { $cell }.
   *[other] Then { $filled }, and nothing is left for { $cell }.
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] If { $assumed }, then nothing is left for { $cell }.
   *[other] If { $assumed }, then { $filled }, and nothing is left for { $cell }.
}
impossible-ends-are-alike = But the chain has { $count } cells, so its two ends would have to hold the same digit.
    .expert = But its length, { $count }, is odd, so both ends would hold the same digit.
impossible-ends-differ = But the chain has { $count } cells, so its two ends would have to hold different digits.
    .expert = But its length, { $count }, is even, so the ends would hold different digits.
