//! Names, folders and patterns as files, and their kinds.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A function that opens a file of puzzles. It may decompress it.
pub type Open = fn(&Path) -> io::Result<Box<dyn Read + Send>>;

/// Opens a file without decompressing it.
pub(crate) fn as_it_is(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(File::open(path)?))
}

/// The content of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Puzzles, in any format that is recognised.
    Puzzles,
    /// A table with a header line and this separator.
    Csv(u8),
    /// A line of JSON for each row.
    Ndjson,
    Parquet,
}

impl Kind {
    /// The kind by the ending of a file.
    fn of(path: &Path) -> Result<Self, String> {
        let ending = |path: &Path| path.extension().and_then(OsStr::to_str).map(str::to_lowercase);
        let packed = ending(path).filter(|ending| ["gz", "zst", "xz", "bz2"].contains(&ending.as_str()));
        let name = if packed.is_some() { path.with_extension("") } else { path.to_owned() };
        let kind = match ending(&name).as_deref() {
            Some("csv") => Self::Csv(b','),
            Some("tsv") => Self::Csv(b'\t'),
            Some("ndjson" | "jsonl") => Self::Ndjson,
            Some("parquet") => Self::Parquet,
            _ => Self::Puzzles,
        };
        match packed {
            Some(_) if kind != Self::Puzzles => Err(format!("{} is packed: unpack it first", path.display())),
            _ => Ok(kind),
        }
    }
}

/// The files of a name, a folder or a pattern, in order, and their kind.
pub(super) fn named(name: &str) -> Result<(Vec<PathBuf>, Kind), String> {
    let path = Path::new(name);
    let unread = |error: io::Error| format!("cannot read {name}: {}", said(&error));
    let files = match fs::metadata(path) {
        Ok(there) if there.is_dir() => {
            let mut files = Vec::new();
            for entry in fs::read_dir(path).map_err(unread)? {
                let path = entry.map_err(unread)?.path();
                let is_hidden =
                    path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
                if path.is_file() && !is_hidden {
                    files.push(path);
                }
            }
            files.sort();
            files
        }
        Ok(_) => vec![path.to_owned()],
        Err(error) if error.kind() == io::ErrorKind::NotFound && name.contains(['*', '?', '[']) => {
            let paths =
                glob::glob(name).map_err(|error| format!("{name} is no pattern of files: {}", error.msg))?;
            // Folders without permission have no readable files.
            paths.filter_map(Result::ok).filter(|path| path.is_file()).collect()
        }
        Err(error) => return Err(unread(error)),
    };
    let Some(first) = files.first() else { return Err(format!("there is no file in {name}")) };
    let kind = Kind::of(first)?;
    for file in &files {
        if Kind::of(file)? != kind {
            let (first, file) = (first.display(), file.display());
            return Err(format!("{first} and {file} are not of the same kind: a table needs files of one"));
        }
    }
    Ok((files, kind))
}

/// The text of a system error, without the number that the standard library appends.
pub(crate) fn said(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
