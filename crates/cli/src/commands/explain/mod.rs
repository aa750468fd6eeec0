//! `sudoku explain`

mod args;
mod pages;
mod tell;

pub(crate) use args::ExplainArgs;
pub(crate) use tell::{Scribe, tell};

use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::output::Output;
use crate::io::stream::{FEW, each_puzzle};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::task;
use crate::show::diagnosis;
use crate::show::narration::{Narrator, board_of, loses_uniqueness};
use args::ExplainFormat;
use pages::Pages;
use std::io::{self, IsTerminal};
use sudokit::diagram::{Sentence, say};
use sudokit::logic::{Path, Schedule, Step};
use sudokit::{Aim, Board, Cancel, Engine, Mistakes, Proof, Single};

pub(crate) fn explain(args: ExplainArgs, verbose: bool, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(ExplainFormat::Text);
    if format == ExplainFormat::Svg && args.step.is_none() && args.until.is_none() {
        let message = Message::new("a picture shows one step");
        return Err(Failure::Fatal(
            message.hint("choose it with --step N or --until KIND; --format html shows all"),
        ));
    }
    // Pages and pictures are whole or absent.
    let is_divisible = !matches!(format, ExplainFormat::Html | ExplainFormat::Svg);
    if !is_divisible {
        args.keep.refuse("a divided run writes text, json, ndjson or hodoku")?;
    }
    if format == ExplainFormat::Text {
        task::choose("verbose", verbose);
    }
    let output = if is_divisible {
        args.keep.output(&args.results, format)?
    } else {
        Output::new(args.results.path())?
    };
    let mut inputs =
        Inputs::new(args.input.inputs, args.input.from, output.clone()).part(args.keep.shard())?;
    let printed = args.givens.read(&output)?;
    inputs.begin(reporter);
    let has_words = !matches!(format, ExplainFormat::Json | ExplainFormat::Ndjson);
    let narrator = args.notation.narrator(&output, has_words)?;
    let plan = Plan {
        schedule: args.allow.scope().for_paths(),
        aim: args.aim,
        until: args.until,
        cell: args.cell,
        step: args.step.map(|step| step.get() - 1),
        last: format == ExplainFormat::Svg,
        narrator,
        is_for_people: matches!(format, ExplainFormat::Text | ExplainFormat::Html),
    };
    // A reader of records may wait for each.
    let is_single =
        format == ExplainFormat::Text && !args.keep.is_divided() && (inputs.is_typed() || inputs.is_single());
    let mut pages = Pages::new(format, narrator, verbose, is_single, output);
    pages.begin(args.keep.shard().is_none_or(|shard| shard.part == 1))?;
    let follow = |solver: &mut Single, item: &InputEntry, _| {
        let item = &*printed.game(item)?;
        args.timeout.within(item, |cancel| plan.follow(solver, item, cancel))
    };
    let outcome = each_puzzle(&mut inputs, args.jobs, FEW, reporter, follow, |told| {
        pages.put(&told)?;
        Ok(if told.reaches_its_end { Outcome::Positive } else { Outcome::Negative })
    })?;
    pages.end()?;
    if format == ExplainFormat::Text && !verbose && io::stdout().is_terminal() {
        reporter.tell(&say!("program-verbose-explains"));
    }
    Ok(outcome)
}

/// The path to follow for each puzzle.
pub(crate) struct Plan {
    schedule: Schedule,
    /// The aim, if it is not the usual path.
    aim: Option<Aim>,
    until: Option<&'static sudokit::logic::Kind>,
    cell: Option<sudokit::Cell>,
    /// The index of the only step to tell.
    step: Option<usize>,
    /// Tell only the last step.
    last: bool,
    narrator: Narrator,
    /// The result is for people, so that mistakes in a puzzle are explained.
    is_for_people: bool,
}

/// A puzzle with its path.
pub(crate) struct Told {
    puzzle: String,
    /// Sentences before the steps: where the solutions differ, if there are several.
    pub(crate) first: Vec<Sentence>,
    /// The steps to tell.
    pub(crate) proof: Proof,
    /// Number of omitted steps before these.
    before: usize,
    /// The result in words.
    pub(crate) end: String,
    /// Suspects, if there is no solution.
    pub(crate) suspects: Vec<Sentence>,
    /// Solved, or stopped at the chosen technique or cell.
    pub(crate) reaches_its_end: bool,
    /// The position in which no technique applies.
    stuck: Option<Board>,
}

impl Plan {
    /// All steps with all techniques, for people.
    pub(crate) fn whole(narrator: Narrator, aim: Option<Aim>) -> Self {
        Self {
            schedule: Schedule::full(),
            aim,
            until: None,
            cell: None,
            step: None,
            last: false,
            narrator,
            is_for_people: true,
        }
    }

