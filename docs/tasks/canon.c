#include <stdio.h>
#include <sudokit.h>

int main(void) {
    const uint8_t *puzzle = (const uint8_t *)"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    uint8_t form[81];
    sudokit_error error;
    if (sudokit_canon_many(puzzle, 81, "minlex", 6, form, sizeof form, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    printf("%.81s\n", (const char *)form);
    return 0;
}
