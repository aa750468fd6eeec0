//! Worksheets for a technique.

use super::PrintArgs;
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::language::told;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::failure;
use sudokit::diagram::{Diagram, Rncn, Words, say};
use sudokit::logic::{Kind, Page, Passage, Step};
use sudokit::{Board, Puzzle};
use sudokit_play::train::{Positions, position};
use sudokit_print::{Exercise, Paragraph, Worksheet};

/// Of the technique's page: what is to be known before the exercises.
const INTRO: usize = 2;

pub(super) fn print(
    args: &PrintArgs,
    words: &'static Words,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    args.refuse_books("a worksheet")?;
    let Some(kind) = args.worksheet else { return Ok(Outcome::Positive) };
    let document = args.document()?;
    let exercises = exercises(args, kind, words, reporter)?;
    if exercises.is_empty() {
        let message = Message::told(&say!("program-no-position", [kind = kind.named(kind.name)]));
        return Err(Failure::Fatal(message.hint(told(&say!("program-other-puzzles")))));
    }
    if exercises.len() < args.count {
        let (found, of) = (exercises.len(), args.count);
        reporter.tell(&say!("program-positions-found", [found, of]));
    }
    let intro = intro(kind, words);
    let sheet = Worksheet {
        format: args.format(&args.pages.title, words),
        heading: kind.name_in(words),
        intro: &intro,
        exercises: &exercises,
        per_page: args.puzzles.per_page.unwrap_or(4),
    };
    let pages = sheet.pages().map_err(failure)?;
    document.with_fonts(&pages, &args.pages.font)?.write(pages.into_iter(), args.results.path())
}

/// So many positions, out of the puzzles that are given or of our own.
fn exercises(
    args: &PrintArgs,
    kind: &'static Kind,
    words: &Words,
    reporter: &mut Reporter,
) -> Result<Vec<Exercise>, Failure> {
    let mut exercises = Vec::new();
    let mut put = |puzzle: &Puzzle| -> Result<bool, Failure> {
        if let Some((board, step)) = position(puzzle, kind, interrupt::cancel())? {
            exercises.push(exercise(&board, &step, words));
        }
        Ok(exercises.len() < args.count)
    };
    if args.input.inputs.is_empty() {
        let built_in = Positions::built_in();
        let puzzles = built_in.of(kind);
        let first = (args.seed as usize).saturating_sub(1).checked_rem(puzzles.len()).unwrap_or_default();
        for puzzle in puzzles[first..].iter().chain(&puzzles[..first]) {
            if !put(puzzle)? {
                break;
            }
        }
    } else {
        let inputs = Inputs::new(args.input.inputs.clone(), args.input.from, Output::new(None)?);
        inputs.begin(reporter);
        for item in inputs {
            match item {
                Ok(item) => {
                    if !put(&item.entry.givens)? {
                        break;
                    }
                }
                Err(failure) => reporter.go_on(failure)?,
            }
        }
        reporter.progress.finish();
    }
    Ok(exercises)
}

fn exercise(board: &Board, step: &Step, words: &Words) -> Exercise {
    Exercise {
        board: *board,
        shown: Diagram::default(),
        question: say!("print-question", [kind = step.kind.named(step.kind.name)]).told(words, &Rncn),
        line: step.to_string(),
        answer: step.diagram(board),
        said: step.explain(board),
    }
}

/// The first paragraphs of the page of a technique, without their marks. A paragraph that leads to a list or
/// an example says nothing without it.
fn intro(kind: &'static Kind, words: &Words) -> Vec<Paragraph> {
    let chapters = Page::told(kind, words).chapters.into_iter().take(1);
    let texts = chapters.flat_map(|chapter| chapter.passages).filter_map(|passage| match passage {
        Passage::Text(text) if !text.ends_with(':') => Some(Paragraph::new(text.replace(['*', '`'], ""))),
        Passage::Text(_) | Passage::Heading(_) | Passage::Item(_) | Passage::Example { .. } => None,
    });
    texts.take(INTRO).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit::Cancel;
    use sudokit::logic::techniques;
    use sudokit::render::drawing::Element;
    use sudokit_print::{Format, lacking};

    #[test]
    fn every_worksheet_is_printed_as_it_is_written() {
        let built_in = Positions::built_in();
        for kind in techniques::kinds() {
            let intro = intro(kind, Words::english());
            let read: String = intro.iter().map(|paragraph| &*paragraph.text).collect();
            assert!(!read.contains(['`', '*']), "{}: {read}", kind.id);
            assert_eq!(lacking(&read).next(), None, "{}: {read}", kind.id);
            let Some(puzzle) = built_in.of(kind).first() else { continue };
            let found = position(puzzle, kind, &Cancel::new()).expect("nobody cancels");
            let (board, step) = found.expect("its way needs the technique");
            let exercises = [exercise(&board, &step, Words::english())];
            let format = Format { title: "Sudoku", ..Format::default() };
            let sheet =
                Worksheet { format, heading: kind.name, intro: &intro, exercises: &exercises, per_page: 4 };
            let pages = sheet.pages().expect("it fits");
            let elements = pages.iter().flat_map(|page| &page.blocks).flat_map(|block| &block.elements);
            for element in elements {
                if let Element::Text(text) = element {
                    assert_eq!(lacking(&text.text).next(), None, "{}: {}", kind.id, text.text);
                }
            }
        }
    }
}
