//! The source of a relation as it stands in proofs: a pattern by the name of its family. Two families had
//! their own form there before the others came.

use super::Pattern;
use crate::techniques::data::Name;
use crate::techniques::{guarded_rectangles, impossible};
use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, Deserializer, EnumAccess, Error, VariantAccess, Visitor};
use std::fmt::{self, Formatter};
use sudokit_core::{CellSet, DigitSet};

const RECTANGLE: &str = "rectangle";

#[derive(serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Source {
    Impossible(Impossible),
    Rectangle(guarded_rectangles::Rectangle),
    #[serde(untagged)]
    Other(Pattern),
}

#[derive(serde::Serialize, serde::Deserialize)]
pub(super) struct Impossible {
    cells: CellSet,
    digits: DigitSet,
}

impl From<Source> for super::Source {
    fn from(source: Source) -> Self {
        Self(match source {
            Source::Impossible(Impossible { cells, digits }) => {
                impossible::Pattern::new(cells, digits).into()
            }
            Source::Rectangle(rectangle) => guarded_rectangles::Pattern::of(rectangle).into(),
            Source::Other(pattern) => pattern,
        })
    }
}

impl From<super::Source> for Source {
    fn from(super::Source(pattern): super::Source) -> Self {
        if let Some(&impossible::Pattern { cells, digits, .. }) = pattern.of() {
            Self::Impossible(Impossible { cells, digits })
        } else if let Some(guarded_rectangles::Pattern { rectangle, .. }) = pattern.of() {
            Self::Rectangle(*rectangle)
        } else {
            Self::Other(pattern)
        }
    }
}

// Serde would keep the pattern aside to try the three forms, and bring a second reader of all patterns for
// that.
impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Source", &[], Named)
    }
}

struct Named;

impl<'de> Visitor<'de> for Named {
    type Value = Source;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a pattern by the name of its family")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, source: A) -> Result<Source, A::Error> {
        match source.variant()? {
            (Key::Rectangle, behind) => behind.newtype_variant().map(Source::Rectangle),
            (Key::Family(Name::Impossible), behind) => behind.newtype_variant().map(Source::Impossible),
            (Key::Family(name), behind) => name.read(behind).map(Source::Other),
        }
    }
}

/// The name of a form.
enum Key {
    Rectangle,
    Family(Name),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(OfKey)
    }
}

struct OfKey;

impl Visitor<'_> for OfKey {
    type Value = Key;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a family")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Key, E> {
        match name {
            RECTANGLE => Ok(Key::Rectangle),
            _ => Name::deserialize(StrDeserializer::new(name)).map(Key::Family),
        }
    }
}
