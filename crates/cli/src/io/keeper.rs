//! Outputs that a later run can go on with: their checkpoints.
//!
//! After every few puzzles the loop over the input [commits](Keeper::commit) what it has written. Every few
//! seconds a commit becomes a checkpoint: the file is brought to the disk, and its manifest written. However
//! the run ends, the file can be cut back to the last checkpoint.

use crate::io::hash::Hasher;
use crate::io::manifest::{Content, Manifest, Mark, Origin, Puzzles};
use crate::io::shard::Shard;
use crate::io::unfinished::{self, Unfinished};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message};
use crate::run::task::Task;
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time between checkpoints.
const BETWEEN: Duration = Duration::from_secs(2);
/// Checkpoints take at most this share of the time, on slow disks too.
const SHARE: u32 = 20;

/// The run that an output is kept for.
pub(crate) struct Plan {
    pub(crate) task: Task,
    pub(crate) shard: Option<Shard>,
    /// Go on with what an earlier run has left.
    pub(crate) resume: bool,
}

/// The bookkeeping of an output that is kept.
pub(super) struct Keeper {
    /// The point that an earlier run has reached.
    pub(super) earlier: Option<Mark>,
    manifest: Manifest,
    hasher: Hasher,
    lines: u64,
    bytes: u64,
    /// Bytes in front of the first record.
    head: u64,
    /// The last checkpoint.
    saved: Option<Mark>,
    /// The file begins as a copy of a complete one.
    is_copy: bool,
    due: Instant,
    /// Keep the manifest when the output is complete.
    stays: bool,
}

impl Keeper {
    /// Starts a new file, or goes on with an earlier one.
    pub(super) fn new(plan: Plan, to: &mut Unfinished) -> Result<Self, Failure> {
        let Plan { task, shard, resume } = plan;
        let hasher = Hasher::default();
        let origin = Origin::Input(hasher.hash());
        let content = Content { bytes: 0, hash: hasher.hash() };
        let nothing = Mark { puzzles: 0, origin, outcome: Outcome::Positive, lines: 0, head: 0, content };
        let mut keeper = Self {
            earlier: None,
            manifest: Manifest::new(task, shard, nothing),
            hasher,
            lines: 0,
            bytes: 0,
            head: 0,
            saved: None,
            is_copy: false,
            due: Instant::now() + BETWEEN,
            stays: resume || shard.is_some(),
        };
        if resume {
            keeper.resume(to)?;
        } else {
            keeper.refuse_to_start_over(to)?;
        }
        if keeper.earlier.is_none() {
            let begun = to.begin().and_then(|()| Manifest::remove(&to.path));
            begun.map_err(|error| Failure::unwritable(to.path.display(), &error))?;
        }
        Ok(keeper)
    }

    /// A run that forgets --resume must not lose hours of the same work.
    fn refuse_to_start_over(&self, to: &mut Unfinished) -> Result<(), Failure> {
        // A damaged manifest is of no use.
        let earlier = Manifest::of(&to.path).ok().flatten();
        // A seed that nobody named is another one each time.
        let unseeded = |task: &Task| {
            let mut task = task.clone();
            task.options.remove("seed");
            task
        };
        let is_same = |earlier: &Manifest| unseeded(&earlier.task) == unseeded(&self.manifest.task);
        let Some(earlier) = earlier.filter(is_same) else { return Ok(()) };
        if earlier.done.puzzles == 0 || to.file.metadata().is_ok_and(|there| there.len() == 0) {
            return Ok(());
        }
        to.leave();
        let (path, puzzles) = (to.path.display(), earlier.done.puzzles);
        let message = format!("{path} has {puzzles} finished puzzles of an interrupted run");
        Err(Failure::Fatal(
            Message::new(message).hint("add --resume to go on with it, or remove it to start over"),
        ))
    }

