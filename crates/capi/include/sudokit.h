/*
 * sudokit.h: the Sudoku toolkit for C and C++. `cargo xtask header` generates this file from crates/capi.
 *
 * Compile and link with the flags of `pkg-config --cflags --libs sudokit`, or in CMake with
 * `find_package(Sudokit CONFIG)` and the target `Sudokit::sudokit`. A smaller library, `sudokit-solve` or
 * `Sudokit::solve`, has only `sudokit_solve`, `sudokit_count`, `sudokit_solutions`, `sudokit_solve_many`,
 * `sudokit_count_many`, solvers, flags, the names of statuses and the versions. It reads only puzzles of 81
 * characters.
 *
 * The contract of all calls:
 *
 * - A call returns a `sudokit_status`: `SUDOKIT_OK`, or why there is no result. Its last argument is a
 *   `sudokit_error` of the caller's, which receives the status, a message and a place. It may be NULL.
 *   Results are defined after every failure: texts are empty, sizes such as `*length` and `*found` are 0, a
 *   path is NULL, and other numbers are those of an invalid puzzle: `SUDOKIT_INVALID`, `UINT64_MAX`, NaN.
 *   Grids in arrays are written as far as these numbers say. Only these stay as they were: memory that cannot
 *   be written, arrays after `SUDOKIT_LENGTH`, a struct whose size is wrong, which returns
 *   `SUDOKIT_ARGUMENT`, and everything after `SUDOKIT_OVERLAP`.
 * - Texts are a pointer and a length in bytes, without a zero at the end; those in a `sudokit_order` have no
 *   length and end with a zero. Any bytes are allowed: a text that is no puzzle is an error. Puzzles may be
 *   in any format that the library reads; of several in one text the first is read. Lines have at most 1 MiB.
 * - Memory is the caller's. Buffers are a pointer and a length too. Texts are written with a zero at the end.
 *   `*length` receives the length without that zero, also if the buffer is too short, which returns
 *   `SUDOKIT_BUFFER`: pass NULL and 0 to get the length alone. `length` may be NULL.
 * - Structs that may grow begin with a field `size`: set it to their `sizeof`. The library may be older or
 *   newer than the program's header: a field that the program lacks is zero, and the library writes no more
 *   than the program has. An impossible size, such as 0, returns `SUDOKIT_ARGUMENT`, and so does a field that
 *   is set and that the library lacks.
 * - Handles (`sudokit_solver`, `sudokit_path`, `sudokit_cancel`) are made and freed by functions of the
 *   library.
 * - `error`, `job`, pointers that say so, and every pointer whose length is 0 may be NULL. Any other NULL
 *   returns `SUDOKIT_NULL`. Memory that is written must not overlap other memory of the call:
 *   `SUDOKIT_OVERLAP`. An error that overlaps is not written.
 * - No call has global state, prints, reads environment variables or leaves a thread behind. Many threads may
 *   call at once, each with its own memory and handles; a `sudokit_cancel` may be shared. Between calls a
 *   process may fork.
 * - A job can end its call early: by a flag, a time limit, a callback.
 * - A bug in the library returns `SUDOKIT_BUG` and never unwinds into the caller; only then a message is
 *   printed, to standard error.
 * - If there is not enough memory for the data of a call, it returns `SUDOKIT_MEMORY`: for JSON, for the
 *   puzzles of an order, for the text of `sudokit_convert_all`. Functions that make handles return NULL or
 *   `SUDOKIT_MEMORY`. If memory runs out for a search, a reply or a thread, whose sizes do not follow from
 *   the arguments, the process ends by `abort`.
 */


#ifndef SUDOKIT_H
#define SUDOKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of an error's message in bytes, with the zero at its end.
#define SUDOKIT_MESSAGE_SIZE 488

/// The largest number of threads of a job.
#define SUDOKIT_MOST_THREADS 1024

/// The major version of the binary interface: programs compiled with another one cannot use the library.
#define SUDOKIT_ABI_MAJOR 3

/// The minor version of the binary interface, raised when functions are added.
#define SUDOKIT_ABI_MINOR 0

/// The version of the JSON records. It changes when a field changes its meaning or disappears, not when one
/// is added.
#define SUDOKIT_JSON_VERSION 1

