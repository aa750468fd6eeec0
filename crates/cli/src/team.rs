//! Threads that solve, each with a batch engine of its own.

use sudokit::{Backend, Batch, Entry, Solution};

/// With fewer puzzles than this to a thread, starting it takes longer than solving them.
const LEAST: usize = 64;
/// Puzzles to a thread that are read before they are solved. Enough that few lanes are idle at the end.
const MOST: usize = 4096;

pub(crate) struct Team {
    members: Vec<Batch>,
}

impl Team {
    pub(crate) fn new(backend: Backend, members: usize) -> Self {
        Self { members: vec![Batch::on(backend); members] }
    }

    /// How many puzzles to bring at once.
    pub(crate) fn capacity(&self) -> usize {
        MOST * self.members.len()
    }

    /// The number of solutions of each puzzle, up to a limit, and the first of them: the same for every team.
    pub(crate) fn find(&mut self, entries: &[Entry], limit: u64) -> Vec<(u64, Option<Solution>)> {
        let share = entries.len().div_ceil(self.members.len()).max(LEAST);
        let find = |batch: &mut Batch, entries: &[Entry]| {
            let mut found = Vec::with_capacity(entries.len());
            batch.find(entries.iter().map(Entry::problem), limit, &mut found);
            found
        };
        if entries.len() <= share {
            return find(&mut self.members[0], entries);
        }
        std::thread::scope(|scope| {
            let members = self.members.iter_mut().zip(entries.chunks(share));
            let threads: Vec<_> =
                members.map(|(batch, entries)| scope.spawn(move || find(batch, entries))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("engines do not panic")).collect()
        })
    }
}
