//! Files that get their name when they are complete.
//!
//! Until then a file is called `NAME.unfinished`, and locked. A run that was killed leaves it, and the next
//! run with the same output takes it over: the lock tells the dead from the living.

use crate::run::report::{Failure, Message};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Links that are followed before they count as a circle.
const MOST_LINKS: usize = 40;

/// A file that replaces its target when it is complete.
pub(super) struct Unfinished {
    pub(super) file: File,
    /// Its name until it is complete.
    pub(super) path: PathBuf,
    pub(super) target: PathBuf,
    is_over: bool,
}

impl Unfinished {
    /// Opens the unfinished file of a target, with the content that an earlier run has left.
    pub(super) fn open(target: PathBuf) -> Result<Self, Failure> {
        let path = path(&target);
        let failure = |error: &io::Error| Failure::unwritable(target.display(), error);
        loop {
            let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
            let file = file.map_err(|error| failure(&error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let message = Message::new(format_args!("another run is writing {}", target.display()));
                    return Err(Failure::Fatal(
                        message.hint("wait until it ends, or name another file with -o"),
                    ));
                }
                // Not every file system has locks.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
                Err(TryLockError::Error(error)) => return Err(failure(&error)),
            }
            // The run that had the lock may have completed the file meanwhile.
            if is_at(&file, &path) {
                return Ok(Self { file, path, target, is_over: false });
            }
        }
    }

    /// Empties the file for new content, with the permissions of the target.
    pub(super) fn begin(&self) -> io::Result<()> {
        self.file.set_len(0)?;
        match fs::metadata(&self.target) {
            Ok(there) => self.file.set_permissions(there.permissions()),
            Err(_) => Ok(()),
        }
    }

    /// Gives the file its name.
    pub(super) fn complete(&mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.target)?;
        self.is_over = true;
        Ok(())
    }

    /// True once it is complete, removed, or left for a later run.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Leaves the file for a later run.
    pub(super) const fn leave(&mut self) {
        self.is_over = true;
    }

    /// Removes the file.
    pub(super) fn discard(&mut self) {
        if !self.is_over {
            self.is_over = true;
            _ = fs::remove_file(&self.path);
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        self.discard();
    }
}

/// Path of the unfinished file of a target.
pub(super) fn path(target: &Path) -> PathBuf {
    target.with_added_extension("unfinished")
}

/// The file that a path leads to, which need not exist: a link stays a link, and its target is written.
pub(super) fn behind_links(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(next) = fs::read_link(&target) else { break };
        // An absolute link replaces the path.
        target = target.parent().unwrap_or(Path::new("")).join(next);
    }
    target
}

/// True if a path still leads to an open file.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    fs::metadata(path).is_ok_and(|there| file.metadata().is_ok_and(|file| id(file) == id(there)))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
