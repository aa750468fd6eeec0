#include <stdio.h>
#include <sudokit.h>

#define COUNT 1000

int main(void) {
    static uint8_t puzzles[COUNT * 81], solutions[COUNT * 81], answers[COUNT];
    size_t made, unique = 0;
    sudokit_error error;
    if (sudokit_generate(7, NULL, puzzles, sizeof puzzles, &made, NULL, &error) != SUDOKIT_OK
        || sudokit_solve_many(puzzles, made * 81, solutions, made * 81, answers, made, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    for (size_t i = 0; i < made; i++) {
        unique += answers[i] == SUDOKIT_UNIQUE;
    }
    printf("%zu\n", unique);
    return 0;
}
