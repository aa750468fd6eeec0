/* Shared by the tests: a check that names its line, and a puzzle. */

#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudokit.h>

#define CHECK(holds)                                                                                                   \
    do {                                                                                                               \
        if (!(holds)) {                                                                                                \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #holds);                                 \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define EMPTY "................................................................................."

#endif
