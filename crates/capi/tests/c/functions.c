/* Every function of the header works as documented. */

#include "check.h"

/* A program that was compiled with another header must find the fields where it looks for them. */
_Static_assert(sizeof(sudokit_error) == 512, "the size of an error is part of the binary interface");
_Static_assert(offsetof(sudokit_error, message) == 24, "so is each place in it");
_Static_assert(offsetof(sudokit_advice, technique) == sizeof(size_t) + 328, "and those of a hint");
_Static_assert(sizeof(sudokit_job) == 16 + 3 * sizeof(void *), "and that of a job");
_Static_assert(offsetof(sudokit_order, size) == 0 && offsetof(sudokit_rating, size) == 0, "a size comes first");

static const uint8_t *bytes(const char *text) { return (const uint8_t *)text; }

static void versions(void) {
    CHECK(strcmp(sudokit_version(), VERSION) == 0);
    CHECK(sudokit_abi_version() == (SUDOKIT_ABI_MAJOR << 16 | SUDOKIT_ABI_MINOR));
    CHECK(strcmp(sudokit_status_name(SUDOKIT_OK), "ok") == 0);
    CHECK(strcmp(sudokit_status_name(SUDOKIT_TEXT), "text") == 0);
    CHECK(strcmp(sudokit_status_name(-7), "unknown") == 0);
}

static void one(void) {
    sudokit_solver *solver = sudokit_solver_new();
    int32_t answer;
    char solution[82];
    CHECK(solver != NULL);
    CHECK(sudokit_solve(solver, PUZZLE, 81, &answer, solution, sizeof solution, NULL) == SUDOKIT_OK);
    CHECK(answer == SUDOKIT_UNIQUE && strcmp(solution, SOLVED) == 0);
    CHECK(sudokit_solve(solver, EMPTY, 81, &answer, solution, sizeof solution, NULL) == SUDOKIT_OK);
    CHECK(answer == SUDOKIT_MULTIPLE && strlen(solution) == 81);
    char wrong[] = PUZZLE;
    wrong[2] = '5';
    CHECK(sudokit_solve(solver, wrong, 81, &answer, solution, sizeof solution, NULL) == SUDOKIT_OK);
    CHECK(answer == SUDOKIT_NONE && strcmp(solution, EMPTY) == 0);

    uint64_t count;
    CHECK(sudokit_count(EMPTY, 81, 4321, &count, NULL, NULL) == SUDOKIT_OK && count == 4321);
    CHECK(sudokit_count(PUZZLE, 81, UINT64_MAX, &count, NULL, NULL) == SUDOKIT_OK && count == 1);
    CHECK(sudokit_count(PUZZLE, 81, 0, &count, NULL, NULL) == SUDOKIT_OK && count == 0);

    uint8_t solutions[3 * 81];
    size_t found;
    CHECK(sudokit_solutions(EMPTY, 81, solutions, sizeof solutions, &found, NULL, NULL) == SUDOKIT_OK && found == 3);
    CHECK(memcmp(solutions, solutions + 81, 81) != 0 && memcmp(solutions + 81, solutions + 162, 81) != 0);
    CHECK(sudokit_solutions(PUZZLE, 81, solutions, sizeof solutions, &found, NULL, NULL) == SUDOKIT_OK && found == 1);
    CHECK(memcmp(solutions, SOLVED, 81) == 0);
    CHECK(sudokit_solutions(EMPTY, 81, NULL, 0, &found, NULL, NULL) == SUDOKIT_OK && found == 0);
    sudokit_solver_free(solver);
    sudokit_solver_free(NULL);
}

