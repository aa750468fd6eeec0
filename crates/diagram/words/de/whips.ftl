whips-contradiction = { $count ->
    [one] Die Annahme „{ $cell } ist { $digit }“ führt in einem Schritt zu einem Widerspruch.
   *[other] Die Annahme „{ $cell } ist { $digit }“ führt in { $count } Schritten zu einem Widerspruch.
}
whips-look = Was folgt aus der Annahme „{ $cell } ist { $digit }“?
whips-suppose = Angenommen, { $cell } ist { $digit }.
whips-impossible = Das ist unmöglich. Also ist { $cell } nicht { $digit }.
whips-bivalue-chain = Das ist eine Bivalue Chain: Jeder Schritt hat nur zwei Kandidaten zur Wahl.
whips-z-chain = Das ist eine z-Chain: Wo ein Schritt mehr als zwei Kandidaten hat, schließt allein die Annahme die übrigen aus.
whips-t-whip = Das ist ein t-Whip: Wo ein Schritt mehr als zwei Kandidaten hat, schließen allein frühere Schritte die übrigen aus. Nur der letzte Schritt darf auch die Annahme benutzen.
whips-cell-so = { $cell } kann nicht { OR($gone) } sein. Also steht die { $left } in { OR($cells) }.
whips-cell-so-nothing = { $cell } kann nicht { OR($gone) } sein. Also bleibt für { $cell } kein Kandidat.
whips-house-so = { IN($house) } kann die { $digit } nicht in { OR($gone) } stehen. Also steht die { $left } in { OR($cells) }.
whips-house-so-nothing = { IN($house) } kann die { $digit } nicht in { OR($gone) } stehen. Also bleibt dort kein Platz für die { $digit }.
whips-cells-only = Die Kette geht nur durch Zellen.
whips-rows-only = Die Kette geht nur durch Zeilen.
whips-columns-only = Die Kette geht nur durch Spalten.
whips-boxes-only = Die Kette geht nur durch Blöcke.
