/* Every function of the header works as documented. */

#include "check.h"

/* A program that was compiled with another header must find the fields where it looks for them. */
_Static_assert(sizeof(sudokit_error) == 512, "the size of an error is part of the binary interface");
_Static_assert(offsetof(sudokit_error, message) == 24, "so is each place in it");
_Static_assert(sizeof(sudokit_advice) == 1160 && offsetof(sudokit_advice, technique) == 328, "and that of a hint");
_Static_assert(sizeof(sudokit_job) == 8 + 3 * sizeof(void *), "and that of a job");

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
    CHECK(sudokit_rate_many(bytes(grids), 243, "se", 2, ratings, 3, NULL, NULL) == SUDOKIT_OK);
    CHECK(ratings[0] > 1.15 && ratings[0] < 1.25 && ratings[1] != ratings[1]);

    /* Numbers instead of characters. */
    uint8_t numbers[81] = {0};
    CHECK(sudokit_solve_many(numbers, 81, solutions, 81, answers, 1, NULL, NULL) == SUDOKIT_OK);
    CHECK(answers[0] == SUDOKIT_MULTIPLE && solutions[0] >= 1 && solutions[0] <= 9);
    /* Nothing is no error. */
    CHECK(sudokit_solve_many(NULL, 0, NULL, 0, NULL, 0, NULL, NULL) == SUDOKIT_OK);
}

static int has(const char *json, size_t length, const char *what) {
    return strlen(json) == length && strstr(json, what) != NULL;
}

