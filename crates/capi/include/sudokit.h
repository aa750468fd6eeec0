/*
 * sudokit.h: the Sudoku toolkit for C and C++. `cargo xtask header` makes this file of crates/capi.
 *
 * Link with what `pkg-config --cflags --libs sudokit` says.
 *
 * What holds for every call:
 *
 * - A call returns a `sudokit_status`: `SUDOKIT_OK`, or why there is no result. Its last argument is a
 *   `sudokit_error` of the caller's, which gets the status, a message and a place; NULL if nobody reads it.
 *   Results are written only if all is well, unless a call says otherwise.
 * - Texts are a pointer and a length in bytes, without a zero at the end. They may hold anything: what is no
 *   puzzle is an error. Puzzles may be in any format that the library reads; of several in one text the first
 *   is read. A line may have 1 MiB.
 * - Memory is the caller's. Buffers are a pointer and a length too. A text that is written has a zero at its
 *   end; `*length` becomes its length without that zero, also if the buffer is too short, which is
 *   `SUDOKIT_BUFFER`: with NULL and 0 one asks for the length alone. `length` may be NULL.
 * - Handles (`sudokit_solver`, `sudokit_cancel`) are made and freed by the library, by functions of their own.
 * - `error`, `job`, and what says so may be NULL; so may every pointer whose length is 0. Elsewhere NULL is
 *   `SUDOKIT_NULL`. What is written must overlap nothing else of the call: `SUDOKIT_OVERLAP`. An error that
 *   overlaps is not written.
 * - No call has global state, prints, reads environment variables or leaves a thread behind. All may be called by
 *   many threads at once, each with memory and handles of its own; a `sudokit_cancel` may be shared. Between
 *   calls a process may fork.
 * - A call that takes a job ends early by it: by a flag, a time, a callback.
 * - A bug in the library is `SUDOKIT_BUG` and never unwinds into the caller; only then something is printed, to
 *   standard error.
 * - Where there is no memory left, the process ends by `abort`, but for the functions that make handles: they
 *   give NULL.
 */


#ifndef SUDOKIT_H
#define SUDOKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bytes that an error's message takes at most, with the zero at its end.
#define SUDOKIT_MESSAGE_SIZE 488

/// The threads that a job can ask for.
#define SUDOKIT_MOST_THREADS 1024

/// The major version of the binary interface: programs that were compiled with another one cannot use the library.
#define SUDOKIT_ABI_MAJOR 1

/// The minor version of the binary interface: functions are added when it is raised.
#define SUDOKIT_ABI_MINOR 0

/// The version of the JSON records. It changes when a field changes its meaning or goes away, not when one is added.
#define SUDOKIT_JSON_VERSION 1

/// How a call ended. Numbers never change their meaning.
enum sudokit_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /// All is well, and what was asked for is written.
    SUDOKIT_OK = 0,
    /// A pointer is NULL that must not be.
    SUDOKIT_NULL = 1,
    /// A pointer is not aligned as its type asks.
    SUDOKIT_MISALIGNED = 2,
    /// Memory that is written overlaps other memory of the same call.
    SUDOKIT_OVERLAP = 3,
    /// A buffer is too short for what should go into it.
    SUDOKIT_BUFFER = 4,
    /// A length is no multiple of 81, does not fit the others, or is more than any memory has.
    SUDOKIT_LENGTH = 5,
    /// Another argument is not what was expected.
    SUDOKIT_ARGUMENT = 6,
    /// The call was cancelled: by its flag, by its time or by its callback.
    SUDOKIT_CANCELLED = 7,
    /// A bug in the library. Free the handles that were part of the call, and use them no more.
    SUDOKIT_BUG = 8,
    /// A text is no puzzle. The error says where.
    SUDOKIT_TEXT = 16,
    /// A text is the name of no format.
    SUDOKIT_FORMAT = 17,
    /// A text is the name of nothing that is looked for: of a scale, of a canonical form.
    SUDOKIT_NAME = 18,
    /// A puzzle contradicts itself at first sight, where that is no answer.
    SUDOKIT_BOARD = 19,
    /// A puzzle has not exactly one solution, where it must have one.
    SUDOKIT_SOLUTION = 20,
    /// A wish contradicts itself.
    SUDOKIT_WISH = 21,
    /// A step of a proof does not hold.
    SUDOKIT_PROOF = 22,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudokit_status sudokit_status;
