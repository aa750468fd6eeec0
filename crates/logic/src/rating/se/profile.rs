//! Which Sudoku Explainer.

/// A version of the program, and what it may use.
///
/// ```
/// use sudokit_logic::rating::se::Profile;
///
/// assert!(!Profile::SE_1_2_1.fixes && Profile::SE_1_2_1_FIXED.fixes);
/// assert!(!Profile::SE_1_2_1.without_uniqueness().uniqueness);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Profile {
    /// Whether loops and graves are looked for as later versions do, which mended slips there.
    pub fixes: bool,
    /// Whether rules may be used that take for granted that there is one solution.
    pub uniqueness: bool,
}

impl Profile {
    /// Sudoku Explainer 1.2.1 as it was, with its slips.
    ///
    /// ```
    /// # use sudokit_logic::rating::se::Profile;
    /// assert!(Profile::SE_1_2_1.uniqueness);
    /// ```
    pub const SE_1_2_1: Self = Self { fixes: false, uniqueness: true };

    /// The same rules with the later fixes of unique loops and graves.
    ///
    /// ```
    /// # use sudokit_logic::rating::se::Profile;
    /// assert!(Profile::SE_1_2_1_FIXED.uniqueness);
    /// ```
    pub const SE_1_2_1_FIXED: Self = Self { fixes: true, uniqueness: true };

    /// Without what takes for granted that there is one solution.
    ///
    /// ```
    /// # use sudokit_logic::rating::se::Profile;
    /// let profile = Profile::SE_1_2_1_FIXED.without_uniqueness();
    /// assert!(profile.fixes && !profile.uniqueness);
    /// ```
    #[must_use]
    pub const fn without_uniqueness(self) -> Self {
        Self { uniqueness: false, ..self }
    }
}
