/* Plays a game by hints alone: takes the next step until the grid is solved. */

#include <stdio.h>
#include <string.h>
#include <sudokit.h>

/* The player's sheet: digits and, in each empty cell, candidates as bits. */
struct sheet {
    unsigned digits[81];
    unsigned candidates[81];
};

static int sees(int a, int b) {
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

static void place(struct sheet *sheet, int cell, unsigned digit) {
    sheet->digits[cell] = digit;
    sheet->candidates[cell] = 1u << (digit - 1);
    for (int other = 0; other < 81; other++) {
        if (sees(cell, other)) {
            sheet->candidates[other] &= ~(1u << (digit - 1));
        }
    }
}

/* The sheet as a grid of candidates, which is one of the formats that the library reads. A cell with one candidate left is read as filled. */
static size_t write_candidates(const struct sheet *sheet, char *text) {
    char *end = text;
    for (int cell = 0; cell < 81; cell++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (sheet->candidates[cell] & 1u << (digit - 1)) {
                *end++ = (char)('0' + digit);
            }
        }
        *end++ = cell % 9 == 8 ? '\n' : ' ';
    }
    return (size_t)(end - text);
}

int main(int count, char **arguments) {
    const char *text = count > 1 ? arguments[1]
        : "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    sudokit_error error;
    char puzzle[82];
    if (sudokit_read(text, strlen(text), puzzle, sizeof puzzle, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    struct sheet sheet;
    for (int cell = 0; cell < 81; cell++) {
        sheet.digits[cell] = 0;
        sheet.candidates[cell] = 511;
    }
    for (int cell = 0; cell < 81; cell++) {
        if (puzzle[cell] != '.') {
            place(&sheet, cell, (unsigned)(puzzle[cell] - '0'));
        }
    }
    for (int steps = 0;; steps++) {
        char game[1024];
        size_t length = write_candidates(&sheet, game);
        sudokit_advice advice = {.size = sizeof advice};
        if (sudokit_hint(game, length, &advice, NULL, &error) != SUDOKIT_OK) {
            fprintf(stderr, "error: %s\n", error.message);
            return 1;
        }
        if (advice.kind != SUDOKIT_STEP) {
            printf("%s after %d steps\n", advice.kind == SUDOKIT_SOLVED ? "solved" : "no further", steps);
            return 0;
        }
        puts(advice.line);
        for (int cell = 0; cell < 81; cell++) {
            sheet.candidates[cell] &= ~(unsigned)advice.removed[cell];
            for (unsigned digit = 1; digit <= 9; digit++) {
                if (advice.placed[cell] & 1u << (digit - 1)) {
                    place(&sheet, cell, digit);
                }
            }
        }
    }
}
