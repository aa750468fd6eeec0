//! Outputs: standard output, or a file that appears when it is complete.

use crate::run::progress;
use crate::run::report::{Failure, Message, reason};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

const BUFFER: usize = 1 << 16;

/// Open outputs, to be flushed at an interruption.
static OPEN: Mutex<Vec<Weak<Mutex<BufWriter<Target>>>>> = Mutex::new(Vec::new());

/// Flushes all outputs and removes unfinished files, at the end of an interrupted run. Waits for writers.
pub(crate) fn abandon() {
    let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    for output in open.iter().filter_map(Weak::upgrade) {
        let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
        match output.get_mut() {
            Target::Replacement(replacement) => replacement.abandon(),
            Target::Stdout(_) | Target::Direct(_) => _ = output.flush(),
        }
    }
}

/// A buffered output. Clones share it: the reader of the input flushes it before every wait.
#[derive(Clone)]
pub struct Output {
    to: Arc<Mutex<BufWriter<Target>>>,
    name: Arc<str>,
}

enum Target {
    Stdout(io::Stdout),
    /// A device or a named pipe, written in place.
    Direct(File),
    Replacement(Replacement),
}

impl Output {
    /// Standard output, or this file.
    pub fn new(path: Option<&Path>) -> Result<Self, Failure> {
        let (target, name) = match path {
            None => (Target::Stdout(io::stdout()), "standard output".to_owned()),
            Some(path) => (open(path)?, path.display().to_string()),
        };
        Ok(Self::on(target, name))
    }

    /// An open file, written in place.
    pub(crate) fn onto(file: File, path: &Path) -> Self {
        Self::on(Target::Direct(file), path.display().to_string())
    }

    fn on(target: Target, name: String) -> Self {
        let to = Arc::new(Mutex::new(BufWriter::with_capacity(BUFFER, target)));
        OPEN.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&to));
        Self { to, name: name.into() }
    }

    /// True if the output is a terminal.
    pub fn is_terminal(&self) -> bool {
        match self.to().get_ref() {
            Target::Stdout(stdout) => stdout.is_terminal(),
            Target::Direct(_) | Target::Replacement(_) => false,
        }
    }

    /// True if the user named the output.
    pub(crate) fn is_file(&self) -> bool {
        !matches!(self.to().get_ref(), Target::Stdout(_))
    }

    /// Writes bytes, with an error for the user.
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.write_all(bytes).map_err(|error| self.failure(&error))
    }

    /// Completes the output: a file gets its name.
    pub fn finish(mut self) -> Result<(), Failure> {
        self.flush().map_err(|error| self.failure(&error))?;
        if let Target::Replacement(replacement) = self.to().get_mut() {
            replacement.complete().map_err(|error| self.failure(&error))?;
        }
        Ok(())
    }

    /// The failure of this output, for an error of the system.
    pub fn failure(&self, error: &io::Error) -> Failure {
        Failure::output(&self.name, error)
    }

    fn to(&self) -> MutexGuard<'_, BufWriter<Target>> {
        self.to.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to().write(bytes)
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.to().write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to().flush()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => progress::aside(|| stdout.write(bytes)),
            Self::Direct(file) | Self::Replacement(Replacement { file, .. }) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => progress::aside(|| stdout.flush()),
            Self::Direct(file) | Self::Replacement(Replacement { file, .. }) => file.flush(),
        }
    }
}

fn open(path: &Path) -> Result<Target, Failure> {
    let failure = |error: &io::Error| {
        Failure::Fatal(Message::new(format_args!("cannot write {}: {}", path.display(), reason(error))))
    };
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => {
            let message = Message::new(format_args!("cannot write {}: it is a directory", path.display()));
            Err(Failure::Fatal(message.hint("name a file in it")))
        }
        // A file must not replace /dev/null.
        Ok(there) if !there.is_file() => {
            OpenOptions::new().write(true).open(path).map(Target::Direct).map_err(|error| failure(&error))
        }
        _ => Replacement::new(path).map(Target::Replacement).map_err(|error| failure(&error)),
    }
}

/// A temporary file that replaces its target when it is complete, and is removed otherwise.
struct Replacement {
    file: File,
    temporary: PathBuf,
    target: PathBuf,
    complete: bool,
}

impl Replacement {
    fn new(path: &Path) -> io::Result<Self> {
        // A link stays a link: its target is replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut name = std::ffi::OsString::from(".");
        name.push(target.file_name().ok_or(io::ErrorKind::InvalidFilename)?);
        name.push(format!(".{}.part", std::process::id()));
        let temporary = target.with_file_name(name);
        let file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
        let replacement = Self { file, temporary, target, complete: false };
        if let Ok(there) = fs::metadata(&replacement.target) {
            replacement.file.set_permissions(there.permissions())?;
        }
        Ok(replacement)
    }

    fn complete(&mut self) -> io::Result<()> {
        fs::rename(&self.temporary, &self.target)?;
        self.complete = true;
        Ok(())
    }

    fn abandon(&self) {
        if !self.complete {
            _ = fs::remove_file(&self.temporary);
        }
    }
}

impl Drop for Replacement {
    fn drop(&mut self) {
        self.abandon();
    }
}
