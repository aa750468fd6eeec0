sudoku generate --level medium --symmetry half-turn --seed 7
