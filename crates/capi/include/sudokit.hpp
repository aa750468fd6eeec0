/*
 * sudokit.hpp: shorthands for C++17 over sudokit.h: handles that free themselves, errors as exceptions, texts as strings. All else
 * is called as in C.
 */

#ifndef SUDOKIT_HPP
#define SUDOKIT_HPP

#include "sudokit.h"

#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sudokit {

/// The exception of a failed call.
class Error : public std::runtime_error {
public:
    explicit Error(const sudokit_error &why) : std::runtime_error(why.message), error(why) {}
    sudokit_error error;
};

/// Throws if a call failed.
inline void check(sudokit_status status, const sudokit_error &error) {
    if (status != SUDOKIT_OK) {
        throw Error(error);
    }
}

namespace detail {
struct Free {
    void operator()(sudokit_cancel *cancel) const noexcept { sudokit_cancel_free(cancel); }
    void operator()(sudokit_solver *solver) const noexcept { sudokit_solver_free(solver); }
};
} // namespace detail

using Cancel = std::unique_ptr<sudokit_cancel, detail::Free>;
using Solver = std::unique_ptr<sudokit_solver, detail::Free>;

namespace detail {
/// Throws if a handle is NULL for lack of memory.
template <typename Handle> Handle made(Handle handle) {
    if (handle == nullptr) {
        throw std::bad_alloc();
    }
    return handle;
}
} // namespace detail

/// Makes a flag.
inline Cancel cancel() { return detail::made(Cancel(sudokit_cancel_new())); }

/// Makes a solver.
inline Solver solver() { return detail::made(Solver(sudokit_solver_new())); }

/// The solution of a puzzle, or the first one; empty if there is none.
inline std::string solve(const Solver &solver, std::string_view puzzle) {
    sudokit_error error;
    int32_t answer;
    char solution[82];
    check(sudokit_solve(solver.get(), puzzle.data(), puzzle.size(), &answer, solution, sizeof solution, &error), error);
    return answer == SUDOKIT_NONE ? std::string() : std::string(solution);
}

/// The text that a call writes, of any length. `call` receives buffer, capacity, length and error, the last arguments in C. It is
/// called again if the text is longer than `guess`.
///
///     std::string json = sudokit::text([&](auto... out) { return sudokit_check_json(puzzle, 81, out...); });
template <typename Call> std::string text(Call call, std::size_t guess = 65536) {
    std::string buffer(guess, '\0');
    sudokit_error error;
    std::size_t length = 0;
    sudokit_status status = call(&buffer[0], buffer.size(), &length, &error);
    if (status == SUDOKIT_BUFFER) {
        buffer.resize(length + 1);
        status = call(&buffer[0], buffer.size(), &length, &error);
    }
    check(status, error);
    buffer.resize(length);
    return buffer;
}

} // namespace sudokit

#endif
