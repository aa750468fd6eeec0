//! One number per subject that changes only when its behaviour does.
//!
//! A test feeds everything that should stay the same (counts, nodes, steps) into a [`Signature`] and compares
//! it with the number in the file `SIGNATURE` at the root. A commit that leaves the file alone has changed
//! none of that; any other has the new number, and says why.
//!
//! The hash is 64-bit FNV-1a (Fowler, Noll, Vo 1991, <http://www.isthe.com/chongo/tech/comp/fnv/>): the same
//! on every machine and in every version, which the hashes of the standard library do not promise.

const COMMITTED: &str = include_str!("../SIGNATURE");

/// A running 64-bit FNV-1a hash.
#[derive(Clone, Debug)]
pub struct Signature(u64);

impl Default for Signature {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Signature {
    /// Adds bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Adds a number: its eight bytes, lowest first.
    pub fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// The hash of everything added.
    pub fn value(&self) -> u64 {
        self.0
    }

    /// Compares with the committed number of a subject.
    ///
    /// # Panics
    /// The numbers differ, or none is committed: the message has both, and says what to do.
    #[track_caller]
    pub fn check(&self, subject: &str) {
        let new = format!("{:016x}", self.0);
        let old = committed(COMMITTED, subject).unwrap_or("not committed");
        assert!(
            old == new,
            "the signature of {subject} was {old} and is now {new}\n\
             If the change is meant, write `{subject} {new}` into the file SIGNATURE at the root, in the \
             same commit, and say in its message what changed and why. If it is not meant, it is a bug."
        );
    }
}

/// The number of a subject in a text with one `subject number` per line.
fn committed<'a>(text: &'a str, subject: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(subject)?.strip_prefix(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_found_by_its_whole_name() {
        let text = "solve 01\nsolve-batch 02\n";
        assert_eq!(committed(text, "solve"), Some("01"));
        assert_eq!(committed(text, "solve-batch"), Some("02"));
        assert_eq!(committed(text, "sol"), None);
    }

    #[test]
    fn hashes_are_the_published_ones() {
        for (text, hash) in
            [("", 0xcbf29ce484222325), ("a", 0xaf63dc4c8601ec8c), ("foobar", 0x85944171f73967e8)]
        {
            let mut signature = Signature::default();
            signature.bytes(text.as_bytes());
            assert_eq!(signature.value(), hash, "{text}");
        }
    }
}
