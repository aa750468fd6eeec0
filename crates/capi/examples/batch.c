/* A pool of threads that share many puzzles: each thread takes a slice of them, in an order of its own. A game server has such a pool
 * already. Without one, sudokit_solve_many starts the threads: see the last part. */

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudokit.h>

enum { PUZZLES = 20000, TOGETHER = 500, THREADS = 4 };

struct work {
    pthread_mutex_t lock;
    size_t next;
    const uint8_t *grids;
    uint8_t *solutions;
    uint8_t *answers;
    int failed;
};

static void *worker(void *data) {
    struct work *work = data;
    sudokit_job job = {0};
    job.threads = 1; /* The pool has enough. */
    for (;;) {
        pthread_mutex_lock(&work->lock);
        size_t first = work->next;
        work->next += TOGETHER;
        pthread_mutex_unlock(&work->lock);
        if (first >= PUZZLES) {
            return NULL;
        }
        size_t count = PUZZLES - first < TOGETHER ? PUZZLES - first : TOGETHER;
        sudokit_error error;
        if (sudokit_solve_many(work->grids + 81 * first, 81 * count, work->solutions + 81 * first, 81 * count,
                               work->answers + first, count, &job, &error) != SUDOKIT_OK) {
            fprintf(stderr, "error: %s\n", error.message);
            work->failed = 1;
            return NULL;
        }
    }
}

static int told(void *data, size_t done) {
    *(size_t *)data = done;
    return 0; /* Anything else would end the call. */
}

int main(void) {
    static const char puzzle[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    uint8_t *grids = malloc(81 * PUZZLES), *solutions = malloc(81 * PUZZLES), *again = malloc(81 * PUZZLES);
    uint8_t *answers = malloc(PUZZLES);
    if (grids == NULL || solutions == NULL || again == NULL || answers == NULL) {
        return 1;
    }
    for (size_t i = 0; i < PUZZLES; i++) {
        memcpy(grids + 81 * i, puzzle, 81);
    }
    struct work work = {.grids = grids, .solutions = solutions, .answers = answers};
    pthread_mutex_init(&work.lock, NULL);
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        if (pthread_create(&threads[i], NULL, worker, &work) != 0) {
            return 1;
        }
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
    }
    pthread_mutex_destroy(&work.lock);

    size_t done = 0, unique = 0;
    sudokit_job job = {0};
    job.progress = told;
    job.data = &done;
    if (sudokit_solve_many(grids, 81 * PUZZLES, again, 81 * PUZZLES, answers, PUZZLES, &job, NULL) != SUDOKIT_OK) {
        return 1;
    }
    for (size_t i = 0; i < PUZZLES; i++) {
        unique += answers[i] == SUDOKIT_UNIQUE;
    }
    int same = memcmp(solutions, again, 81 * PUZZLES) == 0;
    printf("%zu of %zu puzzles have one solution; the pool found %s\n", unique, done, same ? "the same" : "others");
    free(grids);
    free(solutions);
    free(again);
    free(answers);
    return work.failed || !same;
}
