//! Outputs: standard output, or a file that appears when it is complete.

use crate::io::keeper::{Keeper, Plan};
use crate::io::manifest::{Mark, Origin, Puzzles};
use crate::io::unfinished::{Unfinished, behind_links};
use crate::run::closed::is_stdout_closed;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message};
use crate::run::{interrupt, progress};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

const BUFFER: usize = 1 << 16;

/// Open outputs, to be flushed at an interruption.
static OPEN: Mutex<Vec<Weak<Mutex<Open>>>> = Mutex::new(Vec::new());

/// Flushes all outputs, and keeps or removes unfinished files, at the end of an interrupted run. Waits for
/// writers.
pub(crate) fn abandon() {
    let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    for output in open.iter().filter_map(Weak::upgrade) {
        output.lock().unwrap_or_else(PoisonError::into_inner).abandon();
    }
}

/// A buffered output. Clones share it: the reader of the input flushes it before every wait.
#[derive(Clone)]
pub struct Output {
    open: Arc<Mutex<Open>>,
    name: Arc<str>,
}

/// An open output.
struct Open {
    to: BufWriter<Target>,
    /// Of a file that a later run can go on with.
    keeper: Option<Keeper>,
}

enum Target {
    Stdout(io::Stdout),
    /// A device or a named pipe, written in place.
    Direct(File),
    File(Unfinished),
}

impl Output {
    /// Standard output, or this file.
    pub fn new(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            None if is_stdout_closed() => {
                Err(Failure::Fatal(Message::new("cannot write standard output: it is closed")))
            }
            None => Ok(Self::on(Target::Stdout(io::stdout()), None, "standard output".to_owned())),
            Some(path) => Self::to_file(path, None),
        }
    }

    /// A file that a later run can go on with, if this run is interrupted.
    pub(crate) fn keeping(path: &Path, plan: Plan) -> Result<Self, Failure> {
        Self::to_file(path, Some(plan))
    }

    fn to_file(path: &Path, plan: Option<Plan>) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let failure = |error: &io::Error| Failure::unwritable(&name, error);
        let target = match fs::metadata(path) {
            Ok(there) if there.is_dir() => {
                let message = Message::new(format_args!("cannot write {name}: it is a directory"));
                return Err(Failure::Fatal(message.hint("name a file in it")));
            }
            // A file must not replace /dev/null.
            Ok(there) if !there.is_file() => {
                if plan.is_some_and(|plan| plan.resume) {
                    let message = Message::new(format_args!("--resume needs a file, which {name} is not"));
                    return Err(Failure::Fatal(message));
                }
                let file = OpenOptions::new().write(true).open(path).map_err(|error| failure(&error))?;
                return Ok(Self::on(Target::Direct(file), None, name));
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failure(&error)),
            _ => behind_links(path),
        };
        let mut to = Unfinished::open(target)?;
        let keeper = match plan {
            Some(plan) => Some(Keeper::new(plan, &mut to)?),
            None => {
                to.begin().map_err(|error| failure(&error))?;
                None
            }
        };
        Ok(Self::on(Target::File(to), keeper, name))
    }

    fn on(target: Target, keeper: Option<Keeper>, name: String) -> Self {
        let to = BufWriter::with_capacity(BUFFER, target);
        let open = Arc::new(Mutex::new(Open { to, keeper }));
        OPEN.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&open));
        Self { open, name: name.into() }
    }

    /// True if the output is a terminal.
    pub fn is_terminal(&self) -> bool {
        match self.open().to.get_ref() {
            Target::Stdout(stdout) => stdout.is_terminal(),
            Target::Direct(_) | Target::File(_) => false,
        }
    }

    /// True if the user named the output.
    pub(crate) fn is_file(&self) -> bool {
        !matches!(self.open().to.get_ref(), Target::Stdout(_))
    }

    /// True if a later run can go on with the output.
    pub(crate) fn is_kept(&self) -> bool {
        self.open().keeper.is_some()
    }

    /// The point that an earlier run has reached, if this one goes on with it.
    pub(crate) fn earlier(&self) -> Option<Mark> {
        self.open().keeper.as_ref()?.earlier
    }

    /// Path of the file until it is complete.
    pub(crate) fn unfinished(&self) -> Option<PathBuf> {
        match self.open().to.get_ref() {
            Target::File(unfinished) => Some(unfinished.path.clone()),
            Target::Stdout(_) | Target::Direct(_) => None,
        }
    }

    /// Sets the puzzles of all parts, of which this output is one.
    pub(crate) fn set_input(&self, input: Puzzles) -> Result<(), Failure> {
        match &mut *self.open() {
            Open { keeper: Some(keeper), to } => match to.get_ref() {
                Target::File(unfinished) => keeper.set_input(input, &unfinished.path),
                Target::Stdout(_) | Target::Direct(_) => Ok(()),
            },
            Open { keeper: None, .. } => Ok(()),
        }
    }

    /// Writes what stands in front of the records, unless an earlier run has.
    pub(crate) fn head(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if self.earlier().is_some() {
            return Ok(());
        }
        self.put(bytes)?;
        self.open().keeper.iter_mut().for_each(Keeper::end_head);
        Ok(())
    }

    /// Writes bytes, with an error for the user.
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.write_all(bytes).map_err(|error| self.failure(&error))
    }

    /// Says that all records so far are those of so many puzzles, which lead to this exit code. A later run
    /// can go on from here.
    pub(crate) fn commit(&self, puzzles: u64, origin: Origin, outcome: Outcome) -> Result<(), Failure> {
        self.open().commit(puzzles, origin, outcome).map_err(|error| self.failure(&error))
    }

    /// Completes the output: a file gets its name.
    pub fn finish(self) -> Result<(), Failure> {
        self.open().finish().map_err(|error| self.failure(&error))
    }

    /// The failure of this output, for an error of the system.
    pub fn failure(&self, error: &io::Error) -> Failure {
        Failure::output(&self.name, error)
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Open { to, keeper } = &mut *self.open();
        to.write_all(bytes)?;
        if let Some(keeper) = keeper {
            keeper.write(bytes);
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.open().to.flush()
    }
}

