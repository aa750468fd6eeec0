//! JSON in and out.

use crate::Thrown;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sudokit::misread::in_words;

/// Writes JSON for JavaScript.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is made of texts, numbers and lists")
}

/// Reads JSON from JavaScript. By way of a `Value`, as saved games are read, so that the code of both is
/// compiled once.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Thrown> {
    T::deserialize(&value(text)?).map_err(|why| misread(&why))
}

/// Any JSON.
pub(crate) fn value(text: &str) -> Result<Value, Thrown> {
    serde_json::from_str(text).map_err(|why| misread(&why))
}

fn misread(why: &serde_json::Error) -> Thrown {
    Thrown::argument(in_words(&why.to_string()))
}
