import sudokit

puzzles = sudokit.generate_many(1000, seed=7)  # an array of 1000 x 81 bytes
answers = sudokit.solve_many(puzzles)
print(int(answers.unique.sum()))