static void records(void) {
    static char json[8 << 20];
    size_t length;
    CHECK(sudokit_check_json(PUZZLE, 81, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "\"minimal\":false"));
    CHECK(sudokit_rate_json(PUZZLE, 81, "hodoku,se", 9, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "204"));
    CHECK(sudokit_minimal_json(PUZZLE, 81, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "redundant"));
    CHECK(sudokit_canon_json(PUZZLE, 81, "minlex", 6, 1, 1, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "\"automorphisms\":1"));
    CHECK(sudokit_hint_json(PUZZLE, 81, 5, NULL, 0, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "Naked Single: r5c5=5"));
    CHECK(sudokit_hint_json(PUZZLE, 81, 0, NULL, 0, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(!has(json, length, "r5c5=5") && has(json, length, "Naked Single"));
    const char *scope = "{\"allow\": [\"hidden single\"], \"options\": {\"fins\": 2}}";
    CHECK(sudokit_hint_json(PUZZLE, 81, 0, scope, strlen(scope), NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "hidden-single"));
    sudokit_error wrong;
    CHECK(sudokit_steps_json(PUZZLE, 81, "{\"deny\": [\"xwign\"]}", 19, NULL, json, sizeof json, &length, &wrong) == SUDOKIT_ARGUMENT);
    CHECK(strstr(wrong.message, "x-wing") != NULL);
    CHECK(sudokit_steps_json(PUZZLE, 81, NULL, 0, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "\"steps\":["));
    CHECK(sudokit_read_json(PUZZLE, 81, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, PUZZLE));

    sudokit_error error;
    size_t steps;
    CHECK(sudokit_explain_json(PUZZLE, 81, NULL, 0, NULL, json, sizeof json, &length, NULL) == SUDOKIT_OK);
    CHECK(has(json, length, "\"solved\":true"));
    CHECK(sudokit_verify(json, length, &steps, &error) == SUDOKIT_OK && steps == 51 && error.message[0] == '\0');
    /* Whoever makes the first step say something else is found out. */
    char *effect = strstr(json, "r5c5=5\"]");
    CHECK(effect != NULL);
    effect[5] = '4';
    CHECK(sudokit_verify(json, length, &steps, &error) == SUDOKIT_PROOF && steps == 0);
    CHECK(strstr(error.message, "step 1 does not hold") != NULL);
}

static void advice(void) {
    sudokit_advice told;
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

static void making(void) {
    uint8_t puzzles[5 * 81], again[5 * 81], answers[5], solutions[5 * 81];
    size_t made, calls = 0;
    sudokit_job job = {0};
    job.threads = 1;
    CHECK(sudokit_generate(7, NULL, 0, puzzles, sizeof puzzles, &made, NULL, NULL) == SUDOKIT_OK && made == 5);
    CHECK(sudokit_generate(7, NULL, 0, again, sizeof again, &made, &job, NULL) == SUDOKIT_OK && made == 5);
    CHECK(memcmp(puzzles, again, sizeof puzzles) == 0);
    CHECK(sudokit_solve_many(puzzles, sizeof puzzles, solutions, sizeof solutions, answers, 5, NULL, NULL) == SUDOKIT_OK);
    CHECK(answers[0] == SUDOKIT_UNIQUE && answers[4] == SUDOKIT_UNIQUE);
    const char *order = "{\"recipe\": {\"symmetry\": \"half-turn\"}, \"wish\": {\"level\": \"easy\"}, \"distinct\": true}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, NULL) == SUDOKIT_OK && made == 1);
    for (int cell = 0; cell < 81; cell++) {
        CHECK((puzzles[cell] == '.') == (puzzles[80 - cell] == '.'));
    }
    order = "{\"grids\": true}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, NULL) == SUDOKIT_OK && made == 1);
    CHECK(memchr(puzzles, '.', 81) == NULL);
    /* A wish that contradicts itself, one that is never met, and JSON that is none. */
    sudokit_error error;
    order = "{\"wish\": {\"hardest\": \"x-wing\", \"without\": [\"x-wing\"]}}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, &error) == SUDOKIT_WISH);
    const char *impossible[] = {
        "{\"recipe\": {\"clues\": {\"start\": 40, \"end\": 30}}}",
        "{\"recipe\": {\"clues\": {\"start\": 82, \"end\": 99}}}",
        "{\"grids\": true, \"wish\": {\"level\": \"hard\"}}",
        "{\"from\": [\".................................................................................\"]}",
    };
    for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        CHECK(sudokit_generate(1, impossible[i], strlen(impossible[i]), puzzles, 81, &made, NULL, &error) == SUDOKIT_WISH);
        CHECK(made == 0 && error.message[0] != 0);
    }
    /* Names are as forgiving as those of the program, and an error suggests the nearest. */
    const char *forgiving = "{\"wish\": {\"hardest\": \"X-Wing\", \"level\": \"Hard\"}}";
    const char *exact = "{\"wish\": {\"hardest\": \"x-wing\", \"level\": \"hard\"}}";
    CHECK(sudokit_generate(4, exact, strlen(exact), puzzles, 81, &made, NULL, NULL) == SUDOKIT_OK && made == 1);
    CHECK(sudokit_generate(4, forgiving, strlen(forgiving), again, 81, &made, NULL, NULL) == SUDOKIT_OK);
    CHECK(memcmp(puzzles, again, 81) == 0);
    order = "{\"wish\": {\"level\": \"beginner\"}}";
    CHECK(sudokit_generate(3, order, strlen(order), puzzles, 81, &made, NULL, NULL) == SUDOKIT_OK && made == 1);
    const struct { const char *order, *message; } wrong[] = {
        {"{\"wish\": {\"hardest\": \"xwign\"}}", "'xwign' is not a technique; did you mean 'x-wing' or 'xy-wing'?"},
        {"{\"wish\": {\"level\": \"heard\"}}", "'heard' is not a level; there are beginner, easy, medium, hard, expert and master"},
        {"{\"wish\": {\"with\": {}}}", "expected a list, found an object"},
        {"{\"tries\": \"many\"}", "expected a whole number, found \"many\""},
        {"{\"tries\": -1}", "expected a whole number, found -1"},
        {"{\"distinct\": 1}", "expected true or false, found 1"},
        {"{\"recipe\": {\"clues\": {\"start\": 30}}}", "the field \"end\" is missing"},
        {"{\"tires\": 5}", "\"tires\" is not a field there; there are recipe, wish, grids, distinct, tries and from"},
        {"{\"tries\": 5", "the text ends too early"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        made = 99;
        CHECK(sudokit_generate(1, wrong[i].order, strlen(wrong[i].order), puzzles, 81, &made, NULL, &error) == SUDOKIT_ARGUMENT);
        CHECK(made == 0 && error.line == 1 && strncmp(error.message, "order, line 1, column ", 22) == 0);
        if (strstr(error.message, wrong[i].message) == NULL) {
            fprintf(stderr, "%s\n", error.message);
            CHECK(0);
        }
    }
    made = 99;
    order = "[{}, {}]";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(made == 0 && strstr(error.message, "expected an object") != NULL);
    order = "{\"wish\": \"hard\"}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(strstr(error.message, "expected an object") != NULL);
    order = "{\"recipe\": {\"clues\": {\"start\": 17, \"end\": 17}}, \"tries\": 1}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, NULL) == SUDOKIT_OK && made == 0);
    order = "{\n\"wishes\": 1}";
    CHECK(sudokit_generate(1, order, strlen(order), puzzles, 81, &made, NULL, &error) == SUDOKIT_ARGUMENT);
    CHECK(error.line == 2 && error.column > 0 && strstr(error.message, "wishes") != NULL);
    /* What an order can name is told. */
    char names[16384];
    size_t length;
    CHECK(sudokit_names_json(names, sizeof names, &length, NULL) == SUDOKIT_OK && length == strlen(names));
    CHECK(strstr(names, "\"levels\":[\"beginner\",\"easy\",") != NULL && strstr(names, "{\"name\":\"sdk\"") != NULL);
    /* The callback ends it. */
    job.progress = count_calls;
    job.data = &calls;
    CHECK(sudokit_generate(7, NULL, 0, again, sizeof again, &made, &job, NULL) == SUDOKIT_CANCELLED);
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

int main(void) {
    versions();
    one();
    many();
    records();
    advice();
    ranks();
    making();
    texts();
    return 0;
}
