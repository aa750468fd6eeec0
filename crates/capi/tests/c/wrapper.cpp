// The wrapper for C++: handles that free themselves, errors that are thrown, texts that are strings.

#include "check.h"
#include <sudokit.hpp>
#include <utility>

int main() {
    const sudokit::Solver solver = sudokit::solver();
    CHECK(sudokit::solve(solver, PUZZLE) == SOLVED);
    CHECK(sudokit::solve(solver, std::string("11") + std::string(79, '.')).empty());
    try {
        sudokit::solve(solver, "12q");
        CHECK(!"it should have thrown");
    } catch (const sudokit::Error &wrong) {
        CHECK(wrong.error.status == SUDOKIT_TEXT && wrong.error.column > 0 && strlen(wrong.what()) > 0);
    }
    // The text is complete for any guess.
    for (const std::size_t guess : {1, 100, 65536}) {
        const std::string json =
            sudokit::text([](auto... out) { return sudokit_check_json(PUZZLE, 81, out...); }, guess);
        CHECK(json.front() == '{' && json.back() == '}');
    }
    sudokit::Cancel cancel = sudokit::cancel();
    const sudokit::Cancel moved = std::move(cancel);
    sudokit_cancel_raise(moved.get());
    CHECK(sudokit_cancel_is_raised(moved.get()) && cancel == nullptr);
    return 0;
}
