//! Steps in words and signs, for the commands that reason.

use crate::output::Output;
use crate::records::STRING;
use crate::terminal::Look;
use anstyle::Style;
use std::fmt::Write as _;
use sudokit::diagram::{Diagram, Explanation, Sentence};
use sudokit::logic::Step;
use sudokit::render::{Coordinates, Ink, Picture, chain};
use sudokit::{Board, Entry, Flawed, Solver, position_with};

/// No line is wider, if its words allow it.
const WIDTH: usize = 78;

/// How steps are told.
#[derive(Clone, Copy)]
pub(crate) struct Telling {
    pub(crate) ink: Ink,
    pub(crate) coordinates: Coordinates,
}

impl Telling {
    /// For an output, with cells called in this way.
    pub(crate) fn to(output: &Output, coordinates: Coordinates) -> Self {
        let look = Look::of_stdout();
        // What goes to a file is read by whatever reads files.
        let ink = Ink { colour: look.colour && !output.is_file(), unicode: look.unicode };
        Self { ink, coordinates }
    }

    /// The step in a line.
    pub(crate) fn line(self, step: &Step) -> String {
        self.coordinates.line(&step.to_string())
    }

    pub(crate) fn bold(self, text: &str) -> String {
        let style = if self.ink.colour { Style::new().bold() } else { Style::new() };
        format!("{style}{text}{style:#}")
    }

    /// The grid with the step on it.
    pub(crate) fn grid(self, board: &Board, step: &Step) -> String {
        self.drawn(board, &step.diagram(board))
    }

    fn drawn(self, board: &Board, diagram: &Diagram) -> String {
        let mut text = String::new();
        let picture = Picture { coordinates: self.coordinates, ..Picture::new(board, diagram) };
        picture.text(&mut text, self.ink).expect(STRING);
        // A chain that is part of a net proves nothing by itself.
        let runs = chain::runs(diagram);
        if let [run] = runs[..]
            && let Some(nrc) = chain::nrc(run, diagram)
        {
            writeln!(text, "   {}", self.coordinates.line(&nrc)).expect(STRING);
        }
        text
    }

    /// Sentences, each from the start of a line.
    pub(crate) fn sentences<'s>(self, text: &mut String, sentences: impl IntoIterator<Item = &'s Sentence>) {
        for sentence in sentences {
            wrap(text, "", &self.coordinates.sentence(sentence));
        }
    }

    /// The cases of an argument, their steps numbered.
    pub(crate) fn cases(self, text: &mut String, said: &Explanation) {
        for case in &said.cases {
            wrap(text, "", &self.coordinates.sentence(&case.assumption));
            for (number, step) in (1..).zip(&case.steps) {
                wrap(text, &format!("  {number}. "), &self.coordinates.sentence(step));
            }
        }
    }

    /// All that there is to say about a step.
    pub(crate) fn whole(self, board: &Board, step: &Step) -> String {
        self.lesson(board, &step.diagram(board), &step.explain(board))
    }

    /// A picture, and below it all that there is to say.
    pub(crate) fn lesson(self, board: &Board, diagram: &Diagram, said: &Explanation) -> String {
        let mut text = self.drawn(board, diagram);
        text.push('\n');
        self.sentences(&mut text, [&said.look].into_iter().chain(&said.pattern).chain(&said.reason));
        self.cases(&mut text, said);
        self.sentences(&mut text, &said.result);
        text
    }
}

/// Appends a paragraph whose first line begins with a label, and the others below the text of the first.
fn wrap(text: &mut String, label: &str, paragraph: &str) {
    text.push_str(label);
    let indent = label.chars().count();
    let mut column = indent;
    for (i, word) in paragraph.split_whitespace().enumerate() {
        let length = word.chars().count();
        if i > 0 && column + 1 + length > WIDTH {
            write!(text, "\n{:indent$}", "").expect(STRING);
            column = indent;
        } else if i > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
}

/// The board of an entry; and, if anybody sees that it has no solution, why, as a sentence.
pub(crate) fn board_of(solver: &mut Solver, entry: &Entry) -> (Board, Option<String>) {
    match position_with(solver, entry) {
        Ok(board) => (board, None),
        Err(Flawed { board, flaws }) => {
            let mut flaws = flaws.iter();
            let first = flaws.next().map_or_else(String::new, |flaw| flaw.to_string());
            let more = match flaws.count() {
                0 => String::new(),
                more => format!("; and {more} more, see `sudoku check`"),
            };
            (board, Some(format!("No solution: {first}{more}.")))
        }
    }
}
