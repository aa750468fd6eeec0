//! Wishes as data: levels and techniques by any of their names.

use super::{Measure, Wish};
use crate::Level;
use crate::logic::Kind;
use serde::{Deserialize, Deserializer};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A wish as it is written.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "an object")]
pub(super) struct Written {
    level: Option<Named<Level>>,
    ranges: Vec<(Measure, RangeInclusive<u32>)>,
    hardest: Option<Named<&'static Kind>>,
    with: Vec<Named<&'static Kind>>,
    without: Vec<Named<&'static Kind>>,
}

/// A name as it is parsed, whose error has a hint.
struct Named<T>(T);

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        sudokit_core::parsed(deserializer, "a name").map(Self)
    }
}

impl From<Written> for Wish {
    fn from(written: Written) -> Self {
        let Written { level, ranges, hardest, with, without } = written;
        let mut wish = level.map_or_else(Self::default, |level| level.0.into());
        wish.ranges.extend(ranges);
        let all = |names: Vec<Named<&'static Kind>>| names.into_iter().map(|name| name.0).collect();
        Self { hardest: hardest.map(|name| name.0), with: all(with), without: all(without), ..wish }
    }
}
