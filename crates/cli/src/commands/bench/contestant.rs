//! The measured engines.

use super::tasks::{Asked, Task};
use crate::run::interrupt;
use sudokit::{Answer, Backend, Batch, Cancelled, Engine, Plain, Single};

/// Puzzles to a batch, as many as `sudoku solve` gives to a thread.
const BATCH: usize = 4096;

/// Digits that the plain engine may try in a round, a fraction of a second's work.
pub(super) const PLAIN_NODES: u64 = 20_000_000;

/// An engine, wrapped so that reading and writing are part of its work.
pub(super) struct Contestant {
    pub(super) engine: &'static str,
    pub(super) backend: Option<Backend>,
    /// Answers every task with a line: the solution if it is the only one, `none` or `multiple`.
    pub(super) run: Box<Run>,
}

type Run = dyn FnMut(&[Task], &mut Vec<u8>) -> Result<(), Cancelled>;

/// The engine that all others are compared with.
pub(super) const REFERENCE: &str = "single";
const PLAIN: &str = "plain";

impl Contestant {
    /// All engines, the batch engine once for each backend of this machine.
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![
            Self { engine: PLAIN, backend: None, run: one_by_one(Plain::new()) },
            Self { engine: REFERENCE, backend: None, run: one_by_one(Single::new()) },
        ];
        all.extend(Backend::available().map(|backend| Self {
            engine: "batch",
            backend: Some(backend),
            run: in_batches(backend),
        }));
        all
    }

    /// The name of the engine and of the backend, if it has one.
    pub(super) fn name(&self) -> String {
        match self.backend {
            Some(backend) => format!("{} {backend}", self.engine),
            None => self.engine.to_owned(),
        }
    }

    /// Its share of a set: for the plain engine, which is slow, only as many of the first puzzles as take
    /// [`PLAIN_NODES`] together, possibly none.
    pub(super) fn share<'t>(&self, tasks: &'t [Task]) -> &'t [Task] {
        if self.engine != PLAIN {
            return tasks;
        }
        let mut plain = Plain::new();
        let mut left = PLAIN_NODES;
        let fits = |task: &&Task| {
            let nodes = plain.count_nodes(&task.read(), left);
            let fits = nodes < left;
            left -= nodes;
            fits
        };
        &tasks[..tasks.iter().take_while(fits).count()]
    }
}

fn one_by_one(mut engine: impl Engine + 'static) -> Box<Run> {
    Box::new(move |tasks, output| {
        for task in tasks {
            write(&engine.answer(&task.read()), output);
        }
        Ok(())
    })
}

/// All tasks in batches, as a program with bounded memory does it.
fn in_batches(backend: Backend) -> Box<Run> {
    let mut batch = Batch::on(backend).until(interrupt::cancel());
    let (mut problems, mut answers): (Vec<Asked>, _) = (Vec::new(), Vec::new());
    Box::new(move |tasks, output| {
        for tasks in tasks.chunks(BATCH) {
            problems.clear();
            problems.extend(tasks.iter().map(Task::read));
            batch.answer(&problems, &mut answers)?;
            for answer in &answers {
                write(answer, output);
            }
        }
        Ok(())
    })
}

fn write(answer: &Answer, output: &mut Vec<u8>) {
    match answer {
        Answer::None => output.extend_from_slice(b"none"),
        Answer::Unique(solution) => output.extend_from_slice(&solution.to_line()),
        Answer::Several(_) => output.extend_from_slice(b"multiple"),
    }
    output.push(b'\n');
}