#else
typedef int32_t sudokit_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/// How many solutions a puzzle has.
enum sudokit_answer
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /// None.
    SUDOKIT_NONE = 0,
    /// Exactly one.
    SUDOKIT_UNIQUE = 1,
    /// Several.
    SUDOKIT_MULTIPLE = 2,
    /// Its bytes are no puzzle. Only arrays of puzzles have such ones; elsewhere that is an error.
    SUDOKIT_INVALID = 255,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudokit_answer sudokit_answer;
#else
typedef int32_t sudokit_answer;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/// What helps a player on.
enum sudokit_advice_kind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /// The next step.
    SUDOKIT_STEP = 0,
    /// Something has to be taken back first.
    SUDOKIT_MISTAKES = 1,
    /// The puzzle has no solution.
    SUDOKIT_IMPOSSIBLE = 2,
    /// All is done.
    SUDOKIT_SOLVED = 3,
    /// No technique applies any more.
    SUDOKIT_STUCK = 4,
    /// The puzzle has several solutions, and what they have in common is found.
    SUDOKIT_UNDECIDED = 5,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudokit_advice_kind sudokit_advice_kind;
#else
typedef int32_t sudokit_advice_kind;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/// A flag that ends work early, from any thread. Once raised it stays raised.
///
/// Threads: all functions but `sudokit_cancel_free` may be called at any time, by any thread. `sudokit_cancel_raise` may also be called by
/// a signal handler.
typedef struct sudokit_cancel sudokit_cancel;

/// What solves one puzzle after the other, and keeps its memory in between.
///
/// Threads: one at a time. Let each thread have its own.
typedef struct sudokit_solver sudokit_solver;

/// What went wrong. A struct of the caller's, on the stack for example; every call that takes one writes it, also when all is well.
/// Whoever does not want to know gives NULL.
typedef struct sudokit_error {
    /// What the call returned, too.
    sudokit_status status;
    /// The line of the text that is wrong, from 1; 0 if it is not about a place in a text.
    uint64_t line;
    /// The column there, from 1; 0 likewise.
    uint64_t column;
    /// What is wrong, in UTF-8, with a zero at the end. Empty if all is well.
    char message[SUDOKIT_MESSAGE_SIZE];
} sudokit_error;

/// Told how much is done of a call: so many puzzles. Whoever returns anything but 0 ends the call, which is `SUDOKIT_CANCELLED`
/// then, unless all is done.
///
/// It is called by one thread at a time, which may be another one than the caller's. It must come back: no `longjmp`, no exception of C++.
/// It must not use the handles, buffers or error of the call.
typedef int (*sudokit_progress)(void *data, size_t done);

/// How a long call works. A struct of the caller's, which is only read. Zero it first: what is zero is the default. NULL is a job of zeros.
///
/// ```c
/// sudokit_job job = {0};
/// job.threads = 4;
/// job.milliseconds = 2000;
/// ```
typedef struct sudokit_job {
    /// The threads that work, at most `SUDOKIT_MOST_THREADS`. 0: one for each core. They end with the call.
    uint32_t threads;
    /// The time after which the call is cancelled. 0: never.
    uint32_t milliseconds;
    /// A flag that ends the call. NULL: none.
    const struct sudokit_cancel *cancel;
    /// Told how much is done, where a call says so. NULL: nobody.
    sudokit_progress progress;
    /// Given to `progress`.
    void *data;
} sudokit_job;

/// A hint. A struct of the caller's, which `sudokit_hint` fills.
///
/// The digits of a cell are bits: bit 0 is the digit 1, and so on. Cells are counted row by row, from 0 to 80.
typedef struct sudokit_advice {
    /// One of `SUDOKIT_STEP`, `SUDOKIT_MISTAKES`, `SUDOKIT_IMPOSSIBLE`, `SUDOKIT_SOLVED`, `SUDOKIT_STUCK`, `SUDOKIT_UNDECIDED`.
    int32_t kind;
    /// The digits to place in each cell.
    uint16_t placed[81];
    /// The candidates to remove from each cell. Of mistakes: the wrong digits in each cell.
    uint16_t removed[81];
    /// The technique of a step, such as `X-Wing`, with a zero at the end; empty if there is none.
    char technique[64];
    /// Where to look, as a sentence that does not say what is there; empty likewise.
    char look[256];
    /// The step in one line, such as `Naked Single: r5c5=5`; empty likewise.
    char line[512];
} sudokit_advice;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// Says what is wrong with a puzzle, how many solutions it has, and which givens it does not need: the JSON of `sudoku check -f json`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// char json[4096];
/// if (sudokit_check_json(puzzle, 81, json, sizeof json, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(json, "\"status\":\"unique\"") != NULL);
/// ```
sudokit_status sudokit_check_json(const char *puzzle,
                                  size_t puzzle_length,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *length,
                                  struct sudokit_error *error);

