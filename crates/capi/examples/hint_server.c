/* Answers each line of standard input, a game, with one line of JSON: a hint, or an error. A game in any language can run it beside itself
 * and talk to it through two pipes. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudokit.h>

/* The codes of errors are plain words, but their messages may quote the text. */
static void write_string(const char *text) {
    putchar('"');
    for (; *text != '\0'; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte < 0x20) {
            printf("\\u%04x", (unsigned)byte);
        } else {
            if (byte == '"' || byte == '\\') {
                putchar('\\');
            }
            putchar(byte);
        }
    }
    putchar('"');
}

int main(void) {
    static char line[16384];
    size_t capacity = 65536, length;
    char *json = malloc(capacity);
    sudokit_job job = {0};
    job.milliseconds = 5000; /* No game waits longer. */
    while (json != NULL && fgets(line, sizeof line, stdin) != NULL) {
        sudokit_error error;
        size_t read = strcspn(line, "\r\n");
        sudokit_status status = sudokit_hint_json(line, read, 5, NULL, 0, &job, json, capacity, &length, &error);
        if (status == SUDOKIT_BUFFER) {
            capacity = length + 1;
            free(json);
            if ((json = malloc(capacity)) == NULL) {
                break;
            }
            status = sudokit_hint_json(line, read, 5, NULL, 0, &job, json, capacity, &length, &error);
        }
        if (status == SUDOKIT_OK) {
            fputs(json, stdout);
        } else {
            printf("{\"error\":\"%s\",\"column\":%" PRIu64 ",\"message\":", sudokit_status_name(status), error.column);
            write_string(error.message);
            putchar('}');
        }
        putchar('\n');
        fflush(stdout);
    }
    int failed = json == NULL;
    free(json);
    return failed;
}
