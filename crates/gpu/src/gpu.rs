//! The GPU engine: chunks of problems through a device, and what it leaves through a team.

use crate::device::{Device, Size};
use crate::fault::{Fault, NoGpu};
use crate::parcel::Outcome;
use crate::slot::{Cost, Slot, Stop};
use std::collections::VecDeque;
use std::fmt;
use std::time::Duration;
use sudokit_core::{Cancel, Cancelled, CandidateSet, Problem, Solution};
use sudokit_solve::{Answer, Team};

/// Solves very many puzzles on a graphics processor.
///
/// The answers are those of a [`Batch`](sudokit_solve::Batch) or a [`Team`], in the order of the problems:
/// the device walks the same trees, so even the first of several solutions is the same. Problems that need
/// too large a tree are left to a team on the CPU.
///
/// A [fault](Self::fault) of the device loses nothing: the team answers the rest.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_gpu::Gpu;
/// use sudokit_solve::Answer;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzles = vec![line.parse::<Puzzle>()?; 1000];
/// let mut answers = Vec::new();
/// match Gpu::new() {
///     Ok(mut gpu) => gpu.answer(&puzzles, &mut answers, |_| ())?,
///     Err(error) => println!("{error}"),
/// }
/// assert!(answers.iter().all(|answer| matches!(answer, Answer::Unique(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Gpu {
    /// The device, unless it had a fault.
    device: Option<Device>,
    slots: VecDeque<Slot>,
    name: String,
    interface: &'static str,
    is_software: bool,
    fault: Option<Fault>,
    team: Team,
    cancel: Cancel,
    spent: Spent,
}

/// The cost of a [`Gpu`]'s last call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Spent {
    /// Time that the kernels ran, if the device tells: without transfers.
    pub kernel: Option<Duration>,
    /// Search nodes in which deduction got stuck, on the device.
    pub nodes: u64,
    /// Sweeps over all constraints of a node, on the device.
    pub sweeps: u64,
    /// Problems that the CPU has answered.
    pub by_cpu: usize,
}

impl Gpu {
    /// Opens the best GPU of this machine: a card before a chip, either before
    /// [software](Self::is_software).
    ///
    /// This takes a fraction of a second: the driver compiles the kernels.
    ///
    /// # Errors
    /// No GPU was found, or its driver refuses or hangs.
    pub fn new() -> Result<Self, NoGpu> {
        Device::open(true).map(Self::of)
    }

    /// Opens the best GPU that is no [software](Self::is_software).
    ///
    /// # Errors
    /// No GPU was found, or its driver refuses or hangs.
    pub fn hardware() -> Result<Self, NoGpu> {
        Device::open(false).map(Self::of)
    }

    fn of(device: Device) -> Self {
        Self {
            name: device.name.clone(),
            interface: device.interface,
            is_software: device.is_software,
            device: Some(device),
            slots: VecDeque::new(),
            fault: None,
            team: Team::new(),
            cancel: Cancel::new(),
            spent: Spent::default(),
        }
    }

    /// Leaves problems that the device leaves to this team, instead of to one with all cores.
    #[must_use]
    pub fn with_team(mut self, team: Team) -> Self {
        self.team = team.until(&self.cancel);
        self
    }

