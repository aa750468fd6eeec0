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
    sudokit_advice advice = {.size = sizeof advice};
    sudokit_rating rating = {.size = sizeof rating};
    sudokit_path *path;
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
    CHECK(sudokit_shuffle_many(grid, 81, 1, NULL, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_shuffle_many(NULL, 81, 1, solutions, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_candidates_many(grid, 81, NULL, 729, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rank_many(grid, 81, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rank_many(NULL, 81, counts, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate_many(grid, 81, NULL, 6, ratings, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate_many(grid, 81, "se", 2, NULL, 1, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count(NULL, 81, 1, counts, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_count(PUZZLE, 81, 1, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solutions(PUZZLE, 81, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_solutions(PUZZLE, 81, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_call(NULL, 5, "{}", 2, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_call("names", 5, NULL, 2, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_call("names", 5, NULL, 0, NULL, NULL, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_call(NULL, 0, NULL, 0, NULL, NULL, 0, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_hint(PUZZLE, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_hint(NULL, 81, &advice, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_hint_svg(NULL, 9, NULL, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate(NULL, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate(PUZZLE, 81, NULL, 2, &rating, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rate(PUZZLE, 81, "se", 2, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_path_new(PUZZLE, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_path_new(NULL, 81, &path, NULL) == SUDOKIT_NULL && path == NULL);
    CHECK(sudokit_path_next(NULL, &advice, NULL, NULL) == SUDOKIT_NULL && advice.kind == -1);
    CHECK(sudokit_path_new(PUZZLE, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_verify(NULL, 9, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_rank(PUZZLE, 81, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_unrank(0, NULL, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_generate(1, NULL, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_generate(1, NULL, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    sudokit_order order = {.size = sizeof order, .ratings_length = 1};
    CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    order = (sudokit_order){.size = sizeof order, .start_count = 1};
    CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    order = (sudokit_order){.size = sizeof order, .not_in_count = 1};
    CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, &error) == SUDOKIT_NULL);
    CHECK(strstr(error.message, "not_in") != NULL);
    CHECK(sudokit_vicinity(PUZZLE, 81, 0, 0, 0, NULL, 81, &number, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_vicinity(PUZZLE, 81, 0, 0, 0, solutions, 81, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_read(NULL, 9, text, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_read(PUZZLE, 81, NULL, 82, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_convert(PUZZLE, 81, NULL, 4, text, 82, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_convert_all(NULL, 81, "line", 4, text, 82, NULL, NULL, NULL) == SUDOKIT_NULL);
    CHECK(sudokit_svg(NULL, 81, text, 82, NULL, NULL) == SUDOKIT_NULL);
    sudokit_cancel_raise(NULL);
    sudokit_cancel_free(NULL);
    sudokit_path_free(NULL);
    CHECK(!sudokit_cancel_is_raised(NULL));
    sudokit_path_free(path);
    sudokit_solver_free(solver);
}

static void misaligned(void) {
    const uint8_t *grid = (const uint8_t *)PUZZLE;
    union {
        sudokit_error error;
        sudokit_job job;
        sudokit_advice advice;
        sudokit_order order;
        sudokit_rating rating;
        sudokit_path *path;
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
    CHECK(sudokit_rank_many(grid, 81, askew(&room), 1, NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_hint(PUZZLE, 81, askew(&room), NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_solve(askew(&room), PUZZLE, 81, &answer, text, 82, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_solve(solver, PUZZLE, 81, askew(&room), text, 82, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_call("names", 5, NULL, 0, NULL, text, 82, askew(&room), NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_rate(PUZZLE, 81, "se", 2, askew(&room), NULL, NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_path_new(PUZZLE, 81, askew(&room), NULL) == SUDOKIT_MISALIGNED);
    CHECK(sudokit_path_next(NULL, askew(&room), NULL, NULL) == SUDOKIT_MISALIGNED);
    sudokit_advice advice = {.size = sizeof advice};
    CHECK(sudokit_path_next(askew(&room), &advice, NULL, NULL) == SUDOKIT_MISALIGNED);
    size_t made;
    uint8_t puzzles[81];
    CHECK(sudokit_generate(1, askew(&room), puzzles, 81, &made, NULL, NULL) == SUDOKIT_MISALIGNED);
    sudokit_order order = {.size = sizeof order, .ratings = askew(&room), .ratings_length = 1};
    CHECK(sudokit_generate(1, &order, puzzles, 81, &made, NULL, NULL) == SUDOKIT_MISALIGNED);
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
    CHECK(sudokit_shuffle_many(grids, 81, 1, grids, 81, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_read(memory, 81, memory + 40, 82, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_svg(memory, 81, memory, 1024, &length, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_call("read", 4, memory, 81, NULL, memory, 1024, &length, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_call(memory, 4, NULL, 0, NULL, memory, 1024, &length, NULL) == SUDOKIT_OVERLAP);
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
    CHECK(sudokit_svg(PUZZLE, 81, room.bytes, 1024, &room.number, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_svg(PUZZLE, 81, room.bytes, 1024, NULL, &room.error) == SUDOKIT_OVERLAP);
    /* What would be written there is part of the buffer, and is left alone. */
    memset(room.bytes, UNTOUCHED, sizeof room.bytes);
    CHECK(sudokit_svg(PUZZLE, 81, room.bytes, 1024, NULL, &room.error) == SUDOKIT_OVERLAP);
    CHECK(untouched(room.bytes, sizeof room.bytes));
    /* What an order points to, and what is written. */
    union {
        sudokit_order order;
        sudokit_advice advice;
        sudokit_rating rating;
        size_t number;
        char bytes[2048];
        uint8_t grids[2048];
    } both;
    memset(&both, 0, sizeof both);
    both.order.size = sizeof both.order;
    CHECK(sudokit_generate(1, &both.order, both.grids, 81, &length, NULL, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_generate(1, &both.order, grids + 81, 81, &both.number, NULL, NULL) == SUDOKIT_OVERLAP);
    sudokit_rating_range range = {both.bytes, 1, 2};
    sudokit_order orders[] = {
        {.level = both.bytes},
        {.with_techniques = both.bytes},
        {.containing = both.bytes},
        {.ratings = &range, .ratings_length = 1},
        {.start = both.grids, .start_count = 1},
        {.not_in = both.grids, .not_in_count = 2},
    };
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        memset(&both, 0, sizeof both);
        static const char *const texts[] = {"easy", "x-wing", PUZZLE, "se", PUZZLE, PUZZLE};
        strcpy(both.bytes, texts[i]);
        orders[i].size = sizeof *orders;
        if (i == 5) {
            memcpy(both.bytes + 81, PUZZLE, 81);
        }
        CHECK(sudokit_generate(1, &orders[i], both.grids, 162, &length, NULL, NULL) == SUDOKIT_OVERLAP);
    }
    both.rating.size = sizeof both.rating;
    CHECK(sudokit_rate(both.bytes, 9, "se", 2, &both.rating, NULL, NULL) == SUDOKIT_OVERLAP);
    /* Also its last byte. */
    CHECK(sudokit_rate(both.bytes + sizeof both.rating - 1, 9, "se", 2, &both.rating, NULL, NULL) == SUDOKIT_OVERLAP);
    both.advice.size = sizeof both.advice;
    CHECK(sudokit_hint(both.bytes, 9, &both.advice, NULL, NULL) == SUDOKIT_OVERLAP);
    sudokit_path *path;
    CHECK(sudokit_path_new((char *)&path, 4, &path, NULL) == SUDOKIT_OVERLAP);
    CHECK(sudokit_path_new(PUZZLE, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, &both.advice, (sudokit_job *)&both, NULL) == SUDOKIT_OVERLAP);
    sudokit_path_free(path);
}

#define CHECKED "{\"puzzle\": \"" PUZZLE "\"}"

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
    CHECK(sudokit_shuffle_many(grid, 81, 1, solutions, 80, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_candidates_many(grid, 81, solutions, 81, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_rank_many(grid, 81, counts, 0, NULL, NULL) == SUDOKIT_BUFFER);
    CHECK(sudokit_solutions(PUZZLE, 81, solutions, 100, &number, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_generate(1, NULL, solutions, 100, &number, NULL, NULL) == SUDOKIT_LENGTH);
    /* More than any memory has. */
    CHECK(sudokit_solve_many(grid, SIZE_MAX, solutions, 81, answers, 1, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_solve_many(grid, 81, solutions, SIZE_MAX, answers, 1, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_count_many(grid, 81, 1, counts, SIZE_MAX / 8 + 2, NULL, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_read(PUZZLE, SIZE_MAX, text, sizeof text, NULL) == SUDOKIT_LENGTH);
    CHECK(sudokit_read(PUZZLE, 81, text, (size_t)-2, NULL) == SUDOKIT_LENGTH);
    sudokit_order order = {.size = sizeof order, .not_in = grid, .not_in_count = SIZE_MAX};
    CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, NULL) == SUDOKIT_LENGTH);
    order = (sudokit_order){.size = sizeof order, .ratings_length = SIZE_MAX};
    CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, NULL) == SUDOKIT_ARGUMENT);
    CHECK(untouched(solutions, sizeof solutions));
    /* Impossible sizes of structs. */
    sudokit_rating rating;
    sudokit_advice advice;
    static const size_t sizes[] = {0, 1, sizeof(size_t), sizeof(sudokit_rating) + 1, 5000, SIZE_MAX};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        memset(&rating, UNTOUCHED, sizeof rating);
        memset(&advice, UNTOUCHED, sizeof advice);
        order = (sudokit_order){.size = sizes[i]};
        rating.size = advice.size = sizes[i];
        CHECK(sudokit_generate(1, &order, solutions, 81, &number, NULL, &error) == SUDOKIT_ARGUMENT && number == 0);
        CHECK(strstr(error.message, "sizeof(sudokit_order)") != NULL);
        CHECK(sudokit_rate(PUZZLE, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_ARGUMENT);
        CHECK(untouched((char *)&rating + sizeof(size_t), sizeof rating - sizeof(size_t)));
        CHECK(sudokit_hint(PUZZLE, 81, &advice, NULL, NULL) == SUDOKIT_ARGUMENT);
        CHECK(sudokit_path_next(NULL, &advice, NULL, NULL) == SUDOKIT_ARGUMENT);
        CHECK(untouched((char *)&advice + sizeof(size_t), sizeof advice - sizeof(size_t)));
    }
    /* Answers are those of invalid puzzles, but not where a length is wrong. */
    CHECK(answers[0] == SUDOKIT_INVALID && untouched(answers + 1, 1));
    /* Texts: no room, too little by one, just enough. */
    memset(text, UNTOUCHED, sizeof text);
    CHECK(sudokit_call("check", 5, CHECKED, sizeof CHECKED - 1, NULL, NULL, 0, &length, &error) == SUDOKIT_BUFFER);
    CHECK(length > 81 && length + 1 < sizeof text);
    size_t exact = length;
    CHECK(sudokit_call("check", 5, CHECKED, sizeof CHECKED - 1, NULL, text, exact, &length, NULL) == SUDOKIT_BUFFER && length == exact);
    CHECK(text[0] == '\0' && untouched(text + 1, sizeof text - 1));
    CHECK(sudokit_call("check", 5, CHECKED, sizeof CHECKED - 1, NULL, text, exact + 1, &length, NULL) == SUDOKIT_OK && strlen(text) == exact);
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
    sudokit_rating told = {.size = sizeof told};
    CHECK(sudokit_rate_many(grid, 81, "speed", 5, &rating, 1, NULL, &error) == SUDOKIT_NAME);
    CHECK(strstr(error.message, "speed") != NULL);
    CHECK(sudokit_rate_many(grid, 81, "\xff\xfe", 2, &rating, 1, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(sudokit_rate(PUZZLE, 81, "all", 3, &told, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_call("\xff\xfe", 2, NULL, 0, NULL, text, 128, NULL, NULL) == SUDOKIT_ARGUMENT);
    CHECK(sudokit_call("names", 5, "\"\xff\"", 3, NULL, text, 128, NULL, &error) == SUDOKIT_ARGUMENT && error.line == 1);
    CHECK(sudokit_call("names", 5, "\0\0", 2, NULL, text, 128, NULL, &error) == SUDOKIT_ARGUMENT && error.line == 1);
    CHECK(sudokit_call("names", 5, "{}}", 3, NULL, text, 128, NULL, NULL) == SUDOKIT_ARGUMENT);
    /* Lists in lists, deeper than a stack. */
    static char deep[100000];
    memset(deep, '[', sizeof deep);
    CHECK(sudokit_call("names", 5, deep, sizeof deep, NULL, text, 128, NULL, &error) == SUDOKIT_ARGUMENT && error.column > 0);
    CHECK(sudokit_canon_many(grid, 81, "grid", 4, bytes, 81, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_canon_many(grid, 81, NULL, 0, bytes, 81, NULL, NULL) == SUDOKIT_NAME);
    CHECK(sudokit_verify("{\"version\":99}", 14, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(strstr(error.message, "expected a proof") != NULL);
    CHECK(sudokit_verify("{\n\0", 3, NULL, &error) == SUDOKIT_ARGUMENT && error.line == 2);
    sudokit_job job = {0};
    job.threads = SUDOKIT_MOST_THREADS + 1;
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_ARGUMENT);
    job.threads = SUDOKIT_MOST_THREADS;
    CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_OK);
    /* Givens cannot be taken away that are not there. */
    CHECK(sudokit_vicinity(PUZZLE, 81, SIZE_MAX, 0, 0, NULL, 0, &number, NULL, NULL) == SUDOKIT_OK && number == 0);
    CHECK(sudokit_vicinity(SOLVED, 81, 0, SIZE_MAX, 0, NULL, 0, &number, NULL, NULL) == SUDOKIT_OK && number == 0);
    job.threads = 0;
    /* Invalid times, and valid ones beyond any clock. */
    static const double none[] = {-1, -1e-300, -1.0 / 0.0, 0.0 / 0.0}, endless[] = {0, -0.0, 1e-300, 1e18, 1e300, 1.0 / 0.0};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        job.seconds = none[i];
        CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, &error) == SUDOKIT_ARGUMENT && strstr(error.message, "seconds") != NULL);
    }
    for (size_t i = 0; i < sizeof endless / sizeof *endless; i++) {
        job.seconds = endless[i];
        CHECK(sudokit_count(PUZZLE, 81, 1, &count, &job, NULL) == SUDOKIT_OK);
    }
    job.seconds = 0.05;
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
        out.advice.size = sizeof out.advice;                                                                           \
        out.rated.size = sizeof out.rated;                                                                             \
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
        sudokit_path *path;
        sudokit_advice advice;
        sudokit_rating rated;
        uint8_t bytes[162];
        char text[512];
    } out;
    sudokit_solver *solver = sudokit_solver_new();
    sudokit_job job = {0}, late = {0};
    job.threads = SUDOKIT_MOST_THREADS + 1;
    late.seconds = 0.001;
    for (int null = 0; null < 2; null++) {
        const char *text = null ? NULL : bad;
        sudokit_status status = null ? SUDOKIT_NULL : SUDOKIT_TEXT;
        FAILS(sudokit_solve(solver, text, 6, &out.answer, out.text, 82, NULL), status,
              out.answer == SUDOKIT_INVALID && out.text[0] == '\0');
        FAILS(sudokit_count(text, 6, 9, &out.number, NULL, NULL), status, out.number == UINT64_MAX);
        FAILS(sudokit_solutions(text, 6, out.bytes, 81, &out.size, NULL, NULL), status, out.size == 0);
        FAILS(sudokit_call("solve", 5, text, 6, NULL, out.text, 512, &out.size, NULL), null ? SUDOKIT_NULL : SUDOKIT_ARGUMENT,
              out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_hint(text, 6, &out.advice, NULL, NULL), status,
              out.advice.size == sizeof out.advice && out.advice.kind == -1 && out.advice.line[0] == '\0');
        FAILS(sudokit_rate(text, 6, "se", 2, &out.rated, NULL, NULL), status,
              out.rated.number != out.rated.number && out.rated.answer == SUDOKIT_INVALID && out.rated.hardest[0] == '\0');
        FAILS(sudokit_path_new(text, 6, &out.path, NULL), status, out.path == NULL);
        FAILS(sudokit_path_next(NULL, &out.advice, NULL, NULL), SUDOKIT_NULL, out.advice.kind == -1);
        FAILS(sudokit_hint_svg(text, 6, NULL, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_read_photo((const uint8_t *)text, 6, out.text, 512, &out.size, NULL), null ? SUDOKIT_NULL : SUDOKIT_PHOTO,
              out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_rank(text, 6, &out.number, NULL), status, out.number == UINT64_MAX);
        FAILS(sudokit_vicinity(text, 6, 1, 1, 0, out.bytes, 81, &out.size, NULL, NULL), status, out.size == 0);
        FAILS(sudokit_read(text, 6, out.text, 82, NULL), status, out.text[0] == '\0');
        FAILS(sudokit_convert(text, 6, "sdm", 3, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_svg(text, 6, out.text, 512, &out.size, NULL), status, out.size == 0 && out.text[0] == '\0');
        FAILS(sudokit_verify(text, 6, &out.size, NULL), null ? SUDOKIT_NULL : SUDOKIT_ARGUMENT, out.size == 0);
        sudokit_order order = {.size = sizeof order, .start_count = 1};
        order.containing = null ? NULL : bad;
        FAILS(sudokit_generate(1, &order, out.bytes, 81, &out.size, NULL, NULL), status, out.size == 0);
    }
    FAILS(sudokit_convert_all(PUZZLE, 81, "none", 4, out.text, 512, &out.size, &out.other, NULL), SUDOKIT_FORMAT,
          out.size == 0 && out.other == 0 && out.text[0] == '\0');
    FAILS(sudokit_unrank(UINT64_MAX, out.text, 82, NULL), SUDOKIT_ARGUMENT, out.text[0] == '\0');
    FAILS(sudokit_solve(NULL, PUZZLE, 81, &out.answer, out.text, 82, NULL), SUDOKIT_NULL, out.answer == SUDOKIT_INVALID);
    FAILS(sudokit_solve_many(grid, 81, out.bytes, 81, out.bytes + 81, 1, &job, NULL), SUDOKIT_ARGUMENT, out.bytes[81] == SUDOKIT_INVALID);
    FAILS(sudokit_count_many(grid, 81, 2, &out.number, 1, &job, NULL), SUDOKIT_ARGUMENT, out.number == UINT64_MAX);
    FAILS(sudokit_minimal_many(grid, 81, out.bytes, 1, &job, NULL), SUDOKIT_ARGUMENT, out.bytes[0] == SUDOKIT_INVALID);
    FAILS(sudokit_rate_many(grid, 81, "speed", 5, &out.rating, 1, NULL, NULL), SUDOKIT_NAME, out.rating != out.rating);
    FAILS(sudokit_rank_many(grid, 81, &out.number, 1, &job, NULL), SUDOKIT_ARGUMENT, out.number == UINT64_MAX);
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
