/* Counts the solutions of a puzzle up to a limit, until it is interrupted (Ctrl-C) or a time is over: count [PUZZLE [LIMIT]] */

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudokit.h>

static sudokit_cancel *cancel;

/* Raising a flag is safe in a signal handler. */
static void interrupted(int signal) {
    (void)signal;
    sudokit_cancel_raise(cancel);
}

int main(int count, char **arguments) {
    /* The first six rows of a grid can be the first six of many. */
    const char *puzzle = count > 1 ? arguments[1]
        : "53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................";
    uint64_t limit = count > 2 ? strtoull(arguments[2], NULL, 10) : 1000000;
    cancel = sudokit_cancel_new();
    signal(SIGINT, interrupted);

    sudokit_job job = {0};
    job.cancel = cancel;
    job.seconds = 60;
    sudokit_error error;
    uint64_t solutions;
    sudokit_status status = sudokit_count(puzzle, strlen(puzzle), limit, &solutions, &job, &error);
    if (status == SUDOKIT_OK) {
        printf("%s%" PRIu64 " solutions\n", solutions == limit ? "at least " : "", solutions);
    } else {
        fprintf(stderr, "error: %s\n", error.message);
    }
    sudokit_cancel_free(cancel);
    return status == SUDOKIT_OK ? 0 : 1;
}
