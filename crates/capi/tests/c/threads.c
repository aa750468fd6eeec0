/* Threads, signals, forks and clocks: calls side by side, and calls that are ended. */

#include "check.h"
#include <pthread.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MANY = 20000, THREADS = 4 };

static uint8_t grids[81 * MANY], solutions[81 * MANY], answers[MANY];

/* Each thread has a solver and buffers of its own. */
static void *alone(void *data) {
    (void)data;
    sudokit_solver *solver = sudokit_solver_new();
    uint8_t mine[81 * 100], my_answers[100];
    for (int round = 0; round < 100; round++) {
        int32_t answer;
        char solution[82];
        CHECK(sudokit_solve(solver, PUZZLE, 81, &answer, solution, 82, NULL) == SUDOKIT_OK);
        CHECK(answer == SUDOKIT_UNIQUE && strcmp(solution, SOLVED) == 0);
        CHECK(sudokit_solve_many(grids, sizeof mine, mine, sizeof mine, my_answers, 100, NULL, NULL) == SUDOKIT_OK);
        CHECK(my_answers[99] == SUDOKIT_UNIQUE);
    }
    sudokit_solver_free(solver);
    return NULL;
}

static void side_by_side(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_create(&threads[i], NULL, alone, NULL) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
    }
}

/* The answers do not depend on the number of threads, and the callback hears of every piece in order. */
static int in_order(void *data, size_t done) {
    size_t *last = data;
    CHECK(done > *last && done <= MANY);
    *last = done;
    return 0;
}

static void teams(void) {
    for (unsigned threads = 0; threads <= THREADS; threads++) {
        size_t last = 0;
        sudokit_job job = {0};
        job.threads = threads;
        job.progress = in_order;
        job.data = &last;
        memset(answers, 7, sizeof answers);
        CHECK(sudokit_solve_many(grids, sizeof grids, solutions, sizeof solutions, answers, MANY, &job, NULL) == SUDOKIT_OK);
        CHECK(last == MANY);
        for (int i = 0; i < MANY; i++) {
            CHECK(answers[i] == SUDOKIT_UNIQUE && memcmp(solutions + 81 * i, SOLVED, 81) == 0);
        }
    }
}

static int stop(void *data, size_t done) {
    (void)data;
    return done > 0;
}

static void stopped_by_callback(void) {
    sudokit_error error;
    sudokit_job job = {0};
    job.threads = 2;
    job.progress = stop;
    memset(answers, 7, sizeof answers);
    CHECK(sudokit_solve_many(grids, sizeof grids, solutions, sizeof solutions, answers, MANY, &job, &error) == SUDOKIT_CANCELLED);
    CHECK(answers[0] == SUDOKIT_UNIQUE && answers[MANY - 1] == SUDOKIT_INVALID);
    CHECK(strcmp(error.message, "cancelled") == 0);
}

static char json[8 << 20];

/* A request about the puzzle. */
static sudokit_status requested(const char *task, const sudokit_job *job) {
    static const char fields[] = "{\"puzzle\": \"" PUZZLE "\"}";
    return sudokit_call(task, strlen(task), fields, strlen(fields), job, json, sizeof json, NULL, NULL);
}

static sudokit_cancel *flag;

static void *raise_soon(void *data) {
    (void)data;
    struct timespec time = {0, 50000000};
    nanosleep(&time, NULL);
    sudokit_cancel_raise(flag);
    return NULL;
}

static void raise_flag(int signal) {
    (void)signal;
    sudokit_cancel_raise(flag);
}

/* There are 6.67e21 solutions: counting them takes for ever, so that a call which comes back has been ended. */
static void ended(sudokit_job *job) {
    uint64_t count = 7;
    CHECK(sudokit_count(EMPTY, 81, UINT64_MAX, &count, job, NULL) == SUDOKIT_CANCELLED && count == UINT64_MAX);
}

