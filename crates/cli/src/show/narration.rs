//! Steps in words and signs, for the commands that reason.

use crate::io::output::Output;
use crate::run::terminal::Look;
use crate::show::STRING;
use crate::show::diagnosis;
use crate::show::prose::Prose;
use anstyle::Style;
use std::fmt::Write as _;
use sudokit::diagram::{Diagram, Explanation, Mark, Role, Sentence, Voice, Words, say};
use sudokit::logic::{Assumes, Kind, Schedule, Search, Step};
use sudokit::render::{Coordinates, Ink, Picture, chain};
use sudokit::{Board, Conflict, Entry, Flawed, Flaws, Mistakes, Single, position_with};

/// Explanations have the same lines in every terminal.
const LINES: Prose = Prose::plain(78);

/// Returns a notice if a schedule loses techniques on a board because its givens are not known to have one
/// solution.
pub(crate) fn loses_uniqueness(schedule: &Schedule, board: &Board) -> Option<Sentence> {
    let assumes = |search: &Search| search.kinds.iter().any(|kind| kind.assumes == Assumes::UniqueSolution);
    (!board.has_unique_givens() && schedule.searches.iter().any(assumes)).then(left_out)
}

/// The notice.
pub(crate) fn left_out() -> Sentence {
    say!("hint-uniqueness-left-out")
}

/// Writes steps for people.
#[derive(Clone, Copy)]
pub(crate) struct Narrator {
    pub(crate) ink: Ink,
    pub(crate) coordinates: Coordinates,
    pub(crate) words: &'static Words,
}

impl Narrator {
    /// For an output, with these names of cells, in English.
    pub(crate) fn to(output: &Output, coordinates: Coordinates) -> Self {
        let look = Look::of_stdout();
        // Files contain no escape sequences.
        let ink = Ink { colour: look.colour && !output.is_file(), unicode: look.unicode };
        Self { ink, coordinates, words: Words::english() }
    }

    /// The step in a line.
    pub(crate) fn line(self, step: &Step) -> String {
        self.coordinates.line(&step.to_string())
    }

    /// A sentence in the reader's language.
    pub(crate) fn sentence(self, sentence: &Sentence) -> String {
        sentence.told(self.words, &self.coordinates)
    }

    /// The name of a kind of step in the reader's language.
    pub(crate) fn name(self, kind: &Kind) -> &'static str {
        kind.name_in(self.words)
    }

    pub(crate) fn bold(self, text: &str) -> String {
        let style = if self.ink.colour { Style::new().bold() } else { Style::new() };
        format!("{style}{text}{style:#}")
    }

    /// The grid with the step on it.
    pub(crate) fn grid(self, board: &Board, step: &Step) -> String {
        let diagram = step.diagram(board);
        self.drawn(board, &diagram) + &self.notation(board, &diagram)
    }

    /// The grid with the pattern of a step, without its eliminations.
    pub(crate) fn pattern(self, board: &Board, step: &Step) -> String {
        let mut diagram = step.diagram(board);
        diagram.marks.retain(|mark| !matches!(mark, Mark::Candidates(_, Role::Eliminated)));
        self.drawn(board, &diagram) + &self.notation(board, &diagram)
    }

    fn drawn(self, board: &Board, diagram: &Diagram) -> String {
        let mut text = String::new();
        self.picture(board, diagram).text(&mut text, self.ink).expect(STRING);
        text
    }

    pub(crate) fn picture<'p>(self, board: &'p Board, diagram: &'p Diagram) -> Picture<'p> {
        Picture { coordinates: self.coordinates, words: self.words, ..Picture::new(board, diagram) }
    }

    /// The links in the notations of the forums, for experts.
    fn notation(self, board: &Board, diagram: &Diagram) -> String {
        let mut text = String::new();
        if self.words.voice() != Voice::Expert {
            return text;
        }
        self.picture(board, diagram).notation(&mut text).expect(STRING);
        if let Some(run) = chain::only_run(diagram)
            && let Some(nrc) = chain::nrc(run, diagram, board)
        {
            writeln!(text, "   {}", self.coordinates.line(&nrc)).expect(STRING);
        }
        text
    }

    /// Sentences, each from the start of a line.
    pub(crate) fn sentences<'s>(self, text: &mut String, sentences: impl IntoIterator<Item = &'s Sentence>) {
        for sentence in sentences {
            LINES.paragraph(text, "", &self.sentence(sentence));
        }
    }

    /// The cases of an argument, their steps numbered.
    pub(crate) fn cases(self, text: &mut String, said: &Explanation) {
        for case in &said.cases {
            LINES.paragraph(text, "", &self.sentence(&case.assumption));
            for (number, step) in (1..).zip(&case.steps) {
                LINES.paragraph(text, &format!("  {number}. "), &self.sentence(step));
            }
        }
    }

    /// A step in full.
    pub(crate) fn whole(self, board: &Board, step: &Step) -> String {
        self.lesson(board, &step.diagram(board), &step.explain(board))
    }

    /// A picture above the full explanation, and below it the notation of its links.
    pub(crate) fn lesson(self, board: &Board, diagram: &Diagram, said: &Explanation) -> String {
        let mut text = self.drawn(board, diagram);
        text.push('\n');
        self.sentences(&mut text, [&said.look].into_iter().chain(&said.pattern));
        self.cases(&mut text, said);
        self.sentences(&mut text, said.reason.iter().chain(&said.result));
        let notation = self.notation(board, diagram);
        if !notation.is_empty() {
            text += &format!("\n{notation}");
        }
        text
    }
}

/// The board of an entry, and the reason if no conclusion is possible: the player's mistakes, or an obvious
/// contradiction.
pub(crate) fn board_of(solver: &mut Single, entry: &Entry) -> (Board, Option<Sentence>) {
    let (board, flaws) = match position_with(solver, entry) {
        Ok(board) => (board, Flaws::NONE),
        Err(Flawed { board, flaws }) => (board, flaws),
    };
    let mistakes = diagnosis::take_back(&Mistakes::of(solver, entry), true);
    if !mistakes.is_empty() {
        return (board, Some(say!("common-text", [sentences = mistakes])));
    }
    let mut reasons: Vec<Sentence> = Conflict::all(&entry.digits()).iter().map(Conflict::sentence).collect();
    if reasons.is_empty() {
        reasons.extend(flaws.iter().map(Sentence::from));
    }
    let more = reasons.len().saturating_sub(1);
    let said = reasons.into_iter().next().map(|reason| match more {
        0 => say!("explain-impossible", [reason]),
        count => say!("explain-impossible-and-more", [reason, count]),
    });
    (board, said)
}
