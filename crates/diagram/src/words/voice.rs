//! Ways to speak to a reader.

/// A way to speak to a reader, in every language. A message speaks to a player; for others it may have texts
/// of their own, as attributes `.beginner` and `.expert`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Voice {
    /// Says what to do with the eyes.
    Beginner,
    /// Says the pattern, and why.
    #[default]
    Player,
    /// Says it in the terms of the trade.
    Expert,
}

impl Voice {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Player, Self::Expert];

    /// The voice of a name in lower case.
    ///
    /// ```
    /// use sudokit_diagram::Voice;
    ///
    /// assert_eq!(Voice::named("expert"), Some(Voice::Expert));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|voice| voice.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Player => "player",
            Self::Expert => "expert",
        }
    }
}
