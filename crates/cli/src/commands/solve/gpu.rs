//! `sudoku solve --backend gpu`, in programs with the feature `gpu`.

#[cfg(not(feature = "gpu"))]
pub(super) use without::{Gpu, asked, solve, unasked};
#[cfg(feature = "gpu")]
pub(super) use {
    sudokit_gpu::Gpu,
    with::{asked, solve, unasked},
};

#[cfg(feature = "gpu")]
mod with {
    use super::super::Run;
    use crate::io::chunk::Chunk;
    use crate::io::input::Inputs;
    use crate::run::exit::Outcome;
    use crate::run::interrupt;
    use crate::run::report::{Failure, Message, Reporter};
    use std::sync::{Mutex, PoisonError};
    use std::time::Duration;
    use sudokit::{Backend, Cancelled, Problem, Solution, Team};
    use sudokit_gpu::Gpu;

    /// Puzzles that go to the GPU together: 8 MB with their answers and rows.
    const PIECE: usize = 1 << 15;

    /// Threads that read, wait for the GPU, and write rows. While one waits, the others have their pieces
    /// ready, or as rows. More would only take memory.
    const THREADS: usize = 3;

    /// Input, in bytes, from which a GPU is tried without being asked for: 13 million puzzles. A driver takes
    /// up to a second to begin, so easy puzzles lose no more than that second; hard ones take two cores
    /// minutes.
    const ENOUGH: u64 = 1 << 30;

    /// The GPU that the user has asked for, be it software.
    pub(in super::super) fn asked() -> Result<Gpu, Failure> {
        Gpu::new().map_err(|error| {
            Failure::Fatal(Message::new(error).hint("without --backend gpu the processor solves"))
        })
    }

    /// A GPU for inputs that are large enough, if there is one.
    pub(in super::super) fn unasked(inputs: &Inputs) -> Option<Gpu> {
        inputs.bytes().filter(|bytes| *bytes >= ENOUGH)?;
        Gpu::hardware().ok()
    }

    /// A GPU, what it took so far, and a fault of which the user has not been told.
    struct Shared {
        gpu: Gpu,
        kernel: Duration,
        by_cpu: usize,
        untold: Option<String>,
        is_told: bool,
    }

    pub(in super::super) fn solve(
        run: Run<'_>,
        gpu: Gpu,
        team: Team,
        limit: u64,
    ) -> Result<Outcome, Failure> {
        let name = format!("{} by {}", gpu.name(), gpu.interface());
        let verbose = run.reporter.is_verbose();
        let members = interrupt::team(Backend::best(), team.threads().min(THREADS));
        let gpu = gpu.with_team(team).until(interrupt::cancel());
        let (kernel, by_cpu, untold, is_told) = (Duration::ZERO, 0, None, false);
        let shared = Mutex::new(Shared { gpu, kernel, by_cpu, untold, is_told });
        let outcome = run.in_batches(
            members,
            PIECE,
            limit,
            |_, chunk, found| shared.lock().unwrap_or_else(PoisonError::into_inner).find(chunk, limit, found),
            |reporter| {
                let untold = shared.lock().unwrap_or_else(PoisonError::into_inner).untold.take();
                if let Some(fault) = untold {
                    reporter.note(format_args!("{fault}; the processor solves the rest"));
                }
            },
        );
        if verbose {
            let Shared { kernel, by_cpu, .. } = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
            let kernel = kernel.as_secs_f64();
            let reporter = Reporter::new(false, true);
            reporter.detail(format_args!(
                "{name}: {kernel:.2} s in its kernels; left to the processor: {by_cpu}"
            ));
        }
        outcome
    }

    impl Shared {
        fn find(
            &mut self,
            chunk: &Chunk,
            limit: u64,
            found: &mut Vec<(u64, Option<Solution>)>,
        ) -> Result<(), Cancelled> {
            if chunk.are_givens() {
                self.gpu.find(&chunk.puzzles, limit, found, |_| ())?;
            } else {
                let problems: Vec<Problem<'_>> = chunk.problems().collect();
                self.gpu.find(&problems, limit, found, |_| ())?;
            }
            let spent = self.gpu.spent();
            self.kernel += spent.kernel.unwrap_or_default();
            self.by_cpu += spent.by_cpu;
            if let Some(fault) = self.gpu.fault().filter(|_| !self.is_told) {
                self.untold = Some(fault.to_string());
                self.is_told = true;
            }
            Ok(())
        }
    }
}

#[cfg(not(feature = "gpu"))]
mod without {
    use super::super::Run;
    use crate::io::input::Inputs;
    use crate::run::exit::Outcome;
    use crate::run::report::{Failure, Message};
    use sudokit::Team;

    /// A program without the engine never has one.
    #[derive(Clone, Copy)]
    pub(in super::super) enum Gpu {}

    /// Says how to get one.
    pub(in super::super) fn asked() -> Result<Gpu, Failure> {
        let message = Message::new("this program was built without its GPU engine");
        let how =
            "to install it with one, run `cargo install --path crates/cli --features gpu` in the sources";
        Err(Failure::Fatal(message.hint(how)))
    }

    pub(in super::super) fn unasked(_: &Inputs) -> Option<Gpu> {
        None
    }

    pub(in super::super) fn solve(_: Run<'_>, gpu: Gpu, _: Team, _: u64) -> Result<Outcome, Failure> {
        match gpu {}
    }
}
