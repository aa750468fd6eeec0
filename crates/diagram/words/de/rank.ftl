rank-if-start = Angenommen, { $cell } ist { $digit }:
rank-every-case-cell = { COUNT($digits) ->
    [one] In jedem Fall steht in { $cell } die { $digits }.
   *[other] In jedem Fall steht in { $cell } eine der Ziffern { $digits }.
}
rank-every-case-house = In jedem Fall steht die { $digit } { OF($house) } in { OR($cells) }.
rank-only-one-end = Nur einer dieser Kandidaten kann wahr sein. Also ist eine Kette vom Anfang bis zum Ende wahr, und die anderen sind vom Ende zurück bis zum Anfang falsch.
rank-one-in-each-link = Dann hat jeder dieser Links seinen wahren Kandidaten in einer der Ketten: { $links }.
rank-no-other-of-links = Also kann kein anderer Kandidat dieser Links wahr sein.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } braucht eine Ziffer.
   *[other] Die Zellen { $cells } brauchen je eine Ziffer.
}
rank-house-needs = { COUNT($digits) ->
    [one] { $house } braucht einen Platz für die { $digits }.
   *[other] { $house } braucht Plätze für die Ziffern { $digits }.
}
rank-no-candidate-fills-more = Kein Kandidat erfüllt mehr Wahrheiten, als er Links verbraucht.
rank-look-around = Betrachten Sie rund um { $corners } die Zellen in deren Blöcken, Zeilen und Spalten.
rank-look-at-crossings = Betrachten Sie die Zellen, in denen sich { $rows } und { $columns } kreuzen.
rank-look-at-houses = { COUNT($digits) ->
    [one] Betrachten Sie die { $digits } { IN($houses) }.
   *[other] Betrachten Sie die Ziffern { $digits } { IN($houses) }.
}
rank-look-at-cells-and-houses = { COUNT($digits) ->
    [one] Betrachten Sie { $cells } sowie die { $digits } { IN($houses) }.
   *[other] Betrachten Sie { $cells } sowie die Ziffern { $digits } { IN($houses) }.
}
rank-link-holds-one = Jeder Link ist eine Zelle oder eine Ziffer in einer Einheit, also kann nur einer seiner Kandidaten wahr sein.
rank-waste-none = Also ist ein Kandidat falsch, wenn er mehr Links verbrauchen würde, als er Wahrheiten erfüllt.
rank-waste-more = Also ist ein Kandidat falsch, wenn er mindestens { $more } Links mehr verbrauchen würde, als er Wahrheiten erfüllt.
rank-other-links = Dasselbe Argument gilt mit anderen Links. Ohne diese: { $dropped }. Dafür mit diesen: { $taken }.
rank-digits-in-houses = { $digit } { IN($houses) }
rank-look-at-cell = Betrachten Sie { $cell }.
rank-look-at-places = Betrachten Sie die Plätze für die { $digit } { IN($house) }.
rank-all-in-links =
    { COUNT($truths) ->
    [one] Das ist die einzige Wahrheit.
   *[other] Das sind die Wahrheiten.
} Alle ihre Kandidaten liegen in { COUNT($count) ->
    [one] diesem Link
   *[other] diesen Links
}: { $links }.
rank-heavy-truths = { $count ->
    [one] Diese Wahrheit zählt { $weight ->
        [2] zweimal
       *[other] { $weight }-mal
    }: { $heavy }.
   *[other] Diese Wahrheiten zählen { $weight ->
        [2] zweimal
       *[other] { $weight }-mal
    }: { $heavy }.
}
rank-heavy-links = { $count ->
    [one] Dieser Link zählt { $weight ->
        [2] zweimal
       *[other] { $weight }-mal
    }: { $heavy }.
   *[other] Diese Links zählen { $weight ->
        [2] zweimal
       *[other] { $weight }-mal
    }: { $heavy }.
}
# $counted ist „once“, oder „weighted“, wenn manche Wahrheiten oder Links mehr als einmal zählen.
rank-no-waste = { $counted ->
    [once] Es sind { $truths } Wahrheiten und { $links } Links. Die Wahrheiten verbrauchen also alle Links.
   *[weighted] So gezählt sind es { $truths } Wahrheiten und { $links } Links. Die Wahrheiten verbrauchen also alle Links.
}
rank-some-waste = { $counted ->
    [once] Es sind { $truths } Wahrheiten und { $links } Links. { $spare ->
        [one] Höchstens { $spare } Link kann also übrig bleiben.
       *[other] Höchstens { $spare } Links können also übrig bleiben.
    }
   *[weighted] So gezählt sind es { $truths } Wahrheiten und { $links } Links. { $spare ->
        [one] Höchstens { $spare } Link kann also übrig bleiben.
       *[other] Höchstens { $spare } Links können also übrig bleiben.
    }
}
rank-uses-up =
    Eine { $digit } in { $cell } würde { $links ->
    [one] { $links } Link
   *[other] { $links } Links
} verbrauchen: { $taken }. Sie würde aber { $truths ->
    [0] keine Wahrheit erfüllen
    [one] nur { $truths } Wahrheit erfüllen: { $filled }
   *[other] nur { $truths } Wahrheiten erfüllen: { $filled }
}.
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } { IN($house) }
rank-times = { $weight ->
    [2] { $name } zweimal
   *[other] { $name } { $weight }-mal
}
rank-cells = { $cells }
