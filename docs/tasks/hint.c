#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const char *game = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    sudokit_advice advice = {.size = sizeof advice};
    sudokit_error error;
    if (sudokit_hint(game, strlen(game), &advice, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    if (advice.kind == SUDOKIT_STEP) {
        printf("%s\n%s\n", advice.technique, advice.look);
    }
    return 0;
}
