singles-look-at-cell = Betrachten Sie { $cell }.
singles-only-digit-left = Für { $cell } bleibt nur die { $digit }.
singles-houses-contain-all = { $houses } enthalten zusammen schon alle Ziffern außer der { $digit }.
singles-others-removed = Die anderen Kandidaten dieser Zelle sind bereits gestrichen.
singles-houses-contain = { $houses } enthalten zusammen schon { $seen }. Die anderen Kandidaten von { $cell } sind bereits gestrichen.
singles-look-at-house = Betrachten Sie { $house }.
singles-last-empty-cell = { $cell } ist die letzte leere Zelle { IN($house) }.
singles-only-digit-missing = { $house } braucht jede Ziffer, und nur die { $digit } fehlt noch.
singles-look-for-place = Wo kann die { $digit } { IN($house) } stehen?
# $out: Zellen, oder statt aller das englische „its other empty cells“, das als eines zählt.
singles-blockers = Die { $digit } in { $blockers } schließt { $out } aus.
singles-removed = In { $left } ist die { $digit } bereits gestrichen.
singles-needs = { $house } braucht eine { $digit }.
singles-blockers-all = Die { $digit } in { $blockers } schließt alle anderen leeren Zellen aus.
