//! Reads the pattern of a proof: an object with one key, the name of its family.

use super::data::Name;
use crate::Pattern;
use serde::de::{Deserialize, Deserializer, EnumAccess, Visitor};
use std::fmt::{self, Formatter};

impl<'de> Deserialize<'de> for Pattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Pattern", &[], Named)
    }
}

struct Named;

impl<'de> Visitor<'de> for Named {
    type Value = Pattern;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a pattern by the name of its family")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, pattern: A) -> Result<Pattern, A::Error> {
        let (name, behind) = pattern.variant::<Name>()?;
        name.read(behind)
    }
}
