#include <stdio.h>
#include <string.h>
#include <sudokit.h>

/* Prints the strings of a list in JSON. Sentences have no quotes inside; for other texts, take a library for JSON. */
static void print_list(const char *json, const char *name) {
    const char *at = strstr(json, name);
    for (at = at ? strchr(at, '[') + 1 : "]"; *at == '"'; at += *at == ',') {
        size_t length = strcspn(++at, "\"");
        printf("%.*s\n", (int)length, at);
        at += length + 1;
    }
}

int main(void) {
    const char *fields = "{\"level\": 4, \"puzzle\": \"1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5\"}";
    char json[65536];
    sudokit_error error;
    if (sudokit_call("hint", 4, fields, strlen(fields), NULL, json, sizeof json, NULL, &error) != SUDOKIT_OK) {
        fprintf(stderr, "error: %s\n", error.message);
        return 1;
    }
    print_list(json, "\"pattern\"");
    print_list(json, "\"reason\"");
    print_list(json, "\"result\"");
    return 0;
}
