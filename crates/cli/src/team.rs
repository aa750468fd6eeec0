//! Threads that solve, each with a batch engine of its own.

use sudokit::{Backend, Batch, Entry, Solution};

/// With fewer puzzles than this to a thread, starting it takes longer than solving them.
const LEAST: usize = 64;
/// Puzzles to a thread that are read before they are solved. Enough that few lanes are idle at the end.
const MOST: usize = 4096;

pub(crate) struct Team {
    members: Vec<Member>,
}

#[derive(Clone)]
struct Member {
    batch: Batch,
    /// Kept for its memory.
    found: Vec<(u64, Option<Solution>)>,
}

impl Team {
    pub(crate) fn new(backend: Backend, members: usize) -> Self {
        Self { members: vec![Member { batch: Batch::on(backend), found: Vec::new() }; members] }
    }

    /// How many puzzles to bring at once.
    pub(crate) fn capacity(&self) -> usize {
        MOST * self.members.len()
    }

    /// The number of solutions of each puzzle, up to a limit, and the first of them: the same for every team.
    pub(crate) fn find(
        &mut self,
        entries: &[Entry],
        limit: u64,
    ) -> impl Iterator<Item = &(u64, Option<Solution>)> {
        let share = entries.len().div_ceil(self.members.len()).max(LEAST);
        let parts = entries.len().div_ceil(share);
        let members = &mut self.members[..parts];
        if let [member] = members {
            member.find(entries, limit);
        } else {
            std::thread::scope(|scope| {
                for (member, entries) in members.iter_mut().zip(entries.chunks(share)) {
                    scope.spawn(move || member.find(entries, limit));
                }
            });
        }
        members.iter().flat_map(|member| &member.found)
    }
}

impl Member {
    fn find(&mut self, entries: &[Entry], limit: u64) {
        self.batch.find(entries.iter().map(Entry::problem), limit, &mut self.found);
    }
}