/// The status of a call. Numbers never change their meaning.
enum sudokit_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /// Success: results are written.
    SUDOKIT_OK = 0,
    /// A pointer must not be NULL.
    SUDOKIT_NULL = 1,
    /// A pointer is not aligned for its type.
    SUDOKIT_MISALIGNED = 2,
    /// Memory that is written overlaps other memory of the same call.
    SUDOKIT_OVERLAP = 3,
    /// A buffer is too short for its contents.
    SUDOKIT_BUFFER = 4,
    /// A length is no multiple of 81, does not fit the others, or is impossible.
    SUDOKIT_LENGTH = 5,
    /// Another argument is not what was expected.
    SUDOKIT_ARGUMENT = 6,
    /// The call was cancelled: by its flag, by its time or by its callback.
    SUDOKIT_CANCELLED = 7,
    /// A bug in the library. Free the handles of the call, and do not use them again.
    SUDOKIT_BUG = 8,
    /// There is not enough memory for so much data.
    SUDOKIT_MEMORY = 9,
    /// A text is no puzzle. The error says where.
    SUDOKIT_TEXT = 16,
    /// A text is not the name of a format.
    SUDOKIT_FORMAT = 17,
    /// A text is not a known name, such as that of a scale or a canonical form.
    SUDOKIT_NAME = 18,
    /// A puzzle contradicts itself visibly, for a call that needs a board.
    SUDOKIT_BOARD = 19,
    /// A puzzle does not have exactly one solution, for a call that needs it.
    SUDOKIT_SOLUTION = 20,
    /// A wish contradicts itself.
    SUDOKIT_WISH = 21,
    /// A step of a proof does not hold.
    SUDOKIT_PROOF = 22,
    /// A picture in which no puzzle can be read.
    SUDOKIT_PHOTO = 23,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudokit_status sudokit_status;
#else
typedef int32_t sudokit_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/// The number of solutions of a puzzle.
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
    /// The bytes are no puzzle. Only in arrays of puzzles; elsewhere this is an error.
    SUDOKIT_INVALID = 255,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudokit_answer sudokit_answer;
#else
typedef int32_t sudokit_answer;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/// The kinds of advice.
enum sudokit_advice_kind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /// The next step.
    SUDOKIT_STEP = 0,
    /// There are mistakes to take back first.
    SUDOKIT_MISTAKES = 1,
    /// The puzzle has no solution.
    SUDOKIT_IMPOSSIBLE = 2,
    /// The grid is solved.
    SUDOKIT_SOLVED = 3,
    /// No technique applies.
    SUDOKIT_STUCK = 4,
    /// The puzzle has several solutions, and techniques show no more of what these have in common.
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
/// Threads: all functions but `sudokit_cancel_free` may be called at any time, by any thread.
/// `sudokit_cancel_raise` may also be called by a signal handler.
typedef struct sudokit_cancel sudokit_cancel;

/// A path: a board, and the steps from it towards the solution. They are those of the task `explain` of
/// `sudokit_call`.
///
/// Threads: one at a time.
typedef struct sudokit_path sudokit_path;

/// A solver, which keeps its memory between puzzles.
///
/// Threads: one at a time. Make one for each thread.
typedef struct sudokit_solver sudokit_solver;

/// A hint, in a struct of the caller's, which `sudokit_hint` and `sudokit_path_next` fill. Set `size` first.
///
/// The digits of a cell are bits: bit 0 is the digit 1, and so on. Cells are counted row by row, from 0 to
/// 80.
typedef struct sudokit_advice {
    /// `sizeof(sudokit_advice)`.
    size_t size;
    /// One of `SUDOKIT_STEP`, `SUDOKIT_MISTAKES`, `SUDOKIT_IMPOSSIBLE`, `SUDOKIT_SOLVED`, `SUDOKIT_STUCK`,
    /// `SUDOKIT_UNDECIDED`; -1 after a failure.
    int32_t kind;
    /// The digits to place in each cell.
    uint16_t placed[81];
    /// The candidates to remove from each cell; for mistakes, the wrong digits in each cell.
    uint16_t removed[81];
    /// The technique of a step, such as `X-Wing`, with a zero at the end; empty without a step.
    char technique[64];
    /// The place to look at, as a sentence that does not give the step away; empty without a step.
    char look[256];
    /// The step in one line, such as `Naked Single: r5c5=5`; empty without a step.
    char line[512];
} sudokit_advice;

