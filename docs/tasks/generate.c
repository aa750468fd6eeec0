#include <stdio.h>
#include <sudokit.h>

int main(void) {
    sudokit_order order = {.size = sizeof order, .level = "medium", .symmetry = "half-turn"};
    uint8_t puzzle[81];
    size_t made;
    sudokit_error error;
    if (sudokit_generate(7, &order, puzzle, sizeof puzzle, &made, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    printf("%.81s\n", (const char *)puzzle);
    return 0;
}
