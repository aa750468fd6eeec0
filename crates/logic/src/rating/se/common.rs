//! As many things as places: the common search of naked and hidden subsets and fish.

use super::grid::{bits, which};
use std::ops::ControlFlow;

/// Visits the choices of `size` sets that have `size` members between them.
///
/// A set that is not to be chosen is empty here, and the others have two members at least. Each choice is
/// visited as the sets chosen and their members, a bit each.
///
/// **Order.** Choices as numbers, ascending: Sudoku Explainer counts through the bits of a machine word.
pub(super) fn visit<B>(
    sets: &[u16; 9],
    size: usize,
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let there = which(sets, |set| set != 0);
    // Without enough sets to choose from there is nothing to search.
    if (there.count_ones() as usize) < size {
        return ControlFlow::Continue(());
    }
    if size == 2 {
        // Both are the same.
        for larger in bits(there) {
            let below = (1 << larger) - 1;
            for smaller in bits(which(sets, |set| set == sets[larger]) & below) {
                visit(1 << smaller | 1 << larger, sets[larger])?;
            }
        }
        return ControlFlow::Continue(());
    }
    extend(sets, there, size, size, (0, 0), visit)
}

/// Chooses the largest first, so that the choices ascend as numbers.
fn extend<B>(
    sets: &[u16; 9],
    from: u16,
    missing: usize,
    size: usize,
    (chosen, members): (u16, u16),
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for i in bits(from) {
        let more = members | sets[i];
        if more.count_ones() as usize > size {
            continue;
        }
        let (chosen, below) = (chosen | 1 << i, (1 << i) - 1);
        if missing > 1 {
            extend(sets, from & below, missing - 1, size, (chosen, more), visit)?;
        } else if more.count_ones() as usize == size {
            visit(chosen, more)?;
        }
    }
    ControlFlow::Continue(())
}

/// A set that can be chosen for its size; else the empty one.
pub(super) fn of_size(set: u16, size: usize) -> u16 {
    if (2..=size as u32).contains(&set.count_ones()) { set } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_ascend_and_hold_as_many_members_as_sets() {
        // 12, 23, nothing, 13, 13: three pairs of three members in every choice of three different ones.
        let sets = [0b011, 0b110, 0, 0b101, 0b101, 0, 0, 0, 0];
        let mut chosen = Vec::new();
        let _ = visit::<()>(&sets, 3, &mut |sets, members| {
            assert_eq!(members, 0b111);
            chosen.push(sets);
            ControlFlow::Continue(())
        });
        assert_eq!(chosen, [0b0_1011, 0b1_0011, 0b1_1001, 0b1_1010]);

        chosen.clear();
        let _ = visit::<()>(&sets, 2, &mut |sets, members| {
            assert_eq!(members, 0b101);
            chosen.push(sets);
            ControlFlow::Continue(())
        });
        assert_eq!(chosen, [0b1_1000]);
    }
}
