//! A chunk of problems on the device: its buffers, and the way there and back.
//!
//! ```text
//! problems ──write──► there ──copy──► parcels ──unpack──► nodes ◄──search──► stack
//! answers ◄──read─── back ◄──copy─── parcels ◄──pack───── nodes
//! ```
//!
//! A round is a dispatch of a bounded number of sweeps, with all copies; a chunk of hard puzzles needs
//! several rounds. Two slots take turns: while the device works on one, problems are copied to and answers
//! from the other.

use crate::device::{Device, Size};
use crate::fault::Fault;
use crate::parcel::{self, Outcome};
use std::ops::Range;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};
use sudokit_core::{Cancel, Problem};
use wgpu::{BufferUsages, PollError, PollType};

/// How long the driver waits before we look at the cancellation flag again.
const GLANCE: Duration = Duration::from_millis(10);

/// Why a chunk has no answers.
pub(crate) enum Stop {
    Cancelled,
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// The cost of a chunk.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    pub(crate) kernel: Duration,
    pub(crate) nodes: u64,
    pub(crate) sweeps: u64,
}

/// The buffers of a chunk.
pub(crate) struct Slot {
    capacity: usize,
    lanes: usize,
    params: wgpu::Buffer,
    /// Givens on their way to the device, in memory that we can write.
    there: wgpu::Buffer,
    parcels: wgpu::Buffer,
    nodes: wgpu::Buffer,
    stack: wgpu::Buffer,
    counters: wgpu::Buffer,
    /// Answers on their way back, in memory that we can read.
    back: wgpu::Buffer,
    bindings: wgpu::BindGroup,
    clock: Option<Clock>,
    /// Where in all problems the chunk is.
    pub(crate) range: Range<usize>,
    /// Solutions to count.
    limit: u32,
    round: Option<Round>,
    cost: Cost,
}

/// Two times on the device, and where they are written.
struct Clock {
    times: wgpu::QuerySet,
    buffer: wgpu::Buffer,
}

/// A round in flight.
struct Round {
    submission: wgpu::SubmissionIndex,
    mapped: Receiver<Result<(), wgpu::BufferAsyncError>>,
}

fn lost(error: &wgpu::MapRangeError) -> Fault {
    Fault::Lost(error.to_string())
}

/// Bytes of the counters, and of two times.
const COUNTERS: u64 = 16;
const TIMES: u64 = 16;