impl Open {
    fn commit(&mut self, puzzles: u64, origin: Origin, outcome: Outcome) -> io::Result<()> {
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        if keeper.commit(puzzles, origin, outcome) {
            self.to.flush()?;
            if let Target::File(unfinished) = self.to.get_ref() {
                keeper.save(unfinished)?;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.to.flush()?;
        match (self.to.get_mut(), &mut self.keeper) {
            (Target::File(unfinished), Some(keeper)) => keeper.complete(unfinished),
            (Target::File(unfinished), None) => unfinished.complete(),
            (Target::Stdout(_) | Target::Direct(_), _) => Ok(()),
        }
    }

    /// Ends an output that is not complete.
    fn abandon(&mut self) {
        let flushed = self.to.flush();
        let Target::File(unfinished) = self.to.get_mut() else { return };
        if unfinished.is_over() {
            return;
        }
        match &mut self.keeper {
            Some(keeper) => {
                if let Some(puzzles) = keeper.leave(unfinished) {
                    let path = unfinished.path.display();
                    interrupt::advise(format!(
                        "{puzzles} finished puzzles are in {path}; the same command with --resume goes on from there"
                    ));
                }
            }
            None => unfinished.discard(),
        }
        // An error has been reported by the writer that met it first.
        _ = flushed;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.abandon();
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => progress::aside(|| stdout.write(bytes)),
            Self::Direct(file) | Self::File(Unfinished { file, .. }) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => progress::aside(|| stdout.flush()),
            Self::Direct(file) | Self::File(Unfinished { file, .. }) => file.flush(),
        }
    }
}
