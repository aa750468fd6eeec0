#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const char *puzzle = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    sudokit_rating rating = {.size = sizeof rating};
    sudokit_error error;
    if (sudokit_rate(puzzle, strlen(puzzle), "hodoku", 6, &rating, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    printf("%s,%.0f\n", rating.level, rating.number);
    return 0;
}
