//! JSON in and out.

use crate::Thrown;
use serde::{Deserialize, Serialize};

/// What JavaScript gets.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is made of texts, numbers and lists")
}

/// What JavaScript gives.
pub(crate) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Thrown> {
    serde_json::from_str(text).map_err(|why| Thrown::argument(why.to_string()))
}
