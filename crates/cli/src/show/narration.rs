//! Steps in words and signs, for the commands that reason.

use crate::io::output::Output;
use crate::run::terminal::Look;
use crate::show::STRING;
use crate::show::diagnosis;
use anstyle::Style;
use std::fmt::Write as _;
use sudokit::diagram::{Diagram, Explanation, Mark, Role, Sentence, Words, say};
use sudokit::logic::{Assumes, Kind, Schedule, Search, Step};
use sudokit::render::{Coordinates, Ink, Picture, chain};
use sudokit::{Board, Conflict, Entry, Flawed, Flaws, Mistakes, Single, position_with};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// No line is wider, if its words allow it.
const WIDTH: usize = 78;

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
    pub(crate) fn name(self, kind: &Kind) -> String {
        self.words.technique(kind.id).unwrap_or(kind.name).to_owned()
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
            wrap(text, "", &self.sentence(sentence));
        }
    }

    /// The cases of an argument, their steps numbered.
    pub(crate) fn cases(self, text: &mut String, said: &Explanation) {
        for case in &said.cases {
            wrap(text, "", &self.sentence(&case.assumption));
            for (number, step) in (1..).zip(&case.steps) {
                wrap(text, &format!("  {number}. "), &self.sentence(step));
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

/// Appends a paragraph whose first line begins with a label, and the others below the text of the first.
fn wrap(text: &mut String, label: &str, paragraph: &str) {
    text.push_str(label);
    let indent = label.width();
    let mut column = indent;
    for (place, word) in paragraph.split_whitespace().enumerate() {
        let mut is_behind_space = place > 0;
        for piece in pieces(word) {
            let space = usize::from(is_behind_space);
            if column > indent && column + space + piece.width() > WIDTH {
                write!(text, "\n{:indent$}", "").expect(STRING);
                column = indent;
            } else if is_behind_space {
                text.push(' ');
                column += space;
            }
            text.push_str(piece);
            column += piece.width();
            is_behind_space = false;
        }
    }
    text.push('\n');
}

/// The pieces of a word between which a line may end: Chinese and Japanese have no spaces. A line does not
/// begin with a mark that closes, or end with one that opens.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    const CLOSES: &str = "、。，；：！？）」』】”’々ー";
    const OPENS: &str = "（「『【“‘";
    let is_wide = |letter: char| letter.width() == Some(2);
    let mut rest = word;
    std::iter::from_fn(move || {
        let mut letters = rest.char_indices();
        let (_, mut before) = letters.next()?;
        let end = letters.find_map(|(at, letter)| {
            let may_end =
                (is_wide(before) || is_wide(letter)) && !CLOSES.contains(letter) && !OPENS.contains(before);
            before = letter;
            may_end.then_some(at)
        });
        let (piece, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        Some(piece)
    })
}

/// The board of an entry, and the reason if no conclusion is possible: the player's mistakes, or an obvious
/// contradiction.
pub(crate) fn board_of(solver: &mut Single, entry: &Entry, narrator: Narrator) -> (Board, Option<String>) {
    let (board, flaws) = match position_with(solver, entry) {
        Ok(board) => (board, Flaws::NONE),
        Err(Flawed { board, flaws }) => (board, flaws),
    };
    let mistakes = diagnosis::take_back(&Mistakes::of(solver, entry), true);
    if !mistakes.is_empty() {
        let said: Vec<String> = mistakes.iter().map(|said| narrator.sentence(said)).collect();
        return (board, Some(said.join(" ")));
    }
    let conflicts =
        Conflict::all(&entry.digits()).into_iter().map(|conflict| narrator.sentence(&conflict.sentence()));
    let mut reasons: Vec<String> = conflicts.collect();
    if reasons.is_empty() {
        reasons.extend(flaws.iter().map(|flaw| narrator.coordinates.line(&flaw.to_string())));
    }
    let more = match reasons.len() {
        0 => return (board, None),
        1 => String::new(),
        count => format!("; and {} more, see `sudoku check`", count - 1),
    };
    (board, Some(format!("No solution: {}{more}.", reasons[0])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words() {
        let mut text = String::new();
        wrap(&mut text, "  1. ", &"r1c1 is not 4, so r1c9 is 4. ".repeat(5));
        assert!(text.starts_with("  1. r1c1 is not 4") && text.lines().count() > 1);
        let is_below = |line: &str| line.strip_prefix("     ").is_some_and(|rest| !rest.starts_with(' '));
        assert!(text.lines().skip(1).all(is_below), "{text}");
        assert!(text.lines().all(|line| line.width() <= WIDTH), "{text}");
    }

    #[test]
    fn lines_of_letters_without_spaces_end_where_they_may() {
        let said = "4行目の r4c2 と r4c9 に残る候補は5と8だけです。したがって、4行目のほかのマスに「5と8」は入りません。".repeat(3);
        let mut text = String::new();
        wrap(&mut text, "", &said);
        assert!(text.lines().count() > 3, "{text}");
        for line in text.lines() {
            assert!(
                line.width() <= WIDTH && !line.starts_with(['、', '。', '」']) && !line.ends_with('「'),
                "{text}"
            );
        }
        let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
        assert_eq!(letters(&text), letters(&said));
    }
}
