//! Ways to speak to a reader.

/// A way to speak to a reader, in every language. A message speaks to a player; for others it may have texts
/// of their own, as attributes `.beginner` and `.expert`.
///
/// ```
/// use sudokit_diagram::Voice;
///
/// assert_eq!("expert".parse(), Ok(Voice::Expert));
/// ```
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

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Player => "player",
            Self::Expert => "expert",
        }
    }
}

sudokit_core::named!(Voice, "a voice");