/// Rates a puzzle on scales: the JSON of `sudoku rate -f json`. `scales` are names with commas between: `hodoku`, `se`, `se-fixed`,
/// `se-sukaku`, `w`, `b`, `gw`, `gb`, `invariant`.
///
/// When the time of the job is over, ratings are lower bounds and say so. When its flag is raised there are none.
sudokit_status sudokit_rate_json(const char *puzzle,
                                 size_t puzzle_length,
                                 const char *scales,
                                 size_t scales_length,
                                 const struct sudokit_job *job,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *length,
                                 struct sudokit_error *error);

/// Says which givens a puzzle could do without: the JSON of `sudoku minimal -f json`.
sudokit_status sudokit_minimal_json(const char *puzzle,
                                    size_t puzzle_length,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *length,
                                    struct sudokit_error *error);

/// Finds a canonical form of a puzzle, the way there, and how symmetric it is: the JSON of `sudoku canon -f json`. `form` is `minlex`, `gsf`, `maxlex`,
/// `grid` or `pattern`. With `map` the record has the transformation to the form, with `automorphisms` their number.
sudokit_status sudokit_canon_json(const char *puzzle,
                                  size_t puzzle_length,
                                  const char *form,
                                  size_t form_length,
                                  int32_t map,
                                  int32_t automorphisms,
                                  const struct sudokit_job *job,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *length,
                                  struct sudokit_error *error);

/// Helps a player on: what to take back, or the easiest next step. The game is a text with the player's digits and candidates, if there are
/// any; a digit after `+` is one of the player's: `53+4.7....` for a 4 in the third cell.
///
/// ```c
/// const char *game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_advice advice;
/// if (sudokit_hint(game, 81, &advice, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(advice.kind == SUDOKIT_STEP && advice.placed[40] == 1 << 4);
/// puts(advice.line); /* Naked Single: r5c5=5 */
/// ```
sudokit_status sudokit_hint(const char *game,
                            size_t game_length,
                            struct sudokit_advice *advice,
                            const struct sudokit_job *job,
                            struct sudokit_error *error);

/// Draws a game as SVG, with the next step on it if there is one.
sudokit_status sudokit_hint_svg(const char *game,
                                size_t game_length,
                                const struct sudokit_job *job,
                                char *buffer,
                                size_t capacity,
                                size_t *length,
                                struct sudokit_error *error);

/// A new flag, not raised. NULL if there is no memory. Free it with `sudokit_cancel_free`.
///
/// ```c
/// sudokit_cancel *cancel = sudokit_cancel_new();
/// sudokit_job job = {0};
/// job.cancel = cancel;
/// /* Another thread calls sudokit_cancel_raise(cancel) while calls with this job work. */
/// sudokit_cancel_free(cancel);
/// ```
struct sudokit_cancel *sudokit_cancel_new(void);

/// Raises a flag: calls with it end soon, within a few milliseconds mostly. Does nothing if `cancel` is NULL.
///
/// It stores one number and does nothing else, so it is safe in a signal handler.
void sudokit_cancel_raise(const struct sudokit_cancel *cancel);

/// Whether a flag is raised. NULL is not.
bool sudokit_cancel_is_raised(const struct sudokit_cancel *cancel);

/// Frees a flag. NULL is left alone. Calls that work with it go on, and nothing ends them any more.
void sudokit_cancel_free(struct sudokit_cancel *cancel);