/// A callback for progress: `done` puzzles are done. To cancel the call, return anything but 0; the call
/// returns `SUDOKIT_CANCELLED`, unless it is complete.
///
/// One thread calls it at a time, perhaps not the caller's. It must return: no `longjmp`, no C++ exception.
/// It must not use the handles, buffers or error of the call.
typedef int (*sudokit_progress)(void *data, size_t done);

/// Settings of a long call, in a struct of the caller's, which is only read. Zero it first: zero is the
/// default. NULL stands for a job of zeros.
///
/// ```c
/// sudokit_job job = {0};
/// job.threads = 4;
/// job.seconds = 2.5;
/// ```
typedef struct sudokit_job {
    /// The number of threads, at most `SUDOKIT_MOST_THREADS`. 0: one for each core. They end with the call.
    uint32_t threads;
    /// The time limit of the call in seconds. 0: none.
    double seconds;
    /// A flag that cancels the call. NULL: none.
    const struct sudokit_cancel *cancel;
    /// A callback for progress, for calls that report it. NULL: none.
    sudokit_progress progress;
    /// Passed to `progress`.
    void *data;
} sudokit_job;

/// An error, in a struct of the caller's, such as one on the stack. Every call that takes one writes it, also
/// on success. It may be NULL.
typedef struct sudokit_error {
    /// The status that the call returned.
    sudokit_status status;
    /// The line of the text, from 1; 0 if the error is not about a place in a text.
    uint64_t line;
    /// The column, from 1; 0 likewise.
    uint64_t column;
    /// The message in UTF-8, with a zero at the end; empty on success.
    char message[SUDOKIT_MESSAGE_SIZE];
} sudokit_error;

/// The least and the greatest rating on a scale, for an order.
typedef struct sudokit_rating_range {
    /// The name of the scale, with a zero at the end, such as `se` or `hodoku`: one of the `measures` of the
    /// task `names`.
    const char *scale;
    /// The least rating.
    double least;
    /// The greatest rating.
    double most;
} sudokit_rating_range;

/// An order of puzzles, in a struct of the caller's, which is only read. Zero it and set `size` first: zero,
/// NULL and empty texts are no requirement. Puzzles fulfil all requirements. Texts end with a zero. The task
/// `names` of `sudokit_call` lists the names.
///
/// ```c
/// sudokit_order order = {.size = sizeof order, .level = "hard", .symmetry = "half-turn"};
/// order.without_techniques = "x-wing, swordfish";
/// ```
typedef struct sudokit_order {
    /// `sizeof(sudokit_order)`.
    size_t size;
    /// The level of difficulty: `beginner`, `easy`, `medium`, `hard`, `expert`, `master`.
    const char *level;
    /// The symmetry of the cells of the givens: `half-turn`, `diagonal` and so on.
    const char *symmetry;
    /// The hardest technique, by any of its names: everything easier gets stuck, and with this technique the
    /// puzzles are solved.
    const char *hardest;
    /// Techniques that the path to the solution needs, with commas between them.
    const char *with_techniques;
    /// Techniques that the path must not contain, with commas between them.
    const char *without_techniques;
    /// The product: `puzzles`, which is the default, `grids`, or samples of all minimal puzzles: `top-down`,
    /// `controlled-bias`. The task `generate` of `sudokit_call` has their weights.
    const char *product;
    /// The cells of the givens, and no others: 81 characters, with `.` or `0` for the other cells.
    const char *pattern;
    /// Givens that every puzzle has: those of a puzzle in any format.
    const char *containing;
    /// The least number of givens. With neither this nor `most_givens`, puzzles are minimal.
    uint32_t least_givens;
    /// The greatest number of givens. 0: 81, if there is a least one.
    uint32_t most_givens;
    /// Ranges of ratings, one for each scale.
    const struct sudokit_rating_range *ratings;
    /// The number of ranges.
    size_t ratings_length;
    /// Puzzles to begin at instead of random grids, 81 bytes each, as for `sudokit_solve_many`.
    const uint8_t *start;
    /// The number of these puzzles.
    size_t start_count;
    /// Puzzles whose isomorphs are left out, 81 bytes each. Isomorphs of earlier puzzles are left out, too.
    const uint8_t *not_in;
    /// The number of these puzzles.
    size_t not_in_count;
    /// Give up after this many failed attempts in a row. 0: a million, or a hundred million for
    /// `controlled-bias`.
    uint32_t tries;
    /// Not 0 to leave out isomorphs of earlier puzzles.
    int32_t distinct;
} sudokit_order;

