//! JSON values of bounded size: in memory they can be many times the size of their text.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::cell::Cell;
use std::fmt;

/// Limit for the number of values in an object. A game with marks in every cell has about two thousand.
const MOST: usize = 1 << 16;

/// Reads a value. Duplicate keys are an error: it would be unclear which one counts.
pub(crate) fn parse(text: &str) -> serde_json::Result<Value> {
    let left = Cell::new(MOST);
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Bounded(&left).deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
}

/// [`parse`] for a deserializer.
pub(super) fn bounded<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    Bounded(&Cell::new(MOST)).deserialize(deserializer)
}

/// Number of values still allowed.
#[derive(Clone, Copy)]
struct Bounded<'a>(&'a Cell<usize>);

impl<'de> DeserializeSeed<'de> for Bounded<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let left = self.0.get().checked_sub(1);
        self.0.set(left.ok_or_else(|| D::Error::custom(format_args!("more than {MOST} values")))?);
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Bounded<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            let value = object.next_value_seed(self)?;
            if values.contains_key(&key) {
                return Err(A::Error::custom("a key that comes twice"));
            }
            values.insert(key, value);
        }
        Ok(values.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_what_serde_json_reads() {
        for text in ["null", "true", "-5", "7", "1.5", "\"a\\u0041\"", "[1,[],{}]", "{\"a\":{\"b\":[null]}}"]
        {
            assert_eq!(parse(text).unwrap(), serde_json::from_str::<Value>(text).unwrap(), "{text}");
        }
    }

    #[test]
    fn what_is_too_much_or_said_twice_is_refused() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert!(parse(&format!("[{}0]", "0,".repeat(MOST - 2))).is_ok());
        assert!(error(&format!("[{}0]", "0,".repeat(MOST))).starts_with("more than 65536 values"));
        assert!(error("{\"a\":1,\"a\":1}").starts_with("a key that comes twice"));
        assert!(error("1 2").starts_with("trailing"));
        assert!(error(&"[".repeat(1000)).starts_with("recursion limit"));
    }
}
