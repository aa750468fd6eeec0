### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = Hinweis
    .close = Hinweis schließen
hint-searching = Schritt wird gesucht …
hint-failed = Kein Hinweis gefunden: { $why }.

## The button to the next part of a hint

hint-where = Wo?
hint-pattern = Muster zeigen
hint-why = Warum?
hint-result = Ergebnis zeigen
hint-apply = Ausführen
hint-apply-now = Sofort ausführen
hint-remembered = Für den nächsten Hinweis gemerkt.

## The links of a chain, one at a time

hint-walk = Link für Link
    .next = Nächster Link
    .all = Ganze Kette
hint-link =
    { $link ->
        [strong] Steht die { $digit } nicht in { $cells }, dann steht die { $otherDigit } in { $otherCells }.
       *[weak] Steht die { $digit } in { $cells }, dann steht die { $otherDigit } nicht in { $otherCells }.
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = gesetzt
role-eliminated = gestrichen
role-wrong = falsch
role-base = Muster
role-cover = Platz für nur eine
role-fin = Finne
role-endo-fin = Endo-Finne
role-on = wahr
role-off = falsch
role-pivot = Pivot
role-pincer = Zange
role-first = Menge A
role-second = Menge B
role-third = Menge C
role-further = weitere Mengen
role-guardian = Wächter
role-blocker = schließt andere aus
