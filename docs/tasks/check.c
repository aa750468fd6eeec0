#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const uint8_t *puzzle = (const uint8_t *)"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *const answers[] = {"none", "unique", "multiple"};
    uint8_t solution[81], answer, minimal;
    sudokit_error error;
    if (sudokit_solve_many(puzzle, 81, solution, sizeof solution, &answer, 1, NULL, &error) != SUDOKIT_OK
        || sudokit_minimal_many(puzzle, 81, &minimal, 1, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    printf("%s,%s\n", answers[answer], minimal == 1 ? "true" : "false");
    return 0;
}
