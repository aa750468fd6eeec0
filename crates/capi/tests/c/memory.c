/* Calls with more data than there is memory for return SUDOKIT_MEMORY, and the process lives on. */

#include "check.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED
#endif

#if defined(__linux__) && !defined(SANITIZED)

#include <sys/resource.h>

enum { PUZZLES = 200000, ROOM = 24 << 20 };

static char file[82 * PUZZLES];

/* Limits the address space to this many bytes more. */
static void leave(size_t bytes) {
    unsigned long pages = 0;
    FILE *used = fopen("/proc/self/statm", "r");
    CHECK(used != NULL && fscanf(used, "%lu", &pages) == 1);
    fclose(used);
    struct rlimit limit;
    CHECK(getrlimit(RLIMIT_AS, &limit) == 0);
    limit.rlim_cur = pages * 4096 + bytes;
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
}

int main(void) {
    for (size_t i = 0; i < PUZZLES; i++) {
        memcpy(file + 82 * i, PUZZLE "\n", 82);
    }
    sudokit_error error;
    size_t length, made, wrong;
    char text[2048];
    uint8_t puzzle[81];
    sudokit_order order = {.size = sizeof order};
    order.not_in = order.start = (const uint8_t *)file;
    order.not_in_count = PUZZLES;
    leave(ROOM);
    CHECK(sudokit_convert_all(file, sizeof file, "grid", 4, NULL, 0, &length, &wrong, &error) == SUDOKIT_MEMORY);
    CHECK(length == 0 && wrong == 0 && strstr(error.message, "memory") != NULL);
    memset(file, ' ', sizeof file);
    memcpy(file, "[\"", 2);
    CHECK(sudokit_call("names", 5, file, sizeof file, NULL, text, sizeof text, &length, &error) == SUDOKIT_MEMORY && length == 0);
    CHECK(sudokit_verify(file, sizeof file, NULL, NULL) == SUDOKIT_MEMORY);
    CHECK(sudokit_generate(1, &order, puzzle, 81, &made, NULL, NULL) == SUDOKIT_MEMORY && made == 0);
    order.start_count = PUZZLES;
    order.not_in_count = 0;
    CHECK(sudokit_generate(1, &order, puzzle, 81, &made, NULL, NULL) == SUDOKIT_MEMORY && made == 0);
    /* A small call still has enough. */
    CHECK(sudokit_convert(PUZZLE, 81, "grid", 4, text, sizeof text, &length, NULL) == SUDOKIT_OK);
    return 0;
}

#else

int main(void) { return 0; }

#endif
