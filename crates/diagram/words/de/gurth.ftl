gurth-turn = Drehen Sie das Gitter um 180 Grad.
gurth-mirror-down = Spiegeln Sie das Gitter an der Diagonale von r1c1 nach r9c9.
gurth-mirror-up = Spiegeln Sie das Gitter an der Diagonale von r1c9 nach r9c1.
gurth-look = Betrachten Sie alle Vorgaben.
gurth-same-givens = Die Vorgaben sind dieselben wie zuvor.
gurth-missing-given = { COUNT($missing) ->
    [one] Wäre auch die { $missing } vorgegeben, wären die Vorgaben dieselben wie zuvor.
   *[other] Wären auch { $missing } vorgegeben, wären die Vorgaben dieselben wie zuvor.
}
gurth-same-solution = Dieselbe Änderung macht aus der Lösung eine Lösung mit denselben Vorgaben. Es gibt nur eine, also ist auch die Lösung dieselbe wie zuvor.
gurth-suppose = Angenommen, { $cell } ist { $digit }.
gurth-not-symmetric = Die Lösung ist also nicht symmetrisch, und { $cell } ist nicht { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } bleibt an ihrem Platz, muss also eine Ziffer enthalten, die sich nicht ändert: { OR($digits) }.
   *[other] { $cells } bleiben an ihren Plätzen, müssen also Ziffern enthalten, die sich nicht ändern: { OR($digits) }.
}
gurth-orbits = Jeder Kandidat ist entweder mit allen seinen Bildern zusammen wahr oder mit allen falsch. Er ist also falsch, wenn eines von ihnen unmöglich ist oder zwei sich widersprechen.
gurth-write-digit = { $to } statt { $from }
gurth-impossible-fixed = { $cell } bleibt an ihrem Platz, müsste also eine Ziffer enthalten, die sich nicht ändert: { OR($digits) }. Sie kann aber nur { OR($candidates) } sein.
gurth-impossible-cell = Dann bleibt für { $cell } kein Kandidat: Jeder hat ein Bild, das unmöglich ist, oder Bilder, die sich widersprechen.
gurth-impossible-house = Dann hat { $house } keinen Platz mehr für die { $digit }: Jeder Kandidat { $digit } dort hat ein Bild, das unmöglich ist, oder Bilder, die sich widersprechen.
gurth-move = Verschieben Sie die Zeilen 1 bis 9 an die Plätze { $rows } und die Spalten 1 bis 9 an die Plätze { $columns }.
gurth-move-transposed = Verschieben Sie die Zeilen 1 bis 9 an die Plätze { $rows } und die Spalten 1 bis 9 an die Plätze { $columns }. Vertauschen Sie dann Zeilen und Spalten.
gurth-move-and-write = { $motion } Schreiben Sie { $changes }.