impl Slot {
    /// A slot for chunks of this size.
    pub(crate) fn new(device: &Device, capacity: usize) -> Result<Self, Fault> {
        let capacity = capacity.next_multiple_of(64);
        let lanes = device.size.lanes.min(capacity);
        let buffer = |name, size: u64, usage: BufferUsages| {
            device.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(name),
                size,
                usage,
                mapped_at_creation: usage.contains(BufferUsages::MAP_WRITE),
            })
        };
        let size = |bytes: usize| (bytes * capacity) as u64;
        let storage = BufferUsages::STORAGE | BufferUsages::COPY_DST;
        let params = buffer("params", 48, BufferUsages::UNIFORM | BufferUsages::COPY_DST);
        let there = buffer("there", size(parcel::GIVENS), BufferUsages::MAP_WRITE | BufferUsages::COPY_SRC);
        let parcels = buffer("parcels", size(parcel::ANSWER), storage | BufferUsages::COPY_SRC);
        let nodes = buffer("nodes", size(4 * parcel::NODE), storage);
        let outcomes = buffer("outcomes", size(4), storage);
        let stack = buffer("stack", (4 * Size::LANE * lanes) as u64, storage);
        let counters = buffer("counters", COUNTERS, storage | BufferUsages::COPY_SRC);
        let back = buffer(
            "back",
            size(parcel::ANSWER) + COUNTERS + TIMES,
            BufferUsages::MAP_READ | BufferUsages::COPY_DST,
        );
        let bound = [&params, &parcels, &nodes, &outcomes, &stack, &counters];
        let entries: Vec<_> = (0..)
            .zip(bound)
            .map(|(binding, buffer)| wgpu::BindGroupEntry { binding, resource: buffer.as_entire_binding() })
            .collect();
        let bindings = device.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &device.layout,
            entries: &entries,
        });
        let clock = device.tick.map(|_| Clock {
            times: device.device.create_query_set(&wgpu::QuerySetDescriptor {
                label: None,
                ty: wgpu::QueryType::Timestamp,
                count: 2,
            }),
            buffer: buffer("times", TIMES, BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC),
        });
        if let Some(fault) = device.fault() {
            return Err(fault);
        }
        Ok(Self {
            capacity,
            lanes,
            params,
            there,
            parcels,
            nodes,
            stack,
            counters,
            back,
            bindings,
            clock,
            range: 0..0,
            limit: 0,
            round: None,
            cost: Cost::default(),
        })
    }

    pub(crate) fn capacity(&self) -> usize {
        self.capacity
    }

    /// Sends a chunk to the device, which begins to work on it.
    pub(crate) fn begin<'a, T>(
        &mut self,
        device: &Device,
        problems: &'a [T],
        range: Range<usize>,
        limit: u32,
    ) -> Result<(), Fault>
    where
        &'a T: Into<Problem<'a>>,
    {
        let problems = &problems[range.clone()];
        let stride = problems.len().next_multiple_of(32);
        // It is mapped: at first, and since the last chunk is finished.
        let mut view = self.there.slice(..).get_mapped_range_mut().map_err(|error| lost(&error))?;
        let are_givens = parcel::write_givens(problems, view.slice(..));
        drop(view);
        let params = [
            problems.len() as u32,
            stride as u32,
            self.lanes as u32,
            device.size.steps,
            Size::BUDGET,
            Size::DEPTH as u32,
            u32::from(are_givens),
            limit,
            device.size.grace,
            0,
            0,
            0,
        ];
        let params: Vec<u8> = params.iter().flat_map(|word| word.to_le_bytes()).collect();
        device.queue.write_buffer(&self.params, 0, &params);
        if are_givens {
            self.there.unmap();
        } else {
            device.queue.write_buffer(&self.nodes, 0, &parcel::nodes(problems, stride));
        }
        self.range = range;
        self.limit = limit;
        self.cost = Cost::default();
        self.submit(device, true, are_givens)
    }

    /// Sends a round.
    fn submit(&mut self, device: &Device, is_first: bool, unpacks: bool) -> Result<(), Fault> {
        let count = self.range.len();
        let mut encoder = device.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        if unpacks {
            let bytes = (parcel::GIVENS * count).next_multiple_of(4) as u64;
            encoder.copy_buffer_to_buffer(&self.there, 0, &self.parcels, 0, bytes);
        }
        if is_first {
            encoder.clear_buffer(&self.counters, 0, None);
            // No invocation has a problem yet.
            let rest = 4 * (Size::LANE - Size::REST) * self.lanes;
            encoder.clear_buffer(&self.stack, rest as u64, None);
        }
        {
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor {
                label: None,
                timestamp_writes: self.clock.as_ref().map(|clock| wgpu::ComputePassTimestampWrites {
                    query_set: &clock.times,
                    beginning_of_pass_write_index: Some(0),
                    end_of_pass_write_index: Some(1),
                }),
            });
            pass.set_bind_group(0, &self.bindings, &[]);
            let groups = count.div_ceil(64).min(65_535) as u32;
            if unpacks {
                pass.set_pipeline(&device.unpack);
                pass.dispatch_workgroups(groups, 1, 1);
            }
            pass.set_pipeline(&device.search);
            pass.dispatch_workgroups(self.lanes.div_ceil(64) as u32, 1, 1);
            pass.set_pipeline(&device.pack);
            pass.dispatch_workgroups(groups, 1, 1);
        }
        let answers = (parcel::ANSWER * count) as u64;
        encoder.copy_buffer_to_buffer(&self.parcels, 0, &self.back, 0, answers);
        encoder.copy_buffer_to_buffer(&self.counters, 0, &self.back, answers, COUNTERS);
        if let Some(clock) = &self.clock {
            encoder.resolve_query_set(&clock.times, 0..2, &clock.buffer, 0);
            encoder.copy_buffer_to_buffer(&clock.buffer, 0, &self.back, answers + COUNTERS, TIMES);
        }
        let submission = device.queue.submit([encoder.finish()]);
        if unpacks {
            // Without an answer `begin` cannot write, and says so.
            self.there.slice(..).map_async(wgpu::MapMode::Write, |_| ());
        }
        let (sender, mapped) = mpsc::channel();
        self.back.slice(..answers + COUNTERS + TIMES).map_async(wgpu::MapMode::Read, move |result| {
            // Nobody listens to a cancelled round.
            _ = sender.send(result);
        });
        self.round = Some(Round { submission, mapped });
        device.fault().map_or(Ok(()), Err)
    }

    /// Waits for the chunk, reads its answers, and returns the indices of those that are left to the CPU.
    /// Then the slot is free.
    pub(crate) fn finish<'a, T: Sync, R: Outcome>(
        &mut self,
        device: &Device,
        cancel: &Cancel,
        problems: &'a [T],
        answers: &mut [R],
    ) -> Result<(Vec<usize>, Cost), Stop>
    where
        &'a T: Into<Problem<'a>>,
    {
        let begun = Instant::now();
        // Problems with an outcome, and rounds since there were fewer.
        let (mut done, mut idle_rounds) = (0, 0);
        loop {
            self.wait(device, cancel)?;
            let end = (parcel::ANSWER * self.range.len()) as u64 + COUNTERS + TIMES;
            let view = self.back.slice(..end).get_mapped_range().map_err(|error| lost(&error))?;
            let (parcels, rest) = view.split_at(parcel::ANSWER * self.range.len());
            let word =
                |index: usize| u64::from(u32::from_le_bytes([0, 1, 2, 3].map(|byte| rest[4 * index + byte])));
            if let Some(tick) = device.tick {
                let time = |index| word(index) | word(index + 1) << 32;
                let ticks = time(6).saturating_sub(time(4));
                self.cost.kernel += Duration::from_nanos((ticks as f64 * f64::from(tick)) as u64);
            }
            idle_rounds = if word(1) == done { idle_rounds + 1 } else { 0 };
            done = word(1);
            let is_done = done == self.range.len() as u64;
            let read = if is_done {
                self.cost.nodes = word(2);
                self.cost.sweeps = word(3);
                parcel::read(parcels, problems, self.limit, answers).map(Some)
            } else {
                Ok(None)
            };
            drop(view);
            self.back.unmap();
            if let Some(left) = read? {
                return Ok((left, self.cost));
            }
            if idle_rounds > device.size.idle_rounds() {
                return Err(Fault::Overdue(begun.elapsed()).into());
            }
            self.submit(device, false, false)?;
        }
    }

    /// Waits for the round, as long as a round may take.
    fn wait(&mut self, device: &Device, cancel: &Cancel) -> Result<(), Stop> {
        let Some(Round { submission, mapped }) = self.round.take() else {
            return Err(Fault::Lost("nothing was sent".into()).into());
        };
        let begun = Instant::now();
        loop {
            if cancel.is_cancelled() {
                return Err(Stop::Cancelled);
            }
            let polled = device
                .device
                .poll(PollType::Wait { submission_index: Some(submission.clone()), timeout: Some(GLANCE) });
            if let Some(fault) = device.fault() {
                return Err(fault.into());
            }
            match mapped.try_recv() {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(error)) => return Err(Fault::Lost(error.to_string()).into()),
                Err(TryRecvError::Disconnected) => return Err(Fault::Lost("no answer".into()).into()),
                Err(TryRecvError::Empty) => {}
            }
            if begun.elapsed() > device.size.patience {
                return Err(Fault::Overdue(device.size.patience).into());
            }
            if !matches!(polled, Err(PollError::Timeout)) {
                thread::sleep(Duration::from_micros(100));
            }
        }
    }
}
