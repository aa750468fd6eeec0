//! Versions of Sudoku Explainer.

use sudokit_core::Board;

/// A version of the program and its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Profile {
    /// Search for loops and graves as later versions, which fixed bugs there.
    pub(crate) fixes: bool,
    /// Use rules that assume one solution.
    pub(crate) uniqueness: bool,
    /// Use the additional rules of SukakuExplainer 1.18.1, and its last levels of chains.
    pub(crate) sukaku: bool,
}

impl Profile {
    /// Sudoku Explainer 1.2.1 as it was, with its bugs.
    pub const SE_1_2_1: Self = Self { fixes: false, uniqueness: true, sukaku: false };

    /// The same rules with the later fixes of unique loops and graves.
    pub const SE_1_2_1_FIXED: Self = Self { fixes: true, uniqueness: true, sukaku: false };

    /// The default rules of SukakuExplainer 1.18.1, **as far as they are known to us**: those of Sudoku
    /// Explainer with the fixes; two to four strong links of a digit (4.0 to 4.3, 5.4, 5.8); bent sets of
    /// four to seven cells (5.5, 6.2, 6.6, 7.5); and 10.5 as the base of its last chains. We do not know in
    /// which order that program looks for its own rules. Where one of them has several ratings, we take the
    /// least. So our numbers are not always those of the program.
    pub const SUKAKU_1_18_1: Self = Self { fixes: true, uniqueness: true, sukaku: true };

    /// Its name, as it is shown beside its ratings.
    pub const fn name(self) -> &'static str {
        match (self.sukaku, self.fixes, self.uniqueness) {
            (true, _, true) => "SukakuExplainer 1.18.1 (approximate)",
            (true, _, false) => "SukakuExplainer 1.18.1 (approximate) without uniqueness",
            (false, false, true) => "SE 1.2.1",
            (false, false, false) => "SE 1.2.1 without uniqueness",
            (false, true, true) => "SE 1.2.1 with fixes",
            (false, true, false) => "SE 1.2.1 with fixes without uniqueness",
        }
    }

    /// The profile to use on a board: without the rules that assume one solution, unless the givens are
    /// [known](Board::has_unique_givens) to have one.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::rating::se::Profile;
    /// assert_eq!(Profile::SE_1_2_1.on(&Board::EMPTY), Profile::SE_1_2_1.without_uniqueness());
    /// ```
    #[must_use]
    pub const fn on(self, board: &Board) -> Self {
        if board.has_unique_givens() { self } else { self.without_uniqueness() }
    }

    /// The same profile without the rules that assume one solution.
    #[must_use]
    pub const fn without_uniqueness(self) -> Self {
        Self { uniqueness: false, ..self }
    }
}
