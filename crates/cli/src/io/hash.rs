//! Hashes of puzzles and of outputs: XXH3 with 128 bits, which `xxhsum -H2` computes too.
//!
//! They find accidents such as a copy that was cut off, not forgeries.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::io::{self, Read};
use sudokit::formats::Candidates;
use sudokit::{Entry, Puzzle};
use twox_hash::XxHash3_128;

/// A hash, written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hash(u128);

impl Hash {
    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self(XxHash3_128::oneshot(bytes))
    }

    pub(crate) fn of_puzzles(puzzles: &[Puzzle]) -> Self {
        Self::of(Puzzle::slice_as_bytes(puzzles).as_flattened())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = u128::from_str_radix(&text, 16).ok().filter(|_| text.len() == 32).map(Self);
        hash.ok_or_else(|| de::Error::custom("expected 32 hexadecimal digits"))
    }
}

/// A hash of the bytes so far.
pub(crate) struct Hasher(XxHash3_128);

impl Default for Hasher {
    fn default() -> Self {
        Self(XxHash3_128::new())
    }
}

impl Hasher {
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    /// Adds puzzles that have nothing but givens.
    pub(crate) fn puzzles(&mut self, puzzles: &[Puzzle]) {
        self.write(Puzzle::slice_as_bytes(puzzles).as_flattened());
    }

    /// Adds a puzzle with all that results may depend on.
    pub(crate) fn entry(&mut self, entry: &Entry) {
        self.puzzles(&[entry.givens]);
        if !entry.placed.is_empty() {
            self.write(b"placed");
            self.puzzles(&[entry.placed]);
        }
        if let Some(candidates) = &entry.candidates {
            self.write(match candidates {
                Candidates::Given(_) => b"given",
                Candidates::Left(_) => b"left ",
            });
            self.write(candidates.set().to_string().as_bytes());
        }
    }

    /// Adds the next `bytes` of a source; returns the number that it had.
    pub(crate) fn read(&mut self, source: impl Read, bytes: u64) -> io::Result<u64> {
        let mut source = source.take(bytes);
        let mut buffer = vec![0; 1 << 16];
        let mut all = 0;
        loop {
            match source.read(&mut buffer) {
                Ok(0) => return Ok(all),
                Ok(count) => {
                    self.write(&buffer[..count]);
                    all += count as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The hash of all bytes so far.
    pub(crate) fn hash(&self) -> Hash {
        Hash(self.0.finish_128())
    }
}
