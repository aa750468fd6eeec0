//! Positions for the exercises of a technique.

use super::super::PrintArgs;
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use sudokit::logic::{Kind, Step};
use sudokit::{Board, Cancel, Cancelled, Certificate, Library, Puzzle, difficulty};
use sudokit_play::train::{Positions, position};

/// The positions of a technique, as many as are needed.
pub(super) struct Shelf {
    pub(super) kind: &'static Kind,
    pub(super) needed: usize,
    pub(super) found: Vec<(Board, Step)>,
    /// A further position, which is explained.
    pub(super) example: Option<(Board, Step)>,
}

impl Shelf {
    /// An empty shelf.
    pub(super) const fn new(kind: &'static Kind, needed: usize) -> Self {
        Self { kind, needed, found: Vec::new(), example: None }
    }

    const fn is_full(&self) -> bool {
        self.found.len() >= self.needed
    }

    fn put(&mut self, puzzle: &Puzzle) -> Result<(), Cancelled> {
        self.found.extend(at_need(puzzle, self.kind, interrupt::cancel())?);
        Ok(())
    }

    /// Puts positions of our own on it. The first puzzle is for the example; another seed begins elsewhere
    /// among the others, and mixed sheets at their end.
    fn fill(
        &mut self,
        (positions, library): (&Positions, &Library),
        args: &PrintArgs,
    ) -> Result<(), Cancelled> {
        let puzzles = match positions.of(self.kind) {
            [] => library.of(self.kind),
            puzzles => puzzles,
        };
        let Some((example, others)) = puzzles.split_first() else { return Ok(()) };
        let mut others = others.to_vec();
        if args.mixed {
            others.reverse();
        } else {
            self.example = at_need(example, self.kind, interrupt::cancel())?;
        }
        if !others.is_empty() {
            let before = (args.seed as usize).saturating_sub(1).wrapping_mul(self.needed);
            let first = before % others.len();
            others.rotate_left(first);
        }
        for puzzle in &others {
            if self.is_full() {
                break;
            }
            self.put(puzzle)?;
        }
        Ok(())
    }
}

/// Fills shelves out of the puzzles that are given, or with positions of our own.
pub(super) fn fill(shelves: &mut [Shelf], args: &PrintArgs, reporter: &mut Reporter) -> Result<(), Failure> {
    let built_in = (&Positions::built_in(), Library::built_in());
    if args.input.inputs.is_empty() {
        for shelf in shelves {
            shelf.fill(built_in, args)?;
        }
        return Ok(());
    }
    let inputs = Inputs::new(args.input.inputs.clone(), args.input.from, Output::new(None)?);
    inputs.begin(reporter);
    for item in inputs {
        if shelves.iter().all(Shelf::is_full) {
            break;
        }
        match item {
            Ok(item) => {
                for shelf in shelves.iter_mut().filter(|shelf| !shelf.is_full()) {
                    shelf.put(&item.entry.givens)?;
                }
            }
            Err(failure) => reporter.go_on(failure)?,
        }
    }
    reporter.progress.finish();
    Ok(())
}

/// The point where a puzzle needs a technique, with nothing easier left, and the step there.
fn at_need(
    puzzle: &Puzzle,
    kind: &'static Kind,
    cancel: &Cancel,
) -> Result<Option<(Board, Step)>, Cancelled> {
    if difficulty::place(kind).is_some() {
        return position(puzzle, kind, cancel);
    }
    // No hint names it: the way with it and all that is easier.
    let way = Certificate::of(puzzle, kind, cancel)?;
    Ok(way.and_then(|(proof, certificate)| {
        let (board, step) = proof.states().nth(certificate.after)?;
        Some((board, step.clone()))
    }))
}
