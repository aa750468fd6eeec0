// Deduction: one pass over all constraints, without a branch.
//
// The same four parts in the same order as `lanes/sweep.rs` of sudokit-solve, which says why each is sound:
// naked singles, rows, columns, hidden singles. Both must deduce the same, or the trees would differ, and with
// them the first of several solutions.

const LAST_STACK: u32 = 0x4924924u; // The bits of the last stack.
const LAST_BAND: u32 = 0x70381C0u; // The bits of the last band.

// What the last sweep found.
var<private> is_wrong: bool;
var<private> is_open: bool;
var<private> is_changed: bool;
// A cell of several digits was the last of a digit in its box.
var<private> has_placed: bool;
// The sum of the node's words: see `sum`.
var<private> words_sum: u32;

// Each word's neighbour: the place gets the bit of the place one stack, or one band, ahead.
fn next_stack(x: vec3<u32>) -> vec3<u32> {
    return ((x << vec3(2u)) & vec3(LAST_STACK)) | ((x >> vec3(1u)) & vec3(~LAST_STACK));
}

fn next_band(x: vec3<u32>) -> vec3<u32> {
    return ((x << vec3(6u)) & vec3(LAST_BAND)) | ((x >> vec3(3u)) & vec3(~LAST_BAND));
}

// The cells of a place that have more than one digit.
fn several_digits(w: vec3<u32>) -> u32 {
    let any = w.x | w.y | w.z;
    let two = majority(w.x, w.y, w.z) | (any & turned_9(any));
    return two | turned_9(two) | turned_18(two);
}

// The cells of a place that have any digit.
fn any_digit(w: vec3<u32>) -> u32 {
    let any = w.x | w.y | w.z;
    return any | turned_9(any) | turned_18(any);
}

// Lines with three of nine digits or more.
fn three_digits(w: vec3<u32>) -> u32 {
    let one = w.x ^ w.y ^ w.z;
    let two = majority(w.x, w.y, w.z);
    let one_next = turned_9(one);
    let one_last = turned_18(one);
    let two_next = turned_9(two);
    let two_last = turned_18(two);
    let carry = majority(one, one_next, one_last);
    let ones = one ^ one_next ^ one_last;
    let any_two = two | two_next | two_last;
    return majority(two, two_next, two_last) | (carry & any_two) | (ones & (any_two | carry));
}

// Three parallel lines of all boxes.
struct Lines {
    a: vec3<u32>,
    b: vec3<u32>,
    c: vec3<u32>,
}

// Filters three lines by their crossings. Two lines and two neighbours can be crossed if one diagonal of the four
// corners is there, or the other; a line stays if the other two can be crossed one step ahead.
fn cross_rows(l: Lines) -> Lines {
    let a = next_stack(l.a);
    let b = next_stack(l.b);
    let c = next_stack(l.c);
    return Lines(
        l.a & next_stack((l.b & c) | (b & l.c)),
        l.b & next_stack((l.c & a) | (c & l.a)),
        l.c & next_stack((l.a & b) | (a & l.b)),
    );
}

fn cross_columns(l: Lines) -> Lines {
    let a = next_band(l.a);
    let b = next_band(l.b);
    let c = next_band(l.c);
    return Lines(
        l.a & next_band((l.b & c) | (b & l.c)),
        l.b & next_band((l.c & a) | (c & l.a)),
        l.c & next_band((l.a & b) | (a & l.b)),
    );
}

// Also clears lines that three other digits fill.
fn filled(l: Lines) -> Lines {
    let only_a = l.a & ~l.b & ~l.c;
    let only_b = l.b & ~l.c & ~l.a;
    let only_c = l.c & ~l.a & ~l.b;
    return Lines(
        l.a & ~(vec3(three_digits(only_a)) & ~only_a),
        l.b & ~(vec3(three_digits(only_b)) & ~only_b),
        l.c & ~(vec3(three_digits(only_c)) & ~only_c),
    );
}

// The boxes, and digits, that have a line left.
fn any_line(l: Lines) -> u32 {
    let any = l.a | l.b | l.c;
    return any.x & any.y & any.z;
}

// The digits of a place that are their last in the box, and have company in their cell.
fn claims(w: vec3<u32>, several: vec3<u32>) -> u32 {
    let last = w & ~several;
    return last.x | last.y | last.z;
}

// Removes the other digits from the cells that a digit claims.
fn claimed(w: vec3<u32>, bits: u32, several: vec3<u32>) -> vec3<u32> {
    return w & ~(vec3(bits | turned_9(bits) | turned_18(bits)) & several);
}

fn sweep() {
    // Naked singles.
    let m0 = several_digits(p0);
    let m1 = several_digits(p1);
    let m2 = several_digits(p2);
    let m3 = several_digits(p3);
    let m4 = several_digits(p4);
    let m5 = several_digits(p5);
    let m6 = several_digits(p6);
    let m7 = several_digits(p7);
    let m8 = several_digits(p8);
    var full = any_digit(p0) & any_digit(p1) & any_digit(p2) & any_digit(p3) & any_digit(p4)
        & any_digit(p5) & any_digit(p6) & any_digit(p7) & any_digit(p8);
    let open = m0 | m1 | m2 | m3 | m4 | m5 | m6 | m7 | m8;
    let known = (p0 & vec3(~m0)) | (p1 & vec3(~m1)) | (p2 & vec3(~m2)) | (p3 & vec3(~m3)) | (p4 & vec3(~m4))
        | (p5 & vec3(~m5)) | (p6 & vec3(~m6)) | (p7 & vec3(~m7)) | (p8 & vec3(~m8));
    p0 &= ~(known & vec3(m0));
    p1 &= ~(known & vec3(m1));
    p2 &= ~(known & vec3(m2));
    p3 &= ~(known & vec3(m3));
    p4 &= ~(known & vec3(m4));
    p5 &= ~(known & vec3(m5));
    p6 &= ~(known & vec3(m6));
    p7 &= ~(known & vec3(m7));
    p8 &= ~(known & vec3(m8));

    // Rows.
    let crossed_rows = cross_rows(Lines(p0 | p1 | p2, p3 | p4 | p5, p6 | p7 | p8));
    full &= any_line(crossed_rows);
    let rows = filled(crossed_rows);
    p0 &= rows.a;
    p1 &= rows.a;
    p2 &= rows.a;
    p3 &= rows.b;
    p4 &= rows.b;
    p5 &= rows.b;
    p6 &= rows.c;
    p7 &= rows.c;
    p8 &= rows.c;

    // Columns.
    let crossed_columns = cross_columns(Lines(p0 | p3 | p6, p1 | p4 | p7, p2 | p5 | p8));
    full &= any_line(crossed_columns);
    let columns = filled(crossed_columns);
    p0 &= columns.a;
    p3 &= columns.a;
    p6 &= columns.a;
    p1 &= columns.b;
    p4 &= columns.b;
    p7 &= columns.b;
    p2 &= columns.c;
    p5 &= columns.c;
    p8 &= columns.c;

    // Hidden singles: the digits, and their boxes, with more than one cell.
    let several = majority3(p0 | p1 | p2, p3 | p4 | p5, p6 | p7 | p8)
        | majority3(p0, p1, p2) | majority3(p3, p4, p5) | majority3(p6, p7, p8);
    let c0 = claims(p0, several);
    let c1 = claims(p1, several);
    let c2 = claims(p2, several);
    let c3 = claims(p3, several);
    let c4 = claims(p4, several);
    let c5 = claims(p5, several);
    let c6 = claims(p6, several);
    let c7 = claims(p7, several);
    let c8 = claims(p8, several);
    let clash = (c0 & m0) | (c1 & m1) | (c2 & m2) | (c3 & m3) | (c4 & m4) | (c5 & m5) | (c6 & m6) | (c7 & m7)
        | (c8 & m8);
    p0 = claimed(p0, c0, several);
    p1 = claimed(p1, c1, several);
    p2 = claimed(p2, c2, several);
    p3 = claimed(p3, c3, several);
    p4 = claimed(p4, c4, several);
    p5 = claimed(p5, c5, several);
    p6 = claimed(p6, c6, several);
    p7 = claimed(p7, c7, several);
    p8 = claimed(p8, c8, several);

    has_placed = (clash & ALL) != 0u;
    let both = known & several;
    let contradiction = (clash | both.x | both.y | both.z) & ALL;
    let now = sum();
    is_changed = now != words_sum;
    words_sum = now;
    is_wrong = (ALL & ~full) != 0u || (contradiction != 0u && !is_changed);
    is_open = (open & ALL) != 0u;
}
