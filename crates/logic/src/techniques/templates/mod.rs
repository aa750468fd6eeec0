//! Templates: all the ways to place one digit everywhere.

mod reach;
pub(crate) use reach::Reach;
