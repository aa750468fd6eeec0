//! Named techniques, as data.

use std::fmt;

/// One named technique. There is one value of each, next to the family that finds it.
///
/// ```
/// use sudokit_logic::techniques::singles;
///
/// assert_eq!(singles::HIDDEN_SINGLE.id, "hidden-single");
/// assert_eq!(singles::HIDDEN_SINGLE.to_string(), "Hidden Single");
/// ```
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// The name for machines, in kebab-case. It never changes.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
}

/// The name.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
