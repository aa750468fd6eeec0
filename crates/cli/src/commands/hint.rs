//! `sudoku hint`

use super::position::{PositionArgs, Question, Said, say_of_each};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::telling::{Telling, loses_uniqueness};
use crate::trouble;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Display;
use sudokit::diagram::Sentence;
use sudokit::logic::{Schedule, Step};
use sudokit::{Advice, Ambiguity, Board, Cell, Entry, JSON_VERSION, Single, Suspects, hint_with};

/// Give a hint for a game in progress, as detailed as you like
///
/// `hint` first compares your game with the solution and names mistakes, which have to be corrected before anything else.
/// Otherwise it shows the easiest step that you have not made yet.
///
/// Write `+` before each digit that you have filled in, use a format that keeps your digits apart from the givens, or name the
/// printed puzzle with --givens. A candidate grid counts as your own pencil marks; steps you have already made are skipped.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct HintArgs {
    /// How much to tell, from 0 to 5
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=5))]
    level: u8,
    #[command(flatten)]
    position: PositionArgs,
}

const HELP: &str = "\
Levels:
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
  sudoku hint --level 3 game.txt
  sudoku hint --givens puzzle.txt game.txt
  sudoku hint --cell r5c5 game.txt";

pub(crate) fn hint(args: HintArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let level = args.level;
    say_of_each(args.position, Schedule::full(), reporter, |question, solver, item| {
        let advice = hint_with(solver, &item.entry, &question.schedule, question.cell);
        let open = trouble::ambiguity(&item.entry)?;
        let leads_on = matches!(advice, Advice::Step(..) | Advice::Solved) && open.is_none();
        let Question { schedule, cell, telling, .. } = question;
        let told = Told { entry: &item.entry, advice, open, level, schedule, cell: *cell, telling: *telling };
        Ok(Said {
            outcome: if leads_on { Outcome::Positive } else { Outcome::Negative },
            text: if question.as_json { told.record(solver).to_string() } else { told.text(solver) },
        })
    })
}

/// Advice on a game, and how much of it is told.
struct Told<'a> {
    entry: &'a Entry,
    advice: Advice,
    /// What is open in its puzzle, if that has several solutions.
    open: Option<Ambiguity>,
    level: u8,
    schedule: &'a Schedule,
    cell: Option<Cell>,
    telling: Telling,
}

impl Told<'_> {
    fn text(&self, solver: &mut Single) -> String {
        let mut text = String::new();
        if let Some(open) = &self.open {
            self.telling.sentences(&mut text, &trouble::several(open, self.entry, self.telling.coordinates));
        }
        match &self.advice {
            Advice::Impossible => {
                self.telling.sentences(&mut text, &trouble::conflicts(self.entry));
                self.telling.sentences(&mut text, &trouble::no_solution(solver, self.entry));
            }
            Advice::Solved => text += "The grid is solved, and every digit is right.\n",
            Advice::Stuck(_) | Advice::Undecided(_) if let Some(cell) = self.cell => {
                let cell = self.telling.coordinates.cell(cell);
                text += &format!("No technique changes anything in {cell} now.\n");
            }
            Advice::Stuck(board) => {
                text += "No technique applies. `sudoku techniques` lists all that are known.\n";
                text.extend(loses_uniqueness(self.schedule, board).map(|left_out| format!("{left_out}\n")));
            }
            Advice::Undecided(_) => {
                text += "No technique decides between them; `sudoku solve --all` lists them.\n";
            }
            Advice::Mistakes(mistakes) => {
                self.telling.sentences(&mut text, &trouble::take_back(mistakes, self.level == 5));
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
        let said = step.explain(board);
        *text += &format!("{}\n", self.telling.bold(step.kind.name));
        if self.level >= 1 {
            self.telling.sentences(text, [&said.look]);
        }
        if self.level >= 2 {
            self.telling.sentences(text, &said.pattern);
        }
        if self.level >= 3 {
            self.telling.cases(text, &said);
            self.telling.sentences(text, &said.reason);
        }
        if self.level >= 4 {
            self.telling.sentences(text, &said.result);
        }
        if self.level >= 5 {
            *text += &format!("\n{}\n", self.telling.line(step));
        }
        match self.level {
            0..3 => {}
            3 => *text += &format!("\n{}", self.telling.pattern(board, step)),
            _ => *text += &format!("\n{}", self.telling.grid(board, step)),
        }
        *text += &format!("\n`sudoku techniques {}` explains this technique.\n", step.kind.id);
    }

    fn record(&self, solver: &mut Single) -> Value {
        let puzzle = self.entry.to_string();
        let mut record = json!({ "version": JSON_VERSION, "puzzle": puzzle });
        record["advice"] = match &self.advice {
            Advice::Impossible => "impossible",
            Advice::Solved => "solved",
            Advice::Stuck(_) => "stuck",
            Advice::Undecided(_) => "undecided",
            Advice::Mistakes(_) => "mistakes",
            Advice::Step(..) => "step",
        }
        .into();
        if let Some(open) = &self.open {
            let givens = texts(&open.givens);
            record["several"] =
                json!({ "cells": texts(open.cells()), "givens": givens, "at_least": open.at_least });
        }
        if let Advice::Step(board, _) | Advice::Stuck(board) | Advice::Undecided(board) = &self.advice {
            record["unique_givens"] = board.has_unique_givens().into();
        }
        match &self.advice {
            Advice::Mistakes(mistakes) => {
                record["wrong"] = texts(&mistakes.wrong).into();
                record["lost"] = texts(&mistakes.lost).into();
            }
            Advice::Step(board, step) => self.stages(board, step, &mut record),
            Advice::Impossible => {
                if let Some(Suspects { sets, leaves, is_complete }) = Suspects::of(solver, self.entry) {
                    let sets: Vec<Vec<String>> = sets.into_iter().map(texts).collect();
                    record["suspects"] =
                        json!({ "sets": sets, "leaves": leaves.name(), "complete": is_complete });
                }
            }
            Advice::Solved | Advice::Stuck(_) | Advice::Undecided(_) => {}
        }
        record
    }

    /// As many stages as the level asks for.
    fn stages(&self, board: &Board, step: &Step, record: &mut Value) {
        let said = step.explain(board);
        let sentences = |sentences: &[Sentence]| -> Vec<String> {
            sentences.iter().map(|sentence| self.telling.coordinates.sentence(sentence)).collect()
        };
        record["kind"] = step.kind.id.into();
        record["name"] = step.kind.name.into();
        if self.level >= 1 {
            record["look"] = self.telling.coordinates.sentence(&said.look).into();
        }
        if self.level >= 2 {
            record["pattern"] = sentences(&said.pattern).into();
        }
        if self.level >= 3 {
            record["reason"] = sentences(&said.reason).into();
            let cases = said.cases.iter().map(|case| {
                let assumption = self.telling.coordinates.sentence(&case.assumption);
                json!({ "assumption": assumption, "steps": sentences(&case.steps) })
            });
            record["cases"] = cases.collect();
        }
        if self.level >= 4 {
            record["result"] = sentences(&said.result).into();
        }
        if self.level >= 5 {
            record["line"] = self.telling.line(step).into();
            record["effect"] = json!(step.effect);
        }
    }
}

fn texts(things: impl IntoIterator<Item: Display>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}