/// A rating, in a struct of the caller's, which `sudokit_rate` fills. Set `size` first.
typedef struct sudokit_rating {
    /// `sizeof(sudokit_rating)`.
    size_t size;
    /// The rating as one number: HoDoKu's score; ER on the scales of Sudoku Explainer; the invariant rating;
    /// the length of chains, infinite if none is enough. NaN without a rating.
    double number;
    /// 1 if the rating is exact, 0 if it is a lower bound: time ran out, or no rule of the scale applies.
    int32_t is_exact;
    /// The number of solutions: `SUDOKIT_NONE`, `SUDOKIT_UNIQUE` or `SUDOKIT_MULTIPLE`. Only a puzzle with
    /// exactly one has a rating. `SUDOKIT_INVALID` after a failure.
    int32_t answer;
    /// The level on a scale that has levels, such as `Hard`, with a zero at the end; otherwise empty.
    char level[32];
    /// The hardest technique, as the scale calls it, such as `X-Wing`, with a zero at the end; empty on a
    /// scale of chains.
    char hardest[64];
} sudokit_rating;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// Makes a flag, not raised. NULL if memory is exhausted. Free it with `sudokit_cancel_free`.
///
/// ```c
/// sudokit_cancel *cancel = sudokit_cancel_new();
/// sudokit_job job = {0};
/// job.cancel = cancel;
/// /* Another thread calls sudokit_cancel_raise(cancel) while calls with this job work. */
/// sudokit_cancel_free(cancel);
/// ```
struct sudokit_cancel *sudokit_cancel_new(void);

/// Raises a flag: calls with it end soon, mostly within a few milliseconds. Does nothing if `cancel` is NULL.
///
/// It only stores a number, so it is safe in a signal handler.
void sudokit_cancel_raise(const struct sudokit_cancel *cancel);

/// Returns true if a flag is raised; false for NULL.
bool sudokit_cancel_is_raised(const struct sudokit_cancel *cancel);

/// Frees a flag. Does nothing if `cancel` is NULL. Running calls with it continue, and can no longer be
/// cancelled.
void sudokit_cancel_free(struct sudokit_cancel *cancel);

/// Gives a hint: mistakes to take back, or the easiest next step. The game is a text, with the player's
/// digits and candidates if any; a digit after `+` is the player's: `53+4.7....` for a 4 in the third cell.
///
/// ```c
/// const char *game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_advice advice = {.size = sizeof advice};
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

/// Fulfils a request: the name of a task and an object of fields, both as in `docs/requests.md`. The reply is
/// JSON, the same as that of the program (`sudoku hint -f json`), of `sudoku serve`, and of the libraries for
/// other languages.
///
/// | task | what it does |
/// |---|---|
/// | `solve`, `count`, `solutions`, `check`, `minimal` | solve and check a puzzle |
/// | `hint`, `explain`, `steps`, `verify` | the next step, the whole path, every step; check a proof |
/// | `rate`, `classify` | difficulty |
/// | `generate`, `shuffle`, `vicinity` | new puzzles |
/// | `canon`, `isomorphic`, `transform` | symmetry |
/// | `read`, `convert`, `picture`, `names` | formats, pictures, the names that requests take |
///
/// `fields` is a JSON object, or NULL and 0 for none. Invalid JSON returns `SUDOKIT_ARGUMENT` with line and
/// column. A field that is missing, unknown or of the wrong sort returns it too, with a message that says
/// what was expected. An unknown name, such as that of a task or a technique, returns `SUDOKIT_NAME`.
///
/// The job's flag cancels the call. So do its time limit and the field `seconds`, but then `rate` gives lower
/// bounds, and `generate` fewer puzzles. The callback of the job is not called. Without the field `seed` the
/// seed is 0: no call draws random numbers from the system.
///
/// If the buffer is too short, the work is lost. 64 KiB are enough for most replies, 1 MiB for those to
/// `explain`.
///
/// ```c
/// const char *fields = "{\"puzzle\": "
///     "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\", "
///     "\"level\": 1}";
/// char json[65536];
/// sudokit_error error;
/// if (sudokit_call("hint", 4, fields, strlen(fields), NULL, json, sizeof json, NULL, &error)
///     != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(json, "Naked Single") != NULL);
/// fields = "{\"puzle\": \"\"}";
/// assert(sudokit_call("hint", 4, fields, strlen(fields), NULL, json, sizeof json, NULL, &error)
///        == SUDOKIT_ARGUMENT);
/// puts(error.message); /* 'puzle' is not a field there; did you mean 'puzzle'? */
/// ```
sudokit_status sudokit_call(const char *task,
                            size_t task_length,
                            const char *fields,
                            size_t fields_length,
                            const struct sudokit_job *job,
                            char *buffer,
                            size_t capacity,
                            size_t *length,
                            struct sudokit_error *error);