/// Makes puzzles with one solution, 81 characters each and no zeros, as many as there is room for. `*made` becomes their number: fewer if too many attempts in
/// a row were in vain, or if the call was cancelled.
///
/// The same seed makes the same puzzles, with any number of threads, and the same as `sudoku generate --seed`. `order` is JSON, all of it
/// optional, or nothing (NULL and 0) for minimal puzzles of any sort. The callback of the job is told about each puzzle.
///
/// | key | what it is |
/// |---|---|
/// | `wish` | how hard: `{"level": "hard"}`; the one technique beside singles, `{"hardest": "x-wing"}`; `{"with": ["x-wing"], "without": ["swordfish"]}`; ratings, `{"ranges": [["se", {"start": 70, "end": 90}]]}`, in tenths where a scale has them |
/// | `recipe` | how it looks: `{"symmetry": "half-turn"}`; the number of givens, both ends included, `{"clues": {"start": 28, "end": 32}}`; around givens, `{"around": "81 characters"}` |
/// | `grids` | true for full grids instead of puzzles; then without a wish |
/// | `distinct` | true for no two that are the same but for symmetry |
/// | `tries` | how many attempts in a row may be in vain: 1,000,000 if nothing is said |
/// | `from` | puzzles to begin with, as texts of 81 characters |
///
/// `sudokit_names_json` has the names of levels, techniques, symmetries and scales. What contradicts itself is `SUDOKIT_WISH`: 40 to 30
/// givens, a hardest technique that is left out. If the call is cancelled, the puzzles that were made by then are written, and `*made` is their number.
///
/// ```c
/// const char *order = "{\"wish\": {\"level\": \"easy\"}}";
/// uint8_t puzzles[3 * 81];
/// size_t made;
/// if (sudokit_generate(7, order, strlen(order), puzzles, sizeof puzzles, &made, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(made == 3);
/// ```
sudokit_status sudokit_generate(uint64_t seed,
                                const char *order,
                                size_t order_length,
                                uint8_t *puzzles,
                                size_t puzzles_length,
                                size_t *made,
                                const struct sudokit_job *job,
                                struct sudokit_error *error);

/// Finds every puzzle with one solution that comes from a puzzle by taking `minus` givens away and adding `plus` others, 81 characters
/// each and no zeros; with `minimal` only minimal ones. `*found` becomes their number. If there is not room for all, the call is
/// `SUDOKIT_BUFFER` and none is written; ask again with room for `*found`.
///
/// ```c
/// const char *puzzle = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// uint8_t near[100 * 81];
/// size_t found;
/// if (sudokit_vicinity(puzzle, 81, 1, 1, 0, near, sizeof near, &found, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(found > 0);
/// ```
sudokit_status sudokit_vicinity(const char *puzzle,
                                size_t puzzle_length,
                                size_t minus,
                                size_t plus,
                                int32_t minimal,
                                uint8_t *puzzles,
                                size_t puzzles_length,
                                size_t *found,
                                const struct sudokit_job *job,
                                struct sudokit_error *error);

/// Solves many puzzles: the first solution of each goes into its 81 bytes of `solutions`, and how many there are into its byte of `answers`,
/// one of `SUDOKIT_NONE`, `SUDOKIT_UNIQUE`, `SUDOKIT_MULTIPLE` and `SUDOKIT_INVALID`. Without a solution the 81 bytes are those of
/// empty cells.
///
/// `grids` has 81 bytes for each puzzle: `1` to `9` and `.` or `0` for an empty cell, or numbers from 0 to 9. The first byte of each says
/// which, and its answer is written in the same way. A puzzle with any other byte is `SUDOKIT_INVALID` and stops nothing.
/// `solutions_length` must be `grids_length`, and `answers_length` an 81st of it. No memory may overlap. The threads are those of the job.
/// After every few thousand puzzles its callback is told how many are done. If the call is cancelled, those are written.
///
/// ```c
/// const char *grids = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///                     ".................................................................................";
/// uint8_t solutions[162], answers[2];
/// if (sudokit_solve_many((const uint8_t *)grids, 162, solutions, 162, answers, 2, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(answers[0] == SUDOKIT_UNIQUE && solutions[2] == '4');
/// assert(answers[1] == SUDOKIT_MULTIPLE);
/// ```
sudokit_status sudokit_solve_many(const uint8_t *grids,
                                  size_t grids_length,
                                  uint8_t *solutions,
                                  size_t solutions_length,
                                  uint8_t *answers,
                                  size_t answers_length,
                                  const struct sudokit_job *job,
                                  struct sudokit_error *error);

