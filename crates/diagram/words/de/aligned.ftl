aligned-look = Betrachten Sie { $cells }.
    .expert = Prüfen Sie alle Kombinationen von { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } sieht diese Zelle und kann nur { OR($candidates) } sein.
    [2] { $excluder } sieht beide und kann nur { OR($candidates) } sein.
   *[other] { $excluder } sieht sie alle und kann nur { OR($candidates) } sein.
}
    .expert = Die Ausschlusszelle { $excluder } kann nur { OR($candidates) } sein.
aligned-if-cell = Angenommen, { $cell } ist { $digit }:
aligned-no-combination = Alle anderen Kombinationen setzen dieselbe Ziffer in zwei Zellen, die sich sehen. Keine Kombination geht also auf.
    .beginner = Bei allen anderen Kombinationen stünde dieselbe Ziffer in zwei Zellen, die sich sehen. Keine Kombination geht also auf.
    .expert = Alle anderen Kombinationen wiederholen eine Ziffer in Zellen, die sich sehen. Damit ist jede Kombination ausgeschlossen.
aligned-starved = Mit { $others } bleibt für { $starved } kein Kandidat.
    .expert = Mit { $others } bleibt die Ausschlusszelle { $starved } ohne Kandidaten.