/// Generates puzzles with one solution, 81 characters each without zeros, as many as there is room for.
/// `*made` receives the number written: fewer if too many attempts in a row failed, or if the call was
/// cancelled.
///
/// The same seed makes the same puzzles, with any number of threads, and the same as
/// `sudoku generate --seed`. `order` may be NULL, for any minimal puzzles. The callback of the job reports
/// each puzzle.
///
/// An impossible order returns `SUDOKIT_WISH`, such as 40 to 30 givens, or a hardest technique that is left
/// out. If the call is cancelled, the puzzles made so far are written, and `*made` is their number; after any
/// other failure it is 0.
///
/// ```c
/// sudokit_order order = {.size = sizeof order, .level = "easy"};
/// uint8_t puzzles[3 * 81];
/// size_t made;
/// if (sudokit_generate(7, &order, puzzles, sizeof puzzles, &made, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(made == 3);
/// ```
sudokit_status sudokit_generate(uint64_t seed,
                                const struct sudokit_order *order,
                                uint8_t *puzzles,
                                size_t puzzles_length,
                                size_t *made,
                                const struct sudokit_job *job,
                                struct sudokit_error *error);

/// Finds every puzzle with one solution that differs from a puzzle by `minus` givens removed and `plus`
/// others added, 81 characters each without zeros; with `minimal` only minimal ones. `*found` receives their
/// number. If there is not enough room, the call returns `SUDOKIT_BUFFER` and none is written; call again
/// with room for `*found`.
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

/// Tells for many puzzles whether each is minimal: 1 if it needs all its givens, 0 if some are redundant, and
/// `SUDOKIT_INVALID` if it is invalid or does not have exactly one solution.
///
/// `grids` is as for `sudokit_solve_many`, and `minimal_length` an 81st of its length.
sudokit_status sudokit_minimal_many(const uint8_t *grids,
                                    size_t grids_length,
                                    uint8_t *minimal,
                                    size_t minimal_length,
                                    const struct sudokit_job *job,
                                    struct sudokit_error *error);

/// Writes a canonical form of many puzzles, which is the same for all isomorphs: `minlex`, `gsf` or `maxlex`.
/// The 81 bytes of an invalid puzzle are empty cells. If the call is cancelled, those of unfinished puzzles
/// are zero.
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

/// Turns each of many puzzles into a random isomorph, all equally likely. The same seed makes the same
/// isomorphs, puzzle by puzzle: turn the solutions of puzzles with it, too, and they stay their solutions.
/// The 81 bytes of an invalid puzzle are empty cells. If the call is cancelled, those of unfinished puzzles
/// are zero.
///
/// `grids` is as for `sudokit_solve_many`, and `isomorphs_length` is its length.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// const char *solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// uint8_t turned[81], expected[81], solved[81], answer;
/// if (sudokit_shuffle_many((const uint8_t *)puzzle, 81, 7, turned, 81, NULL, NULL) != SUDOKIT_OK
///     || sudokit_shuffle_many((const uint8_t *)solution, 81, 7, expected, 81, NULL, NULL) != SUDOKIT_OK
///     || sudokit_solve_many(turned, 81, solved, 81, &answer, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(memcmp(solved, expected, 81) == 0);
/// ```
sudokit_status sudokit_shuffle_many(const uint8_t *grids,
                                    size_t grids_length,
                                    uint64_t seed,
                                    uint8_t *isomorphs,
                                    size_t isomorphs_length,
                                    const struct sudokit_job *job,
                                    struct sudokit_error *error);

