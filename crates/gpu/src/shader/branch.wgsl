// The split of a stuck node: on a cell until the first dead end of the puzzle, on a crossing pattern from then on.
//
// The same choice as `lanes/branch.rs` of sudokit-solve, which has the reasons. A split is two masks for some
// words. Which words is known at run time only, so every word gets a mask, and most of them keep all.

// The half to continue with, and the half to keep for later.
struct Halves {
    first: vec3<u32>,
    second: vec3<u32>,
}

const KEEP = Halves(vec3(~0u), vec3(~0u));

// Above all choices: see `choice`.
const NO_CHOICE: u32 = 1u << 31u;

// The fewest make the least key, of those that are at least `least`; others are above NO_CHOICE.
fn choice(count: u32, least: u32, what: u32) -> u32 {
    return ((count - least) << 10u) | what;
}

// Some cell has more than two digits.
var<private> is_crowded: bool;

// The best cell of a place as a key: two digits before three before more, then the first box.
fn narrow(w: vec3<u32>, place: u32) -> u32 {
    // Digits of a group counted in ones and twos, then those of the three groups in ones, twos and "four or
    // more".
    let one = w.x ^ w.y ^ w.z;
    let two = majority(w.x, w.y, w.z);
    let ones = one ^ (one >> 9u) ^ (one >> 18u);
    let carry = majority(one, one >> 9u, one >> 18u);
    let twos = carry ^ two ^ (two >> 9u) ^ (two >> 18u);
    let many = majority(two, two >> 9u, two >> 18u) | (carry & (two | (two >> 9u) | (two >> 18u)));
    let boxes = 0x1FFu;
    let few = twos & ~many & boxes;
    let open = (few & ~ones) | ((few & ones) << 9u) | ((many & boxes) << 18u);
    is_crowded = is_crowded || (open >> 9u) != 0u;
    let bits = open | (1u << 27u);
    return ((bits & (0u - bits)) << 4u) | place;
}

// A cell with as few digits as possible: on its first digit, or on the others.
var<private> cell_place: u32;
var<private> cell_halves: Halves;

fn choose_cell() {
    is_crowded = false;
    let key = min(
        min(min(min(narrow(p0, 0u), narrow(p1, 1u)), min(narrow(p2, 2u), narrow(p3, 3u))),
            min(min(narrow(p4, 4u), narrow(p5, 5u)), min(narrow(p6, 6u), narrow(p7, 7u)))),
        narrow(p8, 8u),
    );
    let place = key & 0xFu;
    let cell = GROUPS << (countTrailingZeros(key >> 4u) % 9u);
    var w = select(p0, p1, place == 1u);
    w = select(w, p2, place == 2u);
    w = select(w, p3, place == 3u);
    w = select(w, p4, place == 4u);
    w = select(w, p5, place == 5u);
    w = select(w, p6, place == 6u);
    w = select(w, p7, place == 7u);
    w = select(w, p8, place == 8u);
    w &= vec3(cell);
    // The lowest digit of the first group that has any.
    let any = w.x | w.y | w.z;
    let group = any & (0u - any);
    let digit = vec3(w.x & group, w.y & group & ~w.x, w.z & group & ~w.x & ~w.y);
    cell_place = place;
    cell_halves = Halves(vec3(~cell) | digit, ~digit);
}

fn of_cell(place: u32) -> Halves {
    if place == cell_place {
        return cell_halves;
    }
    return KEEP;
}

// The crossings of all digits in three parallel chutes: those that step ahead from line to line, and those that
// step back, marked where they meet the first line.
struct Crossings {
    ahead: vec3<u32>,
    back: vec3<u32>,
}

fn row_crossings() -> Crossings {
    let first = p0 | p1 | p2;
    let second = next_stack(p3 | p4 | p5);
    let third = next_stack(p6 | p7 | p8);
    return Crossings(first & second & next_stack(third), first & next_stack(second) & third);
}

