//! A part of an input, for one of several machines.

use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A part of an input: consecutive puzzles. The sizes of parts differ by at most one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Shard {
    /// Counted from 1.
    pub(crate) part: u64,
    pub(crate) of: u64,
}

/// Maximum number of parts.
const MOST: u64 = 100_000;

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers =
            text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if (1..=of).contains(&part) && of <= MOST => Ok(Self { part, of }),
            _ => Err(format!("expected a part and the number of parts, such as 2/4, up to {MOST}")),
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl Shard {
    /// Path of the part, given that of the whole: `ratings.2-of-4.csv`.
    pub(crate) fn path(self, whole: &Path) -> PathBuf {
        let mut name = whole.file_stem().map_or_else(OsString::new, OsString::from);
        name.push(format!(".{}-of-{}", self.part, self.of));
        if let Some(ending) = whole.extension() {
            name.push(".");
            name.push(ending);
        }
        whole.with_file_name(name)
    }

    /// The part of `whole` that a file is by its name.
    pub(crate) fn by_name(part: &Path, whole: &Path) -> Option<Self> {
        let between =
            part.file_name()?.to_str()?.strip_prefix(whole.file_stem()?.to_str()?)?.strip_prefix('.')?;
        let numbers = between.split('.').next()?;
        let (number, of) = numbers.split_once("-of-")?;
        let shard: Self = format!("{number}/{of}").parse().ok()?;
        (shard.path(whole).file_name() == part.file_name()).then_some(shard)
    }

    /// The range of the part in an input of `count` puzzles: the first, and the first beyond it.
    pub(crate) fn range(self, count: u64) -> (u64, u64) {
        let begin = |part: u64| (u128::from(count) * u128::from(part) / u128::from(self.of)) as u64;
        // The last part also reads everything behind the last puzzle.
        (begin(self.part - 1), if self.part == self.of { u64::MAX } else { begin(self.part) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_all_of_it_and_none_twice() {
        for count in [0, 1, 5, 1000, u64::from(u32::MAX)] {
            for of in [1, 2, 3, 7] {
                let mut next = 0;
                for part in 1..=of {
                    let (begin, end) = Shard { part, of }.range(count);
                    assert_eq!(begin, next);
                    next = end;
                }
                assert_eq!(next, u64::MAX);
            }
        }
    }

    #[test]
    fn names_of_parts_are_read_back() {
        for whole in ["ratings.csv", "/a.b/c.d.csv", "plain", "./x.1-of-2.csv"] {
            let whole = Path::new(whole);
            let shard = Shard { part: 12, of: 400 };
            assert_eq!(Shard::by_name(&shard.path(whole), whole), Some(shard));
            for other in [
                "ratings.csv",
                "other.1-of-2.csv",
                "ratings.3-of-2.csv",
                "ratings.1-of-2.json",
                "ratings.01-of-2.csv",
            ] {
                assert_eq!(Shard::by_name(Path::new(other), whole), None, "{other}");
            }
        }
        assert_eq!(Shard { part: 2, of: 4 }.path(Path::new("a/r.csv")), Path::new("a/r.2-of-4.csv"));
    }

    #[test]
    fn nonsense_is_no_part() {
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2", "1/1000000"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