/// Writes the candidates of many puzzles: for each of the 81 cells nine bytes, one for each digit, 1 if no
/// given rules the digit out, otherwise 0. Those of cells with a digit and of invalid puzzles are 0, and if
/// the call is cancelled, those of unfinished puzzles.
///
/// `grids` is as for `sudokit_solve_many`, and `candidates_length` is nine times its length.
///
/// ```c
/// const char *grid = "1................................................................................";
/// uint8_t candidates[729];
/// if (sudokit_candidates_many((const uint8_t *)grid, 81, candidates, 729, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(candidates[0] == 0 && candidates[9] == 0 && candidates[10] == 1); /* r1c2: not 1, but 2 */
/// ```
sudokit_status sudokit_candidates_many(const uint8_t *grids,
                                       size_t grids_length,
                                       uint8_t *candidates,
                                       size_t candidates_length,
                                       const struct sudokit_job *job,
                                       struct sudokit_error *error);

/// Finds the ranks of the solutions of many puzzles, from 0, as `sudokit_rank` does. The rank of an invalid
/// puzzle, or one without exactly one solution, is `UINT64_MAX`. A rank takes about two milliseconds.
///
/// `grids` is as for `sudokit_solve_many`, and `ranks_length` an 81st of its length.
///
/// ```c
/// char grid[82];
/// uint64_t rank;
/// if (sudokit_unrank(7, grid, sizeof grid, NULL) != SUDOKIT_OK
///     || sudokit_rank_many((const uint8_t *)grid, 81, &rank, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rank == 7);
/// ```
sudokit_status sudokit_rank_many(const uint8_t *grids,
                                 size_t grids_length,
                                 uint64_t *ranks,
                                 size_t ranks_length,
                                 const struct sudokit_job *job,
                                 struct sudokit_error *error);

/// Rates many puzzles on a scale, one number each: `hodoku`, `se` or another name that
/// `sudoku rate --help` lists. The rating is NaN for an invalid puzzle, or one without exactly one solution.
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

/// Begins a path through a puzzle, or a game in progress. `*path` receives it; NULL after a failure. Free it
/// with `sudokit_path_free`. A puzzle that contradicts itself visibly returns `SUDOKIT_BOARD`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_path *path;
/// if (sudokit_path_new(puzzle, 81, &path, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// sudokit_advice step = {.size = sizeof step};
/// int steps = 0;
/// while (sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_STEP) {
///     puts(step.line);
///     steps++;
/// }
/// sudokit_path_free(path);
/// assert(step.kind == SUDOKIT_SOLVED && steps == 51);
/// ```
sudokit_status sudokit_path_new(const char *puzzle,
                                size_t puzzle_length,
                                struct sudokit_path **path,
                                struct sudokit_error *error);

/// Takes the next step of a path, the easiest one. `step->kind` is `SUDOKIT_STEP`; after the last
/// step it is `SUDOKIT_SOLVED`, `SUDOKIT_STUCK` if no technique applies, or `SUDOKIT_UNDECIDED` if the puzzle
/// has several solutions. If it has none, it is `SUDOKIT_IMPOSSIBLE`. A call that is cancelled takes no step;
/// the next call continues the path.
sudokit_status sudokit_path_next(struct sudokit_path *path,
                                 struct sudokit_advice *step,
                                 const struct sudokit_job *job,
                                 struct sudokit_error *error);

/// Frees a path. Does nothing if `path` is NULL.
void sudokit_path_free(struct sudokit_path *path);