/// Counts the solutions of many puzzles, each no further than `limit`. A puzzle that is `SUDOKIT_INVALID` has `UINT64_MAX`.
///
/// `grids` is as for `sudokit_solve_many`, and `counts_length` an 81st of its length.
sudokit_status sudokit_count_many(const uint8_t *grids,
                                  size_t grids_length,
                                  uint64_t limit,
                                  uint64_t *counts,
                                  size_t counts_length,
                                  const struct sudokit_job *job,
                                  struct sudokit_error *error);

/// Says of many puzzles whether each is minimal: 1 if it needs all its givens, 0 if some can go, and `SUDOKIT_INVALID` if it is that
/// or has not exactly one solution.
///
/// `grids` is as for `sudokit_solve_many`, and `minimal_length` an 81st of its length.
sudokit_status sudokit_minimal_many(const uint8_t *grids,
                                    size_t grids_length,
                                    uint8_t *minimal,
                                    size_t minimal_length,
                                    const struct sudokit_job *job,
                                    struct sudokit_error *error);

/// Writes a canonical form of many puzzles, the one image that stands for all that are the same but for symmetry: `minlex`, `gsf` or
/// `maxlex`. The 81 bytes of a puzzle that is `SUDOKIT_INVALID` are those of empty cells.
///
/// `grids` is as for `sudokit_solve_many`, and `forms_length` is its length.
///
/// ```c
/// const char *grid = "1................................................................................";
/// uint8_t form[81];
/// if (sudokit_canon_many((const uint8_t *)grid, 81, "minlex", 6, form, 81, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(form[0] == '.' && form[80] == '1');
/// ```
sudokit_status sudokit_canon_many(const uint8_t *grids,
                                  size_t grids_length,
                                  const char *form,
                                  size_t form_length,
                                  uint8_t *forms,
                                  size_t forms_length,
                                  const struct sudokit_job *job,
                                  struct sudokit_error *error);

/// Rates many puzzles on a scale, one number each: `hodoku`, `se` and the other names of `sudoku rate --help`. A puzzle without a rating
/// has not a number (NaN): one that is `SUDOKIT_INVALID`, or has not exactly one solution.
///
/// `grids` is as for `sudokit_solve_many`, and `ratings_length` an 81st of its length.
///
/// ```c
/// const char *grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// double rating;
/// if (sudokit_rate_many((const uint8_t *)grid, 81, "hodoku", 6, &rating, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rating > 203.5 && rating < 204.5);
/// ```
sudokit_status sudokit_rate_many(const uint8_t *grids,
                                 size_t grids_length,
                                 const char *scale,
                                 size_t scale_length,
                                 double *ratings,
                                 size_t ratings_length,
                                 const struct sudokit_job *job,
                                 struct sudokit_error *error);

/// All names that calls take, as JSON: `levels`, `techniques`, `symmetries` and `measures` (of a wish's ranges) for `sudokit_generate`,
/// `scales` for ratings, `forms` for `sudokit_canon_json`, `formats` with a title and whether they can be read and written.
///
/// ```c
/// char names[16384];
/// if (sudokit_names_json(names, sizeof names, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(names, "\"half-turn\"") != NULL && strstr(names, "\"x-wing\"") != NULL);
/// ```
sudokit_status sudokit_names_json(char *buffer,
                                  size_t capacity,
                                  size_t *length,
                                  struct sudokit_error *error);

/// The number of a puzzle's solution among the 5,472,730,538 grids that are essentially different, from 0. A puzzle without exactly one
/// solution is `SUDOKIT_SOLUTION`. A call takes tens of milliseconds: for many puzzles use `sudokit_canon_many`, or `sudoku rank`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// uint64_t rank;
/// char grid[82];
/// if (sudokit_rank(puzzle, 81, &rank, NULL) != SUDOKIT_OK || sudokit_unrank(rank, grid, sizeof grid, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strncmp(grid, "123456789", 9) == 0);
/// ```
sudokit_status sudokit_rank(const char *puzzle,
                            size_t puzzle_length,
                            uint64_t *rank,
                            struct sudokit_error *error);

