//! The promises of transformations, of canonical forms and of the catalogue.

mod canonical;
#[cfg(feature = "census")]
mod catalogue;
mod small;
mod transformations;
