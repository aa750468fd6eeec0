import sudokit

for puzzle in sudokit.generate(1, level="medium", symmetry="half-turn", seed=7):
    print(puzzle)
