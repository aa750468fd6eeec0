gurth-turn = Drehen Sie das Gitter um 180 Grad.
gurth-mirror-down = Spiegeln Sie das Gitter an der Diagonale von r1c1 nach r9c9.
gurth-mirror-up = Spiegeln Sie das Gitter an der Diagonale von r1c9 nach r9c1.
gurth-look = Betrachten Sie alle Vorgaben.
gurth-same-givens = Die Vorgaben sind dieselben wie zuvor.
    .expert = Die Vorgaben sind invariant.
gurth-missing-given = { COUNT($missing) ->
    [one] Wäre auch die { $missing } vorgegeben, wären die Vorgaben dieselben wie zuvor.
   *[other] Wären auch { $missing } vorgegeben, wären die Vorgaben dieselben wie zuvor.
}
    .expert = Mit { $missing } als Vorgabe wären die Vorgaben invariant.
gurth-same-solution = Dieselbe Änderung macht aus der Lösung eine Lösung mit denselben Vorgaben. Es gibt nur eine, also ist auch die Lösung dieselbe wie zuvor.
    .expert = Die Lösung ist eindeutig, also ebenfalls invariant.
gurth-suppose = Angenommen, { $cell } ist { $digit }.
    .expert = Annahme: { $cell } ist { $digit }.
gurth-not-symmetric = Die Lösung ist also nicht symmetrisch, und { $cell } ist nicht { $digit }.
    .expert = Widerspruch. Also ist die Lösung nicht symmetrisch, und { $cell } ist nicht { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] Die Zelle { $cells } bleibt an ihrem Platz, muss also eine Ziffer enthalten, die sich nicht ändert: { OR($digits) }.
   *[other] Die Zellen { $cells } bleiben an ihren Plätzen, müssen also Ziffern enthalten, die sich nicht ändern: { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] Die Fixzelle { $cells } muss eine Fixziffer enthalten: { OR($digits) }.
       *[other] Die Fixzellen { $cells } müssen Fixziffern enthalten: { OR($digits) }.
    }
gurth-orbits = Jeder Kandidat ist entweder mit allen seinen Bildern zusammen wahr oder mit allen falsch. Er ist also falsch, wenn eines von ihnen unmöglich ist oder zwei sich widersprechen.
    .expert = Eine Bahn von Kandidaten ist als Ganzes wahr oder falsch. Sie ist also falsch, wenn einer ihrer Kandidaten unmöglich ist oder zwei sich widersprechen.
gurth-write-digit = { $to } statt { $from }
gurth-impossible-fixed = Die Zelle { $cell } bleibt an ihrem Platz, müsste also eine Ziffer enthalten, die sich nicht ändert: { OR($digits) }. Sie kann aber nur { OR($candidates) } sein.
    .expert = Die Fixzelle { $cell } bräuchte eine Fixziffer, { OR($digits) }. Sie kann aber nur { OR($candidates) } sein.
gurth-impossible-cell = Dann bleibt für { $cell } kein Kandidat: Jeder hat ein Bild, das unmöglich ist, oder Bilder, die sich widersprechen.
    .expert = Dann bleibt { $cell } ohne Kandidaten: Die Bahn jedes Kandidaten dort enthält einen unmöglichen Kandidaten oder einen Widerspruch.
gurth-impossible-house = Dann hat { $house } keinen Platz mehr für die { $digit }: Jeder Kandidat { $digit } dort hat ein Bild, das unmöglich ist, oder Bilder, die sich widersprechen.
    .expert = Dann hat { $house } keinen Platz für die { $digit }: Die Bahn jeder { $digit } dort enthält einen unmöglichen Kandidaten oder einen Widerspruch.
gurth-move = Verschieben Sie die Zeilen 1 bis 9 an die Plätze { $rows } und die Spalten 1 bis 9 an die Plätze { $columns }.
gurth-move-transposed = Verschieben Sie die Zeilen 1 bis 9 an die Plätze { $rows } und die Spalten 1 bis 9 an die Plätze { $columns }. Vertauschen Sie dann Zeilen und Spalten.
gurth-move-and-write = { $motion } Schreiben Sie { $changes }.
