//! Sessions, their answers, and folders for files.

use std::path::{Path, PathBuf};
use sudokit_query::{Form, Limits, QueryError, Session};

pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A session with this number of threads.
pub(crate) fn session(threads: usize) -> Session {
    Session::new(&Limits { threads, ..Limits::default() }).expect("there are threads")
}

/// The answer to a query, as CSV without the header.
pub(crate) fn ask(session: &Session, sql: &str) -> Result<String, QueryError> {
    let mut text = Vec::new();
    session.query(sql)?.write(Form::Csv, &mut text)?;
    let text = String::from_utf8(text).expect("it is text");
    let (_, rows) = text.split_once('\n').expect("there is a header");
    Ok(rows.trim_end().to_owned())
}

/// The error of a query.
pub(crate) fn wrong(session: &Session, sql: &str) -> String {
    match ask(session, sql) {
        Ok(rows) => panic!("{sql} answers {rows}"),
        Err(error) => error.to_string(),
    }
}

/// A folder for a test, which is deleted at its end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sudokit-query-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a directory can be made");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The name of a file in it.
    pub(crate) fn at(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// The names of its files, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("it is a directory");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("it can be read").file_name().display().to_string()).collect();
        names.sort();
        names
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a file can be written");
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}
