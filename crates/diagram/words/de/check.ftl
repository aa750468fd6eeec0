check-givens-differ = { $first }, wo im gedruckten Rätsel eine { $printed } steht
check-lost-candidates = { COUNT($lost) ->
    [one] Ein Kandidat, der gebraucht wird, ist gestrichen: { $lost }.
   *[other] Kandidaten, die gebraucht werden, sind gestrichen: { $lost }.
}
check-conflict = { $conflict }.
check-more-conflicts = Und so weiter: insgesamt { $count } Konflikte.
check-no-solution = Dieses Gitter hat keine Lösung.
check-givens-have-no-solution = Die Vorgaben haben keine Lösung, was auch immer Sie eintragen.
check-entries-have-no-solution = Die Ziffern, die Sie eingetragen haben, passen nicht zusammen.
check-taking-back-does-not-help = Ziffern zurückzunehmen hilft nicht.
check-too-many-wrong = Es sind zu viele Ziffern falsch, um die falschen zu finden.
check-suspect-digit = die { $candidate }
check-suspect-removal = die Streichungen in { $cell }
check-in-other-ways = { $count ->
    [one] auf eine andere Weise
   *[other] auf { $count } andere Weisen
}
check-several-solutions = Das Rätsel hat mehrere Lösungen: Fehlt eine Vorgabe?
check-every-empty-cell = jeder leeren Zelle
check-many-cells = { $count } Zellen: { $by_line }
check-one-given-decides = Eine weitere Vorgabe macht das Rätsel eindeutig: { $givens }.
check-one-given-decides-for-example = Eine weitere Vorgabe macht das Rätsel eindeutig, zum Beispiel { $givens }.
check-givens-needed = Eindeutig wird das Rätsel erst mit { $fewest } bis { $count } weiteren Vorgaben.
check-givens-decide = Mit { $count } weiteren Vorgaben wird das Rätsel eindeutig, zum Beispiel { $givens }; mit weniger nicht.
check-givens-may-decide = Mit { $count } weiteren Vorgaben wird das Rätsel eindeutig, zum Beispiel { $givens }. Vielleicht genügen auch weniger, mindestens aber { $fewest }.
check-they-differ = Sie unterscheiden sich in { $differ }.
check-appears = { $times ->
    [2] Die { $digit } steht zweimal { IN($house) }: { $cells }
   *[other] Die { $digit } steht { $times }-mal { IN($house) }: { $cells }
}
check-wrong-digits = { COUNT($wrong) ->
    [one] Die { $wrong } ist falsch. Nehmen Sie sie zurück.
   *[other] Falsch sind { $wrong }. Nehmen Sie diese Ziffern zurück.
}
check-without-suspects = ohne { $contents }
check-several-left = Mehrere Lösungen gibt es { OR($ways) }.
check-exactly-one-left = Genau eine Lösung gibt es { OR($ways) }.
check-if-own-digits = Wenn einige der Ziffern Ihre eigenen sind, sagen Sie, welche: Schreiben Sie + vor jede davon, etwa +7, oder nennen Sie das gedruckte Rätsel mit --givens FILE|PUZZLE.
check-repeated = { $house } enthält die { $digit } mehrmals
check-cell-empty = in { $cell } ist kein Kandidat übrig
check-no-place = für die { $digit } ist { IN($house) } kein Platz mehr
