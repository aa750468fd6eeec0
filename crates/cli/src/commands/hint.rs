//! `sudoku hint`

use super::position::{PositionArgs, Question, Said, say_of_each};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::diagnosis;
use crate::show::narration::{Narrator, loses_uniqueness};
use clap::Args;
use sudokit::Scope;
use sudokit::diagram::say;
use sudokit::logic::{Schedule, Step};
use sudokit::{Advice, Board, Cell, Entry, Hint, Single};

/// Give a hint for a game in progress, as detailed as you like
///
/// `hint` first compares your game with the solution and names mistakes, which have to be corrected before
/// anything else. Otherwise it shows the easiest step that you have not made yet.
///
/// Write `+` before each digit that you have filled in, use a format that keeps your digits apart from the
/// givens, or name the printed puzzle with --givens. A candidate grid counts as your own pencil marks; steps
/// you have already made are skipped.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct HintArgs {
    /// How much to tell, from 0 to 5
    #[arg(long, alias = "level", value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=5))]
    detail: u8,
    #[command(flatten)]
    position: PositionArgs,
}

const HELP: &str = "\
--detail:
  0  the name of the technique
  1  and where to look
  2  and the pattern
  3  and the reason, and a picture of the pattern
  4  and what follows, in words and in the picture
  5  and the step as HoDoKu writes it

Exit code 1: there is a mistake, or no technique applies, or the puzzle has no
solution or several.

Examples:
  sudoku hint game.txt
  sudoku hint --detail 3 game.txt
  sudoku hint --givens puzzle.txt game.txt
  sudoku hint --cell r5c5 game.txt";

pub(crate) fn hint(args: HintArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let detail = args.detail;
    say_of_each(args.position, Scope::for_paths, reporter, |question, solver, item, cancel| {
        let Question { schedule, cell, narrator, .. } = question;
        let mut hint = Hint::of(solver, &item.entry, schedule, *cell, cancel)?;
        (hint.level, hint.coordinates, hint.words) = (detail, narrator.coordinates, narrator.words);
        let leads_on = matches!(hint.advice, Advice::Step(..) | Advice::Solved) && hint.several.is_none();
        let told = Told { entry: &item.entry, hint, schedule, cell: *cell, narrator: *narrator };
        Ok(Said {
            outcome: if leads_on { Outcome::Positive } else { Outcome::Negative },
            text: if question.as_json { json(&told.hint) } else { told.text(solver) },
        })
    })
}

/// A hint, and how it is told.
struct Told<'a> {
    entry: &'a Entry,
    hint: Hint,
    schedule: &'a Schedule,
    cell: Option<Cell>,
    narrator: Narrator,
}

impl Told<'_> {
    fn text(&self, solver: &mut Single) -> String {
        let mut text = String::new();
        if let Some(open) = &self.hint.several {
            self.narrator
                .sentences(&mut text, &diagnosis::several(open, self.entry, self.narrator.coordinates));
        }
        match &self.hint.advice {
            Advice::Impossible => {
                self.narrator.sentences(&mut text, &diagnosis::conflicts(self.entry));
                self.narrator.sentences(
                    &mut text,
                    &diagnosis::no_solution(solver, self.entry, self.hint.suspects.as_ref()),
                );
            }
            Advice::Solved => self.narrator.sentences(&mut text, [&say!("hint-grid-solved")]),
            Advice::Stuck(_) | Advice::Undecided(_) if let Some(cell) = self.cell => {
                self.narrator.sentences(&mut text, [&say!("hint-nothing-for-cell", [cell])]);
            }
            Advice::Stuck(board) => {
                self.narrator.sentences(&mut text, [&say!("hint-no-technique-applies")]);
                self.narrator.sentences(&mut text, &loses_uniqueness(self.schedule, board));
            }
            Advice::Undecided(_) => {
                self.narrator.sentences(&mut text, [&say!("hint-no-technique-decides")]);
            }
            Advice::Mistakes(mistakes) => {
                self.narrator.sentences(&mut text, &diagnosis::take_back(mistakes, self.hint.level == 5));
            }
            Advice::Step(board, step) => {
                if !text.is_empty() {
                    text.push('\n');
                }
                self.step(board, step, &mut text);
            }
        }
        text
    }

    fn step(&self, board: &Board, step: &Step, text: &mut String) {
        let (said, level) = (step.explain(board), self.hint.level);
        *text += &format!("{}\n", self.narrator.bold(self.narrator.name(step.kind)));
        if level >= 1 {
            self.narrator.sentences(text, [&said.look]);
        }
        if level >= 2 {
            self.narrator.sentences(text, &said.pattern);
        }
        if level >= 3 {
            self.narrator.cases(text, &said);
            self.narrator.sentences(text, &said.reason);
        }
        if level >= 4 {
            self.narrator.sentences(text, &said.result);
        }
        if level >= 5 {
            *text += &format!("\n{}\n", self.narrator.line(step));
        }
        match level {
            0..3 => {}
            3 => *text += &format!("\n{}", self.narrator.pattern(board, step)),
            _ => *text += &format!("\n{}", self.narrator.grid(board, step)),
        }
        text.push('\n');
        self.narrator.sentences(text, [&say!("hint-see-page", [technique = step.kind.id])]);
    }
}

fn json(hint: &Hint) -> String {
    serde_json::to_string(hint).expect("a hint is text, numbers and lists")
}
