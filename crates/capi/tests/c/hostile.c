/* Wrong arguments of every kind: each returns an error, never a crash, and no memory is written that should not be. */

#include "check.h"

/* Memory that a call must not write is filled with this byte. */
enum { UNTOUCHED = 0x5a };

/* A pointer that is not aligned, as no caller has on purpose. */
static void *askew(void *pointer) { return (char *)pointer + 1; }

static int untouched(const void *memory, size_t length) {
    const unsigned char *bytes = memory;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != UNTOUCHED) {
            return 0;
        }
    }
    return 1;
}

static void nulls(void) {
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    sudokit_solver *solver = sudokit_solver_new();
    sudokit_error error;
    uint8_t solutions[81], answers[1], minimal[1];
    uint64_t counts[1];
    double ratings[1];
    int32_t answer;
    char text[82];
    size_t number;
    CHECK(sudokit_solve(NULL, PUZZLE, 81, &answer, text, 82, &error) == SUDOKIT_NULL);
    CHECK(error.status == SUDOKIT_NULL && strstr(error.message, "solver") != NULL && error.line == 0);
    CHECK(sudokit_solve(solver, NULL, 81, &answer, text, 82, &error) == SUDOKIT_NULL);
    CHECK(sudokit_solve(solver, PUZZLE, 81, NULL, text, 82, &error) == SUDOKIT_NULL);
    CHECK(sudokit_solve(solver, PUZZLE, 81, &answer, NULL, 82, &error) == SUDOKIT_NULL);
    CHECK(sudokit_solve(solver, NULL, 0, &answer, text, 82, &error) == SUDOKIT_TEXT);
    CHECK(sudokit_solve_many(NULL, 81, solutions, 81, answers, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solve_many(grid, 81, NULL, 81, answers, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solve_many(grid, 81, solutions, 81, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count_many(grid, 81, 1, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count_many(NULL, 81, 1, counts, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_minimal_many(grid, 81, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_minimal_many(NULL, 81, minimal, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_canon_many(grid, 81, NULL, 6, solutions, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_canon_many(grid, 81, "minlex", 6, NULL, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate_many(grid, 81, NULL, 6, ratings, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate_many(grid, 81, "se", 2, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count(NULL, 81, 1, counts, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count(PUZZLE, 81, 1, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solutions(PUZZLE, 81, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solutions(PUZZLE, 81, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_check_json(NULL, 1, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_check_json(PUZZLE, 81, NULL, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate_json(PUZZLE, 81, NULL, 2, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_minimal_json(NULL, 1, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_canon_json(PUZZLE, 81, NULL, 2, 0, 0, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_hint(PUZZLE, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_hint_json(NULL, 9, 5, NULL, 0, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_hint_svg(NULL, 9, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_explain_json(NULL, 9, NULL, 0, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_steps_json(NULL, 9, NULL, 0, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_verify(NULL, 9, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rank(PUZZLE, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_unrank(0, NULL, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_generate(1, NULL, 2, solutions, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_generate(1, NULL, 0, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_generate(1, NULL, 0, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_vicinity(PUZZLE, 81, 0, 0, 0, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_vicinity(PUZZLE, 81, 0, 0, 0, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_read(NULL, 9, text, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_read(PUZZLE, 81, NULL, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_read_json(NULL, 9, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_convert(PUZZLE, 81, NULL, 4, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_convert_all(NULL, 81, "line", 4, text, 82, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_svg(NULL, 81, text, 82, NULL, NULL) == SUDOKIT_NULL);
    sudokit_cancel_raise(NULL);
    sudokit_cancel_free(NULL);
    CHECK(!sudokit_cancel_is_raised(NULL));
    sudokit_solver_free(solver);
}

static void misaligned(void) {
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    union {
        sudokit_error error;
        sudokit_job job;
        sudokit_advice advice;
        uint64_t number;
        char bytes[2048];
    } room;
    sudokit_error error;
    char text[82];
    int32_t answer;
    uint64_t count;
    sudokit_solver *solver = sudokit_solver_new();
    memset(&room, UNTOUCHED, sizeof room);
    CHECK(sudokit_count(PUZZLE, 81, 1, askew(&room), NULL, &error) == SUDOKIT_MISALIGNED);
    CHECK(strstr(error.message, "count: expected an address that is a multiple of 8") != NULL);
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, askew(&room), &error) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, NULL, askew(&room)) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_count_many(grid, 81, 1, askew(&room), 1, NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_rate_many(grid, 81, "se", 2, askew(&room), 1, NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_hint(PUZZLE, 81, askew(&room), NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_solve(askew(&room), PUZZLE, 81, &answer, text, 82, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_solve(solver, PUZZLE, 81, askew(&room), text, 82, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_check_json(PUZZLE, 81, text, 82, askew(&room), NULL) == SUDOKIT_MISALIGNED);
    sudokit_job job = {0};
    job.cancel = askew(&room);
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_MISALIGNED);
    CHECK(untouched(&room, sizeof room));
    sudokit_solver_free(solver);
}

static void overlapping(void) {
    char memory[1024];
    uint8_t *grids = (uint8_t *)memory;
    uint8_t answers[1];
    size_t length;
    memset(memory, UNTOUCHED, sizeof memory);
    memcpy(memory, PUZZLE, 81);
    CHECK(sudokit_solve_many(grids, 81, grids, 81, answers, 1, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_solve_many(grids, 81, grids + 80, 81, answers, 1, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_solve_many(grids, 81, grids + 81, 81, grids + 161, 1, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_canon_many(grids, 81, "minlex", 6, grids, 81, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_read(memory, 81, memory + 40, 82, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_check_json(memory, 81, memory, 1024, &length, NULL) == SUDOKIT_OVERLAP);
    CHECK(memcmp(memory, PUZZLE, 81) == 0 && untouched(memory + 81, sizeof memory - 81));
    /* Side by side is no overlap, and what is only read may be read twice. */
    CHECK(sudokit_solve_many(grids, 81, grids + 81, 81, grids + 162, 1, NULL, NULL) == SUDOKIT_OK);
    CHECK(memcmp(memory + 81, SOLVED, 81) == 0);
    /* A length, a number, an error inside a buffer. */
    union {
        size_t number;
        sudokit_error error;
        char bytes[1024];
    } room;
    CHECK(sudokit_check_json(PUZZLE, 81, room.bytes, 1024, &room.number, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_check_json(PUZZLE, 81, room.bytes, 1024, NULL, &room.error) == SUDOKIT_OVERLAP);
    /* What would be written there is part of the buffer, and is left alone. */
    memset(room.bytes, UNTOUCHED, sizeof room.bytes);
    CHECK(sudokit_check_json(PUZZLE, 81, room.bytes, 1024, NULL, &room.error) == SUDOKIT_OVERLAP);
    CHECK(untouched(room.bytes, sizeof room.bytes));
}

static void lengths(void) {
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    char text[4096];
    uint8_t solutions[162], answers[2];
    uint64_t counts[2];
    size_t length, number;
    sudokit_error error;
    memset(solutions, UNTOUCHED, sizeof solutions);
    memset(answers, UNTOUCHED, sizeof answers);
    /* Neither more nor less than there has to be. */
    CHECK(sudokit_solve_many(grid, 80, solutions, 80, answers, 1, NULL, &error) == SUDOKIT_LENGTH);
    CHECK(strcmp(error.message, "80 bytes are no grids of 81") == 0);
    CHECK(sudokit_solve_many(grid, 81, solutions, 80, answers, 1, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_solve_many(grid, 81, solutions, 162, answers, 1, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_solve_many(grid, 81, solutions, 81, answers, 0, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_solve_many(grid, 81, solutions, 81, answers, 2, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_count_many(grid, 81, 1, counts, 0, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_solutions(PUZZLE, 81, solutions, 100, &number, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_generate(1, NULL, 0, solutions, 100, &number, NULL, NULL) == SUDOKIT_LENGTH);
    /* More than any memory has. */
    CHECK(sudokit_solve_many(grid, SIZE_MAX, solutions, 81, answers, 1, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_solve_many(grid, 81, solutions, SIZE_MAX, answers, 1, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_count_many(grid, 81, 1, counts, SIZE_MAX / 8 + 2, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_read(PUZZLE, SIZE_MAX, text, sizeof text, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_read(PUZZLE, 81, text, (size_t)-2, NULL) == SUDOKIT_LENGTH);
    CHECK(untouched(solutions, sizeof solutions));
    /* Answers are those of invalid puzzles, but not where a length is wrong. */
    CHECK(answers[0] == SUDOKIT_INVALID && untouched(answers + 1, 1));
    /* Texts: no room, too little by one, just enough. */
    memset(text, UNTOUCHED, sizeof text);
    CHECK(sudokit_check_json(PUZZLE, 81, NULL, 0, &length, &error) == SUDOKIT_BUFFER);
    CHECK(length > 81 && length + 1 < sizeof text);
    size_t exact = length;
    CHECK(sudokit_check_json(PUZZLE, 81, text, exact, &length, NULL) == SUDOKIT_BUFFER && length == exact);
    CHECK(text[0] == '\0' && untouched(text + 1, sizeof text - 1));
    CHECK(sudokit_check_json(PUZZLE, 81, text, exact + 1, &length, NULL) == SUDOKIT_OK && strlen(text) == exact);
    CHECK(untouched(text + exact + 1, sizeof text - exact - 1));
    CHECK(sudokit_read(PUZZLE, 81, text, 81, &error) == SUDOKIT_BUFFER);
    CHECK(strstr(error.message, "82") != NULL);
    CHECK(sudokit_read(PUZZLE, 81, text, 82, NULL) == SUDOKIT_OK && text[81] == '\0');
    CHECK(sudokit_unrank(0, text, 0, NULL) == SUDOKIT_BUFFER);
}

static void nonsense(void) {
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    char text[128];
    uint8_t bytes[81];
    uint64_t count;
    double rating;
    size_t number;
    sudokit_error error;
    CHECK(sudokit_rate_many(grid, 81, "speed", 5, &rating, 1, NULL, &error) == SUDOKIT_NAME);
    CHECK(strstr(error.message, "speed") != NULL);
    CHECK(sudokit_rate_many(grid, 81, "\xff\xfe", 2, &rating, 1, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(sudokit_rate_json(PUZZLE, 81, "se,,w", 5, NULL, text, 128, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_canon_many(grid, 81, "grid", 4, bytes, 81, NULL, NULL) == SUDOKIT_ARGUMENT);
    CHECK(sudokit_canon_many(grid, 81, NULL, 0, bytes, 81, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_hint_json(PUZZLE, 81, 6, NULL, 0, NULL, text, 128, NULL, NULL) == SUDOKIT_ARGUMENT);
    CHECK(sudokit_explain_json("11" EMPTY, 81, NULL, 0, NULL, text, 128, NULL, NULL) == SUDOKIT_BOARD);
    CHECK(sudokit_verify("{\"version\":99}", 14, NULL, &error) == SUDOKIT_ARGUMENT && error.line == 1);
    CHECK(sudokit_verify("\0\0\0", 3, NULL, NULL) == SUDOKIT_ARGUMENT);
    sudokit_job job = {0};
    job.threads = SUDOKIT_MOST_THREADS + 1;
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_ARGUMENT);
    job.threads = SUDOKIT_MOST_THREADS;
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_OK);
    /* Givens cannot be taken away that are not there. */
    CHECK(sudokit_vicinity(PUZZLE, 81, SIZE_MAX, 0, 0, NULL, 0, &number, NULL, NULL) == SUDOKIT_OK && number == 0);
    CHECK(sudokit_vicinity(SOLVED, 81, 0, SIZE_MAX, 0, NULL, 0, &number, NULL, NULL) == SUDOKIT_OK && number == 0);
    job.threads = 0;
    job.milliseconds = 50;
    CHECK(sudokit_vicinity(PUZZLE, 81, 15, 40, 0, NULL, 0, &number, &job, NULL) == SUDOKIT_CANCELLED);
    /* Bytes of every kind as a text: an error or a puzzle. A message is a text with an end, also of something long. */
    unsigned state = 1;
    for (int round = 0; round < 2000; round++) {
        char noise[300];
        size_t length = (size_t)round % sizeof noise;
        for (size_t i = 0; i < length; i++) {
            state = state * 1103515245u + 12345u;
            noise[i] = (char)(state >> 16);
        }
        sudokit_status status = sudokit_read(noise, length, text, sizeof text, &error);
        CHECK(status == SUDOKIT_OK || status == SUDOKIT_TEXT);
        CHECK(memchr(error.message, '\0', sizeof error.message) != NULL);
    }
    char name[2000];
    memset(name, 'n', sizeof name);
    CHECK(sudokit_convert(PUZZLE, 81, name, sizeof name, text, 128, NULL, &error) == SUDOKIT_FORMAT);
    CHECK(strlen(error.message) <= SUDOKIT_MESSAGE_SIZE - 1);
}

/* A call that must fail, and a result that must be defined then. */
#define FAILS(call, status, holds)                                                                                     \
    do {                                                                                                               \
        memset(&out, UNTOUCHED, sizeof out);                                                                           \
        CHECK((call) == (status));                                                                                     \
        CHECK(holds);                                                                                                  \
    } while (0)

/* Every result is defined for every failure. */
static void failures(void) {
    const char *bad = "53..7q";
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    struct {
        uint64_t number;
        double rating;
        size_t size, other;
        int32_t answer;
        sudokit_advice advice;
        uint8_t bytes[162];
        char text[512];
    } out;
    sudokit_solver *solver = sudokit_solver_new();
    sudokit_job job = {0}, late = {0};
    job.threads = SUDOKIT_MOST_THREADS + 1;
    late.milliseconds = 1;
    for (int null = 0; null < 2; null++) {
        const char *text = null ? NULL : bad;
        sudokit_status status = null ? SUDOKIT_NULL : SUDOKIT_TEXT;
        FAILS(sudokit_solve(solver, text, 6, &out.answer, out.text, 82, NULL), status,
              out.answer == SUDOKIT_INVALID && out.text[0] == '\0');
        FAILS(sudokit_count(text, 6, 9, &out.number, NULL, NULL), status, out.number == UINT64_MAX);
        FAILS(sudokit_solutions(text, 6, out.bytes, 81, &out.size, NULL, NULL), status, out.size == 0);
        FAILS(sudokit_check_json(text, 6, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_rate_json(text, 6, "se", 2, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_minimal_json(text, 6, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_canon_json(text, 6, "gsf", 3, 0, 0, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_hint(text, 6, &out.advice, NULL, NULL), status, out.advice.kind == -1 && out.advice.line[0] == '\0');
        FAILS(sudokit_hint_json(text, 6, 5, NULL, 0, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_hint_svg(text, 6, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_explain_json(text, 6, NULL, 0, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_steps_json(text, 6, NULL, 0, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_rank(text, 6, &out.number, NULL), status, out.number == UINT64_MAX);
        FAILS(sudokit_vicinity(text, 6, 1, 1, 0, out.bytes, 81, &out.size, NULL, NULL), status, out.size == 0);
        FAILS(sudokit_read(text, 6, out.text, 82, NULL), status, out.text[0] == '\0');
        FAILS(sudokit_read_json(text, 6, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_convert(text, 6, "sdm", 3, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_svg(text, 6, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_verify(text, 6, &out.size, NULL), null ? SUDOKIT_NULL : SUDOKIT_ARGUMENT, out.size == 0);
        FAILS(sudokit_generate(1, text, 6, out.bytes, 81, &out.size, NULL, NULL), null ? SUDOKIT_NULL : SUDOKIT_ARGUMENT, out.size == 0);
    }
    FAILS(sudokit_convert_all(PUZZLE, 81, "none", 4, out.text, 512, &out.size, &out.other, NULL), SUDOKIT_FORMAT,
          out.size == 0 && out.other == 0 && out.text[0] == '\0');
    FAILS(sudokit_unrank(UINT64_MAX, out.text, 82, NULL), SUDOKIT_ARGUMENT, out.text[0] == '\0');
    FAILS(sudokit_solve(NULL, PUZZLE, 81, &out.answer, out.text, 82, NULL), SUDOKIT_NULL, out.answer == SUDOKIT_INVALID);
    FAILS(sudokit_solve_many(grid, 81, out.bytes, 81, out.bytes + 81, 1, &job, NULL), SUDOKIT_ARGUMENT, out.bytes[81] == SUDOKIT_INVALID);
    FAILS(sudokit_count_many(grid, 81, 2, &out.number, 1, &job, NULL), SUDOKIT_ARGUMENT, out.number == UINT64_MAX);
    FAILS(sudokit_minimal_many(grid, 81, out.bytes, 1, &job, NULL), SUDOKIT_ARGUMENT, out.bytes[0] == SUDOKIT_INVALID);
    FAILS(sudokit_rate_many(grid, 81, "speed", 5, &out.rating, 1, NULL, NULL), SUDOKIT_NAME, out.rating != out.rating);
    /* What is there when a call is cancelled says so. */
    FAILS(sudokit_count_many((const uint8_t *)EMPTY, 81, UINT64_MAX, &out.number, 1, &late, NULL), SUDOKIT_CANCELLED, out.number == UINT64_MAX);
    FAILS(sudokit_count(EMPTY, 81, UINT64_MAX, &out.number, &late, NULL), SUDOKIT_CANCELLED, out.number == UINT64_MAX);
    sudokit_solver_free(solver);
}

int main(void) {
    nulls();
    misaligned();
    overlapping();
    lengths();
    nonsense();
    failures();
    return 0;
}