/// The grid of a number from `sudokit_rank`, in its canonical form: 81 digits and a zero. `capacity` must be at least 82.
sudokit_status sudokit_unrank(uint64_t rank,
                              char *grid,
                              size_t capacity,
                              struct sudokit_error *error);

/// Helps a player on: the JSON of `sudoku hint -f json`. The game is a text with the player's digits and candidates, if there are any.
/// `level` says how much is told of a step, from 0 to 5: its name; where to look; the pattern; the reason; what follows; the step in one line.
///
/// `sudokit_hint` tells the same in a struct, in fewer words. 64 KiB hold almost every hint.
sudokit_status sudokit_hint_json(const char *game,
                                 size_t game_length,
                                 uint8_t level,
                                 const struct sudokit_job *job,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *length,
                                 struct sudokit_error *error);

/// Explains the whole way to the solution, step by step: the JSON of `sudoku explain -f json`, a proof that `sudokit_verify` checks. A
/// puzzle that contradicts itself is `SUDOKIT_BOARD`.
///
/// With `buffer` NULL and `capacity` 0 the call is `SUDOKIT_BUFFER` and tells the length. It does all its work for that: begin with a
/// mebibyte, which holds the ways of most puzzles, and ask for more if it has to be.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// size_t length;
/// if (sudokit_explain_json(puzzle, 81, NULL, NULL, 0, &length, NULL) != SUDOKIT_BUFFER) {
///     return 1;
/// }
/// char *json = malloc(length + 1);
/// if (json == NULL || sudokit_explain_json(puzzle, 81, NULL, json, length + 1, &length, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// size_t steps;
/// assert(sudokit_verify(json, length, &steps, NULL) == SUDOKIT_OK && steps == 51);
/// free(json);
/// ```
sudokit_status sudokit_explain_json(const char *puzzle,
                                    size_t puzzle_length,
                                    const struct sudokit_job *job,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *length,
                                    struct sudokit_error *error);

/// Finds every step that is possible now: the JSON of `sudoku steps -f json`. A puzzle that contradicts itself is `SUDOKIT_BOARD`.
/// Early in a puzzle there are thousands of steps, which take some 4 to 8 mebibytes.
sudokit_status sudokit_steps_json(const char *puzzle,
                                  size_t puzzle_length,
                                  const struct sudokit_job *job,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *length,
                                  struct sudokit_error *error);

/// Checks a proof, as `sudokit_explain_json` and `sudoku explain -f json` write it: whether each step follows from what is left by those before. One
/// that does not hold is `SUDOKIT_PROOF`, and the message names the step. `*steps` becomes the number of steps that hold; it may be NULL.
sudokit_status sudokit_verify(const char *proof,
                              size_t proof_length,
                              size_t *steps,
                              struct sudokit_error *error);

/// A new solver. NULL if there is no memory. Free it with `sudokit_solver_free`.
struct sudokit_solver *sudokit_solver_new(void);

/// Frees a solver. NULL is left alone.
void sudokit_solver_free(struct sudokit_solver *solver);

/// Solves a puzzle. `*answer` becomes one of `SUDOKIT_NONE`, `SUDOKIT_UNIQUE` and `SUDOKIT_MULTIPLE`. That there is no solution, or several, is
/// no error. The first solution goes into `solution`, 81 digits and a zero; without one these are 81 dots. `capacity` must be at least 82.
///
/// The puzzle is a text in any format that the library reads: 81 characters, a drawn grid, a file, a link.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_solver *solver = sudokit_solver_new();
/// sudokit_error error;
/// int32_t answer;
/// char solution[82];
/// if (sudokit_solve(solver, puzzle, strlen(puzzle), &answer, solution, sizeof solution, &error) != SUDOKIT_OK) {
///     fprintf(stderr, "%s\n", error.message);
/// } else if (answer == SUDOKIT_UNIQUE) {
///     puts(solution);
/// }
/// sudokit_solver_free(solver);
/// ```
sudokit_status sudokit_solve(struct sudokit_solver *solver,
                             const char *puzzle,
                             size_t puzzle_length,
                             int32_t *answer,
                             char *solution,
                             size_t capacity,
                             struct sudokit_error *error);