    /// The steps to the end, or to the chosen technique or cell.
    fn path(&self, solver: &mut Single, start: Board, cancel: &Cancel) -> Result<Proof, Failure> {
        if let Some(aim) = self.aim {
            let steps = aim.way(&start, &self.schedule, cancel)?;
            return Ok(Proof { start, steps: self.heard(start, steps) });
        }
        let mut board = start;
        let mut path = Path::new(&mut board, self.schedule.clone()).until_cancelled(cancel);
        if !start.has_unique_givens() {
            path = path.among(solver.true_candidates(&start));
        }
        if let Some(kind) = self.until {
            path = path.until(kind);
        }
        if let Some(cell) = self.cell {
            path = path.to(cell);
        }
        let steps = path.collect();
        cancel.check()?;
        Ok(Proof { start, steps })
    }

    /// The start of a way, up to the chosen technique or cell.
    fn heard(&self, mut board: Board, mut steps: Vec<Step>) -> Vec<Step> {
        let mut count = 0;
        for step in &steps {
            if self.cell.is_some_and(|cell| board.digit(cell).is_some()) {
                break;
            }
            count += 1;
            step.effect.apply(&mut board);
            if self.until == Some(step.kind) {
                break;
            }
        }
        steps.truncate(count);
        steps
    }

    pub(crate) fn follow(
        &self,
        solver: &mut Single,
        item: &InputEntry,
        cancel: &Cancel,
    ) -> Result<Told, Failure> {
        let (start, flaw) = board_of(solver, &item.entry);
        let proof = match &flaw {
            Some(_) => Proof { start, steps: Vec::new() },
            None => self.path(solver, start, cancel)?,
        };
        let end = proof.end();
        let count = proof.steps.len();
        let is_last = proof.steps.last().is_some_and(|step| self.until == Some(step.kind));
        let is_possible = flaw.is_none();
        let has_stopped = is_possible && (is_last || self.cell.is_some_and(|cell| end.digit(cell).is_some()));
        let is_solved = end.solution().is_some();
        let kind = self.until.map(|kind| kind.named(kind.name));
        let said = match (flaw, kind) {
            (Some(flaw), _) => flaw,
            (None, Some(kind)) if is_solved && !is_last => {
                say!("explain-solved-without", [steps = count, kind])
            }
            (None, _) if is_solved => say!("explain-solved", [steps = count]),
            (None, _) if has_stopped => say!("explain-stopped", [steps = count]),
            (None, kind) => match (end.flaws().iter().next(), kind) {
                (Some(flaw), _) => {
                    say!("explain-no-solution", [steps = count, flaw = Sentence::from(flaw)])
                }
                (None, Some(kind)) => say!("explain-never-applies", [steps = count, kind]),
                (None, None) => say!("explain-stuck", [steps = count]),
            },
        };
        let left_out = loses_uniqueness(&self.schedule, &start).filter(|_| is_possible);
        let sentences: Vec<Sentence> = [said].into_iter().chain(left_out).collect();
        let said = say!("common-text", [sentences]);
        let puzzle = item.entry.to_string();
        let (mut first, mut suspects) = (Vec::new(), Vec::new());
        if self.is_for_people && self.step.is_none() {
            // The solutions of the givens are counted already.
            if item.entry.candidates.is_some() || !start.has_unique_givens() {
                first = diagnosis::ambiguity(&item.entry)?
                    .map_or(first, |open| diagnosis::several(&open, &item.entry, self.narrator.coordinates));
            }
            if !is_solved && Mistakes::of(solver, &item.entry) == Mistakes::default() {
                suspects = diagnosis::suspects(solver, &item.entry);
            }
        }
        let reaches_its_end = if self.until.is_some() { is_last } else { is_solved || has_stopped };
        // An obvious contradiction needs no search.
        let stuck = (is_possible && !is_solved && !has_stopped).then_some(end);
        let words = self.narrator.sentence(&said);
        let told = Told { puzzle, first, proof, before: 0, end: words, suspects, reaches_its_end, stuck };
        let only = self.step.or_else(|| (self.last && is_last).then(|| count - 1));
        match only {
            Some(step) if step >= count => {
                Err(item.refused(&say!("program-no-such-step", [step = step + 1, count])))
            }
            None if self.last => Err(item.refused(&say!("program-no-step-to-draw", [said = told.end]))),
            Some(step) => Ok(told.only(step)),
            None => Ok(told),
        }
    }
}

impl Told {
    /// One step, and nothing about the others.
    fn only(self, step: usize) -> Self {
        let one = self.proof.states().nth(step).map(|(board, step)| (board, step.clone()));
        let proof = one.map_or(self.proof, |(start, step)| Proof { start, steps: vec![step] });
        Self { proof, before: step, end: String::new(), stuck: None, ..self }
    }
}