    /// Cancels the work once the flag is raised. The device ends the rounds that it has begun, a tenth of a
    /// second or so; nobody waits for them.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self.team = self.team.until(cancel);
        self
    }

    /// The adapter's name, as its driver tells it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The interface to the driver: Vulkan, Metal or Direct3D 12.
    pub fn interface(&self) -> &'static str {
        self.interface
    }

    /// Returns true if the adapter is a program on the CPU, such as Mesa's lavapipe: right, but slower than a
    /// [`Team`].
    pub fn is_software(&self) -> bool {
        self.is_software
    }

    /// Why the device is no longer used. From then on the team answers everything.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The cost of the last call.
    pub fn spent(&self) -> Spent {
        self.spent
    }

    /// Gives the device no time at all: for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn impatient(self) -> Self {
        self.resized(|size| size.patience = Duration::ZERO)
    }

    /// Lets the device do nothing in its rounds: for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn idle(self) -> Self {
        self.resized(|size| size.steps = 0)
    }

    /// Leaves the last problems of a chunk to the CPU at once, as cards do after some splits: for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn hasty(self) -> Self {
        self.resized(|size| size.grace = 0)
    }

    fn resized(mut self, change: impl FnOnce(&mut Size)) -> Self {
        if let Some(device) = &mut self.device {
            change(&mut device.size);
        }
        self
    }

    /// A way to take the device away, as a cable or a driver can, from any thread: for tests.
    #[doc(hidden)]
    pub fn removal(&self) -> Option<impl Fn() + Send + use<>> {
        let device = self.device.as_ref()?.device.clone();
        Some(move || device.destroy())
    }

    /// Replaces the contents of `answers` by the answer to each problem. `progress` gets the number of
    /// answers so far, now and then.
    ///
    /// # Errors
    /// The work was [cancelled](Self::until), and there are only the first answers.
    pub fn answer<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        answers: &mut Vec<Answer>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, 2, answers, progress)
    }

    /// Replaces the contents of `found` by the number of solutions of each problem, at most `limit` (which is
    /// at least 1), and the first solution. `progress` gets the number of results so far, now and then.
    ///
    /// A limit of thousands takes so many nodes that the CPU does the work.
    ///
    /// # Errors
    /// The work was [cancelled](Self::until), and there are only the first results.
    pub fn find<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        limit: u64,
        found: &mut Vec<(u64, Option<Solution>)>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, limit.max(1), found, progress)
    }

    fn run<'a, T: Sync, R: Outcome>(
        &mut self,
        problems: &'a [T],
        limit: u64,
        results: &mut Vec<R>,
        mut progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        results.clear();
        self.spent = Spent::default();
        self.cancel.check()?;
        if let Ok(limit) = u32::try_from(limit)
            && limit <= MOST
        {
            match self.on_device(problems, limit, results, &mut progress) {
                Ok(()) => {}
                Err(Stop::Cancelled) => {
                    // Their buffers are in use until the device has ended what it has begun.
                    self.slots.clear();
                    return Err(Cancelled);
                }
                Err(Stop::Fault(fault)) => self.give_up(fault),
            }
        }
        let first = results.len();
        if first == problems.len() {
            return Ok(());
        }
        let mut rest = Vec::new();
        let result =
            R::by_team(&mut self.team, &problems[first..], limit, &mut rest, |done| progress(first + done));
        self.spent.by_cpu += rest.len();
        results.append(&mut rest);
        result
    }

    /// Goes on without the device.
    fn give_up(&mut self, fault: Fault) {
        let device = self.device.take();
        self.slots.clear();
        if matches!(fault, Fault::Overdue(_)) {
            // Dropping the queue would wait for the device, which may hang.
            std::mem::forget(device);
        }
        self.fault = Some(fault);
    }

    /// Answers what the device can: all problems, or those before a fault.
    fn on_device<'a, T: Sync, R: Outcome>(
        &mut self,
        problems: &'a [T],
        limit: u32,
        results: &mut Vec<R>,
        progress: &mut impl FnMut(usize),
    ) -> Result<(), Stop>
    where
        &'a T: Into<Problem<'a>>,
    {
        let Self { device, slots, team, cancel, spent, .. } = self;
        let Some(device) = device else { return Ok(()) };
        let chunk = device.size.chunk.min(problems.len());
        slots.retain(|slot| slot.capacity() >= chunk);
        spent.kernel = device.tick.map(|_| Duration::ZERO);
        let mut next = 0;
        let mut begin = |slot: &mut Slot| {
            let range = next..problems.len().min(next + chunk);
            next = range.end;
            if range.is_empty() {
                return Ok(false);
            }
            slot.begin(device, problems, range, limit).map(|()| true)
        };
        // Two chunks in flight: the device has work while we copy.
        let mut in_flight = VecDeque::new();
        for _ in 0..problems.len().div_ceil(chunk.max(1)).min(2) {
            let mut slot = slots.pop_front().map_or_else(|| Slot::new(device, chunk), Ok)?;
            begin(&mut slot)?;
            in_flight.push_back(slot);
        }
        while let Some(mut slot) = in_flight.pop_front() {
            let range = slot.range.clone();
            let some = &problems[range.clone()];
            results.resize(range.end, R::NONE);
            let finished = slot.finish(device, cancel, some, &mut results[range.clone()]);
            let (left, cost) = finished.inspect_err(|_| results.truncate(range.start))?;
            spent.add(cost);
            spent.by_cpu += left.len();
            // The device goes on while the CPU works on what it has left.
            let begun = begin(&mut slot);
            let hard: Vec<_> = left.iter().map(|index| (&some[*index]).into().candidates()).collect();
            finish_on_cpu(team, &hard, limit, &left, &mut results[range.clone()]).map_err(|unanswered| {
                results.truncate(range.start + unanswered);
                Stop::Cancelled
            })?;
            progress(results.len());
            if begun? {
                in_flight.push_back(slot);
            } else {
                slots.push_back(slot);
            }
        }
        Ok(())
    }
}

/// The largest limit of a search on the device: twice as much fits into its words.
const MOST: u32 = 1 << 30;

/// Answers the problems that the device left, those at these indices. Returns the first unanswered one if the
/// team is cancelled.
fn finish_on_cpu<R: Outcome>(
    team: &mut Team,
    hard: &[CandidateSet],
    limit: u32,
    indices: &[usize],
    results: &mut [R],
) -> Result<(), usize> {
    if hard.is_empty() {
        return Ok(());
    }
    let mut found = Vec::new();
    let result = R::by_team(team, hard, limit.into(), &mut found, |_| ());
    for (index, answer) in indices.iter().zip(&found) {
        results[*index] = *answer;
    }
    result.map_err(|Cancelled| indices.get(found.len()).copied().unwrap_or(results.len()))
}

impl Spent {
    fn add(&mut self, cost: Cost) {
        if let Some(kernel) = &mut self.kernel {
            *kernel += cost.kernel;
        }
        self.nodes += cost.nodes;
        self.sweeps += cost.sweeps;
    }
}

impl fmt::Debug for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, interface, fault, .. } = self;
        f.debug_struct("Gpu").field("name", name).field("interface", interface).field("fault", fault).finish()
    }
}
