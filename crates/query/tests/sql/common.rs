//! Sessions, what they answer, and folders for files.

use std::path::{Path, PathBuf};
use sudokit_query::{Form, Limits, QueryError, Session};

/// A session that works on so many threads.
pub(crate) fn session(threads: usize) -> Session {
    Session::new(&Limits { threads, ..Limits::default() }).expect("there are threads")
}

/// What a query answers, as CSV without the header.
pub(crate) fn ask(session: &Session, sql: &str) -> Result<String, QueryError> {
    let mut text = Vec::new();
    session.query(sql)?.write(Form::Csv, &mut text)?;
    let text = String::from_utf8(text).expect("it is text");
    let (_, rows) = text.split_once('\n').expect("there is a header");
    Ok(rows.trim_end().to_owned())
}

/// What is wrong with a query.
pub(crate) fn wrong(session: &Session, sql: &str) -> String {
    match ask(session, sql) {
        Ok(rows) => panic!("{sql} answers {rows}"),
        Err(error) => error.to_string(),
    }
}

/// A directory of its own for a test, gone with it.
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