    /// Finds what an earlier run has left, checks it, and leaves the file at its last checkpoint.
    fn resume(&mut self, to: &mut Unfinished) -> Result<(), Failure> {
        let is_left = to.file.metadata().is_ok_and(|there| there.len() > 0);
        let found = self.left(to, is_left);
        if found.is_err() && is_left {
            // It may be of use to a person.
            to.leave();
        }
        let Some((manifest, whole)) = found? else { return Ok(()) };
        let mark = manifest.done;
        self.is_copy = whole.is_some();
        if let Some(whole) = whole {
            // The complete file stays until there is a longer one.
            let copied = to.begin().and_then(|()| {
                let mut from = io::Read::take(File::open(&whole)?, mark.content.bytes);
                io::copy(&mut from, &mut to.file)
            });
            copied.map_err(|error| Failure::unwritable(to.path.display(), &error))?;
        }
        let wound = to
            .file
            .rewind()
            .and_then(|()| self.hasher.read(&to.file, mark.content.bytes))
            .and_then(|_| to.file.set_len(mark.content.bytes))
            .and_then(|()| to.file.seek(SeekFrom::End(0)));
        wound.map_err(|error| Failure::unwritable(to.path.display(), &error))?;
        self.manifest.input = manifest.input;
        (self.lines, self.bytes, self.head) = (mark.lines, mark.content.bytes, mark.head);
        self.manifest.done = mark;
        self.saved = Some(mark).filter(|_| !self.is_copy);
        self.earlier = Some(mark);
        Ok(())
    }

    /// The manifest of what an earlier run has left, which fits. If the target is complete, also its path.
    fn left(&self, to: &Unfinished, is_left: bool) -> Result<Option<(Manifest, Option<PathBuf>)>, Failure> {
        if let Some(manifest) = Manifest::of(&to.path)? {
            if is_left {
                self.fits(&manifest, &to.path)?;
                return match &manifest.complete {
                    Some(whole) => whole.check(&to.path, &to.file, true),
                    None => manifest.done.content.check(&to.path, &to.file, false),
                }
                .map(|()| Some((manifest, None)));
            }
            // The run ended between the two names of file and manifest.
            if let (Some(whole), Ok(file)) = (&manifest.complete, File::open(&to.target))
                && whole.check(&to.target, &file, true).is_ok()
            {
                self.fits(&manifest, &to.target)?;
                return Ok(Some((manifest, Some(to.target.clone()))));
            }
            let message = format!("{} is gone, and only its manifest is there", to.path.display());
            let hint = format!("remove {} to start over", Manifest::path(&to.path).display());
            return Err(Failure::Fatal(Message::new(message).hint(hint)));
        }
        let Ok(file) = File::open(&to.target) else { return Ok(None) };
        let Some(manifest) = Manifest::of(&to.target)? else {
            let message = format!("{} is there already, and has no manifest", to.target.display());
            return Err(Failure::Fatal(Message::new(message).hint(
                "--resume goes on with files that were begun with --resume or interrupted; name another file, or remove this one",
            )));
        };
        self.fits(&manifest, &to.target)?;
        if let Some(whole) = &manifest.complete {
            whole.check(&to.target, &file, true)?;
        }
        Ok(Some((manifest, Some(to.target.clone()))))
    }

    /// The manifest has to be of the same task.
    fn fits(&self, manifest: &Manifest, path: &Path) -> Result<(), Failure> {
        // The input is compared when it is read.
        let expected = Manifest { input: manifest.input, ..self.manifest.clone() };
        manifest.difference(&expected).map_or(Ok(()), |difference| {
            let message = format!("{} was made {difference}", path.display());
            Err(Failure::Fatal(Message::new(message).hint("--resume goes on with the same command alone")))
        })
    }

    /// Sets the puzzles of all parts, which have to be those of an earlier run.
    pub(super) fn set_input(&mut self, input: Puzzles, path: &Path) -> Result<(), Failure> {
        let earlier = self.manifest.clone();
        self.manifest.input = Some(input);
        match earlier.difference(&self.manifest) {
            Some(difference) if self.earlier.is_some() => {
                let message = format!("{} was made {difference}", path.display());
                Err(Failure::Fatal(
                    Message::new(message).hint("--resume needs the same puzzles in the same order"),
                ))
            }
            _ => Ok(()),
        }
    }

