forcing-only-in-cover = { IN($base) } kann die { $digit } nur noch { IN($cover) } stehen
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) } kann die { $digits } nur noch in { OR($cells) } stehen
   *[other] { IN($house) } können die Ziffern { $digits } nur noch in { $cells } stehen
}
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } kann nur { OR($digits) } sein
   *[other] { $cells } können nur { OR($digits) } sein
}
forcing-suppose = Angenommen, { $claim }.
forcing-so-claim = Also gilt: { $claim }.
forcing-numbered = Jedes nummerierte Argument gilt für den Stand des Gitters an der Stelle, an der es gebraucht wird.
forcing-implies-opposite = Aus der Annahme folgt also ihr Gegenteil.
forcing-both-and-not = { $cell } wäre { $digit } und zugleich nicht { $digit }.
forcing-both-digits = { $cell } wäre zugleich { $a } und { $b }.
forcing-two-in-house = { IN($house) } stünde die { $digit } zweimal.
forcing-nothing-left = Für { $cell } bliebe kein Kandidat.
forcing-no-place-left = { $house } hätte keinen Platz mehr für die { $digit }.
forcing-is-or-is-not = { $cell } ist entweder { $digit } oder nicht.
forcing-look-contradiction = Was folgt aus der Annahme „{ $claim }“?
forcing-contradiction = Die Annahme „{ $claim }“ führt zu einem Widerspruch.
forcing-impossible = Das ist unmöglich. Also gilt: { $claim }.
forcing-look-at-candidate = Betrachten Sie die { $digit } in { $cell }.
forcing-look-at-cell = Betrachten Sie { $cell }.
forcing-look-at-places = Wo kann die { $digit } { IN($house) } stehen?
forcing-in-all-cases = { $cases ->
    [2] In beiden Fällen gilt: { $claim }.
   *[other] In jedem Fall gilt: { $claim }.
}
forcing-reason-so = { $claim }, denn { $reason }.
# $within ist die Nummer des Arguments, zu dem dieses gehört, mit einem Punkt, oder nichts.
forcing-argument-shows = Argument { $within }{ $number } (unten) zeigt: { $claim }.
forcing-nested = Argument { $name }. Angenommen, { $claim }.
forcing-nested-first = Argument { $name }. { $ground } Angenommen, { $claim }.
forcing-nested-loop = Argument { $name } (eine Schleife). { $assumption }