static void many(void) {
    const char grids[] = PUZZLE EMPTY "x" EMPTY;
    uint8_t solutions[243], answers[3], forms[243], minimal[3];
    uint64_t counts[3];
    double ratings[3];
    CHECK(sudokit_solve_many(bytes(grids), 243, solutions, 243, answers, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(answers[0] == SUDOKIT_UNIQUE && answers[1] == SUDOKIT_MULTIPLE && answers[2] == SUDOKIT_INVALID);
    CHECK(memcmp(solutions, SOLVED, 81) == 0 && memcmp(solutions + 162, EMPTY, 81) == 0);
    CHECK(sudokit_count_many(bytes(grids), 243, 10, counts, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(counts[0] == 1 && counts[1] == 10 && counts[2] == UINT64_MAX);
    CHECK(sudokit_minimal_many(bytes(grids), 243, minimal, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(minimal[0] == 0 && minimal[1] == SUDOKIT_INVALID && minimal[2] == SUDOKIT_INVALID);
    CHECK(sudokit_canon_many(bytes(grids), 243, "maxlex", 6, forms, 243, NULL, NULL) == SUDOKIT_OK);
    CHECK(forms[0] == '9' && memcmp(forms + 81, EMPTY, 81) == 0);
    uint8_t candidates[2187];
    uint64_t ranks[3], rank;
    CHECK(sudokit_shuffle_many(bytes(grids), 243, 7, forms, 243, NULL, NULL) == SUDOKIT_OK);
    CHECK(memcmp(forms, grids, 81) != 0 && memcmp(forms + 81, EMPTY EMPTY, 162) == 0);
    CHECK(sudokit_candidates_many(bytes(grids), 243, candidates, 2187, NULL, NULL) == SUDOKIT_OK);
    CHECK(memcmp(candidates + 9, "\0\0\0\0\0\0\0\0\0" "\1\1\0\1\0\0\0\0\0", 18) == 0);
    CHECK(candidates[729] == 1 && candidates[1457] == 1 && candidates[1458] == 0 && candidates[2186] == 0);
    CHECK(sudokit_rank_many(bytes(grids), 243, ranks, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(sudokit_rank(PUZZLE, 81, &rank, NULL) == SUDOKIT_OK && ranks[0] == rank);
    CHECK(ranks[1] == UINT64_MAX && ranks[2] == UINT64_MAX);
    CHECK(sudokit_rate_many(bytes(grids), 243, "se", 2, ratings, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(ratings[0] > 1.15 && ratings[0] < 1.25 && ratings[1] != ratings[1]);

    /* Numbers instead of characters. */
    uint8_t numbers[81] = {0};
    CHECK(sudokit_solve_many(numbers, 81, solutions, 81, answers, 1, NULL, NULL) == SUDOKIT_OK);
    CHECK(answers[0] == SUDOKIT_MULTIPLE && solutions[0] >= 1 && solutions[0] <= 9);
    /* Nothing is no error. */
    CHECK(sudokit_solve_many(NULL, 0, NULL, 0, NULL, 0, NULL, NULL) == SUDOKIT_OK);
}

static char json[8 << 20];

/* A reply that has a text in it. */
static int replies(const char *task, const char *fields, const char *what) {
    size_t length;
    sudokit_error error;
    if (sudokit_call(task, strlen(task), fields, strlen(fields), NULL, json, sizeof json, &length, &error) != SUDOKIT_OK) {
        fprintf(stderr, "%s: %s\n", task, error.message);
        return 0;
    }
    return strlen(json) == length && strstr(json, what) != NULL;
}

/* A request that fails, and a part of the message. */
static int refuses(const char *task, const char *fields, sudokit_status status, const char *message) {
    size_t length = 99;
    sudokit_error error;
    sudokit_status found = sudokit_call(task, strlen(task), fields, strlen(fields), NULL, json, sizeof json, &length, &error);
    if (found != status || strstr(error.message, message) == NULL) {
        fprintf(stderr, "%s: %s\n", sudokit_status_name(found), error.message);
        return 0;
    }
    return length == 0 && json[0] == '\0';
}

#define GIVEN "\"puzzle\": \"" PUZZLE "\""

static void requests(void) {
    CHECK(replies("solve", "{" GIVEN "}", SOLVED));
    CHECK(replies("check", "{" GIVEN "}", "\"minimal\":false"));
    CHECK(replies("rate", "{" GIVEN ", \"scales\": [\"hodoku\", \"se\"]}", "204"));
    CHECK(replies("minimal", "{" GIVEN "}", "redundant"));
    CHECK(replies("canon", "{" GIVEN ", \"map\": true, \"automorphisms\": true}", "\"automorphisms\":1"));
    CHECK(replies("hint", "{" GIVEN "}", "Naked Single: r5c5=5"));
    CHECK(replies("hint", "{" GIVEN ", \"level\": 0}", "Naked Single") && strstr(json, "r5c5=5") == NULL);
    CHECK(replies("hint", "{" GIVEN ", \"allow\": \"hidden single\", \"options\": {\"fins\": 2}}", "hidden-single"));
    CHECK(replies("steps", "{" GIVEN "}", "\"steps\":["));
    CHECK(replies("read", "{\"text\": \"" PUZZLE "\"}", PUZZLE));
    CHECK(replies("convert", "{\"text\": \"" PUZZLE "\", \"format\": \"sdm\"}", "530070000"));
    CHECK(replies("Generate", "{\"count\": 2}", "\"seed\":0"));
    CHECK(replies("names", "", "\"levels\":[\"beginner\",\"easy\",") && strstr(json, "{\"name\":\"sdk\"") != NULL);

    CHECK(refuses("slove", "{}", SUDOKIT_NAME, "'slove' is not a task"));
    CHECK(refuses("solve", "", SUDOKIT_ARGUMENT, "the field 'puzzle' is missing"));
    CHECK(refuses("solve", "[]", SUDOKIT_ARGUMENT, "expected an object with fields, found a list of 0"));
    CHECK(refuses("solve", "{\"puzzle\": \"12q\"}", SUDOKIT_TEXT, "expected"));
    CHECK(refuses("hint", "{" GIVEN ", \"level\": 6}", SUDOKIT_ARGUMENT, "from 0 to 5"));
    CHECK(refuses("hint", "{" GIVEN ", \"levle\": 2}", SUDOKIT_ARGUMENT, "did you mean 'level'?"));
    CHECK(refuses("steps", "{" GIVEN ", \"deny\": [\"xwign\"]}", SUDOKIT_NAME, "x-wing"));
    CHECK(refuses("explain", "{\"puzzle\": \"11\"}", SUDOKIT_TEXT, "expected"));
    CHECK(refuses("explain", "{\"puzzle\": \"11...............................................................................\"}",
                  SUDOKIT_BOARD, ""));
    CHECK(refuses("rate", "{" GIVEN ", \"scales\": [\"se\", \"\"]}", SUDOKIT_NAME, "scale"));
    CHECK(refuses("convert", "{\"text\": \"" PUZZLE "\", \"format\": \"sdn\"}", SUDOKIT_FORMAT, "sdn"));
    CHECK(refuses("generate", "{\"hardest\": \"x-wing\", \"without\": [\"x-wing\"]}", SUDOKIT_WISH, ""));
    sudokit_error error;
    const char *broken = "{\n\"puzzle\": 1";
    CHECK(sudokit_call("solve", 5, broken, strlen(broken), NULL, json, sizeof json, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(error.line == 2 && error.column > 0 && strncmp(error.message, "fields, line 2, column ", 23) == 0);
    CHECK(sudokit_call("solve", 5, "{\"puzzle\": \"12q\"}", 17, NULL, json, sizeof json, NULL, &error) == SUDOKIT_TEXT);
    CHECK(error.line == 1 && error.column > 0);

    /* When the time is over, a rating is a lower bound, and fewer puzzles are made; an explanation is none. */
    sudokit_job job = {0};
    job.seconds = 1e-9;
    const char *given = "{" GIVEN "}";
    CHECK(sudokit_call("rate", 4, given, strlen(given), &job, json, sizeof json, NULL, NULL) == SUDOKIT_OK);
    CHECK(strstr(json, "\"at_least\":true") != NULL);
    CHECK(sudokit_call("generate", 8, NULL, 0, &job, json, sizeof json, NULL, NULL) == SUDOKIT_OK);
    CHECK(strstr(json, "\"out-of-time\"") != NULL);
    CHECK(sudokit_call("explain", 7, given, strlen(given), &job, json, sizeof json, NULL, NULL) == SUDOKIT_CANCELLED);

    size_t steps, length;
    CHECK(sudokit_call("explain", 7, given, strlen(given), NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(strstr(json, "\"solved\":true") != NULL);
    CHECK(sudokit_verify(json, length, &steps, &error) == SUDOKIT_OK && steps == 51 && error.message[0] == '\0');
    /* A changed first step is found out. */
    char *effect = strstr(json, "r5c5=5\"]");
    CHECK(effect != NULL);
    effect[5] = '4';
    CHECK(sudokit_verify(json, length, &steps, &error) == SUDOKIT_PROOF && steps == 0);
    CHECK(strstr(error.message, "step 1 does not hold") != NULL);
}

static void ratings(void) {
    sudokit_rating rating = {.size = sizeof rating};
    CHECK(sudokit_rate(PUZZLE, 81, "hodoku", 6, &rating, NULL, NULL) == SUDOKIT_OK);
    CHECK(rating.size == sizeof rating && rating.answer == SUDOKIT_UNIQUE && rating.is_exact == 1);
    CHECK(rating.number > 203.5 && rating.number < 204.5);
    CHECK(strcmp(rating.level, "Easy") == 0 && strcmp(rating.hardest, "Naked Single") == 0);
    CHECK(sudokit_rate(PUZZLE, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_OK);
    CHECK(rating.number > 1.15 && rating.number < 1.25 && rating.level[0] == '\0');
    CHECK(strcmp(rating.hardest, "Hidden Single") == 0);
    CHECK(sudokit_rate(PUZZLE, 81, "invariant", 9, &rating, NULL, NULL) == SUDOKIT_OK && strlen(rating.hardest) > 0);
    CHECK(sudokit_rate(PUZZLE, 81, "w", 1, &rating, NULL, NULL) == SUDOKIT_OK && rating.hardest[0] == '\0');
    /* Puzzles without rating. */
    CHECK(sudokit_rate(EMPTY, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_OK);
    CHECK(rating.answer == SUDOKIT_MULTIPLE && rating.number != rating.number && rating.is_exact == 0);
    CHECK(sudokit_rate("11" EMPTY, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_OK && rating.answer == SUDOKIT_NONE);
    CHECK(sudokit_rate(SOLVED, 81, "se", 2, &rating, NULL, NULL) == SUDOKIT_OK);
    CHECK(rating.answer == SUDOKIT_UNIQUE && rating.number != rating.number);
    /* When the time is over, it is a lower bound. */
    sudokit_job job = {0};
    job.seconds = 1e-9;
    CHECK(sudokit_rate(PUZZLE, 81, "hodoku", 6, &rating, &job, NULL) == SUDOKIT_OK);
    CHECK(rating.answer == SUDOKIT_UNIQUE && rating.is_exact == 0);
    /* A program with an older header has fewer fields. */
    union {
        sudokit_rating rating;
        char bytes[sizeof(sudokit_rating)];
    } older;
    memset(&older, 'x', sizeof older);
    older.rating.size = offsetof(sudokit_rating, level);
    CHECK(sudokit_rate(PUZZLE, 81, "hodoku", 6, &older.rating, NULL, NULL) == SUDOKIT_OK);
    CHECK(older.rating.is_exact == 1 && older.rating.level[0] == 'x' && older.bytes[sizeof older - 1] == 'x');
}

static void advice(void) {
    sudokit_advice told = {.size = sizeof told};
    CHECK(sudokit_hint(PUZZLE, 81, &told, NULL, NULL) == SUDOKIT_OK);
    CHECK(told.kind == SUDOKIT_STEP && told.placed[40] == 1 << 4 && told.placed[0] == 0);
    CHECK(strcmp(told.technique, "Naked Single") == 0 && strcmp(told.line, "Naked Single: r5c5=5") == 0);
    CHECK(strlen(told.look) > 0 && strstr(told.look, "5 is") == NULL);
    /* The player's 4 in the third cell is right, the 9 in the fifth row is wrong. */
    const char *game = "53+4.7....6..195....98....6.8...6...34..8+93..17...2...6.6....28....419..5....8..79";
    CHECK(sudokit_hint(game, strlen(game), &told, NULL, NULL) == SUDOKIT_OK);
    CHECK(told.kind == SUDOKIT_MISTAKES && told.removed[40] == 1 << 8 && told.removed[2] == 0 && told.line[0] == '\0');
    CHECK(sudokit_hint(SOLVED, 81, &told, NULL, NULL) == SUDOKIT_OK && told.kind == SUDOKIT_SOLVED);
    CHECK(sudokit_hint(EMPTY, 81, &told, NULL, NULL) == SUDOKIT_OK && told.kind == SUDOKIT_UNDECIDED);
    CHECK(sudokit_hint("11" EMPTY, 81, &told, NULL, NULL) == SUDOKIT_OK && told.kind == SUDOKIT_IMPOSSIBLE);
}

static void paths(void) {
    sudokit_path *path;
    sudokit_advice step = {.size = sizeof step};
    CHECK(sudokit_path_new(PUZZLE, 81, &path, NULL) == SUDOKIT_OK && path != NULL);
    int steps = 0;
    while (sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_STEP) {
        CHECK(steps > 0 || (step.placed[40] == 1 << 4 && strcmp(step.line, "Naked Single: r5c5=5") == 0));
        steps++;
    }
    CHECK(steps == 51 && step.kind == SUDOKIT_SOLVED && step.line[0] == '\0');
    CHECK(sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_SOLVED);
    sudokit_path_free(path);
    sudokit_path_free(NULL);
    /* A call that is cancelled takes no step. */
    sudokit_job job = {0};
    job.seconds = 1e-9;
    CHECK(sudokit_path_new(PUZZLE, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, &step, &job, NULL) == SUDOKIT_CANCELLED && step.kind == -1);
    CHECK(sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && strcmp(step.line, "Naked Single: r5c5=5") == 0);
    sudokit_path_free(path);
    /* Nothing follows where there are many solutions, or none. */
    CHECK(sudokit_path_new(EMPTY, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_UNDECIDED);
    sudokit_path_free(path);
    char none[] = PUZZLE;
    none[2] = '2';
    CHECK(sudokit_path_new(none, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_IMPOSSIBLE);
    sudokit_path_free(path);
    CHECK(sudokit_path_new("11" EMPTY, 81, &path, NULL) == SUDOKIT_BOARD && path == NULL);
}

static void ranks(void) {
    uint64_t rank, again;
    char grid[82];
    CHECK(sudokit_rank(PUZZLE, 81, &rank, NULL) == SUDOKIT_OK && rank < 5472730538);
    CHECK(sudokit_unrank(rank, grid, sizeof grid, NULL) == SUDOKIT_OK);
    CHECK(sudokit_rank(grid, 81, &again, NULL) == SUDOKIT_OK && again == rank);
    CHECK(sudokit_rank(EMPTY, 81, &rank, NULL) == SUDOKIT_SOLUTION);
    CHECK(sudokit_unrank(5472730538, grid, sizeof grid, NULL) == SUDOKIT_ARGUMENT);
}

static int count_calls(void *data, size_t done) {
    *(size_t *)data += 1;
    return done > 3;
}

static uint8_t puzzles[5 * 81], again[5 * 81];

/* The number of puzzles made to an order, up to a number, which each has one solution. */
static size_t made_to(const sudokit_order *order, uint64_t seed, size_t most) {
    size_t made;
    sudokit_error error;
    uint8_t solutions[5 * 81], answers[5];
    if (sudokit_generate(seed, order, puzzles, 81 * most, &made, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "%s\n", error.message);
        return SIZE_MAX;
    }
    CHECK(sudokit_solve_many(puzzles, 81 * made, solutions, 81 * made, answers, made, NULL, NULL) == SUDOKIT_OK);
    for (size_t i = 0; i < made; i++) {
        CHECK(answers[i] == SUDOKIT_UNIQUE);
    }
    return made;
}

static size_t givens(const uint8_t *puzzle) {
    size_t count = 0;
    for (int cell = 0; cell < 81; cell++) {
        count += puzzle[cell] != '.';
    }
    return count;
}

/* An order that is refused, and a part of the message. */
static int refused(const sudokit_order *order, sudokit_status status, const char *message) {
    size_t made = 99;
    sudokit_error error;
    sudokit_status found = sudokit_generate(1, order, puzzles, 81, &made, NULL, &error);
    if (found != status || strstr(error.message, message) == NULL || strlen(error.message) == 0) {
        fprintf(stderr, "%s: %s\n", sudokit_status_name(found), error.message);
        return 0;
    }
    return made == 0;
}

/* An order with some fields. */
#define ORDER(...) (&(sudokit_order){.size = sizeof(sudokit_order), __VA_ARGS__})
#define RATINGS(...) .ratings = (sudokit_rating_range[]){__VA_ARGS__}

static void orders(void) {
    CHECK(made_to(ORDER(.level = ""), 7, 5) == 5);
    memcpy(again, puzzles, sizeof puzzles);
    CHECK(made_to(NULL, 7, 5) == 5 && memcmp(puzzles, again, sizeof puzzles) == 0);
    CHECK(made_to(ORDER(.symmetry = "half-turn", .level = "easy", .distinct = 1), 1, 1) == 1);
    for (int cell = 0; cell < 81; cell++) {
        CHECK((puzzles[cell] == '.') == (puzzles[80 - cell] == '.'));
    }
    CHECK(made_to(ORDER(.product = "grids"), 1, 1) == 1 && givens(puzzles) == 81);
    CHECK(made_to(ORDER(.level = "beginner"), 3, 1) == 1);
    CHECK(made_to(ORDER(.least_givens = 30, .most_givens = 30), 3, 1) == 1 && givens(puzzles) == 30);
    CHECK(made_to(ORDER(.least_givens = 40), 3, 1) == 1 && givens(puzzles) >= 40);
    CHECK(made_to(ORDER(.most_givens = 28), 3, 1) == 1 && givens(puzzles) <= 28);
    CHECK(made_to(ORDER(.least_givens = 17, .most_givens = 17, .tries = 1), 1, 1) == 0);
    CHECK(made_to(ORDER(.pattern = PUZZLE), 1, 1) == 1);
    for (int cell = 0; cell < 81; cell++) {
        CHECK((puzzles[cell] == '.') == (PUZZLE[cell] == '.'));
    }
    CHECK(made_to(ORDER(.containing = "123456789" "........................................................................"), 1, 1) == 1);
    CHECK(memcmp(puzzles, "123456789", 9) == 0);
    /* Names are as forgiving as those of the program. */
    CHECK(made_to(ORDER(.hardest = "x-wing", .level = "hard"), 4, 1) == 1);
    memcpy(again, puzzles, 81);
    CHECK(made_to(ORDER(.hardest = "X-Wing", .level = "Hard"), 4, 1) == 1 && memcmp(puzzles, again, 81) == 0);
    CHECK(made_to(ORDER(.with_techniques = "naked-pair, Hidden Pair"), 4, 1) == 1);
    char text[82] = "", fields[512];
    memcpy(text, puzzles, 81);
    snprintf(fields, sizeof fields, "{\"puzzle\": \"%s\", \"scales\": \"hodoku\", \"path\": true}", text);
    CHECK(replies("rate", fields, "Naked Pair") && strstr(json, "Hidden Pair") != NULL);
    CHECK(made_to(ORDER(RATINGS({"se", 2.5, 3.4}, {"hodoku", 0, 2000}), .ratings_length = 2), 4, 1) == 1);
    double rating;
    CHECK(sudokit_rate_many(puzzles, 81, "se", 2, &rating, 1, NULL, NULL) == SUDOKIT_OK && rating > 2.45 && rating < 3.45);
    /* Puzzles in, as characters and as numbers: what was made once is left out, and a start is a start. */
    CHECK(made_to(NULL, 7, 2) == 2);
    memcpy(again, puzzles, 162);
    CHECK(made_to(ORDER(.not_in = again, .not_in_count = 1), 7, 1) == 1 && memcmp(puzzles, again + 81, 81) == 0);
    for (int cell = 0; cell < 81; cell++) {
        again[cell] = again[cell] == '.' ? 0 : again[cell] - '0';
    }
    CHECK(made_to(ORDER(.not_in = again, .not_in_count = 1), 7, 1) == 1 && memcmp(puzzles, again + 81, 81) == 0);
    CHECK(made_to(ORDER(.start = again, .start_count = 2, .level = "easy"), 7, 1) == 1);

    /* Orders that contradict themselves. */
    CHECK(refused(ORDER(.hardest = "x-wing", .without_techniques = "x-wing"), SUDOKIT_WISH, ""));
    CHECK(refused(ORDER(.least_givens = 40, .most_givens = 30), SUDOKIT_WISH, ""));
    CHECK(refused(ORDER(.product = "grids", .level = "hard"), SUDOKIT_WISH, ""));
    CHECK(refused(ORDER(.start = bytes(EMPTY), .start_count = 1), SUDOKIT_WISH, ""));
    /* Names and values that are none. */
    CHECK(refused(ORDER(.hardest = "xwign"), SUDOKIT_NAME, "'xwign' is not a technique; did you mean 'x-wing'"));
    CHECK(refused(ORDER(.with_techniques = "x-wing,,y-wing"), SUDOKIT_NAME, "'' is not a technique"));
    CHECK(refused(ORDER(.level = "heard"), SUDOKIT_NAME, "there are beginner, easy,"));
    CHECK(refused(ORDER(.level = "\xff"), SUDOKIT_ARGUMENT, "level: expected UTF-8"));
    CHECK(refused(ORDER(.symmetry = "round"), SUDOKIT_NAME, "round"));
    CHECK(refused(ORDER(.product = "cakes"), SUDOKIT_NAME, "cakes"));
    CHECK(refused(ORDER(.pattern = "x"), SUDOKIT_ARGUMENT, "pattern: expected a text of 81 characters"));
    CHECK(refused(ORDER(.containing = "12q"), SUDOKIT_TEXT, "expected"));
    CHECK(refused(ORDER(.least_givens = 82, .most_givens = 99), SUDOKIT_WISH, ""));
    CHECK(refused(ORDER(RATINGS({"speed", 1, 2}), .ratings_length = 1), SUDOKIT_NAME, "speed"));
    CHECK(refused(ORDER(RATINGS({NULL, 1, 2}), .ratings_length = 1), SUDOKIT_NAME, ""));
    CHECK(refused(ORDER(RATINGS({"se", 3, 2}), .ratings_length = 1), SUDOKIT_ARGUMENT, "the least rating first"));
    CHECK(refused(ORDER(RATINGS({"se", 1, 2.55}), .ratings_length = 1), SUDOKIT_ARGUMENT, "one decimal"));
    CHECK(refused(ORDER(RATINGS({"se", -1, 2}), .ratings_length = 1), SUDOKIT_ARGUMENT, "rating"));
    CHECK(refused(ORDER(RATINGS({"se", 1, 2}, {"se", 2, 3}), .ratings_length = 2), SUDOKIT_ARGUMENT, "'se' twice"));
    CHECK(refused(ORDER(.not_in = bytes("x" EMPTY), .not_in_count = 1), SUDOKIT_TEXT, "not_in, puzzle 1: expected a digit"));
    /* Programs with an older and with a newer header. */
    sudokit_order older = *ORDER(.level = "heard");
    older.size = offsetof(sudokit_order, symmetry);
    CHECK(refused(&older, SUDOKIT_NAME, "heard"));
    older.size = offsetof(sudokit_order, hardest);
    older.level = NULL;
    older.hardest = "is beyond its end";
    CHECK(made_to(&older, 7, 1) == 1);
    struct {
        sudokit_order order;
        const void *more;
    } newer = {*ORDER(.level = "easy"), NULL};
    newer.order.size = sizeof newer;
    CHECK(made_to(&newer.order, 7, 1) == 1);
    newer.more = &newer;
    CHECK(refused(&newer.order, SUDOKIT_ARGUMENT, "order: expected no fields that this library lacks"));
}

static void making(void) {
    size_t made, calls = 0;
    sudokit_job job = {0};
    job.threads = 1;
    CHECK(sudokit_generate(7, NULL, puzzles, sizeof puzzles, &made, NULL, NULL) == SUDOKIT_OK && made == 5);
    CHECK(sudokit_generate(7, NULL, again, sizeof again, &made, &job, NULL) == SUDOKIT_OK && made == 5);
    CHECK(memcmp(puzzles, again, sizeof puzzles) == 0);
    /* The callback ends it. */
    job.progress = count_calls;
    job.data = &calls;
    CHECK(sudokit_generate(7, NULL, again, sizeof again, &made, &job, NULL) == SUDOKIT_CANCELLED);
    CHECK(calls == 4 && made == 4);

    const char *near = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    uint8_t found[400 * 81];
    size_t count, minimal;
    CHECK(sudokit_vicinity(near, 81, 1, 1, 0, NULL, 0, &count, NULL, NULL) == SUDOKIT_BUFFER && count > 1);
    CHECK(count <= 400);
    CHECK(sudokit_vicinity(near, 81, 1, 1, 0, found, 81 * count, &count, NULL, NULL) == SUDOKIT_OK);
    CHECK(sudokit_vicinity(near, 81, 1, 1, 1, found, sizeof found, &minimal, NULL, NULL) == SUDOKIT_OK);
    CHECK(minimal >= 1 && minimal <= count);
}

static void texts(void) {
    static char text[1 << 18];
    size_t length, wrong;
    sudokit_error error;
    char grid[82];
    const char *drawn = "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n"
                        "8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n"
                        ". 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n";
    CHECK(sudokit_read(drawn, strlen(drawn), grid, sizeof grid, NULL) == SUDOKIT_OK && strcmp(grid, PUZZLE) == 0);
    CHECK(sudokit_read("12\n\nq", 5, grid, sizeof grid, &error) == SUDOKIT_TEXT);
    CHECK(error.status == SUDOKIT_TEXT && error.line >= 1 && error.column >= 1 && strstr(error.message, "expected"));
    CHECK(sudokit_convert(PUZZLE, 81, "sdm", 3, text, sizeof text, &length, NULL) == SUDOKIT_OK);
    CHECK(strncmp(text, "530070000", 9) == 0 && strlen(text) == length);
    CHECK(sudokit_convert(PUZZLE, 81, "sdn", 3, text, sizeof text, &length, &error) == SUDOKIT_FORMAT);
    const char *file = PUZZLE "\n12q\n" SOLVED "\n";
    CHECK(sudokit_convert_all(file, strlen(file), "line", 4, text, sizeof text, &length, &wrong, NULL) == SUDOKIT_OK);
    CHECK(length == 164 && wrong == 1 && memcmp(text + 82, SOLVED, 81) == 0);
    CHECK(sudokit_svg(PUZZLE, 81, text, sizeof text, &length, NULL) == SUDOKIT_OK);
    CHECK(strncmp(text, "<svg", 4) == 0 && strlen(text) == length);
    CHECK(sudokit_hint_svg(PUZZLE, 81, NULL, text, sizeof text, &length, NULL) == SUDOKIT_OK);
    CHECK(strstr(text, "Naked Single") != NULL);
    CHECK(sudokit_hint_svg(SOLVED, 81, NULL, text, sizeof text, &length, NULL) == SUDOKIT_OK);
}

static void photographs(void) {
    static uint8_t file[1 << 16];
    static char json[32768];
    size_t length, read;
    sudokit_error error;
    FILE *photo = fopen(PHOTO, "rb");
    CHECK(photo != NULL);
    read = fread(file, 1, sizeof file, photo);
    fclose(photo);
    CHECK(sudokit_read_photo(file, read, json, sizeof json, &length, &error) == SUDOKIT_OK);
    CHECK(strlen(json) == length && strstr(json, "\"line\":\"" PUZZLE "\"") && strstr(json, "\"sure\":true"));
    CHECK(sudokit_read_photo(file, read / 2, json, sizeof json, &length, &error) == SUDOKIT_PHOTO);
    CHECK(length == 0 && strstr(error.message, "cut off") != NULL);
    CHECK(strcmp(sudokit_status_name(SUDOKIT_PHOTO), "photo") == 0);
    CHECK(sudokit_read_photo(file, read, json, 81, &length, &error) == SUDOKIT_BUFFER && length > 81);
}

int main(void) {
    versions();
    photographs();
    one();
    many();
    requests();
    ratings();
    advice();
    paths();
    ranks();
    orders();
    making();
    texts();
    return 0;
}
