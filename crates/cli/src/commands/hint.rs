//! `sudoku hint`

use super::position::{PositionArgs, Question, Said, say_of_each};
use crate::exit::Outcome;
use crate::item::Item;
use crate::report::{Failure, Reporter};
use crate::telling::{Telling, loses_uniqueness};
use clap::Args;
use serde_json::{Value, json};
use sudokit::diagram::Sentence;
use sudokit::logic::{Schedule, Step};
use sudokit::{Advice, Board, Candidate, Cell, JSON_VERSION, Mistakes, hint_with, puzzle_text};

/// Help on from a game as it stands, with as much as you want to know
///
/// The game is compared with the solution first: what is wrong has to be taken back before anything else. Then comes the
/// easiest step that changes something in it.
///
/// A grid of candidates is taken as the player's own, and nothing is said that has been done there. Give the puzzle with its
/// digits as givens, and those filled in since with `+` before each, or in any format that tells them apart.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct HintArgs {
    /// How much to say, 0 to 5
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=5))]
    level: u8,
    #[command(flatten)]
    position: PositionArgs,
}

const HELP: &str = "\
Levels:
  0  the name of the technique
  1  and where to look
  2  and what is to be seen there
  3  and why something follows
  4  and what follows
  5  and the grid, with a sign behind every candidate that plays a role

Exit code 1: something has to be taken back, or no technique leads on, or the
puzzle has no solution.

Examples:
  sudoku hint game.txt
  sudoku hint --level 3 game.txt
  sudoku hint --cell r5c5 game.txt";

pub(crate) fn hint(args: HintArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let level = args.level;
    say_of_each(args.position, Schedule::full(), reporter, |question, solver, item| {
        let advice = hint_with(solver, &item.entry, &question.schedule, question.cell);
        let leads_on = matches!(advice, Advice::Step(..) | Advice::Solved);
        let Question { schedule, cell, telling, .. } = question;
        let told = Told { advice: &advice, level, schedule, cell: *cell, telling: *telling };
        Ok(Said {
            outcome: if leads_on { Outcome::Positive } else { Outcome::Negative },
            text: if question.as_json { told.record(item).to_string() } else { told.text() },
        })
    })
}

/// Advice, and how much of it is told.
struct Told<'a> {
    advice: &'a Advice,
    level: u8,
    schedule: &'a Schedule,
    cell: Option<Cell>,
    telling: Telling,
}

impl Told<'_> {
    fn text(&self) -> String {
        match self.advice {
            Advice::Impossible => "The puzzle has no solution: `sudoku check` says more.\n".to_owned(),
            Advice::Solved => "It is solved, and all is right.\n".to_owned(),
            Advice::Stuck(_) | Advice::Undecided(_) if let Some(cell) = self.cell => {
                format!("No technique changes anything in {} now.\n", self.telling.coordinates.cell(cell))
            }
            Advice::Stuck(board) => {
                let left_out = loses_uniqueness(self.schedule, board).map_or_else(String::new, |why| format!("{why}\n"));
                format!("No technique leads on; `sudoku techniques` lists those that are known.\n{left_out}")
            }
            Advice::Undecided(_) => {
                "The puzzle has several solutions, and nothing decides between them; `sudoku solve --all` shows them.\n".to_owned()
            }
            Advice::Mistakes(mistakes) => self.mistakes(mistakes),
            Advice::Step(board, step) => self.step(board, step),
        }
    }

    /// What to take back. The digit that belongs into a cell is told to nobody who does not ask for everything.
    fn mistakes(&self, mistakes: &Mistakes) -> String {
        let mut text = String::new();
        if !mistakes.wrong.is_empty() {
            let wrong: Vec<String> = mistakes.wrong.iter().map(|wrong| self.candidate(*wrong)).collect();
            let what = if wrong.len() == 1 { "is wrong: take it back" } else { "are wrong: take them back" };
            text += &format!("{} {what}.\n", wrong.join(", "));
        }
        if !mistakes.lost.is_empty() {
            let lost: Vec<String> = mistakes
                .lost
                .iter()
                .map(|lost| match self.level {
                    5 => self.candidate(*lost),
                    _ => self.telling.coordinates.cell(lost.cell()),
                })
                .collect();
            text += &format!("A candidate that is needed has been removed: {}.\n", lost.join(", "));
        }
        text
    }

    fn candidate(&self, candidate: Candidate) -> String {
        format!("{} in {}", candidate.digit(), self.telling.coordinates.cell(candidate.cell()))
    }

    fn step(&self, board: &Board, step: &Step) -> String {
        let said = step.explain(board);
        let mut text = format!("{}\n", self.telling.bold(step.kind.name));
        if self.level >= 1 {
            self.telling.sentences(&mut text, [&said.look]);
        }
        if self.level >= 2 {
            self.telling.sentences(&mut text, &said.pattern);
        }
        if self.level >= 3 {
            self.telling.cases(&mut text, &said);
            self.telling.sentences(&mut text, &said.reason);
        }
        if self.level >= 4 {
            self.telling.sentences(&mut text, &said.result);
        }
        if self.level >= 5 {
            text += &format!("\n{}\n\n{}", self.telling.line(step), self.telling.grid(board, step));
        }
        text
    }

    fn record(&self, item: &Item) -> Value {
        let mut puzzle = String::new();
        puzzle_text(&item.entry, &mut puzzle);
        let texts = |candidates: &[Candidate]| -> Vec<String> {
            candidates.iter().map(ToString::to_string).collect()
        };
        let mut record = json!({ "version": JSON_VERSION, "puzzle": puzzle });
        record["advice"] = match self.advice {
            Advice::Impossible => "impossible",
            Advice::Solved => "solved",
            Advice::Stuck(_) => "stuck",
            Advice::Undecided(_) => "undecided",
            Advice::Mistakes(_) => "mistakes",
            Advice::Step(..) => "step",
        }
        .into();
        if let Advice::Step(board, _) | Advice::Stuck(board) | Advice::Undecided(board) = self.advice {
            record["unique_givens"] = board.has_unique_givens().into();
        }
        match self.advice {
            Advice::Mistakes(mistakes) => {
                record["wrong"] = texts(&mistakes.wrong).into();
                record["lost"] = texts(&mistakes.lost).into();
            }
            Advice::Step(board, step) => self.stages(board, step, &mut record),
            Advice::Impossible | Advice::Solved | Advice::Stuck(_) | Advice::Undecided(_) => {}
        }
        record
    }

    /// As many stages as the level asks for.
    fn stages(&self, board: &Board, step: &Step, record: &mut Value) {
        let said = step.explain(board);
        let texts = |sentences: &[Sentence]| -> Vec<String> {
            sentences.iter().map(|sentence| self.telling.coordinates.sentence(sentence)).collect()
        };
        record["kind"] = step.kind.id.into();
        record["name"] = step.kind.name.into();
        if self.level >= 1 {
            record["look"] = self.telling.coordinates.sentence(&said.look).into();
        }
        if self.level >= 2 {
            record["pattern"] = texts(&said.pattern).into();
        }
        if self.level >= 3 {
            record["reason"] = texts(&said.reason).into();
            let cases = said.cases.iter().map(|case| {
                let assumption = self.telling.coordinates.sentence(&case.assumption);
                json!({ "assumption": assumption, "steps": texts(&case.steps) })
            });
            record["cases"] = cases.collect();
        }
        if self.level >= 4 {
            record["result"] = texts(&said.result).into();
        }
        if self.level >= 5 {
            record["line"] = self.telling.line(step).into();
            record["effect"] = json!(step.effect);
        }
    }
}
