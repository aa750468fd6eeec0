sudoku generate -n 1000 --seed 7 > puzzles.txt
sudoku solve --format csv puzzles.txt | grep -c ,unique,
