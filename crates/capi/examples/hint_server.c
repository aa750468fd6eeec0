/* Answers each line of standard input, a game, with one line of JSON: a hint, or an error. A game in any language can run it beside itself
 * and talk to it through two pipes. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudokit.h>

/* A text as JSON, also where it quotes or breaks lines: at most six characters for each. */
static char *write_string(char *json, const char *text, size_t length) {
    *json++ = '"';
    for (const char *end = text + length; text < end; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte < 0x20) {
            json += sprintf(json, "\\u%04x", (unsigned)byte);
        } else {
            if (byte == '"' || byte == '\\') {
                *json++ = '\\';
            }
            *json++ = (char)byte;
        }
    }
    *json++ = '"';
    *json = '\0';
    return json;
}

int main(void) {
    static char line[16384], request[6 * sizeof line + 64], message[6 * SUDOKIT_MESSAGE_SIZE + 3];
    size_t capacity = 65536, length;
    char *json = malloc(capacity);
    sudokit_job job = {0};
    job.seconds = 5; /* No game waits longer. */
    while (json != NULL && fgets(line, sizeof line, stdin) != NULL) {
        sudokit_error error;
        char *end = request + sprintf(request, "{\"puzzle\":");
        end = write_string(end, line, strcspn(line, "\r\n"));
        *end++ = '}';
        size_t asked = (size_t)(end - request);
        sudokit_status status = sudokit_call("hint", 4, request, asked, &job, json, capacity, &length, &error);
        if (status == SUDOKIT_BUFFER) {
            capacity = length + 1;
            free(json);
            if ((json = malloc(capacity)) == NULL) {
                break;
            }
            status = sudokit_call("hint", 4, request, asked, &job, json, capacity, &length, &error);
        }
        if (status == SUDOKIT_OK) {
            puts(json);
        } else {
            write_string(message, error.message, strlen(error.message));
            printf("{\"error\":\"%s\",\"column\":%" PRIu64 ",\"message\":%s}\n", sudokit_status_name(status), error.column, message);
        }
        fflush(stdout);
    }
    int failed = json == NULL;
    free(json);
    return failed;
}
