//! Lists in texts.

use core::fmt::{Display, Formatter, Result};

/// Writes the elements with the separator between them; `{}` if there are none.
pub(crate) fn list(
    f: &mut Formatter<'_>,
    elements: impl IntoIterator<Item: Display>,
    separator: &str,
) -> Result {
    let mut elements = elements.into_iter();
    let Some(first) = elements.next() else { return f.write_str("{}") };
    write!(f, "{first}")?;
    elements.try_for_each(|element| write!(f, "{separator}{element}"))
}