static void cancelled(void) {
    sudokit_job job = {0};
    job.seconds = 0.05;
    ended(&job);

    flag = sudokit_cancel_new();
    sudokit_job by_flag = {0};
    by_flag.cancel = flag;
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, raise_soon, NULL) == 0);
    ended(&by_flag);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(sudokit_cancel_is_raised(flag));
    /* Once raised it stays raised, and every call with it has no result. */
    ended(&by_flag);
    sudokit_advice advice = {.size = sizeof advice};
    sudokit_rating rating = {.size = sizeof rating};
    sudokit_path *path;
    size_t number;
    CHECK(sudokit_hint(PUZZLE, 81, &advice, &by_flag, NULL) == SUDOKIT_CANCELLED);
    CHECK(sudokit_rate(PUZZLE, 81, "se", 2, &rating, &by_flag, NULL) == SUDOKIT_CANCELLED);
    CHECK(sudokit_path_new(PUZZLE, 81, &path, NULL) == SUDOKIT_OK);
    CHECK(sudokit_path_next(path, &advice, &by_flag, NULL) == SUDOKIT_CANCELLED);
    sudokit_path_free(path);
    /* Also where a time limit would leave a bound, or fewer puzzles. */
    static const char *const tasks[] = {"explain", "steps", "rate", "canon", "count", "hint"};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        CHECK(requested(tasks[i], &by_flag) == SUDOKIT_CANCELLED);
    }
    CHECK(sudokit_call("generate", 8, NULL, 0, &by_flag, json, sizeof json, NULL, NULL) == SUDOKIT_CANCELLED);
    CHECK(sudokit_vicinity(PUZZLE, 81, 3, 3, 0, NULL, 0, &number, &by_flag, NULL) == SUDOKIT_CANCELLED);
    CHECK(sudokit_generate(1, NULL, solutions, 81, &number, &by_flag, NULL) == SUDOKIT_CANCELLED && number == 0);
    CHECK(sudokit_solutions(EMPTY, 81, solutions, 81 * MANY, &number, &by_flag, NULL) == SUDOKIT_CANCELLED);
    sudokit_cancel_free(flag);

    /* A signal handler raises it. */
    flag = sudokit_cancel_new();
    by_flag.cancel = flag;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = raise_flag;
    CHECK(sigaction(SIGALRM, &action, NULL) == 0);
    struct itimerval timer = {{0, 0}, {0, 50000}};
    CHECK(setitimer(ITIMER_REAL, &timer, NULL) == 0);
    ended(&by_flag);
    sudokit_cancel_free(flag);
}

/* No thread is left behind that a child would lack. */
static void forked(void) {
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        sudokit_job job = {0};
        job.threads = 2;
        sudokit_status status = sudokit_solve_many(grids, sizeof grids, solutions, sizeof solutions, answers, MANY, &job, NULL);
        _exit(status == SUDOKIT_OK && answers[MANY - 1] == SUDOKIT_UNIQUE ? 0 : 1);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* Game engines have threads with little stack. */
static void *on_little_stack(void *data) {
    (void)data;
    sudokit_advice advice = {.size = sizeof advice};
    sudokit_order order = {.size = sizeof order, .level = "hard"};
    CHECK(sudokit_hint(PUZZLE, 81, &advice, NULL, NULL) == SUDOKIT_OK);
    static const char *const tasks[] = {"steps", "explain", "rate", "check"};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        CHECK(requested(tasks[i], NULL) == SUDOKIT_OK);
    }
    CHECK(sudokit_generate(1, &order, solutions, 81, &(size_t){0}, NULL, NULL) == SUDOKIT_OK);
    static uint8_t file[1 << 16];
    static char read[32768];
    FILE *photo = fopen(PHOTO, "rb");
    CHECK(photo != NULL);
    size_t length = fread(file, 1, sizeof file, photo);
    fclose(photo);
    CHECK(sudokit_read_photo(file, length, read, sizeof read, NULL, NULL) == SUDOKIT_OK);
    return NULL;
}

static void little_stack(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstacksize(&attributes, STACK) == 0);
    CHECK(pthread_create(&thread, &attributes, on_little_stack, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(pthread_attr_destroy(&attributes) == 0);
}

int main(void) {
    for (int i = 0; i < MANY; i++) {
        memcpy(grids + 81 * i, PUZZLE, 81);
    }
    side_by_side();
    teams();
    stopped_by_callback();
    cancelled();
    forked();
    little_stack();
    return 0;
}
