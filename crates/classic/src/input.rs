//! Inputs of the classic programs.

use crate::{Console, Error};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use sudokit::{Digit, Puzzle, shown};

/// Every input of a classic is far shorter.
pub(super) const LIMIT: u64 = 1 << 20;

/// A text, and its name in messages.
pub(super) struct Input {
    pub(super) text: String,
    pub(super) name: String,
}

impl Input {
    /// Reads a file, or standard input for none and for `-`.
    pub(super) fn read(console: &mut impl Console, file: Option<&Path>) -> Result<Self, Error> {
        let (name, bytes) = match file {
            Some(path) if path.as_os_str() != "-" => {
                (path.display().to_string(), File::open(path).and_then(read_some))
            }
            _ => ("standard input".into(), read_some(console.input())),
        };
        match bytes {
            Ok(bytes) => Ok(Self { text: String::from_utf8_lossy(&bytes).into_owned(), name }),
            Err(error) => Err(Error::Unreadable { name, error }),
        }
    }

    /// The 81 integers of the text, 0 for an empty cell.
    pub(super) fn integers(&self) -> Result<Puzzle, Error> {
        let refuse = |message: String| Error::Malformed(format!("{}: {message}", self.name));
        let mut digits = [None; 81];
        let mut tokens = self.text.split_whitespace();
        for (i, digit) in digits.iter_mut().enumerate() {
            let token = tokens
                .next()
                .ok_or_else(|| refuse(format!("expected 81 integers from 0 to 9, found {i} of them")))?;
            let value = token.parse().ok().filter(|value| *value <= 9).ok_or_else(|| {
                refuse(format!(
                    "expected an integer from 0 to 9, found `{}` as number {} of 81",
                    shown(token),
                    i + 1
                ))
            })?;
            *digit = Digit::from_value(value);
        }
        match tokens.next() {
            None => Ok(Puzzle::new(digits)),
            Some(token) => {
                Err(refuse(format!("expected the end after 81 integers, found `{}`", shown(token))))
            }
        }
    }
}

fn read_some(reader: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LIMIT {
        return Err(too_long());
    }
    Ok(bytes)
}

/// The error for an input beyond the limit.
pub(super) fn too_long() -> io::Error {
    io::Error::other("it is longer than 1 MiB, and no input of a classic is")
}
