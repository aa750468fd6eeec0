/* Solves the puzzles of the command line, or one of our own. */

#include <stdio.h>
#include <string.h>
#include <sudokit.h>

static int solve(sudokit_solver *solver, const char *puzzle) {
    sudokit_error error;
    int32_t answer;
    char solution[82];
    if (sudokit_solve(solver, puzzle, strlen(puzzle), &answer, solution, sizeof solution, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    switch (answer) {
    case SUDOKIT_NONE:
        puts("no solution");
        break;
    case SUDOKIT_MULTIPLE:
        printf("%s and others\n", solution);
        break;
    default:
        puts(solution);
    }
    return 0;
}

int main(int count, char **arguments) {
    sudokit_solver *solver = sudokit_solver_new();
    int failed = 0;
    if (count < 2) {
        failed = solve(solver, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    }
    for (int i = 1; i < count; i++) {
        failed |= solve(solver, arguments[i]);
    }
    sudokit_solver_free(solver);
    return failed;
}