    /// Notes bytes that are being written.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        self.hasher.write(bytes);
        self.bytes += bytes.len() as u64;
        self.lines += bytes.iter().filter(|byte| **byte == b'\n').count() as u64;
    }

    /// The bytes so far stand in front of the records.
    pub(super) fn end_head(&mut self) {
        self.head = self.bytes;
        let nothing = self.manifest.done;
        self.commit(nothing.puzzles, nothing.origin, nothing.outcome);
    }

    /// All bytes so far are of finished puzzles. Returns true if a checkpoint is due.
    pub(super) fn commit(&mut self, puzzles: u64, origin: Origin, outcome: Outcome) -> bool {
        let content = Content { bytes: self.bytes, hash: self.hasher.hash() };
        self.manifest.done = Mark { puzzles, origin, outcome, lines: self.lines, head: self.head, content };
        Instant::now() >= self.due
    }

    /// Makes a checkpoint of the last commit, whose bytes are in the file.
    pub(super) fn save(&mut self, to: &Unfinished) -> io::Result<()> {
        let begun = Instant::now();
        to.file.sync_data()?;
        self.manifest.write(&to.path)?;
        self.saved = Some(self.manifest.done);
        let now = Instant::now();
        self.due = now + BETWEEN.max((now - begun) * SHARE);
        Ok(())
    }

    /// Leaves the file for a later run, cut back to the last commit that is in it. Returns the number of
    /// finished puzzles if there are any.
    pub(super) fn leave(&mut self, to: &mut Unfinished) -> Option<u64> {
        if self.manifest.complete.is_some() {
            // Only the name is missing.
            to.leave();
            return Some(self.manifest.done.puzzles);
        }
        let length = to.file.metadata().map_or(0, |there| there.len());
        let has = |mark: &Mark| mark.puzzles > 0 && mark.content.bytes <= length;
        let last = Some(self.manifest.done).filter(has);
        let last = last.filter(|last| !self.is_copy || self.earlier != Some(*last));
        // The checkpoint is there already, and is of use if nothing else can be written.
        let kept = match last {
            Some(last) if self.saved != Some(last) => {
                let written = to.file.set_len(last.content.bytes);
                written.and_then(|()| self.manifest.write(&to.path)).ok().map(|()| last).or(self.saved)
            }
            _ => self.saved,
        };
        let Some(kept) = kept.filter(has) else {
            _ = Manifest::remove(&to.path);
            to.discard();
            return None;
        };
        _ = to.file.set_len(kept.content.bytes);
        to.leave();
        Some(kept.puzzles)
    }

    /// Gives the complete file its name, and its manifest if that stays.
    ///
    /// A run that is killed in between leaves a manifest that says that the file is complete, so a later run
    /// finds it under either name.
    pub(super) fn complete(&mut self, to: &mut Unfinished) -> io::Result<()> {
        // Without a checkpoint there is no manifest, and a short run needs none.
        if self.stays || self.saved.is_some() {
            let complete = Some(Content { bytes: self.bytes, hash: self.hasher.hash() });
            let manifest = Manifest { complete, ..self.manifest.clone() };
            manifest.write(&to.path)?;
            self.manifest = manifest;
        }
        Manifest::remove(&to.target)?;
        to.complete()?;
        if self.stays {
            std::fs::rename(Manifest::path(&to.path), Manifest::path(&to.target))
        } else {
            Manifest::remove(&to.path)
        }
    }
}

/// The value of an option of the run that an output was left by.
pub(crate) fn earlier_option(path: &Path, option: &str) -> Option<String> {
    let target = unfinished::behind_links(path);
    let manifest =
        [unfinished::path(&target), target].iter().find_map(|file| Manifest::of(file).ok().flatten());
    manifest?.task.options.remove(option)
}