/// Reads the puzzle in a photograph, from the bytes of a JPEG or PNG file, and writes it as JSON, the same as
/// that of `sudoku read -f json`: `line` is the puzzle with `+` before each digit of the player, for all
/// calls that take a game; `doubtful` are the cells to check, `wrong` the player's digits that differ from
/// the solution. 32 KiB are enough.
///
/// If no puzzle can be read, the status is `SUDOKIT_PHOTO`, and the message says what to do.
///
/// ```c
/// char json[32768];
/// sudokit_error error;
/// const uint8_t text[] = "53..7....6";
/// assert(sudokit_read_photo(text, 10, json, sizeof json, NULL, &error) == SUDOKIT_PHOTO);
/// puts(error.message); /* it is neither a JPEG nor a PNG; save or export the picture as one of these */
/// ```
sudokit_status sudokit_read_photo(const uint8_t *picture,
                                  size_t picture_length,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *length,
                                  struct sudokit_error *error);

/// Draws a puzzle as SVG, with a player's digits and candidates if the text has them. A puzzle that
/// contradicts itself can be drawn too.
sudokit_status sudokit_svg(const char *puzzle,
                           size_t puzzle_length,
                           char *buffer,
                           size_t capacity,
                           size_t *length,
                           struct sudokit_error *error);

/// Draws a game as SVG, with the next step if there is one.
sudokit_status sudokit_hint_svg(const char *game,
                                size_t game_length,
                                const struct sudokit_job *job,
                                char *buffer,
                                size_t capacity,
                                size_t *length,
                                struct sudokit_error *error);

/// Finds the rank of a puzzle's solution among the 5,472,730,538 essentially different grids, from 0. A
/// puzzle without exactly one solution returns `SUDOKIT_SOLUTION`. A call takes tens of milliseconds: for
/// many puzzles use `sudokit_rank_many`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// uint64_t rank;
/// char grid[82];
/// if (sudokit_rank(puzzle, 81, &rank, NULL) != SUDOKIT_OK
///     || sudokit_unrank(rank, grid, sizeof grid, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strncmp(grid, "123456789", 9) == 0);
/// ```
sudokit_status sudokit_rank(const char *puzzle,
                            size_t puzzle_length,
                            uint64_t *rank,
                            struct sudokit_error *error);

/// Writes the grid of a rank from `sudokit_rank`, in its canonical form: 81 digits and a zero. `capacity`
/// must be at least 82.
sudokit_status sudokit_unrank(uint64_t rank,
                              char *grid,
                              size_t capacity,
                              struct sudokit_error *error);

/// Rates a puzzle on a scale: `hodoku`, `se` or another name that `sudoku rate --help` lists. A puzzle
/// without exactly one solution is no error: the rating says so.
///
/// When the job's time is up, the rating is a lower bound. When its flag is raised, the call returns
/// `SUDOKIT_CANCELLED`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_rating rating = {.size = sizeof rating};
/// if (sudokit_rate(puzzle, 81, "hodoku", 6, &rating, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rating.answer == SUDOKIT_UNIQUE && rating.is_exact);
/// printf("%s, %.0f: %s\n", rating.level, rating.number, rating.hardest); /* Easy, 204: Naked Single */
/// ```
sudokit_status sudokit_rate(const char *puzzle,
                            size_t puzzle_length,
                            const char *scale,
                            size_t scale_length,
                            struct sudokit_rating *rating,
                            const struct sudokit_job *job,
                            struct sudokit_error *error);

/// Reads a puzzle in any known format: a line, a drawn grid, a file of another program, a link. `grid`
/// receives its givens, 81 characters and a zero, with dots for empty cells. `capacity` must be at least 82.
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

/// Writes a puzzle in another format: `line`, `sdk`, `grid` or another name that `sudoku convert --help`
/// lists. Data that the format cannot store is left out.
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

/// Writes every puzzle of a text, such as a file, in another format. Invalid entries are left out, and
/// `*wrong` receives their number; it may be NULL.
///
/// ```c
/// const char *file = "# two puzzles\n"
///                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
///                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";
/// char lines[1024];
/// size_t length, wrong;
/// if (sudokit_convert_all(file, strlen(file), "line", 4, lines, sizeof lines, &length, &wrong, NULL)
///     != SUDOKIT_OK) {
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

