#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *const answers[] = {"none", "unique", "multiple"};
    sudokit_solver *solver = sudokit_solver_new();
    sudokit_error error;
    int32_t answer;
    char solution[82];
    if (sudokit_solve(solver, puzzle, strlen(puzzle), &answer, solution, sizeof solution, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    puts(answer == SUDOKIT_UNIQUE ? solution : answers[answer]);
    sudokit_solver_free(solver);
    return 0;
}
