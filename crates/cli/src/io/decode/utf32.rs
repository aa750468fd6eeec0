//! UTF-32, which is recognised to be refused: nobody writes it but by mistake.

/// The reason.
pub(super) const REFUSED: &str =
    "it is text in UTF-32; convert it to UTF-8: iconv -f UTF-32 -t UTF-8 FILE | sudoku ...";

/// True if a text begins like UTF-32: with a byte order mark, or with an ASCII character beside three zeros.
pub(super) const fn begins(first: &[u8]) -> bool {
    matches!(first, [0xff, 0xfe, 0, 0] | [0, 0, 0xfe, 0xff] | [1..=0x7f, 0, 0, 0] | [0, 0, 0, 1..=0x7f])
}

/// True if such a beginning may be incomplete.
pub(super) const fn may_begin(first: &[u8]) -> bool {
    matches!(
        first,
        [0xff, 0xfe] | [0xff, 0xfe, 0] | [0, 0] | [0, 0, 0xfe] | [0, 0, 0] | [1..=0x7f, 0] | [1..=0x7f, 0, 0]
    )
}
