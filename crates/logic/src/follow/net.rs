//! The net of implications of a supposition: each line with its premises.
//!
//! The line with the fewest premises is taken first (Knuth, *A Generalization of Dijkstra's Algorithm*,
//! 1977), so the first contradiction has few premises, which are the argument. Ours adds up the lines of a
//! set, where Knuth adds up along the way, as lines are shared; so the argument need not be the shortest that
//! there is.
//!
//! A branch refutes a candidate under the supposition. It is followed in the same net, so that it may rest on
//! any line before it, and then taken back; what remains is one line, as heavy as the branch is long.

use super::argument::{Argument, Line};
use super::draft::Draft;
use super::plain;
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use sudokit_core::{Cancel, Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The means of an argument when singles lead no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// Not at all.
    Singles,
    /// By locked candidates, and by subsets up to a size, from 2; below that there are none.
    Plain(u32),
    /// By branches of at most this depth, from 1.
    Branches(usize),
}

/// The most lines of a net, those of branches included that are being followed.
const LINES: usize = 512;

/// Premises: the numbers of lines.
#[derive(Clone, Copy)]
struct Lines([u64; LINES / 64]);

/// The number of no line.
const NONE: u16 = u16::MAX;

/// The candidates left, and the reasons against the others.
///
/// ```text
/// start       candidates before the supposition
/// left        candidates left
/// open        the cells without a digit
/// placed      the candidates that lines have placed
/// placed_by   by cell, the line that has filled it
/// removed_by  by candidate, the line that has removed it, if that has placed nothing
/// digits_at   by cell, how many digits are left
/// places_in   by house and digit, how many places are left
/// lines       the supposition and its implications
/// waiting     the queue of lines
/// ```
pub(super) struct Net<'c> {
    start: CandidateSet,
    now: Now,
    lines: Vec<Known>,
    waiting: BinaryHeap<Reverse<Waiting>>,
    /// The number of lines queued so far.
    waited: usize,
    /// The candidates that branches may refute.
    refutable: CandidateSet,
    /// The most that a line may weigh, with all its premises.
    limit: usize,
    cancel: Option<&'c Cancel>,
    /// Kept for its memory.
    lost: Vec<Candidate>,
}

#[derive(Clone, Copy)]
struct Now {
    left: CandidateSet,
    open: CellSet,
    placed: CandidateSet,
    placed_by: [u16; 81],
    removed_by: [u16; 729],
    digits_at: [u8; 81],
    places_in: [[u8; 9]; 27],
}

/// A line that has been taken.
struct Known {
    line: Line,
    /// The line itself included.
    rests_on: Lines,
    weight: usize,
}

/// The next item: a line, or the contradiction.
struct Waiting {
    /// The number of lines that it needs, its own included.
    weight: usize,
    number: usize,
    line: Option<Line>,
    rests_on: Lines,
}

impl<'c> Net<'c> {
    /// The argument that leads from a candidate to a contradiction, if there is one and the search is not
    /// cancelled. Branches refute none but these candidates.
    pub(super) fn argument(
        start: &Draft,
        target: Candidate,
        means: Means,
        refutable: CandidateSet,
        limit: usize,
        cancel: Option<&'c Cancel>,
    ) -> Option<Argument> {
        let mut net = Self {
            start: start.left,
            now: Now::of(start),
            lines: Vec::new(),
            waiting: BinaryHeap::new(),
            waited: 0,
            refutable,
            limit,
            cancel,
            lost: Vec::new(),
        };
        Some(net.follow(target, means)?.0)
    }

    /// Supposes a candidate, follows its implications, and takes everything back. If it ends in a
    /// contradiction, the argument, and the lines from before that it rests on.
    fn follow(&mut self, target: Candidate, means: Means) -> Option<(Argument, Lines)> {
        let (before, first) = (self.now, self.lines.len());
        let waiting = std::mem::take(&mut self.waiting);
        // The supposition is no line of the argument.
        self.take(Line::Single(target, None), Lines::NONE, 0);
        if first == 0 {
            self.look_around();
        }
        let end = self.contradiction(means);
        let argument = end.map(|end| {
            let own = end.iter().filter(|number| *number > first);
            let lines = own.map(|number| self.lines[number].line.clone()).collect();
            (Argument { target, lines }, end.below(first))
        });
        self.lines.truncate(first);
        (self.now, self.waiting) = (before, waiting);
        argument
    }

