check-givens-differ = { $first }, donde el sudoku impreso tiene { $printed }
check-lost-candidates = Se ha eliminado un candidato necesario: { $lost }.
check-conflict = { $conflict }.
check-more-conflicts = Y así sucesivamente: hay { $count } conflictos.
check-no-solution = Esta cuadrícula no tiene solución.
check-givens-have-no-solution = Los números dados no tienen solución, pongas lo que pongas.
check-entries-have-no-solution = Los números que has puesto no son compatibles entre sí.
check-taking-back-does-not-help = Quitar números no sirve de nada.
check-too-many-wrong = Hay demasiados números incorrectos para averiguar cuáles son.
check-suspect-digit = el { $candidate }
check-suspect-removal = lo eliminado de { $cell }
check-in-other-ways = { $count ->
    [one] de otra manera
   *[other] de otras { $count } maneras
}
check-several-solutions = El sudoku tiene varias soluciones: ¿falta algún número dado?
check-every-empty-cell = todas las celdas vacías
check-many-cells = { $count } celdas: { $by_line }
check-one-given-decides = Bastaría un número dado más: { $givens }.
check-one-given-decides-for-example = Bastaría un número dado más, por ejemplo { $givens }.
check-givens-needed = Hacen falta entre { $fewest } y { $count } números dados más para que la solución sea única.
check-givens-decide = Bastarían { $count } números dados más, por ejemplo { $givens }; con menos no bastaría.
check-givens-may-decide = Bastarían { $count } números dados más, por ejemplo { $givens }. Quizá basten menos, pero no menos de { $fewest }.
check-they-differ = Se diferencian en { $differ }.
check-appears = { $times ->
    [2] El { $digit } aparece dos veces { IN($house) }: { $cells }
   *[other] El { $digit } aparece { $times } veces { IN($house) }: { $cells }
}
check-wrong-digits = { COUNT($wrong) ->
    [one] { $wrong } es incorrecto: quítalo.
   *[other] { $wrong } son incorrectos: quítalos.
}
check-without-suspects = sin { $contents }
check-several-left = Hay varias soluciones { OR($ways) }.
check-exactly-one-left = Hay una única solución { OR($ways) }.
check-if-own-digits = Si algunos de los números son tuyos, indica cuáles: escribe + delante de cada uno, como en +7, o indica el sudoku impreso con --givens FILE|PUZZLE.
check-repeated = el { $digit } aparece más de una vez { IN($house) }
check-cell-empty = a { $cell } no le queda ningún candidato
check-no-place = no queda sitio para el { $digit } { IN($house) }
