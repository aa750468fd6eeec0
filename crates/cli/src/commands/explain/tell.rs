//! A way in words and pictures, for any kind of page.

use super::Told;
use crate::show::narration::Narrator;
use sudokit::diagram::{Diagram, Explanation, Role, say};
use sudokit::logic::{Level, Step};
use sudokit::render::Picture;
use sudokit::render::html::Numbered;
use sudokit::{Board, Cell, CellSet};

/// A writer of steps.
pub(crate) trait Scribe {
    /// A step with its picture.
    fn step(&mut self, picture: &Picture<'_>, said: &Explanation);
    /// Simple steps with a picture of where they lead.
    fn run(&mut self, picture: &Picture<'_>, steps: &[Numbered]);
}

/// Tells all steps of a puzzle. Steps up to a level that follow each other share a picture: singles are those
/// of the level Easy.
pub(crate) fn tell(told: &Told, narrator: Narrator, simple: Level, scribe: &mut dyn Scribe) {
    let is_simple = |step: &Step| step.kind.hodoku.is_some_and(|hodoku| hodoku.level <= simple);
    let states: Vec<(Board, &Step)> = told.proof.states().collect();
    let mut number = told.before + 1;
    for run in states.chunk_by(|(_, one), (_, next)| is_simple(one) && is_simple(next)) {
        match run {
            // A lone single has a picture like all others; where more than singles are simple, pictures are
            // for what is hard.
            [(board, step)] if simple == Level::Easy || !is_simple(step) => {
                let (line, diagram) = (narrator.line(step), step.diagram(board));
                let title = format!("{number}. {}", narrator.name(step.kind));
                let picture = Picture { title: &title, caption: &line, ..narrator.picture(board, &diagram) };
                scribe.step(&picture, &step.explain(board));
            }
            run => together(number, run, narrator, scribe),
        }
        number += run.len();
    }
}

/// Simple steps, with a picture of the board to which they lead.
fn together(first: usize, run: &[(Board, &Step)], narrator: Narrator, scribe: &mut dyn Scribe) {
    let Some((last_board, last)) = run.last() else { return };
    let mut after = *last_board;
    last.effect.apply(&mut after);
    let numbered = (first..).zip(run);
    let steps: Vec<Numbered> = numbered
        .clone()
        .map(|(number, (board, step))| Numbered {
            number,
            line: narrator.line(step),
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
    let are_singles = run.iter().all(|(_, step)| !step.effect.placements().is_empty());
    let last = first + run.len() - 1;
    let title = match run {
        [(_, step)] => format!("{first}. {}", narrator.name(step.kind)),
        _ if are_singles => narrator.sentence(&say!("explain-singles", [first, last])),
        _ => narrator.sentence(&say!("explain-simple-steps", [first, last])),
    };
    let picture = Picture { title: &title, numbers: &numbers, ..narrator.picture(&after, &diagram) };
    scribe.run(&picture, &steps);
}
