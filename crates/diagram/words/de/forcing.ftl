forcing-only-in-cover = { IN($base) } kann die { $digit } nur noch { IN($cover) } stehen
    .expert = { IN($base) } ist die { $digit } an { $cover } gebunden
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) } kann die { $digits } nur noch in { OR($cells) } stehen
   *[other] { IN($house) } können die Ziffern { $digits } nur noch in { $cells } stehen
}
    .expert = { COUNT($digits) ->
        [one] { IN($house) } kann die { $digits } nur noch in { OR($cells) } stehen
       *[other] { IN($house) } sind { $digits } eine versteckte Teilmenge, in { $cells }
    }
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } kann nur { OR($digits) } sein
   *[other] { $cells } können nur { OR($digits) } sein
}
    .expert = { COUNT($cells) ->
        [one] { $cells } kann nur { OR($digits) } sein
       *[other] { $cells } sind eine nackte Teilmenge mit { $digits }
    }
forcing-suppose = Angenommen, { $claim }.
    .expert = Annahme: { $claim }.
forcing-so-claim = Also gilt: { $claim }.
forcing-numbered = Jedes nummerierte Argument gilt für den Stand des Gitters an der Stelle, an der es gebraucht wird.
    .expert = Jedes nummerierte Argument geht von der Stellung aus, in der es herangezogen wird.
forcing-implies-opposite = Aus der Annahme folgt also ihr Gegenteil.
    .expert = Aus der Annahme folgt also ihre Negation.
forcing-both-and-not = { $cell } wäre { $digit } und zugleich nicht { $digit }.
    .expert = Die { $digit } in { $cell } wäre wahr und falsch zugleich.
forcing-both-digits = { $cell } wäre zugleich { $a } und { $b }.
forcing-two-in-house = { IN($house) } stünde die { $digit } zweimal.
forcing-nothing-left = Für { $cell } bliebe kein Kandidat.
    .beginner = Sehen Sie sich { $cell } an: Dort wäre jede Ziffer gestrichen.
    .expert = { $cell } hätte keinen Kandidaten mehr.
forcing-no-place-left = { $house } hätte keinen Platz mehr für die { $digit }.
    .beginner = Gehen Sie { $house } durch: Keine Zelle wäre mehr frei für die { $digit }.
    .expert = { $house } hätte keinen Kandidaten { $digit } mehr.
forcing-is-or-is-not = { $cell } ist entweder { $digit } oder nicht.
    .beginner = { $cell } ist entweder { $digit } oder nicht. Probieren Sie beides aus.
    .expert = Die { $digit } in { $cell } ist wahr oder falsch.
forcing-look-contradiction = Was folgt aus der Annahme „{ $claim }“?
    .beginner = Probieren Sie es aus: Was folgt aus „{ $claim }“?
    .expert = Zu widerlegen: { $claim }.
forcing-contradiction = Das führt zu einem Widerspruch.
    .beginner = Dabei stoßen Sie auf etwas Unmögliches.
forcing-impossible = Das ist unmöglich. Also gilt: { $claim }.
    .beginner = Das kann nicht sein. Die Annahme war also falsch, und es gilt: { $claim }.
    .expert = Widerspruch. Also gilt: { $claim }.
forcing-look-at-candidate = Betrachten Sie die { $digit } in { $cell }.
    .beginner = Probieren Sie beides aus: eine { $digit } in { $cell } und keine { $digit } in { $cell }.
    .expert = Annahmen: { $digit } in { $cell } einmal wahr, einmal falsch.
forcing-look-at-cell = Betrachten Sie { $cell }.
    .beginner = Legen Sie den Finger auf { $cell }, und probieren Sie einen Kandidaten nach dem anderen aus.
    .expert = Annahmen: die Kandidaten von { $cell }, einer nach dem anderen.
forcing-look-at-places = Wo kann die { $digit } { IN($house) } stehen?
    .beginner = Wo kann die { $digit } { IN($house) } stehen? Probieren Sie einen Platz nach dem anderen aus.
    .expert = Annahmen: die Kandidaten { $digit } { IN($house) }, einer nach dem anderen.
forcing-in-all-cases = { $cases ->
    [2] In beiden Fällen gilt: { $claim }.
   *[other] In jedem Fall gilt: { $claim }.
}
    .beginner = { $cases ->
        [2] Beide Versuche enden gleich: { $claim }.
       *[other] Alle Versuche enden gleich: { $claim }.
    }
    .expert = { $cases ->
        [2] Aus beiden Annahmen folgt: { $claim }.
       *[other] Aus allen Annahmen folgt: { $claim }.
    }
forcing-reason-so = { $claim }, denn { $reason }.
# $within ist die Nummer des Arguments, zu dem dieses gehört, mit einem Punkt, oder nichts.
forcing-argument-shows = Argument { $within }{ $number } zeigt: { $claim }.
    .expert = Nach Argument { $within }{ $number } gilt: { $claim }.
forcing-nested = Argument { $name }. Angenommen, { $claim }.
    .expert = Argument { $name }. Annahme: { $claim }.
forcing-nested-first = Argument { $name }. { $ground } Angenommen, { $claim }.
    .expert = Argument { $name }. { $ground } Annahme: { $claim }.
forcing-nested-loop = Argument { $name } (eine Schleife). { $assumption }
