clue-cover-look = Betrachten Sie { $lines }.
clue-cover-nothing-given = Dort ist nichts vorgegeben.
clue-cover-only-given = { COUNT($givens) ->
    [one] Vorgegeben ist dort nur { $givens }.
   *[other] Vorgegeben sind dort nur { $givens }.
}
clue-cover-ways-to-fill = Mit den verbliebenen Kandidaten gibt es { $all } Möglichkeiten, { $lines } auszufüllen.
clue-cover-exchangeable = Bei { $struck } davon könnten einige Ziffern die Plätze tauschen, und jede Einheit behielte ihre Ziffern.
clue-cover-second-solution = Keine dieser Ziffern ist vorgegeben. Das wäre also eine zweite Lösung, aber das Rätsel hat genau eine.
clue-cover-one-way-left = Für die Lösung bleibt also nur die eine übrige Möglichkeit, und dort gilt: { $none }.
clue-cover-ways-left = Für die Lösung bleiben also die übrigen { $left } Möglichkeiten, und bei allen gilt: { $none }.
clue-cover-change-places = { $digits } könnten in { $cells } die Plätze tauschen.
clue-cover-whenever = Aus „{ $one }“ folgt das jedes Mal:
clue-cover-whenever-for-example = Aus „{ $one }“ folgt das jedes Mal. Zum Beispiel:
