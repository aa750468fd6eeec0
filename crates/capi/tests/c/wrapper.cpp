// The wrapper for C++: handles that free themselves, errors that are thrown, texts that are strings, orders, paths, spans.

#include "check.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <sudokit.hpp>
#include <utility>

namespace {

sudokit_status thrown(const std::function<void()> &call) {
    try {
        call();
    } catch (const sudokit::Error &wrong) {
        CHECK(strlen(wrong.what()) > 0);
        return wrong.error.status;
    }
    return SUDOKIT_OK;
}

void one() {
    const sudokit::Solver solver = sudokit::solver();
    CHECK(sudokit::solve(solver, PUZZLE) == SOLVED);
    CHECK(sudokit::solve(solver, std::string("11") + std::string(79, '.')).empty());
    CHECK(thrown([&] { sudokit::solve(solver, "12q"); }) == SUDOKIT_TEXT);
    CHECK(std::string(sudokit::hint(PUZZLE).line) == "Naked Single: r5c5=5");
    const sudokit_rating rating = sudokit::rate(PUZZLE, "se");
    CHECK(std::lround(10 * rating.number) == 12 && rating.is_exact && std::string(rating.hardest) == "Hidden Single");
    CHECK(thrown([] { sudokit::rate(PUZZLE, "speed"); }) == SUDOKIT_NAME);
}

void texts() {
    // The text is complete for any guess.
    for (const std::size_t guess : {1, 100, 65536}) {
        const std::string svg = sudokit::text([](auto... out) { return sudokit_svg(PUZZLE, 81, out...); }, guess);
        CHECK(svg.substr(0, 4) == "<svg" && svg.substr(svg.size() - 7) == "</svg>\n");
    }
    CHECK(sudokit::call("check", "{\"puzzle\": \"" PUZZLE "\"}").find("\"status\":\"unique\"") != std::string::npos);
    CHECK(sudokit::call("names").front() == '{');
    CHECK(thrown([] { sudokit::call("check", "{"); }) == SUDOKIT_ARGUMENT);
}

void cancelled() {
    sudokit::Cancel cancel = sudokit::cancel();
    const sudokit::Cancel moved = std::move(cancel);
    sudokit_cancel_raise(moved.get());
    CHECK(sudokit_cancel_is_raised(moved.get()) && cancel == nullptr);
    sudokit_job job = {};
    job.cancel = moved.get();
    sudokit::Path path(PUZZLE, &job);
    CHECK(thrown([&] { path.next(); }) == SUDOKIT_CANCELLED);
    CHECK(thrown([&] { sudokit::Order().make(1, 1, &job); }) == SUDOKIT_CANCELLED);
}

void paths() {
    sudokit::Path path(PUZZLE);
    CHECK(std::string(path.next().line) == "Naked Single: r5c5=5");
    const auto steps = std::count_if(path.begin(), path.end(), [](const sudokit_advice &step) { return step.line[0] != 0; });
    CHECK(steps == 50 && path.last().kind == SUDOKIT_SOLVED);
    // At the end there is nothing more.
    CHECK(path.begin() == path.end());
    for (const sudokit_advice &step : path) {
        CHECK(step.kind != step.kind);
    }
    CHECK(thrown([] { sudokit::Path(std::string("11") + std::string(79, '.')); }) == SUDOKIT_BOARD);
}

void orders() {
    const sudokit::Order order = sudokit::Order().level("easy").symmetry("half-turn").distinct();
    const std::vector<std::string> puzzles = order.make(7, 2);
    // A copy has texts of its own.
    CHECK(puzzles.size() == 2 && sudokit::Order(order).make(7, 2) == puzzles);
    CHECK((puzzles[0][0] == '.') == (puzzles[0][80] == '.'));
    CHECK(sudokit::Order(order).not_in(puzzles[0]).make(7, 1).front() == puzzles[1]);
    const std::string rated = sudokit::Order().rating("se", 1.5, 2.8).givens(24, 30).make(3, 1).front();
    const double number = sudokit::rate(rated, "se").number;
    CHECK(number > 1.45 && number < 2.85 && std::count(rated.begin(), rated.end(), '.') >= 51);
    CHECK(sudokit::Order().product("grids").make(1, 1).front().find('.') == std::string::npos);
    CHECK(sudokit::Order().start(PUZZLE).tries(1000).make(1, 1).size() == 1);
    CHECK(thrown([] { sudokit::Order().with("x-wing").without("swordfish").without("x-wing").make(1, 1); }) == SUDOKIT_WISH);
    CHECK(thrown([] { sudokit::Order().pattern("1").make(1, 1); }) == SUDOKIT_ARGUMENT);
    CHECK(thrown([] { sudokit::Order().containing("q").make(1, 1); }) == SUDOKIT_TEXT);
    CHECK(thrown([] { sudokit::Order().hardest("xwign").make(1, 1); }) == SUDOKIT_NAME);
}

void many() {
    const std::string text = std::string(PUZZLE) + EMPTY;
    const sudokit::Grids grids = sudokit::grids(text);
    std::vector<std::uint8_t> solutions(text.size());
    std::array<std::uint8_t, 2> answers;
    sudokit::solve_many(grids, solutions, answers);
    CHECK(std::string(solutions.begin(), solutions.begin() + 81) == SOLVED && answers[1] == SUDOKIT_MULTIPLE);
    std::uint64_t counts[2];
    sudokit::count_many(grids, 10, counts);
    CHECK(counts[0] == 1 && counts[1] == 10);
    sudokit::minimal_many(grids, answers);
    CHECK(answers[0] == 0 && answers[1] == SUDOKIT_INVALID);
    std::vector<std::uint8_t> forms(text.size());
    sudokit::canon_many(grids, "maxlex", forms);
    CHECK(forms[0] == '9');
    sudokit::shuffle_many(grids, 7, forms);
    sudokit::solve_many(forms, solutions, answers);
    CHECK(answers[0] == SUDOKIT_UNIQUE && std::string(forms.begin() + 81, forms.end()) == EMPTY);
    std::vector<std::uint8_t> candidates(9 * text.size());
    sudokit::candidates_many(grids, candidates);
    /* r1c3 of the puzzle can be 1, 2 or 4. */
    CHECK(std::string(candidates.begin() + 18, candidates.begin() + 27) == std::string("\1\1\0\1\0\0\0\0\0", 9));
    sudokit::rank_many(grids, counts);
    CHECK(counts[0] < 5472730538 && counts[1] == UINT64_MAX);
    std::vector<double> ratings(2);
    sudokit::rate_many(grids, "hodoku", ratings);
    CHECK(std::lround(ratings[0]) == 204 && std::isnan(ratings[1]));
    CHECK(thrown([&] { sudokit::rate_many(grids, "hodoku", {ratings.data(), 1}); }) == SUDOKIT_BUFFER);
}

} // namespace

int main() {
    one();
    texts();
    cancelled();
    paths();
    orders();
    many();
    return 0;
}
