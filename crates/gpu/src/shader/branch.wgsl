// The split of a stuck node: on a crossing pattern, or on a cell where solutions are many.
//
// The same choice as `lanes/branch.rs` of sudokit-solve, which has the reasons. A split is two masks for some
// words. Which words is known at run time only, so every word gets a mask, and most of them keep all.

// The half to continue with, and the half to keep for later.
struct Halves {
    first: vec3<u32>,
    second: vec3<u32>,
}

const KEEP = Halves(vec3(~0u), vec3(~0u));

// Above all choices.
const NO_CHOICE: u32 = 1u << 31u;

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

// The digits that have a choice in three parallel chutes: those with two ways to cross them, and those with more.
// A bit for each digit and chute: the place of the chute is that of its first line for the digit's `g`, its `e` the
// place in it.
struct Choices {
    two: u32,
    more: u32,
}

// Where two of the places of the first or the second line are left, and where all three are, at the place with the
// number of the digit's `e`. The places of a line are `step` bits from each other.
fn choices(first: vec3<u32>, second: vec3<u32>, step: u32, marks: vec3<u32>) -> Choices {
    let a = one_beside(first, step);
    let b = other_beside(first, step);
    let c = one_beside(second, step);
    let d = other_beside(second, step);
    let some = (majority3(first, a, b) | majority3(second, c, d)) & marks;
    let three = ((first & a & b) | (second & c & d)) & marks;
    let more = three.x | three.y | three.z;
    return Choices((some.x | some.y | some.z) & ~more, more);
}

// The two neighbours of the places with number 0, 1 and 2 in a line.
fn one_beside(line: vec3<u32>, step: u32) -> vec3<u32> {
    return vec3(line.x >> step, line.y << step, line.z << step);
}

fn other_beside(line: vec3<u32>, step: u32) -> vec3<u32> {
    return vec3(line.x >> (2u * step), line.y >> step, line.z << (2u * step));
}

// A chute as a key: the fewest digits that have a choice, and of these the most with two ways.
fn chute_key(c: Choices, places: u32, number: u32) -> u32 {
    let own = places * GROUPS;
    let digits = countOneBits((c.two | c.more) & own);
    let twos = countOneBits(c.two & own);
    return ((digits - 1u) << 8u) + ((15u - twos) << 4u) + number;
}

fn best_chute(c: Choices, a: u32, b: u32, d: u32, number: u32) -> u32 {
    return min(
        min(chute_key(c, a, number), chute_key(c, b, number + 1u)),
        chute_key(c, d, number + 2u),
    );
}

var<private> crossing_is_stack: bool;
// The line's number among three parallel ones.
var<private> crossing_line: u32;
var<private> crossing: Halves;

// False if no digit has a choice: such a node is solved or has no solution, if the last sweep has left it as it was.
fn choose_crossing() -> bool {
    let rows = choices(p0 | p1 | p2, p3 | p4 | p5, 1u, vec3(0x1249249u, 0x2492492u, 0x4924924u));
    let columns = choices(p0 | p3 | p6, p1 | p4 | p7, 3u, vec3(0x1C0E07u, 0xE07038u, 0x70381C0u));
    let best = min(
        best_chute(rows, 0x7u, 0x38u, 0x1C0u, 0u),
        best_chute(columns, 0x49u, 0x92u, 0x124u, 4u),
    );
    if best >= NO_CHOICE {
        return false;
    }
    let is_stack = (best & 4u) != 0u;
    let chute = best & 3u;
    let places = select(0x7u << (3u * chute), 0x49u << chute, is_stack);
    let two = select(rows.two, columns.two, is_stack) & (places * GROUPS);
    let more = select(rows.more, columns.more, is_stack) & (places * GROUPS);
    let digit = countTrailingZeros(select(more, two, two != 0u));
    let g = digit / 9u;
    let at = digit % 9u;
    let e = select(at % 3u, at / 3u, is_stack);
    let own = places << (9u * g);
    let is_own = vec3(e == 0u, e == 1u, e == 2u);
    let first = one_of(select(p0 | p1 | p2, p0 | p3 | p6, is_stack), is_own) & own;
    let second = one_of(select(p3 | p4 | p5, p1 | p4 | p7, is_stack), is_own) & own;
    let is_in_first = (first & (first - 1u)) != 0u;
    let line = select(second, first, is_in_first);
    let place = line & (0u - line);
    crossing_is_stack = is_stack;
    crossing_line = select(1u, 0u, is_in_first);
    let keep = vec3(~0u);
    crossing = Halves(select(keep, vec3(~(own & ~place)), is_own), select(keep, vec3(~place), is_own));
    return true;
}

// The word of the three that is marked.
fn one_of(words: vec3<u32>, is_own: vec3<bool>) -> u32 {
    let own = select(vec3(0u), words, is_own);
    return own.x | own.y | own.z;
}

fn of_crossing(row: u32, column: u32) -> Halves {
    if select(row, column, crossing_is_stack) == crossing_line {
        return crossing;
    }
    return KEEP;
}
