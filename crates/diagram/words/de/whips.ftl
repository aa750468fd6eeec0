whips-contradiction = { $count ->
    [one] Das führt in einem Schritt zu einem Widerspruch.
   *[other] Das führt in { $count } Schritten zu einem Widerspruch.
}
    .beginner = { $count ->
        [one] Schon nach einem Schritt stoßen Sie auf etwas Unmögliches.
       *[other] Nach { $count } Schritten stoßen Sie auf etwas Unmögliches.
    }
    .expert = Eine Kette der Länge { $count } führt zum Widerspruch.
whips-look = Was folgt aus der Annahme „{ $cell } ist { $digit }“?
    .expert = Zielkandidat: { $digit } in { $cell }.
whips-suppose = Angenommen, { $cell } ist { $digit }.
    .expert = Annahme: { $cell } ist { $digit }.
whips-impossible = Das ist unmöglich. Also ist { $cell } nicht { $digit }.
    .expert = Widerspruch. Also ist { $cell } nicht { $digit }.
whips-bivalue-chain = Das ist eine Bivalue Chain: Jeder Schritt hat nur zwei Kandidaten zur Wahl.
    .expert = Bivalue Chain: Jede CSP-Variable hat nur zwei Kandidaten.
whips-z-chain = Das ist eine z-Chain: Wo ein Schritt mehr als zwei Kandidaten hat, schließt allein die Annahme die übrigen aus.
    .expert = z-Chain: Jeder zusätzliche Kandidat hat einen Link zum Zielkandidaten.
whips-t-whip = Das ist ein t-Whip: Wo ein Schritt mehr als zwei Kandidaten hat, schließen allein frühere Schritte die übrigen aus. Nur der letzte Schritt darf auch die Annahme benutzen.
    .expert = t-Whip: Jeder zusätzliche Kandidat hat einen Link zu einem früheren Right-Linking-Kandidaten. Nur bei der letzten CSP-Variablen dürfen es auch Links zum Zielkandidaten sein.
whips-cell-so = { $cell } kann nicht { OR($gone) } sein. Also steht die { $left } in { OR($cells) }.
    .expert = { $cell } verliert { $gone }, also steht die { $left } in { OR($cells) }.
whips-cell-so-nothing = { $cell } kann nicht { OR($gone) } sein. Also bleibt für { $cell } kein Kandidat.
    .expert = { $cell } verliert { $gone } und hat keinen Kandidaten mehr.
whips-house-so = { IN($house) } kann die { $digit } nicht in { OR($gone) } stehen. Also steht die { $left } in { OR($cells) }.
    .expert = { $house } verliert die { $digit } in { $gone }, also steht die { $left } in { OR($cells) }.
whips-house-so-nothing = { IN($house) } kann die { $digit } nicht in { OR($gone) } stehen. Also bleibt dort kein Platz für die { $digit }.
    .expert = { $house } verliert die { $digit } in { $gone } und hat keinen Platz mehr dafür.
whips-cells-only = Die Kette geht nur durch Zellen.
    .expert = Alle CSP-Variablen liegen im rc-Raum.
whips-rows-only = Die Kette geht nur durch Zeilen.
    .expert = Alle CSP-Variablen liegen im rn-Raum.
whips-columns-only = Die Kette geht nur durch Spalten.
    .expert = Alle CSP-Variablen liegen im cn-Raum.
whips-boxes-only = Die Kette geht nur durch Blöcke.
    .expert = Alle CSP-Variablen liegen im bn-Raum.
