//! Small tables over nine bits, computed at compile time.
//!
//! A digit's places form two kinds of 3 x 3 patterns of nine bits. The digit has to cross each like a rook
//! placement, once in every row and once in every column of the pattern:
//!
//! - the minirows of a band: three rows x three boxes;
//! - the columns of a stack: three bands x three columns.

/// The six ways to cross a 3 x 3 pattern. Bit `3 * i + j` is row `i`, column `j`.
const CROSSINGS: [usize; 6] = {
    let mut ways = [0; 6];
    let (mut i, mut n) = (0, 0);
    while i < 27 {
        let (a, b, c) = (i / 9, i / 3 % 3, i % 3);
        if a != b && b != c && a != c {
            ways[n] = 1 << a | 1 << (3 + b) | 1 << (6 + c);
            n += 1;
        }
        i += 1;
    }
    ways
};

/// Number of crossings of each pattern, 0 to 6.
const CROSSING_COUNT: [u32; 512] = {
    let mut table = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut i = 0;
        while i < 6 {
            if CROSSINGS[i] & !pattern == 0 {
                table[pattern] += 1;
            }
            i += 1;
        }
        pattern += 1;
    }
    table
};

/// For a pattern with two crossings or more, the first place that is on some of them but not all.
pub(super) const SPLIT: [u8; 512] = {
    let mut table = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut place = 9;
        while place > 0 {
            place -= 1;
            let mut with = 0;
            let mut i = 0;
            while i < 6 {
                if CROSSINGS[i] & !pattern == 0 && CROSSINGS[i] >> place & 1 != 0 {
                    with += 1;
                }
                i += 1;
            }
            if 0 < with && with < CROSSING_COUNT[pattern] {
                table[pattern] = place as u8;
            }
        }
        pattern += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The patterns with a crossing are the 3 x 3 matrices of 0 and 1 whose permanent is not 0: 247 of 512.
    #[test]
    fn patterns_with_a_crossing() {
        assert_eq!((0..512).filter(|pattern| CROSSING_COUNT[*pattern] > 0).count(), 247);
        assert_eq!(CROSSING_COUNT[511], 6);
    }

    #[test]
    fn a_split_has_crossings_on_both_sides() {
        for pattern in (0..512).filter(|pattern| CROSSING_COUNT[*pattern] > 1) {
            let place = SPLIT[pattern];
            let without = CROSSING_COUNT[pattern & !(1 << place)];
            assert!(0 < without && without < CROSSING_COUNT[pattern], "{pattern:09b}");
        }
    }
}
