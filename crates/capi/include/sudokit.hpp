/*
 * sudokit.hpp: C++17 over sudokit.h: handles that free themselves, errors as exceptions, texts as strings, a builder of orders, paths as
 * ranges, spans for arrays. Call everything else as in C.
 */

#ifndef SUDOKIT_HPP
#define SUDOKIT_HPP

#include "sudokit.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

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
/// Makes a call, whose last argument is an error, and throws if it failed.
template <typename Function, typename... Arguments> void checked(Function function, Arguments... arguments) {
    sudokit_error error;
    check(function(arguments..., &error), error);
}

/// A struct that begins with its size.
template <typename Struct> Struct sized() {
    Struct empty = {};
    empty.size = sizeof empty;
    return empty;
}

struct Free {
    void operator()(sudokit_cancel *cancel) const noexcept { sudokit_cancel_free(cancel); }
    void operator()(sudokit_solver *solver) const noexcept { sudokit_solver_free(solver); }
    void operator()(sudokit_path *path) const noexcept { sudokit_path_free(path); }
};

/// Throws if a handle is NULL for lack of memory.
template <typename Handle> Handle made(Handle handle) {
    if (handle == nullptr) {
        throw std::bad_alloc();
    }
    return handle;
}
} // namespace detail

using Cancel = std::unique_ptr<sudokit_cancel, detail::Free>;
using Solver = std::unique_ptr<sudokit_solver, detail::Free>;

/// Makes a flag.
inline Cancel cancel() { return detail::made(Cancel(sudokit_cancel_new())); }

/// Makes a solver.
inline Solver solver() { return detail::made(Solver(sudokit_solver_new())); }

/// The solution of a puzzle, or the first one; empty if there is none.
inline std::string solve(const Solver &solver, std::string_view puzzle) {
    int32_t answer;
    char solution[82];
    detail::checked(sudokit_solve, solver.get(), puzzle.data(), puzzle.size(), &answer, solution, sizeof solution);
    return answer == SUDOKIT_NONE ? std::string() : std::string(solution);
}

/// The text that a call writes, of any length. `call` receives buffer, capacity, length and error, the last arguments in C. It is
/// called again if the text is longer than `guess`.
///
///     std::string svg = sudokit::text([&](auto... out) { return sudokit_svg(puzzle, 81, out...); });
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

/// The reply to a request, as JSON.
///
///     std::string json = sudokit::call("check", "{\"puzzle\": \"53..7....\"}");
inline std::string call(std::string_view task, std::string_view fields = {}, const sudokit_job *job = nullptr) {
    return text([&](auto... out) {
        return sudokit_call(task.data(), task.size(), fields.data(), fields.size(), job, out...);
    });
}

/// A hint for a game.
inline sudokit_advice hint(std::string_view game, const sudokit_job *job = nullptr) {
    sudokit_advice advice = detail::sized<sudokit_advice>();
    detail::checked(sudokit_hint, game.data(), game.size(), &advice, job);
    return advice;
}

/// The rating of a puzzle on a scale.
inline sudokit_rating rate(std::string_view puzzle, std::string_view scale, const sudokit_job *job = nullptr) {
    sudokit_rating rating = detail::sized<sudokit_rating>();
    detail::checked(sudokit_rate, puzzle.data(), puzzle.size(), scale.data(), scale.size(), &rating, job);
    return rating;
}

/// The path to a solution: a range of steps, each found on demand.
///
///     sudokit::Path path(puzzle);
///     for (const sudokit_advice &step : path) { std::puts(step.line); }
///     bool solved = path.last().kind == SUDOKIT_SOLVED;
class Path {
public:
    /// Begins a path. The job, if there is one, holds for each step, and must live as long.
    explicit Path(std::string_view puzzle, const sudokit_job *job = nullptr) : job_(job) {
        sudokit_path *path = nullptr;
        detail::checked(sudokit_path_new, puzzle.data(), puzzle.size(), &path);
        path_.reset(path);
    }