fn column_crossings() -> Crossings {
    let first = p0 | p3 | p6;
    let second = next_band(p1 | p4 | p7);
    let third = next_band(p2 | p5 | p8);
    return Crossings(first & second & next_band(third), first & next_band(second) & third);
}

// The crossings of all digits in a chute, by the boxes that it has for the first digits.
fn total(c: Crossings, boxes: u32) -> u32 {
    let own = vec3(boxes * GROUPS);
    let count = countOneBits(c.ahead & own) + countOneBits(c.back & own);
    return count.x + count.y + count.z;
}

fn best_chute(c: Crossings, a: u32, b: u32, d: u32, mark: u32) -> u32 {
    return min(
        min(choice(total(c, a), 10u, mark | a), choice(total(c, b), 10u, mark | b)),
        choice(total(c, d), 10u, mark | d),
    );
}

// The digits of a group in a chute, as a key.
fn narrowest(c: Crossings, boxes: u32, group: u32) -> u32 {
    let own = vec3(boxes << (9u * group));
    let count = countOneBits(c.ahead & own) + countOneBits(c.back & own);
    return min(
        min(choice(count.x, 2u, group), choice(count.y, 2u, (1u << 4u) | group)),
        choice(count.z, 2u, (2u << 4u) | group),
    );
}

// The chute with the fewest crossings over all digits, among those that have a choice, and in it the digit with
// the fewest: it crosses at a certain place of the pattern, or it does not.
var<private> crossing_is_stack: bool;
// The line's number among three parallel ones.
var<private> crossing_line: u32;
var<private> crossing_on: Halves;
// In the other lines the digit leaves this place, in the first half.
var<private> crossing_off: Halves;

// False if no digit has a choice: such a node has no solution.
fn choose_crossing() -> bool {
    let rows = row_crossings();
    let columns = column_crossings();
    // Every digit has a crossing: with nine in all, none has two.
    let best = min(
        best_chute(rows, 0x7u, 0x38u, 0x1C0u, 0u),
        best_chute(columns, 0x49u, 0x92u, 0x124u, 1u << 9u),
    );
    if best >= NO_CHOICE {
        return false;
    }
    let is_stack = ((best >> 9u) & 1u) != 0u;
    let ahead = select(rows.ahead, columns.ahead, is_stack);
    let back = select(rows.back, columns.back, is_stack);
    let c = Crossings(ahead, back);
    let boxes = best & 0x1FFu;
    let digit = min(min(narrowest(c, boxes, 0u), narrowest(c, boxes, 1u)), narrowest(c, boxes, 2u));
    if digit >= NO_CHOICE {
        return false;
    }
    let e = (digit >> 4u) & 0xFu;
    let own = boxes << (9u * (digit & 0xFu));
    let is_own = vec3(e == 0u, e == 1u, e == 2u);
    let met = one_of(ahead | back, is_own) & own;
    // Two crossings that meet the first line in the same place differ in the second.
    let second_line = select(p3 | p4 | p5, p1 | p4 | p7, is_stack);
    let second = one_of(second_line, is_own) & own & ~met;
    let is_in_first = (met & (met - 1u)) != 0u;
    let places = select(second, met, is_in_first);
    let place = places & (0u - places);
    crossing_is_stack = is_stack;
    crossing_line = select(1u, 0u, is_in_first);
    let keep = vec3(~0u);
    crossing_on = Halves(select(keep, vec3(~(own & ~place)), is_own), select(keep, vec3(~place), is_own));
    crossing_off = Halves(select(keep, vec3(~place), is_own), keep);
    return true;
}

// The word of the three that is marked.
fn one_of(words: vec3<u32>, is_own: vec3<bool>) -> u32 {
    let own = select(vec3(0u), words, is_own);
    return own.x | own.y | own.z;
}

fn of_crossing(row: u32, column: u32) -> Halves {
    if select(row, column, crossing_is_stack) == crossing_line {
        return crossing_on;
    }
    return crossing_off;
}
