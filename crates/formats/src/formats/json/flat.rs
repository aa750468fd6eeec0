//! A shortcut for objects of our own kind: a puzzle in a text, and texts about it.
//!
//! Large collections are made of such objects, and a tree of values for each would be most of the work.

use super::texts;
use crate::{Entry, Header};
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use std::borrow::Cow;
use std::fmt;
use sudokit_core::Puzzle;

/// Reads the object; `None` if it is of another kind, or wrong, which is then read value by value.
pub(super) fn read(text: &str) -> Option<Entry> {
    serde_json::from_str::<Flat>(text).ok()?.entry()
}

#[derive(Default)]
struct Flat {
    puzzle: Option<Puzzle>,
    header: Header,
}

impl Flat {
    fn entry(self) -> Option<Entry> {
        Some(Entry { header: self.header, ..Entry::from(self.puzzle?) })
    }
}

/// A key or a text, without a copy if nothing in it is escaped.
struct Text<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrowed;

        impl<'de> Visitor<'de> for Borrowed {
            type Value = Text<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
                Ok(Text(text.into()))
            }

            fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
                Ok(Text(text.to_owned().into()))
            }
        }

        deserializer.deserialize_str(Borrowed)
    }
}

impl<'de> Deserialize<'de> for Flat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;

        impl<'de> Visitor<'de> for Fields {
            type Value = Flat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Flat, A::Error> {
                let mut flat = Flat::default();
                let other = || A::Error::custom("an object of another kind");
                while let Some(Text(key)) = object.next_key()? {
                    match key.as_ref() {
                        "puzzle" => {
                            let Text(text) = object.next_value()?;
                            let puzzle = Puzzle::from_line(text.as_bytes()).map_err(|_| other())?;
                            if flat.puzzle.replace(puzzle).is_some() {
                                return Err(other());
                            }
                        }
                        "version" if object.next_value::<u64>()? == 1 => {}
                        // The records of `sudoku solve`.
                        "status" | "count" | "exact" | "solution" => {
                            object.next_value::<IgnoredAny>()?;
                        }
                        key => {
                            let fields = texts(&mut flat.header);
                            let field = fields.into_iter().find(|(name, _)| *name == key);
                            let (_, field) = field.ok_or_else(other)?;
                            let Text(text) = object.next_value()?;
                            if field.replace(text.into_owned()).is_some() {
                                return Err(other());
                            }
                        }
                    }
                }
                Ok(flat)
            }
        }

        deserializer.deserialize_map(Fields)
    }
}
