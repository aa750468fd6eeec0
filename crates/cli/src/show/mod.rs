//! Results as people and programs read them: records, tables, documents, prose, steps in words.

pub(crate) mod diagnosis;
pub(crate) mod document;
pub(crate) mod grid;
pub(crate) mod json;
pub(crate) mod narration;
pub(crate) mod prose;
pub(crate) mod records;
pub(crate) mod rules;
pub(crate) mod search_result;
pub(crate) mod table;

/// Why writing to a string cannot fail.
pub(crate) const STRING: &str = "a string takes all that is written";
