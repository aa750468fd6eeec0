//! The six orders of three things, and orders of nine lines made of them.

/// The targets of three things, in lexicographic order.
pub(crate) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Number of orders of nine lines that keep chutes together: 6 of the chutes, 6 within each.
pub(crate) const LINE_ORDERS: usize = 6 * 6 * 6 * 6;

/// The target of each of nine lines.
pub(crate) type Lines = [u8; 9];

/// The order of nine lines with this index, below [`LINE_ORDERS`].
pub(crate) fn lines_at(index: usize) -> Lines {
    let chutes = ORDERS[index / 216];
    let within = [index / 36 % 6, index / 6 % 6, index % 6];
    std::array::from_fn(|line| 3 * chutes[line / 3] + ORDERS[within[line / 3]][line % 3])
}

/// The index of an order of nine lines.
pub(crate) fn index_of(lines: &Lines) -> usize {
    let order =
        |order: [u8; 3]| ORDERS.iter().position(|known| *known == order).expect("lines stay together");
    let chutes = order([0, 3, 6].map(|first| lines[first] / 3));
    [0, 3, 6]
        .into_iter()
        .fold(chutes, |index, first| 6 * index + order([0, 1, 2].map(|line| lines[first + line] % 3)))
}

/// Returns true for an order of nine lines that keeps chutes together.
pub(crate) fn are_lines(lines: &[usize; 9]) -> bool {
    let seen = lines.iter().filter(|line| **line < 9).fold(0_u16, |seen, line| seen | 1 << line);
    let together = |chute: &[usize]| chute.iter().all(|line| line / 3 == chute[0] / 3);
    seen == 0x1FF && lines.chunks(3).all(together)
}

/// First `first`, then `second`.
pub(crate) fn composed(first: &Lines, second: &Lines) -> Lines {
    first.map(|line| second[usize::from(line)])
}

/// The inverse.
pub(crate) fn inverted(lines: &Lines) -> Lines {
    let mut inverse = [0; 9];
    for (from, to) in (0..).zip(lines) {
        inverse[usize::from(*to)] = from;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_count_the_orders_that_keep_chutes_together() {
        let all: std::collections::BTreeSet<Lines> = (0..LINE_ORDERS).map(lines_at).collect();
        assert_eq!(all.len(), LINE_ORDERS);
        for index in 0..LINE_ORDERS {
            let lines = lines_at(index);
            assert_eq!(index_of(&lines), index);
            assert!(are_lines(&lines.map(usize::from)));
            assert_eq!(composed(&lines, &inverted(&lines)), lines_at(0));
        }
        assert!(!are_lines(&[0, 1, 3, 2, 4, 5, 6, 7, 8]), "2 and 3 left their bands");
        assert!(!are_lines(&[0, 1, 1, 3, 4, 5, 6, 7, 8]), "1 is there twice");
        assert!(!are_lines(&[0, 1, 2, 3, 4, 5, 6, 7, 9]), "9 is no line");
    }
}
