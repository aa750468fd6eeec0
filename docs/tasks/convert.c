#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    char text[1024];
    sudokit_error error;
    if (sudokit_convert(puzzle, strlen(puzzle), "ascii", 5, text, sizeof text, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    fputs(text, stdout);
    return 0;
}