/// Counts the solutions of a puzzle, no further than `limit`. If `*count` becomes `limit` there may be more.
///
/// ```c
/// const char *puzzle = ".................................................................................";
/// uint64_t count;
/// if (sudokit_count(puzzle, 81, 1000, &count, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(count == 1000);
/// ```
sudokit_status sudokit_count(const char *puzzle,
                             size_t puzzle_length,
                             uint64_t limit,
                             uint64_t *count,
                             const struct sudokit_job *job,
                             struct sudokit_error *error);

/// Writes the first solutions of a puzzle, 81 digits each and no zeros, as many as there are and there is room for. `*found` becomes their
/// number. `solutions_length` is a multiple of 81.
///
/// ```c
/// /* The top left and the top right corner of this grid can be filled in two ways. */
/// const char *puzzle = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
/// uint8_t solutions[10 * 81];
/// size_t found;
/// if (sudokit_solutions(puzzle, 81, solutions, sizeof solutions, &found, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(found >= 1 && found <= 10);
/// ```
sudokit_status sudokit_solutions(const char *puzzle,
                                 size_t puzzle_length,
                                 uint8_t *solutions,
                                 size_t solutions_length,
                                 size_t *found,
                                 const struct sudokit_job *job,
                                 struct sudokit_error *error);

/// The word for a status: `ok`, `null`, `text` and so on; `unknown` for a number that is none. It lives as long as the library and must
/// not be freed.
const char *sudokit_status_name(int32_t status);

/// Reads a puzzle in any format that the library knows: a line, a drawn grid, a file of some program, a link. Its givens go into `grid`, 81
/// characters and a zero, with dots for empty cells. `capacity` must be at least 82.
///
/// ```c
/// sudokit_error error;
/// char grid[82];
/// if (sudokit_read("53..7q", 6, grid, sizeof grid, &error) == SUDOKIT_TEXT) {
///     assert(error.line == 1 && error.column > 0);
/// }
/// ```
sudokit_status sudokit_read(const char *text,
                            size_t text_length,
                            char *grid,
                            size_t capacity,
                            struct sudokit_error *error);

/// Reads a puzzle with all that belongs to it, as JSON: a player's digits and candidates, title and author.
sudokit_status sudokit_read_json(const char *text,
                                 size_t text_length,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *length,
                                 struct sudokit_error *error);

/// Writes a puzzle in another format, by a name of `sudoku convert --help`: `line`, `sdk`, `grid` and so on. What the format cannot store
/// is left out.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// char text[1024];
/// if (sudokit_convert(puzzle, 81, "sdm", 3, text, sizeof text, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strncmp(text, "530070000", 9) == 0);
/// ```
sudokit_status sudokit_convert(const char *text,
                               size_t text_length,
                               const char *format,
                               size_t format_length,
                               char *buffer,
                               size_t capacity,
                               size_t *length,
                               struct sudokit_error *error);

/// Writes every puzzle of a text, such as a file, in another format. What is no puzzle is left out, and `*wrong` becomes the number of such
/// places; it may be NULL.
///
/// ```c
/// const char *file = "# two puzzles\n"
///                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
///                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";
/// char lines[1024];
/// size_t length, wrong;
/// if (sudokit_convert_all(file, strlen(file), "line", 4, lines, sizeof lines, &length, &wrong, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(length == 2 * 82 && wrong == 0);
/// ```
sudokit_status sudokit_convert_all(const char *text,
                                   size_t text_length,
                                   const char *format,
                                   size_t format_length,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *length,
                                   size_t *wrong,
                                   struct sudokit_error *error);

/// Draws a puzzle as SVG, with a player's digits and candidates if the text has them. A puzzle that contradicts itself can be drawn too.
sudokit_status sudokit_svg(const char *puzzle,
                           size_t puzzle_length,
                           char *buffer,
                           size_t capacity,
                           size_t *length,
                           struct sudokit_error *error);

/// The version of the library, such as `0.1.0`. It lives as long as the library and must not be freed.
const char *sudokit_version(void);

/// The version of the library's binary interface, 65536 times the major number plus the minor one. Compare it with that of the header:
///
/// ```c
/// if (sudokit_abi_version() >> 16 != SUDOKIT_ABI_MAJOR) {
///     return 1; /* This is another library. */
/// }
/// ```
uint32_t sudokit_abi_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SUDOKIT_H */
