#include <stdio.h>
#include <string.h>
#include <sudokit.h>

int main(void) {
    const char *game = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    sudokit_advice advice = {.size = sizeof advice};
    sudokit_error error;
    static char svg[1 << 20];
    size_t length;
    if (sudokit_hint(game, strlen(game), &advice, NULL, &error) != SUDOKIT_OK
        || sudokit_hint_svg(game, strlen(game), NULL, svg, sizeof svg, &length, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    FILE *file = fopen("step.svg", "w");
    if (!file || fwrite(svg, 1, length, file) != length || fclose(file) != 0) {
        perror("step.svg");
        return 1;
    }
    puts(advice.line);
    return 0;
}
