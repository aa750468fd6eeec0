// The least that a game needs: a new puzzle of a level, its solution, a hint in words, and a picture.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <sudokit.hpp>

int main(int count, char **arguments) try {
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    const std::vector<std::string> made = sudokit::Order().level(count > 1 ? arguments[1] : "easy").make(seed, 1);
    if (made.empty()) {
        std::puts("no such puzzle was found");
        return 1;
    }
    const std::string &puzzle = made.front();
    const sudokit::Solver solver = sudokit::solver();
    std::printf("puzzle:   %s\nsolution: %s\n", puzzle.c_str(), sudokit::solve(solver, puzzle).c_str());

    const sudokit_advice advice = sudokit::hint(puzzle);
    std::printf("hint:     %s\nstep:     %s\n", advice.look, advice.line);

    const std::string svg =
        sudokit::text([&](auto... out) { return sudokit_hint_svg(puzzle.data(), puzzle.size(), nullptr, out...); });
    std::printf("picture:  %zu bytes of SVG\n", svg.size());
    return 0;
} catch (const sudokit::Error &wrong) {
    std::fprintf(stderr, "error: %s (%s)\n", wrong.what(), sudokit_status_name(wrong.error.status));
    return 1;
}
