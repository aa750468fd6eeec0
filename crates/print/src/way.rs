//! A solving path, step by step.

use crate::face::is_full_width;
use crate::grid::{Grid, Ruling};
use crate::{Flow, Illustration, Paragraph};
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::{Explanation, Sentence};
use sudokit_render::Picture;
use sudokit_render::drawing::{Drawing, Placing, Point};
use sudokit_render::html::Numbered;

/// Adds a step with its picture.
///
/// ```
/// use sudokit_core::Board;
/// use sudokit_diagram::{Diagram, Explanation, say};
/// use sudokit_print::{Flow, Format, way};
/// use sudokit_render::Picture;
///
/// let said = Explanation { look: say!("bug-look"), ..Explanation::default() };
/// let diagram = Diagram::default();
/// let picture = Picture { title: "1. Nothing", ..Picture::new(&Board::EMPTY, &diagram) };
/// let mut flow = Flow::new(Format::default())?;
/// way::step(&mut flow, &picture, &said);
/// assert_eq!(flow.finish().len(), 1);
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub fn step(flow: &mut Flow<'_>, picture: &Picture<'_>, said: &Explanation) {
    flow.heading(picture.title);
    flow.text(&paragraphs(picture, said), Some(&illustration(picture)));
}

/// Adds simple steps that share a picture of their results. Only pattern and reason of each are written: its
/// line has the rest.
///
/// ```
/// use sudokit_core::Board;
/// use sudokit_diagram::{Diagram, Explanation};
/// use sudokit_print::{Flow, Format, way};
/// use sudokit_render::Picture;
/// use sudokit_render::html::Numbered;
///
/// let line = "Hidden Single: r1c1=5".to_owned();
/// let steps = [Numbered { number: 3, line, said: Explanation::default() }];
/// let mut flow = Flow::new(Format::default())?;
/// way::run(&mut flow, &Picture::new(&Board::EMPTY, &Diagram::default()), &steps);
/// assert_eq!(flow.finish().len(), 1);
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub fn run(flow: &mut Flow<'_>, picture: &Picture<'_>, steps: &[Numbered]) {
    flow.heading(picture.title);
    flow.text(&items(picture, steps), Some(&illustration(picture)));
}

/// Adds simple steps like [`run`], without the picture: only its title and its names of cells are used.
pub fn words(flow: &mut Flow<'_>, picture: &Picture<'_>, steps: &[Numbered]) {
    flow.heading(picture.title);
    flow.text(&items(picture, steps), None);
}

/// Each step with its number.
fn items(picture: &Picture<'_>, steps: &[Numbered]) -> Vec<Paragraph> {
    let items = steps.iter().map(|Numbered { number, line, said }| {
        let words = said.pattern.iter().chain(&said.reason);
        let words = words.map(|sentence| picture.sentence(sentence));
        let text = joined([format!("{line}.")].into_iter().chain(words));
        Paragraph::item(format!("{number}."), text)
    });
    items.collect()
}

/// Sentences one after the other. A full-width stop has its space inside.
pub(crate) fn joined(sentences: impl IntoIterator<Item = String>) -> String {
    sentences
        .into_iter()
        .reduce(|text, sentence| {
            let space = if text.ends_with(is_full_width) { "" } else { " " };
            text + space + &sentence
        })
        .unwrap_or_default()
}

/// Adds a puzzle with an introduction.
pub fn puzzle(flow: &mut Flow<'_>, title: &str, puzzle: &Puzzle, words: &[Paragraph]) {
    /// Side in units of the drawing: with its margin it is as wide as a picture.
    const SIDE: f64 = 300.0;
    let grid = Grid {
        side: SIDE,
        ruling: Ruling::of_puzzle(SIDE),
        givens: puzzle,
        placed: &Puzzle::EMPTY,
        candidates: CandidateSet::EMPTY,
    };
    let placing = Placing { at: Point::at(0.0, 0.0), scale: 1.0, is_turned: false };
    let drawing = Drawing { width: SIDE, height: SIDE, elements: grid.elements(placing) };
    let said = grid.spoken(title, flow.words());
    flow.heading(title);
    flow.text(words, Some(&Illustration { drawing, said }));
}

/// Longer cases are a paragraph each: as lists, the hardest steps would fill pages with short lines.
const LISTED: usize = 8;

/// The whole explanation of a step.
pub(crate) fn paragraphs(picture: &Picture<'_>, said: &Explanation) -> Vec<Paragraph> {
    let say = |sentence: &Sentence| picture.sentence(sentence);
    let is_long = said.cases.iter().any(|case| case.steps.len() > LISTED);
    let mut all = Vec::new();
    if !picture.caption.is_empty() {
        all.push(Paragraph::bold(if is_long {
            outline(picture.caption)
        } else {
            picture.caption.to_owned()
        }));
    }
    all.extend(picture.only_chain().map(Paragraph::new));
    all.extend([&said.look].into_iter().chain(&said.pattern).map(|sentence| Paragraph::new(say(sentence))));
    for case in &said.cases {
        all.push(Paragraph::new(say(&case.assumption)));
        let steps = (1..).zip(&case.steps);
        if is_long {
            let steps = steps.map(|(number, said)| format!("({number}) {}", say(said)));
            all.push(Paragraph::new(joined(steps)));
        } else {
            all.extend(steps.map(|(number, said)| Paragraph::item(format!("{number}."), say(said))));
        }
    }
    all.extend(said.reason.iter().map(|sentence| Paragraph::new(say(sentence))));
    all.extend(said.result.iter().map(|sentence| Paragraph::bold(say(sentence))));
    all.retain(|paragraph| !paragraph.text.is_empty());
    all
}

/// The expert's line without its middle, which the cases repeat: the technique and the result.
fn outline(line: &str) -> String {
    match (line.split_once(": "), line.rsplit_once(" => ")) {
        (Some((technique, _)), Some((_, result))) => format!("{technique} => {result}"),
        _ => line.to_owned(),
    }
}

/// The picture, with the digits of its board in words.
pub(crate) fn illustration(picture: &Picture<'_>) -> Illustration {
    Illustration { drawing: picture.drawing_without_words(), said: spoken(picture.title, picture) }
}

/// The digits of a board in words.
fn spoken(title: &str, picture: &Picture<'_>) -> String {
    let digits = picture.board.puzzle();
    let grid = Grid {
        side: 1.0,
        ruling: Ruling::of_puzzle(1.0),
        givens: &digits,
        placed: &Puzzle::EMPTY,
        candidates: CandidateSet::EMPTY,
    };
    grid.spoken(title, picture.words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_stops_need_no_space() {
        let text = |sentences: [&str; 3]| joined(sentences.map(str::to_owned));
        assert_eq!(text(["r1c2=1.", "One.", "Two."]), "r1c2=1. One. Two.");
        assert_eq!(
            text(["r1c2=1.", "候補は1だけです。", "決まります。"]),
            "r1c2=1. 候補は1だけです。決まります。"
        );
    }
}
