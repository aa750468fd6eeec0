deadly-look = Look at the digits { $digits } in { $cells }.
deadly-look-at-lines = Look at the digits { $digits } in { $pair }, and at { $lines }.
deadly-look-at-solved = Look at the cells that already hold { OR($digits) }.
deadly-without = Suppose that { $none }.
    .expert = Suppose that no guardian is true: { $none }.
deadly-block-has-digits-in-square = Then { $pair } hold { $digits }, and { $block } has its { $digits } in the square of { $square }.
deadly-none-given = In { $lines }, nothing is given.
    .beginner = In { $lines }, nothing is printed in the puzzle.
deadly-only-given = { COUNT($givens) ->
    [one] In { $lines }, only { $givens } is given.
   *[other] In { $lines }, only { $givens } are given.
}
    .beginner = { COUNT($givens) ->
        [one] In { $lines }, only { $givens } is printed in the puzzle.
       *[other] In { $lines }, only { $givens } are printed in the puzzle.
    }
deadly-then-can-only-be = Then { $cells } can only be { OR($digits) }.
deadly-already-hold = { COUNT($placed) ->
    [one] { $placed } already holds { OR($digits) }.
   *[other] { $placed } already hold { OR($digits) }.
}
deadly-two-or-none = Every row, column and box has two of all these cells, or none.
    .expert = Every house has two of all these cells, or none.
deadly-swap-outside = So every row, column and box has { $digits } either both in these cells or both outside them. Outside, the two digits could swap places: none of them is given there.
    .beginner = So every row, column and box has { $digits } either both in these cells or both outside them. Outside, no { OR($digits) } is printed in the puzzle, so you could swap the two digits there.
    .expert = So every house has { $digits } both in these cells or both outside. Outside, where neither is given, they could swap.
deadly-second-solution = So the puzzle would have a second solution.
    .expert = So the pattern would be deadly.
deadly-two-places = In every row, column and box, each of these digits has two places in these cells, or none.
    .expert = Within the pattern, each digit is bilocal in a house or absent from it.
deadly-exchange-digits = So every cell could take its other digit instead, and every row, column and box would keep its digits.
    .expert = So all cells could flip at once, and every house would keep its digits.
deadly-one-change-possible = However these cells are filled, one of these changes is possible, and every row, column and box keeps its digits.
    .expert = Every filling allows one of these exchanges, and every house keeps its digits.
deadly-rectangle-loop-or-eight = However these cells are filled, two digits could swap places in a rectangle of four cells or in a loop of six, or all eight cells could change together.
    .expert = Every filling has two digits that could swap in a UR or in a loop of six cells, or lets all eight cells change together.
deadly-rectangle-or-loop = However these cells are filled, two digits could swap places in a rectangle of four cells or in a loop of six.
    .expert = Every filling has two digits that could swap in a UR or in a loop of six cells.
deadly-another-filling = However these cells are filled, there is another way to fill them, with the same digits in every row, column and box.
    .expert = Every filling has an alternative with the same digits in every house.
deadly-swap-in-line = If one of { $lines } had both { $digits } in the square, they could swap places there and in { $pair }.
deadly-chains-of-square = If not, start from a digit of the square, find it in the other of { $lines }, step across to the digit beside it, and so on, back to the square. There are two such chains.
deadly-exchange-chain = The two lines could exchange all digits of one chain. With matching changes in the square and in { $pair }, every row, column and box keeps its digits.
deadly-givens-on-one-chain = The givens are on one of the chains at most, so the other chain could be exchanged.
    .beginner = At most one of the chains has printed digits in it, so you could exchange the other.
    .expert = At most one chain contains givens, so the other could be exchanged.
deadly-can-only-be = { $cells } can only be { OR($digits) }.
deadly-other-filling = If they hold { $goes }, they could hold { $comes } instead.
deadly-other-filling-and-back = If they hold { $goes }, they could hold { $comes } instead, and the other way round.