    /// Takes a step. At the end its kind is not `SUDOKIT_STEP`.
    const sudokit_advice &next() {
        detail::checked(sudokit_path_next, path_.get(), &last_, job_);
        return last_;
    }

    /// The last step that was taken, or the end.
    const sudokit_advice &last() const noexcept { return last_; }

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = sudokit_advice;
        using difference_type = std::ptrdiff_t;
        using pointer = const sudokit_advice *;
        using reference = const sudokit_advice &;

        Iterator() = default;
        explicit Iterator(Path &path) : path_(&path) { ++*this; }
        reference operator*() const { return path_->last(); }
        pointer operator->() const { return &path_->last(); }
        Iterator &operator++() {
            if (path_->next().kind != SUDOKIT_STEP) {
                path_ = nullptr;
            }
            return *this;
        }
        void operator++(int) { ++*this; }
        bool operator==(const Iterator &other) const { return path_ == other.path_; }
        bool operator!=(const Iterator &other) const { return path_ != other.path_; }

    private:
        Path *path_ = nullptr;
    };

    Iterator begin() { return Iterator(*this); }
    Iterator end() { return Iterator(); }

private:
    std::unique_ptr<sudokit_path, detail::Free> path_;
    const sudokit_job *job_;
    sudokit_advice last_ = detail::sized<sudokit_advice>();
};

/// An order of puzzles. At first it requires nothing.
///
///     auto puzzles = sudokit::Order().level("hard").symmetry("half-turn").make(seed, 10);
class Order {
public:
    Order &level(std::string name) { return set(level_, std::move(name)); }
    Order &symmetry(std::string name) { return set(symmetry_, std::move(name)); }
    Order &hardest(std::string technique) { return set(hardest_, std::move(technique)); }
    Order &product(std::string name) { return set(product_, std::move(name)); }
    Order &pattern(std::string cells) { return set(pattern_, std::move(cells)); }
    Order &containing(std::string puzzle) { return set(containing_, std::move(puzzle)); }
    Order &with(std::string_view technique) { return add(with_, technique); }
    Order &without(std::string_view technique) { return add(without_, technique); }
    Order &givens(std::uint32_t least, std::uint32_t most) {
        order_.least_givens = least;
        order_.most_givens = most;
        return *this;
    }
    Order &rating(std::string scale, double least, double most) {
        ratings_.push_back({std::move(scale), least, most});
        return *this;
    }
    /// A puzzle to begin at: 81 characters.
    Order &start(std::string_view puzzle) { return add_grid(start_, puzzle); }
    /// A puzzle whose isomorphs are left out: 81 characters.
    Order &not_in(std::string_view puzzle) { return add_grid(not_in_, puzzle); }
    Order &distinct() {
        order_.distinct = 1;
        return *this;
    }
    Order &tries(std::uint32_t most) {
        order_.tries = most;
        return *this;
    }

    /// Makes puzzles of 81 characters, fewer if too many attempts in a row failed.
    std::vector<std::string> make(std::uint64_t seed, std::size_t count, const sudokit_job *job = nullptr) const {
        std::vector<sudokit_rating_range> ratings;
        for (const Rating &rating : ratings_) {
            ratings.push_back({rating.scale.c_str(), rating.least, rating.most});
        }
        sudokit_order order = order_;
        order.level = level_.c_str();
        order.symmetry = symmetry_.c_str();
        order.hardest = hardest_.c_str();
        order.with_techniques = with_.c_str();
        order.without_techniques = without_.c_str();
        order.product = product_.c_str();
        order.pattern = pattern_.c_str();
        order.containing = containing_.c_str();
        order.ratings = ratings.data();
        order.ratings_length = ratings.size();
        order.start = start_.data();
        order.start_count = start_.size() / 81;
        order.not_in = not_in_.data();
        order.not_in_count = not_in_.size() / 81;
        std::vector<std::uint8_t> grids(81 * count);
        std::size_t made = 0;
        detail::checked(sudokit_generate, seed, &order, grids.data(), grids.size(), &made, job);
        std::vector<std::string> puzzles;
        for (std::size_t place = 0; place < 81 * made; place += 81) {
            puzzles.emplace_back(grids.begin() + static_cast<std::ptrdiff_t>(place),
                                 grids.begin() + static_cast<std::ptrdiff_t>(place + 81));
        }
        return puzzles;
    }

private:
    struct Rating {
        std::string scale;
        double least, most;
    };

