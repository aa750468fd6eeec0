# The page of a technique: the names of its facts, and the facts.
page-id = id
page-in-english = in English
page-also-called = also called
page-one-kind-of = one kind of
page-used = used
page-assumes = assumes
page-see-also = see also
page-hodoku = { $level }, score { $score }, short name { $code }, library number { $library }
page-used-in-lists = by `sudoku steps`, otherwise only if --allow names it
page-used-by-name = only if --allow names it
page-used-in-hodoku = by `sudoku explain`, and in HoDoKu's order
page-used-to-explain = by `sudoku explain`, not in HoDoKu's order
page-assumes-one-solution = the puzzle has exactly one solution
page-and-more = { $listed } and { $count } more of this family
