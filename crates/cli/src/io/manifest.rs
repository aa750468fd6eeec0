//! Manifests: a small file beside an output that says what the output is, so that it proves itself.
//!
//! ```text
//! ratings.2-of-4.csv            {"manifest":{
//! ratings.2-of-4.csv.manifest     "program": the version, "task": the command and its options,
//!                                 "shard": "2/4", "input": all puzzles: their number and hash,
//!                                 "done": puzzles, records, bytes and hash at the last checkpoint,
//!                                 "complete": bytes and hash of the whole output, once it is complete},
//!                               "check": the hash of the manifest itself}
//! ```
//! An output has a manifest while it is unfinished, and keeps it if it is a part or was written with
//! --resume. `merge` and `--resume` refuse what its manifest does not describe.

use crate::io::hash::{Hash, Hasher};
use crate::io::shard::Shard;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message};
use crate::run::task::Task;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::cmp::Ordering;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Version of the format.
const VERSION: u32 = 1;

/// A manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    pub(crate) version: u32,
    /// Version of the program.
    pub(crate) program: String,
    pub(crate) task: Task,
    /// The part, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) shard: Option<Shard>,
    /// The puzzles of all parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) input: Option<Puzzles>,
    pub(crate) done: Mark,
    /// The whole output, once it is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) complete: Option<Content>,
}

/// Puzzles in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Puzzles {
    pub(crate) puzzles: u64,
    pub(crate) hash: Hash,
}

/// The content of a file, or of its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Content {
    pub(crate) bytes: u64,
    pub(crate) hash: Hash,
}

/// A point between two puzzles, at which a run can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mark {
    /// Number of puzzles that are finished.
    pub(crate) puzzles: u64,
    pub(crate) origin: Origin,
    /// The exit code that they lead to.
    pub(crate) outcome: Outcome,
    /// Number of line ends in the output.
    pub(crate) lines: u64,
    /// Bytes in front of the first record.
    pub(crate) head: u64,
    /// The output as far as it is of these puzzles.
    pub(crate) content: Content,
}

/// The origin of the puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// They were read; this is their hash.
    Input(Hash),
    /// They were made: the number of the last piece of work, and how many puzzles were of this piece.
    Piece(u64, u64),
}

/// The file around a manifest.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed<'t> {
    #[serde(borrow)]
    manifest: &'t RawValue,
    check: Hash,
}

impl Manifest {
    /// The manifest of a run of this program.
    pub(crate) fn new(task: Task, shard: Option<Shard>, done: Mark) -> Self {
        let program = env!("CARGO_PKG_VERSION").to_owned();
        Self { version: VERSION, program, task, shard, input: None, done, complete: None }
    }

    /// Path of the manifest of a file.
    pub(crate) fn path(file: &Path) -> PathBuf {
        file.with_added_extension("manifest")
    }

    /// The manifest of a file, if it has one.
    pub(crate) fn of(file: &Path) -> Result<Option<Self>, Failure> {
        let path = Self::path(file);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Failure::unreadable(path.display(), &error)),
        };
        let sealed = serde_json::from_slice::<Sealed<'_>>(&text).ok();
        let manifest = sealed
            .filter(|sealed| Hash::of(sealed.manifest.get().as_bytes()) == sealed.check)
            .and_then(|sealed| serde_json::from_str(sealed.manifest.get()).ok());
        match manifest {
            Some(manifest) => Ok(Some(manifest)),
            None => {
                let message = format!("{} is damaged, or of another version", path.display());
                Err(Failure::Fatal(Message::new(message).hint(format_args!(
                    "copy it again; if that does not help, remove it and {}, and start over",
                    file.display()
                ))))
            }
        }
    }

    /// Writes the manifest of a file. It replaces an earlier one at once.
    pub(crate) fn write(&self, file: &Path) -> io::Result<()> {
        let path = Self::path(file);
        let temporary = Self::draft(file);
        let manifest = serde_json::to_string_pretty(self)?;
        let check = Hash::of(manifest.as_bytes());
        let written = fs::write(&temporary, format!("{{\"manifest\":{manifest},\n\"check\":\"{check}\"}}\n"))
            .and_then(|()| fs::rename(&temporary, &path));
        if written.is_err() {
            _ = fs::remove_file(&temporary);
        }
        written
    }

    /// Removes the manifest of a file, if there is one, and what a run that was killed has written of one.
    pub(crate) fn remove(file: &Path) -> io::Result<()> {
        for path in [Self::draft(file), Self::path(file)] {
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Path of the manifest of a file while it is being written.
    fn draft(file: &Path) -> PathBuf {
        Self::path(file).with_added_extension("new")
    }

    /// The first difference to the expected manifest, in words that follow "was made".
    pub(crate) fn difference(&self, expected: &Self) -> Option<String> {
        if (self.version, &self.program) != (expected.version, &expected.program) {
            return Some(format!("by sudoku {}, expected {}", self.program, expected.program));
        }
        self.task.difference(&expected.task).or_else(|| {
            if self.input == expected.input {
                return None;
            }
            let words = |input: &Option<Puzzles>| match input {
                Some(input) => format!("{} puzzles with the hash {}", input.puzzles, input.hash),
                None => "the whole input".to_owned(),
            };
            Some(format!("from other puzzles: {}, expected {}", words(&self.input), words(&expected.input)))
        })
    }
}

impl Content {
    /// Compares the beginning of a file with this, and the length too if it is the `whole` file.
    pub(crate) fn check(&self, name: &Path, file: &File, whole: bool) -> Result<(), Failure> {
        let unread = |error: io::Error| Failure::unreadable(name.display(), &error);
        let length = file.metadata().map_err(unread)?.len();
        let why = match length.cmp(&self.bytes) {
            Ordering::Less => "cut off",
            Ordering::Greater if whole => "longer than it was",
            _ => {
                let mut hasher = Hasher::default();
                let read = hasher.read(file, self.bytes).map_err(unread)?;
                if read == self.bytes && hasher.hash() == self.hash {
                    return Ok(());
                }
                let name = name.display();
                let message = format!("{name} has changed: its bytes are not those that its manifest names");
                return Err(Failure::Fatal(Message::new(message).hint(START_OVER)));
            }
        };
        let (name, bytes) = (name.display(), self.bytes);
        let message = format!("{name} is {why}: it has {length} bytes, expected {bytes}");
        Err(Failure::Fatal(Message::new(message).hint(START_OVER)))
    }
}

/// Hint for an output that is damaged.
const START_OVER: &str = "copy it again from where it was written; if it is damaged there too, remove it with its manifest, and start over";