    Order &set(std::string &field, std::string value) {
        field = std::move(value);
        return *this;
    }
    Order &add(std::string &list, std::string_view name) {
        list.append(list.empty() ? "" : ",").append(name);
        return *this;
    }
    Order &add_grid(std::vector<std::uint8_t> &grids, std::string_view puzzle) {
        if (puzzle.size() != 81) {
            throw std::invalid_argument("expected a puzzle of 81 characters");
        }
        grids.insert(grids.end(), puzzle.begin(), puzzle.end());
        return *this;
    }

    sudokit_order order_ = detail::sized<sudokit_order>();
    std::string level_, symmetry_, hardest_, with_, without_, product_, pattern_, containing_;
    std::vector<Rating> ratings_;
    std::vector<std::uint8_t> start_, not_in_;
};

/// A view of an array, a vector, or other elements side by side.
template <typename T> class Span {
public:
    constexpr Span(T *data, std::size_t size) noexcept : data_(data), size_(size) {}
    template <typename Container,
              typename = std::enable_if_t<std::is_convertible_v<decltype(std::data(std::declval<Container &>())), T *>>>
    constexpr Span(Container &&container) noexcept : data_(std::data(container)), size_(std::size(container)) {}
    constexpr T *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    T *data_;
    std::size_t size_;
};

using Grids = Span<const std::uint8_t>;

/// Grids in a text, 81 characters each.
inline Grids grids(std::string_view text) noexcept {
    return Grids(reinterpret_cast<const std::uint8_t *>(text.data()), text.size());
}

/// Solves many puzzles. `solutions` is as long as `grids`, and `answers` an 81st of it.
inline void solve_many(Grids grids, Span<std::uint8_t> solutions, Span<std::uint8_t> answers,
                       const sudokit_job *job = nullptr) {
    detail::checked(sudokit_solve_many, grids.data(), grids.size(), solutions.data(), solutions.size(), answers.data(),
                    answers.size(), job);
}

/// Counts the solutions of many puzzles, each up to a limit.
inline void count_many(Grids grids, std::uint64_t limit, Span<std::uint64_t> counts, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_count_many, grids.data(), grids.size(), limit, counts.data(), counts.size(), job);
}

/// Tells for many puzzles whether each is minimal.
inline void minimal_many(Grids grids, Span<std::uint8_t> minimal, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_minimal_many, grids.data(), grids.size(), minimal.data(), minimal.size(), job);
}

/// Writes a canonical form of many puzzles.
inline void canon_many(Grids grids, std::string_view form, Span<std::uint8_t> forms, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_canon_many, grids.data(), grids.size(), form.data(), form.size(), forms.data(), forms.size(),
                    job);
}

/// Turns each of many puzzles into a random isomorph.
inline void shuffle_many(Grids grids, std::uint64_t seed, Span<std::uint8_t> isomorphs, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_shuffle_many, grids.data(), grids.size(), seed, isomorphs.data(), isomorphs.size(), job);
}

/// Writes the candidates of many puzzles, nine bytes for each cell.
inline void candidates_many(Grids grids, Span<std::uint8_t> candidates, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_candidates_many, grids.data(), grids.size(), candidates.data(), candidates.size(), job);
}

/// Finds the ranks of the solutions of many puzzles.
inline void rank_many(Grids grids, Span<std::uint64_t> ranks, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_rank_many, grids.data(), grids.size(), ranks.data(), ranks.size(), job);
}

/// Rates many puzzles on a scale.
inline void rate_many(Grids grids, std::string_view scale, Span<double> ratings, const sudokit_job *job = nullptr) {
    detail::checked(sudokit_rate_many, grids.data(), grids.size(), scale.data(), scale.size(), ratings.data(),
                    ratings.size(), job);
}

} // namespace sudokit

#endif