    /// The premises of the first contradiction.
    fn contradiction(&mut self, means: Means) -> Option<Lines> {
        loop {
            while let Some(Reverse(next)) = self.waiting.pop() {
                match next.line {
                    None => return Some(next.rests_on),
                    Some(line) if self.lines.len() < LINES => {
                        let weight = line.weight();
                        self.take(line, next.rests_on, weight);
                    }
                    Some(_) => {}
                }
            }
            match means {
                Means::Singles => {}
                Means::Plain(largest) => self.find_plain(largest),
                Means::Branches(depth) => self.find_branches(depth),
            }
            if self.waiting.is_empty() {
                return None;
            }
        }
    }

    fn find_plain(&mut self, largest: u32) {
        let mut found = Vec::new();
        plain::each(self.now.left, !self.now.open, largest, &mut |plain, _| found.push(plain));
        for plain in found {
            let rests_on = self.reasons(plain.rests_on().iter());
            self.wait(Some(Line::Plain(plain)), rests_on);
        }
    }

    fn find_branches(&mut self, depth: usize) {
        let draft = Draft::with(self.now.left, !self.now.open);
        let refutable = std::mem::replace(&mut self.refutable, CandidateSet::ALL);
        let mut found = Vec::new();
        for target in draft.open().filter(|target| refutable.contains(*target)) {
            if self.cancel.is_some_and(Cancel::is_cancelled) {
                break;
            }
            let means = match (0..depth).find(|depth| draft.refutes(target, *depth, self.cancel)) {
                None => continue,
                Some(0) => Means::Singles,
                Some(depth) => Means::Branches(depth),
            };
            found.extend(self.follow(target, means));
        }
        self.refutable = refutable;
        for (branch, rests_on) in found {
            self.wait(Some(Line::Branch(branch)), rests_on);
        }
    }

    fn has(&self, candidate: Candidate) -> bool {
        self.now.open.contains(candidate.cell()) && self.now.left.contains(candidate)
    }

    /// Takes a line, if it changes anything.
    fn take(&mut self, line: Line, mut rests_on: Lines, weight: usize) {
        let number = self.lines.len();
        rests_on.insert(number);
        let own = number as u16;
        let is_single = matches!(line, Line::Single(..));
        let mut lost = std::mem::take(&mut self.lost);
        lost.clear();
        match &line {
            Line::Single(placed, _) => {
                if self.has(*placed) {
                    self.fill(*placed, own, &mut lost);
                }
            }
            Line::Plain(plain) => lost.extend(plain.removes().iter().filter(|gone| self.has(*gone))),
            // A placed candidate must fail some other way: no board where it stands can say that it is
            // refuted.
            Line::Branch(branch) => lost.extend(Some(branch.target).filter(|gone| self.has(*gone))),
        }
        if self.now.placed_by.contains(&own) || !lost.is_empty() {
            self.lines.push(Known { line, rests_on, weight });
        }
        for gone in &lost {
            self.now.left.remove(*gone);
            if !is_single {
                self.now.removed_by[gone.index()] = own;
            }
        }
        for gone in &lost {
            self.look_after(*gone);
        }
        self.lost = lost;
    }

    /// Fills a cell. The candidates lost by that are queued for removal.
    fn fill(&mut self, placed: Candidate, own: u16, lost: &mut Vec<Candidate>) {
        let (cell, digit) = (placed.cell(), placed.digit());
        self.now.open.remove(cell);
        self.now.placed.insert(placed);
        self.now.placed_by[cell.index()] = own;
        let peers = self.now.left.cells_of(digit) & cell.peers();
        lost.extend(peers.iter().map(|peer| Candidate::at(peer, digit)));
        let others = self.now.left.digits_in(cell).without(digit);
        lost.extend(others.iter().map(|other| Candidate::at(cell, other)));
    }

    /// Looks at the cell and the houses of a candidate that is gone.
    fn look_after(&mut self, gone: Candidate) {
        let (cell, digit) = (gone.cell(), gone.digit());
        let count = &mut self.now.digits_at[cell.index()];
        *count -= 1;
        if *count < 2 {
            self.look_at_cell(cell);
        }
        for house in cell.houses() {
            let count = &mut self.now.places_in[house.index()][digit.index()];
            *count -= 1;
            if *count < 2 {
                self.look_at_house(house, digit);
            }
        }
    }

    /// Finds contradictions that need no supposition.
    fn look_around(&mut self) {
        self.now.open.iter().for_each(|cell| self.look_at_cell(cell));
        for house in House::all() {
            Digit::all().for_each(|digit| self.look_at_house(house, digit));
        }
    }

    /// Sees whether a cell that has lost a candidate has one left, or none.
    fn look_at_cell(&mut self, cell: Cell) {
        let there = self.now.left.digits_in(cell);
        if there.len() > 1 || !there.is_empty() && !self.now.open.contains(cell) {
            return;
        }
        let gone = self.start.digits_in(cell) - there;
        let rests_on = self.reasons(gone.iter().map(|digit| Candidate::at(cell, digit)));
        self.wait(there.only().map(|digit| Line::Single(Candidate::at(cell, digit), None)), rests_on);
    }

