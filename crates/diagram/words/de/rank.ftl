rank-if-start = Angenommen, { $cell } ist { $digit }:
rank-every-case-cell = { COUNT($digits) ->
    [one] In jedem Fall steht in { $cell } die { $digits }.
   *[other] In jedem Fall steht in { $cell } eine der Ziffern { $digits }.
}
rank-every-case-house = In jedem Fall steht die { $digit } { OF($house) } in { OR($cells) }.
rank-only-one-end = Nur einer dieser Kandidaten kann wahr sein. Also ist eine Kette vom Anfang bis zum Ende wahr, und die anderen sind vom Ende zurück bis zum Anfang falsch.
    .expert = Diese Enden haben schwache Links zueinander, also ist genau eines wahr: Seine Kette ist durchweg wahr, die anderen sind durchweg falsch.
rank-one-in-each-link = Dann hat jeder dieser Links seinen wahren Kandidaten in einer der Ketten: { $links }.
    .beginner = Ein „Link“ ist eine Zelle oder eine Ziffer in einer Zeile, einer Spalte oder einem Block. Jeder dieser Links hat dann seinen wahren Kandidaten in einer der Ketten: { $links }.
    .expert = Also hat jeder Link seinen wahren Kandidaten auf einer der Ketten: { $links }.
rank-no-other-of-links = Also kann kein anderer Kandidat dieser Links wahr sein.
    .expert = Alle anderen Kandidaten dieser Links sind falsch.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } braucht eine Ziffer.
   *[other] Die Zellen { $cells } brauchen je eine Ziffer.
}
    .expert = { COUNT($cells) ->
        [one] Zellwahrheit: { $cells }.
       *[other] Zellwahrheiten: { $cells }.
    }
rank-house-needs = { COUNT($digits) ->
    [one] { $house } braucht einen Platz für die { $digits }.
   *[other] { $house } braucht Plätze für die Ziffern { $digits }.
}
    .expert = { COUNT($digits) ->
        [one] Wahrheit { IN($house) }: { $digits }.
       *[other] Wahrheiten { IN($house) }: { $digits }.
    }
rank-no-candidate-fills-more = Kein Kandidat erfüllt mehr Wahrheiten, als er Links verbraucht.
    .expert = Kein Kandidat liegt in mehr Wahrheiten als Links.
rank-look-around = Betrachten Sie rund um { $corners } die Zellen in deren Blöcken, Zeilen und Spalten.
    .expert = Betrachten Sie den SK Loop rund um { $corners }.
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
    .beginner = Jeder Link ist eine Zelle oder eine Ziffer in einer Zeile, einer Spalte oder einem Block, also kann nur einer seiner Kandidaten wahr sein.
    .expert = Jeder Link enthält höchstens einen wahren Kandidaten.
rank-waste-none = Also ist ein Kandidat falsch, wenn er mehr Links verbrauchen würde, als er Wahrheiten erfüllt.
    .expert = Also ist jeder Kandidat falsch, der in mehr Links als Wahrheiten liegt.
rank-waste-more = Also ist ein Kandidat falsch, wenn er mindestens { $more } Links mehr verbrauchen würde, als er Wahrheiten erfüllt.
    .expert = Also ist jeder Kandidat falsch, bei dem die Links um mindestens { $more } überwiegen.
rank-other-links = Dasselbe Argument gilt mit anderen Links. Ohne diese: { $dropped }. Dafür mit diesen: { $taken }.
    .expert = Dasselbe mit anderen Links: { $taken } statt { $dropped }.
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
    .beginner = { COUNT($truths) ->
        [one] Das ist die einzige „Wahrheit“. Alle ihre Kandidaten liegen in { COUNT($count) ->
            [one] diesem „Link“: { $links }.
           *[other] diesen „Links“: { $links }.
        }
       *[other] Das sind die „Wahrheiten“. Alle ihre Kandidaten liegen in { COUNT($count) ->
            [one] diesem „Link“: { $links }.
           *[other] diesen „Links“: { $links }.
        }
    }
    .expert = { COUNT($count) ->
        [one] Link, der alle ihre Kandidaten abdeckt: { $links }.
       *[other] Links, die alle ihre Kandidaten abdecken: { $links }.
    }
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
    .expert = { $count ->
        [one] Wahrheit vom Gewicht { $weight }: { $heavy }.
       *[other] Wahrheiten vom Gewicht { $weight }: { $heavy }.
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
    .expert = { $count ->
        [one] Link vom Gewicht { $weight }: { $heavy }.
       *[other] Links vom Gewicht { $weight }: { $heavy }.
    }
# $counted ist „once“, oder „weighted“, wenn manche Wahrheiten oder Links mehr als einmal zählen.
rank-no-waste = { $counted ->
    [once] Es sind { $truths } Wahrheiten und { $links } Links. Die Wahrheiten verbrauchen also alle Links.
   *[weighted] So gezählt sind es { $truths } Wahrheiten und { $links } Links. Die Wahrheiten verbrauchen also alle Links.
}
    .expert = { $counted ->
        [once] { $truths } Wahrheiten, { $links } Links: Rang 0.
       *[weighted] Gewichtet: { $truths } Wahrheiten, { $links } Links, Rang 0.
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
    .expert = { $counted ->
        [once] { $truths } Wahrheiten, { $links } Links: Rang { $spare }.
       *[weighted] Gewichtet: { $truths } Wahrheiten, { $links } Links, Rang { $spare }.
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
    .expert = { $truths ->
        [0] { $digit } in { $cell }: { $links ->
            [one] { $links } Link ({ $taken }), keine Wahrheit.
           *[other] { $links } Links ({ $taken }), keine Wahrheit.
        }
        [one] { $digit } in { $cell }: { $links ->
            [one] { $links } Link ({ $taken }), { $truths } Wahrheit ({ $filled }).
           *[other] { $links } Links ({ $taken }), { $truths } Wahrheit ({ $filled }).
        }
       *[other] { $digit } in { $cell }: { $links ->
            [one] { $links } Link ({ $taken }), { $truths } Wahrheiten ({ $filled }).
           *[other] { $links } Links ({ $taken }), { $truths } Wahrheiten ({ $filled }).
        }
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } { IN($house) }
rank-times = { $weight ->
    [2] { $name } zweimal
   *[other] { $name } { $weight }-mal
}
rank-cells = { $cells }
