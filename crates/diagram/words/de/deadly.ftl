deadly-look = Betrachten Sie die Ziffern { $digits } in { $cells }.
deadly-look-at-lines = Betrachten Sie die Ziffern { $digits } in { $pair }, dazu { $lines }.
deadly-look-at-solved = Betrachten Sie die Zellen, in denen schon { OR($digits) } steht.
deadly-without = Angenommen, { $none }.
    .expert = Angenommen, alle Wächter sind falsch: { $none }.
deadly-block-has-digits-in-square = Dann stehen { $digits } in { $pair }, und { $block } hat die Ziffern { $digits } im Viereck aus { $square }.
deadly-none-given = { IN($lines) } ist nichts vorgegeben.
deadly-only-given = { COUNT($givens) ->
    [one] { IN($lines) } steht nur in { $givens } eine vorgegebene Ziffer.
   *[other] { IN($lines) } stehen nur in { $givens } vorgegebene Ziffern.
}
deadly-then-can-only-be = { COUNT($cells) ->
    [one] Dann kann { $cells } nur { OR($digits) } sein.
   *[other] Dann können { $cells } nur { OR($digits) } sein.
}
deadly-already-hold = In { $placed } steht schon { OR($digits) }.
deadly-two-or-none = Jede Zeile, jede Spalte und jeder Block enthält zwei dieser Zellen oder keine.
    .expert = Jede Einheit enthält zwei dieser Zellen oder keine.
deadly-swap-outside = In jeder Einheit stehen { $digits } also entweder beide in diesen Zellen oder beide außerhalb. Außerhalb könnten die beiden Ziffern die Plätze tauschen: Dort ist keine von ihnen vorgegeben.
    .beginner = In jeder Zeile, jeder Spalte und jedem Block stehen { $digits } also entweder beide in diesen Zellen oder beide außerhalb. Außerhalb könnten die beiden Ziffern die Plätze tauschen: Dort ist keine von ihnen vorgegeben.
    .expert = In jeder Einheit stehen { $digits } also beide in diesen Zellen oder beide außerhalb. Außerhalb, wo keine vorgegeben ist, könnten sie die Plätze tauschen.
deadly-second-solution = Das Rätsel hätte also eine zweite Lösung.
    .expert = Das Muster wäre also tödlich.
deadly-two-places = In jeder Zeile, jeder Spalte und jedem Block hat jede dieser Ziffern in diesen Zellen zwei Plätze oder keinen.
    .expert = Im Muster hat jede dieser Ziffern in jeder Einheit zwei Plätze oder keinen.
deadly-exchange-digits = Jede Zelle könnte also stattdessen ihre andere Ziffer annehmen, und jede Einheit behielte ihre Ziffern.
    .beginner = Jede Zelle könnte also stattdessen ihre andere Ziffer annehmen, und jede Zeile, jede Spalte und jeder Block behielte die eigenen Ziffern.
    .expert = Alle Zellen könnten also zugleich wechseln, und jede Einheit behielte ihre Ziffern.
deadly-one-change-possible = Wie auch immer diese Zellen gefüllt sind: Eine dieser Änderungen ist möglich, und jede Einheit behält ihre Ziffern.
    .beginner = Wie auch immer diese Zellen gefüllt sind: Eine dieser Änderungen ist möglich, und jede Zeile, jede Spalte und jeder Block behält die eigenen Ziffern.
    .expert = Jede Belegung lässt eine dieser Änderungen zu, und jede Einheit behält ihre Ziffern.
deadly-rectangle-loop-or-eight = Wie auch immer diese Zellen gefüllt sind: Zwei Ziffern könnten in einem Rechteck aus vier oder einer Schleife aus sechs Zellen die Plätze tauschen, oder alle acht Zellen könnten sich zusammen ändern.
    .expert = Bei jeder Belegung könnten zwei Ziffern in einem UR oder in einer Schleife aus sechs Zellen die Plätze tauschen, oder alle acht Zellen könnten sich zusammen ändern.
deadly-rectangle-or-loop = Wie auch immer diese Zellen gefüllt sind: Zwei Ziffern könnten in einem Rechteck aus vier oder einer Schleife aus sechs Zellen die Plätze tauschen.
    .expert = Bei jeder Belegung könnten zwei Ziffern in einem UR oder in einer Schleife aus sechs Zellen die Plätze tauschen.
deadly-another-filling = Wie auch immer diese Zellen gefüllt sind: Sie lassen sich auch anders füllen, mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block.
    .expert = Zu jeder Belegung gibt es eine andere mit denselben Ziffern in jeder Einheit.
deadly-swap-in-line = Stünden { $digits } in einer { OF($lines) } beide im Viereck, könnten sie dort und in { $pair } die Plätze tauschen.
deadly-chains-of-square = Andernfalls beginnen Sie bei einer Ziffer des Vierecks, suchen dieselbe Ziffer in der anderen { OF($lines) }, gehen von dort zur Ziffer daneben und so weiter, bis Sie wieder im Viereck sind. Es gibt zwei solche Ketten.
deadly-exchange-chain = Die beiden Reihen könnten alle Ziffern einer Kette austauschen. Mit passenden Änderungen im Viereck und in { $pair } behält jede Einheit ihre Ziffern.
    .beginner = Die beiden Zeilen oder Spalten könnten alle Ziffern einer Kette austauschen. Mit passenden Änderungen im Viereck und in { $pair } behält jede Zeile, jede Spalte und jeder Block die eigenen Ziffern.
deadly-givens-on-one-chain = Vorgaben liegen höchstens auf einer der Ketten. Die andere ließe sich also austauschen.
deadly-can-only-be = { COUNT($cells) ->
    [one] { $cells } kann nur { OR($digits) } sein.
   *[other] { $cells } können nur { OR($digits) } sein.
}
deadly-other-filling = Statt { $goes } ginge auch { $comes }.
deadly-other-filling-and-back = Statt { $goes } ginge auch { $comes }, und umgekehrt.