    /// Sees whether a house that has lost a place for a digit has one left, or none.
    fn look_at_house(&mut self, house: House, digit: Digit) {
        let places = self.now.left.cells_of(digit) & house.cells();
        if places.len() > 1 || places.only().is_some_and(|cell| !self.now.open.contains(cell)) {
            return;
        }
        let gone = (self.start.cells_of(digit) & house.cells()) - places;
        let rests_on = self.reasons(gone.iter().map(|cell| Candidate::at(cell, digit)));
        self.wait(places.only().map(|cell| Line::Single(Candidate::at(cell, digit), Some(house))), rests_on);
    }

    fn wait(&mut self, line: Option<Line>, rests_on: Lines) {
        self.waited += 1;
        let weight = self.weight(&rests_on) + line.as_ref().map_or(0, Line::weight);
        if weight > self.limit {
            return;
        }
        self.waiting.push(Reverse(Waiting { weight, number: self.waited, line, rests_on }));
    }

    fn weight(&self, lines: &Lines) -> usize {
        lines.iter().map(|number| self.lines[number].weight).sum()
    }

    /// The lines that explain why candidates are gone. Given a choice, lines that are needed anyway, then
    /// those that add least.
    fn reasons(&self, gone: impl Iterator<Item = Candidate>) -> Lines {
        let mut all = Lines::NONE;
        let mut undecided: Vec<Candidate> = Vec::new();
        for candidate in gone {
            let mut removers = self.removers(candidate);
            match (removers.next(), removers.next()) {
                (Some(only), None) => all.extend(&self.lines[only].rests_on),
                (Some(_), Some(_)) => undecided.push(candidate),
                // It was gone before the supposition.
                (None, _) => {}
            }
        }
        loop {
            undecided.retain(|candidate| !self.removers(*candidate).any(|number| all.contains(number)));
            let adds = |number: usize| (self.weight(&self.lines[number].rests_on.without(&all)), number);
            let cheapest = |candidate: &Candidate| self.removers(*candidate).map(adds).min();
            // The most expensive one may make others cheaper.
            let Some((_, number)) = undecided.iter().filter_map(cheapest).max() else { return all };
            all.extend(&self.lines[number].rests_on);
        }
    }

    /// The lines that rule a candidate out.
    fn removers(&self, candidate: Candidate) -> impl Iterator<Item = usize> {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let peers = self.now.placed.cells_of(digit) & cell.peers();
        let own = [self.now.placed_by[cell.index()], self.now.removed_by[candidate.index()]];
        let peers = peers.iter().map(|peer| self.now.placed_by[peer.index()]);
        peers.chain(own).filter(|number| *number != NONE).map(usize::from)
    }
}

impl Now {
    /// Before anything has been taken.
    fn of(start: &Draft) -> Self {
        let mut now = Self {
            left: start.left,
            open: !start.settled,
            placed: CandidateSet::EMPTY,
            placed_by: [NONE; 81],
            removed_by: [NONE; 729],
            digits_at: [0; 81],
            places_in: [[0; 9]; 27],
        };
        for candidate in start.left {
            let (cell, digit) = (candidate.cell(), candidate.digit());
            now.digits_at[cell.index()] += 1;
            cell.houses().iter().for_each(|house| now.places_in[house.index()][digit.index()] += 1);
        }
        now
    }
}

impl Lines {
    const NONE: Self = Self([0; LINES / 64]);

    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    fn extend(&mut self, others: &Self) {
        self.0.iter_mut().zip(others.0).for_each(|(one, other)| *one |= other);
    }

    fn without(mut self, others: &Self) -> Self {
        self.0.iter_mut().zip(others.0).for_each(|(one, other)| *one &= !other);
        self
    }

    /// Those with smaller numbers than this.
    fn below(mut self, first: usize) -> Self {
        for (word, lines) in self.0.iter_mut().enumerate() {
            let kept = first.saturating_sub(64 * word).min(64);
            *lines &= u64::MAX.checked_shl(kept as u32).map_or(u64::MAX, |above| !above);
        }
        self
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(word, mut lines)| {
            std::iter::from_fn(move || {
                let bit = (lines != 0).then(|| lines.trailing_zeros() as usize)?;
                lines &= lines - 1;
                Some(64 * word + bit)
            })
        })
    }
}

/// By weight, then by when it came.
impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.weight, self.number).cmp(&(other.weight, other.number))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Waiting {}
