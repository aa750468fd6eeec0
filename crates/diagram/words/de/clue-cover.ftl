clue-cover-look = Betrachten Sie { $lines }.
clue-cover-nothing-given = Dort ist nichts vorgegeben.
clue-cover-only-given = { COUNT($givens) ->
    [one] Eine vorgegebene Ziffer steht dort nur in { $givens }.
   *[other] Vorgegebene Ziffern stehen dort nur in { $givens }.
}
clue-cover-ways-to-fill = { $all ->
    [one] Mit den verbliebenen Kandidaten gibt es nur eine Möglichkeit, { $lines } auszufüllen.
   *[other] Mit den verbliebenen Kandidaten gibt es { $all } Möglichkeiten, { $lines } auszufüllen.
}
    .expert = { $all ->
        [one] Die verbliebenen Kandidaten erlauben nur eine Belegung { OF($lines) }.
       *[other] Die verbliebenen Kandidaten erlauben { $all } Belegungen { OF($lines) }.
    }
clue-cover-exchangeable = { $struck ->
    [one] Bei einer davon könnten einige Ziffern die Plätze tauschen, und jede Einheit behielte ihre Ziffern.
   *[other] Bei { $struck } davon könnten einige Ziffern die Plätze tauschen, und jede Einheit behielte ihre Ziffern.
}
    .beginner = { $struck ->
        [one] Bei einer davon könnten einige Ziffern die Plätze tauschen, und jede Zeile, jede Spalte und jeder Block behielte die eigenen Ziffern.
       *[other] Bei { $struck } davon könnten einige Ziffern die Plätze tauschen, und jede Zeile, jede Spalte und jeder Block behielte die eigenen Ziffern.
    }
    .expert = { $struck ->
        [one] Bei einer davon bilden einige Ziffern eine unvermeidbare Menge.
       *[other] Bei { $struck } davon bilden einige Ziffern eine unvermeidbare Menge.
    }
clue-cover-second-solution = Keine der getauschten Ziffern ist vorgegeben. Durch den Tausch entstünde also eine zweite Lösung, aber das Rätsel hat genau eine.
    .expert = Eine solche Menge enthält keine Vorgabe und ergäbe eine zweite Lösung. Aber das Rätsel hat genau eine.
clue-cover-one-way-left = Für die Lösung bleibt also nur die eine übrige Möglichkeit, und dort gilt: { $none }.
    .expert = Es bleibt eine Belegung, und dort gilt: { $none }.
clue-cover-ways-left = Für die Lösung bleiben also die übrigen { $left } Möglichkeiten, und bei allen gilt: { $none }.
    .expert = Es bleiben { $left } Belegungen, und bei allen gilt: { $none }.
clue-cover-change-places = { $digits } könnten in { $cells } die Plätze tauschen.
    .expert = { $digits } in { $cells } bilden eine unvermeidbare Menge.
clue-cover-whenever = Bei jeder Möglichkeit mit „{ $one }“ ist so ein Tausch möglich:
    .expert = Jede Belegung mit „{ $one }“ enthält so eine Menge:
clue-cover-whenever-for-example = Bei jeder Möglichkeit mit „{ $one }“ ist so ein Tausch möglich. Zum Beispiel:
    .expert = Jede Belegung mit „{ $one }“ enthält so eine Menge. Zum Beispiel:
