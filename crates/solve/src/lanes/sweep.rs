//! Deduction: one pass over all constraints, in all lanes at once, without a branch or a comparison.
//!
//! A sweep has four parts; each works on the candidates that the part before has left:
//!
//! 1. **Naked singles.** A cell with one digit left holds it: the digit leaves the other cells of the box. It
//!    leaves row and column in the next two parts.
//! 2. **Rows.** Three minirows of a digit in each box, three boxes in each band: the digit *crosses* this 3 x
//!    3 pattern, one minirow in each row and each box. A minirow stays only if the other two rows and boxes
//!    can be crossed without it. Sound because every solution is such a crossing; it covers pointing and
//!    claiming. Three digits with no other minirow in their box fill theirs: all others leave it.
//! 3. **Columns.** The same with the minicolumns of the stacks.
//! 4. **Hidden singles.** A digit with one cell left in a box stands there: other digits leave the cell. A
//!    digit's last cell in a row or column is its last cell in the box too, after parts 2 and 3.
//!
//! Parts 1 and 4 are dual: a candidate that is the only one *of its cell* removes its digit from cells with
//! several; one that is the only one *of its digit* removes others from its cell.
//!
//! A node is *wrong* if a cell has no digit or a digit no cell in a box. If it is not wrong and no cell has
//! several digits, it is solved: nine cells of a box hold nine digits, and every digit crosses all its
//! patterns.
//!
//! When nothing changes any more, a node is also wrong if a digit has several cells though one of them holds
//! it, or if a digit's only cell has other digits: two cells hold the same digit, or two digits have the same
//! last cell. While something changes, parts 1 and 4 repair this, and telling it from a contradiction would
//! take longer.

use super::node::ALL;
use super::vector::Lanes;

/// The bits of the last stack, and those of the last band.
const LAST_STACK: u32 = 0o444_444_444;
const LAST_BAND: u32 = 0o700_700_700;

/// The nodes of all lanes: word `3 * place + e` of each.
pub(super) type Grid<V> = [<V as Lanes>::Row; 27];

/// Results of a sweep, a bit for each lane.
pub(super) struct Outcome {
    /// Nodes without a solution.
    pub(super) wrong: u32,
    /// Nodes with a cell of several digits.
    pub(super) open: u32,
    /// Nodes that lost a candidate.
    pub(super) changed: u32,
    /// Nodes in which a cell of several digits was the last of a digit in its box.
    pub(super) placed: u32,
}

/// Sweeps once over all lanes.
#[inline(always)]
pub(super) fn sweep<V: Lanes>(cpu: V::Cpu, grid: &mut Grid<V>) -> Outcome {
    let mut words = [[V::splat(cpu, 0); 3]; 9];
    for (words, rows) in words.iter_mut().zip(grid.chunks_exact(3)) {
        for (word, row) in words.iter_mut().zip(rows) {
            *word = V::load(cpu, row);
        }
    }
    let Cells { several: several_digits, known, open, mut full } = naked_singles(&mut words);
    full = full.and(lines(&mut words, &ROWS, next_stack));
    full = full.and(lines(&mut words, &COLUMNS, next_band));
    let several = [several_cells(&words, 0), several_cells(&words, 1), several_cells(&words, 2)];
    let placed = hidden_singles(&mut words, &several, &several_digits);
    let mut contradiction = placed;
    for (known, several) in known.iter().zip(several) {
        contradiction = contradiction.or_both(*known, several);
    }
    let mut changed = V::splat(cpu, 0);
    for (place, words) in words.iter().enumerate() {
        for (e, word) in words.iter().enumerate() {
            changed = changed.or_difference(*word, V::load(cpu, &grid[3 * place + e]));
            word.store(&mut grid[3 * place + e]);
        }
    }
    let all = V::splat(cpu, ALL);
    let changed = changed.nonzero();
    let wrong = all.and_not(full).nonzero() | contradiction.and(all).nonzero() & !changed;
    Outcome { wrong, open: open.and(all).nonzero(), changed, placed: placed.and(all).nonzero() }
}

/// Counts of the digits of cells. A cell has its bit in each group.
struct Cells<V> {
    /// By place, the cells with more than one.
    several: [V; 9],
    /// For each e, the digits that are alone in some cell.
    known: [V; 3],
    /// The boxes in which any cell has more than one.
    open: V,
    /// The boxes in which every cell has any.
    full: V,
}

/// Removes naked singles from the other cells of the box. Returns the cells as they were before.
#[inline(always)]
fn naked_singles<V: Lanes>(words: &mut [[V; 3]; 9]) -> Cells<V> {
    let cpu = words[0][0].cpu();
    let zero = V::splat(cpu, 0);
    let (mut open, mut full) = (zero, V::splat(cpu, ALL));
    let (mut several, mut known) = ([zero; 9], [zero; 3]);
    for (words, several) in words.iter().zip(&mut several) {
        let [a, b, c] = *words;
        let any = V::any(a, b, c);
        // Two digits of a group, or of this and the next group.
        let (next, last) = any.turns();
        let two = V::majority(a, b, c).or_both(any, next);
        let (two_next, two_last) = two.turns();
        *several = V::any(two, two_next, two_last);
        open = open.or(*several);
        full = full.and(V::any(any, next, last));
        for (known, word) in known.iter_mut().zip(words) {
            *known = known.or(word.and_not(*several));
        }
    }
    for (words, several) in words.iter_mut().zip(&several) {
        for (word, known) in words.iter_mut().zip(known) {
            *word = word.and_not_both(known, *several);
        }
    }
    Cells { several, known, open, full }
}

/// The places of a box by row, and by column.
pub(super) const ROWS: [[usize; 3]; 3] = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
pub(super) const COLUMNS: [[usize; 3]; 3] = [[0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// Crosses the lines of all boxes, and clears lines that three other digits fill. Returns the digits, and
/// their boxes, that have a line left.
#[inline(always)]
fn lines<V: Lanes>(words: &mut [[V; 3]; 9], places: &[[usize; 3]; 3], next: impl Fn(V) -> V + Copy) -> V {
    let cpu = words[0][0].cpu();
    let mut kept = [[V::splat(cpu, 0); 3]; 3];
    let mut locked = kept;
    let mut full = V::splat(cpu, ALL);
    for e in 0..3 {
        let [a, b, c] =
            cross([any(words, places[0], e), any(words, places[1], e), any(words, places[2], e)], next);
        (kept[0][e], kept[1][e], kept[2][e]) = (a, b, c);
        (locked[0][e], locked[1][e], locked[2][e]) =
            (a.and_not(b).and_not(c), b.and_not(c).and_not(a), c.and_not(a).and_not(b));
        full = full.and(V::any(a, b, c));
    }
    for ((kept, locked), places) in kept.iter().zip(&locked).zip(places) {
        let filled = three_digits(locked);
        for (e, (kept, locked)) in kept.iter().zip(locked).enumerate() {
            let kept = kept.and_not(filled.and_not(*locked));
            for place in places {
                words[*place][e] = words[*place][e].and(kept);
            }
        }
    }
    full
}

/// Lines with three of nine digits or more.
#[inline(always)]
fn three_digits<V: Lanes>([a, b, c]: &[V; 3]) -> V {
    // Digits of a group counted in ones and twos, then those of the three groups.
    let (one, two) = (V::parity(*a, *b, *c), V::majority(*a, *b, *c));
    let (one_next, one_last) = one.turns();
    let (two_next, two_last) = two.turns();
    let carry = V::majority(one, one_next, one_last);
    let ones = V::parity(one, one_next, one_last);
    let any_two = V::any(two, two_next, two_last);
    V::majority(two, two_next, two_last).or_both(carry, any_two).or_both(ones, any_two.or(carry))
}

/// The digits, and their boxes, with more than one cell.
#[inline(always)]
fn several_cells<V: Lanes>(words: &[[V; 3]; 9], e: usize) -> V {
    let [a, b, c] = ROWS;
    let in_two_rows = V::majority(any(words, a, e), any(words, b, e), any(words, c, e));
    in_two_rows.or(V::any(two(words, a, e), two(words, b, e), two(words, c, e)))
}

/// The boxes, and digits with this `e`, that have any of three places.
#[inline(always)]
fn any<V: Lanes>(words: &[[V; 3]; 9], [a, b, c]: [usize; 3], e: usize) -> V {
    V::any(words[a][e], words[b][e], words[c][e])
}

/// The boxes, and digits with this `e`, that have two of three places or all.
#[inline(always)]
fn two<V: Lanes>(words: &[[V; 3]; 9], [a, b, c]: [usize; 3], e: usize) -> V {
    V::majority(words[a][e], words[b][e], words[c][e])
}

/// Removes the other digits from cells that are a digit's last in its box. Returns the digits whose last cell
/// had several digits.
#[inline(always)]
fn hidden_singles<V: Lanes>(words: &mut [[V; 3]; 9], several: &[V; 3], several_digits: &[V; 9]) -> V {
    let mut clash = V::splat(several[0].cpu(), 0);
    for (words, several_digits) in words.iter_mut().zip(several_digits) {
        let (a, b, c) =
            (words[0].and_not(several[0]), words[1].and_not(several[1]), words[2].and_not(several[2]));
        let claims = V::any(a, b, c);
        clash = clash.or_both(claims, *several_digits);
        let (next, last) = claims.turns();
        let claimed = V::any(claims, next, last);
        for (word, several) in words.iter_mut().zip(several) {
            *word = word.and_not_both(claimed, *several);
        }
    }
    clash
}

/// Filters three lines of a 3 x 3 pattern by its crossings. `next` rotates the pattern along the lines: each
/// place gets the bit of the place one step ahead, around the edge.
///
/// Two lines and two places can be crossed if one diagonal of the four corners is there, or the other.
/// `corners` has that for lines i, i + 1 and places j, j + 1; place (i, j) stays if it holds one line and one
/// step ahead.
#[inline(always)]
fn cross<V: Lanes>(lines: [V; 3], next: impl Fn(V) -> V) -> [V; 3] {
    let ahead = [next(lines[0]), next(lines[1]), next(lines[2])];
    let mut kept = lines;
    for (line, (i, j)) in [(1, 2), (2, 0), (0, 1)].into_iter().enumerate() {
        let corners = lines[i].and(ahead[j]).or_both(ahead[i], lines[j]);
        kept[line] = kept[line].and(next(corners));
    }
    kept
}

#[inline(always)]
pub(super) fn next_stack<V: Lanes>(word: V) -> V {
    V::splat(word.cpu(), LAST_STACK).select(word.shl::<2>(), word.shr::<1>())
}

#[inline(always)]
pub(super) fn next_band<V: Lanes>(word: V) -> V {
    V::splat(word.cpu(), LAST_BAND).select(word.shl::<6>(), word.shr::<3>())
}
