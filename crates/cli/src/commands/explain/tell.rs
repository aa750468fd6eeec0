//! A way told with pictures, on whatever page.

use super::Told;
use crate::telling::Telling;
use sudokit::diagram::{Diagram, Explanation, Role};
use sudokit::logic::Step;
use sudokit::logic::techniques::singles::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use sudokit::render::Picture;
use sudokit::render::html::Numbered;
use sudokit::{Board, Cell, CellSet};

/// Who writes steps down.
pub(crate) trait Scribe {
    /// A step with its picture.
    fn step(&mut self, picture: &Picture<'_>, said: &Explanation);
    /// Simple steps with a picture of where they lead.
    fn run(&mut self, picture: &Picture<'_>, steps: &[Numbered]);
}

/// Tells all steps of a puzzle. Singles that follow each other share a picture.
pub(crate) fn tell(told: &Told, telling: Telling, scribe: &mut dyn Scribe) {
    let states: Vec<(Board, &Step)> = told.proof.states().collect();
    let mut number = told.before + 1;
    for run in states.chunk_by(|(_, one), (_, next)| is_single(one) && is_single(next)) {
        match run {
            [(board, step)] => {
                let (line, diagram) = (telling.line(step), step.diagram(board));
                let title = format!("{number}. {}", step.kind);
                let coordinates = telling.coordinates;
                let picture =
                    Picture { title: &title, caption: &line, coordinates, ..Picture::new(board, &diagram) };
                scribe.step(&picture, &step.explain(board));
            }
            run => singles(number, run, telling, scribe),
        }
        number += run.len();
    }
}

/// Singles, with a picture of the board to which they lead.
fn singles(first: usize, run: &[(Board, &Step)], telling: Telling, scribe: &mut dyn Scribe) {
    let Some((last_board, last)) = run.last() else { return };
    let mut after = last_board.clone();
    last.effect.apply(&mut after);
    let numbered = (first..).zip(run);
    let steps: Vec<Numbered> = numbered
        .clone()
        .map(|(number, (board, step))| Numbered {
            number,
            line: telling.line(step),
            said: step.explain(board),
        })
        .collect();
    let numbers: Vec<(Cell, usize)> = numbered
        .flat_map(|(number, (_, step))| {
            step.effect.placements().iter().map(move |placed| (placed.cell(), number))
        })
        .collect();
    let mut diagram = Diagram::default();
    diagram.cells(numbers.iter().map(|(cell, _)| *cell).collect::<CellSet>(), Role::Placed);
    let title = format!("{first} to {}. Singles", first + run.len() - 1);
    let coordinates = telling.coordinates;
    let picture = Picture { title: &title, coordinates, numbers: &numbers, ..Picture::new(&after, &diagram) };
    scribe.run(&picture, &steps);
}

/// Whether a step is so simple that it needs no picture of its own.
fn is_single(step: &Step) -> bool {
    [&FULL_HOUSE, &NAKED_SINGLE, &HIDDEN_SINGLE].contains(&step.kind)
}