/// Checks that each step of a proof follows from the board left by the earlier ones. The proof is the reply
/// to `explain` of `sudokit_call`, and the JSON of `sudoku explain -f json`. One that does not hold returns
/// `SUDOKIT_PROOF`, and the message names the step. `*steps` receives the number of steps that hold; it may
/// be NULL.
///
/// ```c
/// const char *fields = "{\"puzzle\": "
///     "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}";
/// size_t capacity = 1 << 20, length, steps;
/// char *proof = malloc(capacity);
/// if (proof == NULL
///     || sudokit_call("explain", 7, fields, strlen(fields), NULL, proof, capacity, &length, NULL)
///         != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(sudokit_verify(proof, length, &steps, NULL) == SUDOKIT_OK && steps == 51);
/// free(proof);
/// ```
sudokit_status sudokit_verify(const char *proof,
                              size_t proof_length,
                              size_t *steps,
                              struct sudokit_error *error);

/// Solves many puzzles. The first solution of each is written to its 81 bytes of `solutions`, and its number
/// of solutions to its byte of `answers`: `SUDOKIT_NONE`, `SUDOKIT_UNIQUE`, `SUDOKIT_MULTIPLE` or
/// `SUDOKIT_INVALID`. Without a solution the 81 bytes are empty cells.
///
/// `grids` has 81 bytes for each puzzle: `1` to `9` and `.` or `0` for an empty cell, or numbers from 0 to 9.
/// The first byte of each decides, and its solution is written in the same way. A puzzle with any other byte
/// is `SUDOKIT_INVALID`; the others are still solved. `solutions_length` must be `grids_length`, and
/// `answers_length` an 81st of it. No memory may overlap. The job sets the threads, and its callback reports
/// every few thousand puzzles. If the call is cancelled, the puzzles done so far are written, and the answers
/// of the others are those of invalid puzzles.
///
/// ```c
/// const char *grids = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///                     ".................................................................................";
/// uint8_t solutions[162], answers[2];
/// if (sudokit_solve_many((const uint8_t *)grids, 162, solutions, 162, answers, 2, NULL, NULL)
///     != SUDOKIT_OK) {
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

/// Counts the solutions of many puzzles, each up to `limit`. The count of an invalid puzzle is `UINT64_MAX`.
///
/// `grids` is as for `sudokit_solve_many`, and `counts_length` an 81st of its length.
sudokit_status sudokit_count_many(const uint8_t *grids,
                                  size_t grids_length,
                                  uint64_t limit,
                                  uint64_t *counts,
                                  size_t counts_length,
                                  const struct sudokit_job *job,
                                  struct sudokit_error *error);

/// Makes a solver. NULL if memory is exhausted. Free it with `sudokit_solver_free`.
struct sudokit_solver *sudokit_solver_new(void);

/// Frees a solver. Does nothing if `solver` is NULL.
void sudokit_solver_free(struct sudokit_solver *solver);

/// Solves a puzzle. `*answer` receives `SUDOKIT_NONE`, `SUDOKIT_UNIQUE` or `SUDOKIT_MULTIPLE`: no solution,
/// or several, is not an error. `solution` receives the first solution, 81 digits and a zero, or 81 dots if
/// there is none. `capacity` must be at least 82. After a failure the answer is `SUDOKIT_INVALID`.
///
/// The puzzle is a text in any format that the library reads: 81 characters, a drawn grid, a file, a link.
/// `sudokit-solve` reads only 81 characters.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_solver *solver = sudokit_solver_new();
/// sudokit_error error;
/// int32_t answer;
/// char solution[82];
/// if (sudokit_solve(solver, puzzle, strlen(puzzle), &answer, solution, sizeof solution, &error)
///     != SUDOKIT_OK) {
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

/// Counts the solutions of a puzzle, up to `limit`. If `*count` is `limit` there may be more.
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

/// Writes the first solutions of a puzzle, 81 digits each without zeros, as many as there is room for.
/// `*found` receives the number written, also if the call is cancelled. `solutions_length` is a multiple of
/// 81.
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

/// Returns the word for a status: `ok`, `null`, `text` and so on; `unknown` for other numbers. It lives as
/// long as the library and must not be freed.
const char *sudokit_status_name(int32_t status);

/// Returns the version of the library, such as `0.1.0`. It lives as long as the library and must not be
/// freed.
const char *sudokit_version(void);

/// Returns the version of the library's binary interface, 65536 times the major number plus the minor one.
/// Compare it with that of the header:
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
