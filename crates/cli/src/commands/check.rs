//! `sudoku check`

use crate::args::{GivensArgs, InputArgs, JobsArgs, KeepArgs, ResultArgs};
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::stream::{FEW, each_puzzle};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::diagnosis;
use crate::show::json::JsonList;
use crate::show::narration::Narrator;
use clap::{Args, ValueEnum};
use std::fmt::{Display, Write as _};
use std::io::Write as _;
use sudokit::diagram::Words;
use sudokit::render::{Coordinates, Ink};
use sudokit::{Entry, Mistakes, Report, Single, Status, Suspects, check_with};

/// Check whether puzzles are valid, unique and minimal
///
/// A puzzle is valid if no digit appears twice in a row, column or box. It is unique if it has exactly one
/// solution, and minimal if it needs every given for that. `check` names every conflict, and every redundant
/// given: one that the puzzle could do without.
///
/// It also compares the digits that you have filled in with the solution. Write `+` before each of them, or
/// name the printed puzzle with --givens. If a single grid has no solution, `check` looks for the wrong
/// digits; if it has several, `check` says where they differ.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    input: InputArgs,
    #[command(flatten)]
    givens: GivensArgs,
    #[command(flatten)]
    results: ResultArgs<CheckFormat>,
    #[command(flatten)]
    jobs: JobsArgs,
    #[command(flatten)]
    keep: KeepArgs,
}

const HELP: &str = "\
Formats:
  text    a paragraph for a single puzzle, a line each for several
  csv     a table with the header
          `puzzle,givens,valid,status,minimal,redundant,wrong,conflicts`
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: some puzzle has no solution, or several.

Examples:
  sudoku check puzzle.txt
  sudoku check puzzles.txt -o report.csv";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CheckFormat {
    Text,
    Csv,
    Json,
    Ndjson,
}

pub(crate) fn check(args: CheckArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(CheckFormat::Text);
    let mut output = args.keep.output(&args.results, format)?;
    let mut inputs =
        Inputs::new(args.input.inputs, args.input.from, output.clone()).part(args.keep.shard())?;
    let printed = args.givens.read(&output)?;
    inputs.begin(reporter);
    let is_single = !args.keep.is_divided() && (inputs.is_typed() || inputs.is_single());
    let form = match format {
        CheckFormat::Text if is_single => Form::Paragraph,
        CheckFormat::Text => Form::Line,
        CheckFormat::Csv => Form::Csv,
        CheckFormat::Json | CheckFormat::Ndjson => Form::Json,
    };
    let mut list = match format {
        CheckFormat::Text => None,
        CheckFormat::Csv => {
            output.head(b"puzzle,givens,valid,status,minimal,redundant,wrong,conflicts\n")?;
            None
        }
        CheckFormat::Json => Some(JsonList::document()),
        CheckFormat::Ndjson => Some(JsonList::lines()),
    };
    if let Some(list) = &mut list {
        list.open(&mut output)?;
    }
    let mut puzzles = 0;
    let work = |solver: &mut Single, item: &InputEntry, _| {
        let item = &*printed.game(item)?;
        let report = check_with(solver, &item.entry);
        let outcome = if report.is_unique() { Outcome::Positive } else { Outcome::Negative };
        Ok((form.text(item, &report)?, outcome))
    };
    let outcome = each_puzzle(&mut inputs, args.jobs, FEW, reporter, work, |(text, outcome)| {
        puzzles += 1;
        match &mut list {
            Some(list) => list.push(&mut output, |output| output.write_all(text.as_bytes()))?,
            None => output.put(text.as_bytes())?,
        }
        Ok(outcome)
    })?;
    if let Some(list) = list {
        list.close(&mut output)?;
    }
    output.finish()?;
    reporter.detail(format_args!("{puzzles} puzzles checked; {} errors", reporter.errors()));
    Ok(outcome)
}

/// Forms of a report.
#[derive(Clone, Copy)]
enum Form {
    Paragraph,
    Line,
    Csv,
    Json,
}

impl Form {
    fn text(self, item: &InputEntry, report: &Report) -> Result<String, Failure> {
        Ok(match self {
            Self::Paragraph => paragraph(&item.entry, report)?,
            Self::Line => line(item, report),
            Self::Csv => csv(report),
            Self::Json => serde_json::to_string(report).expect("a report is text, numbers and lists"),
        })
    }
}

fn paragraph(entry: &Entry, report: &Report) -> Result<String, Failure> {
    let mut text = String::new();
    for conflict in &report.conflicts {
        _ = writeln!(text, "{conflict}");
    }
    for dead_end in &report.dead_ends {
        _ = writeln!(text, "{dead_end}");
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let solutions = match report.status() {
        Status::None => "none",
        Status::Unique => "1: the puzzle is unique",
        Status::Multiple => "2 or more: `sudoku solve --count N` counts them",
    };
    _ = writeln!(text, "givens     {}", report.givens);
    _ = writeln!(text, "valid      {}", valid(report));
    _ = writeln!(text, "solutions  {solutions}");
    if let Some(minimal) = minimal(report) {
        _ = writeln!(text, "minimal    {minimal}");
    }
    // Without the one solution nothing can be said about them.
    if report.is_unique() && !entry.placed.is_empty() {
        let placed = counted(entry.placed.len(), "digit");
        _ = match report.mistakes.wrong.len() {
            0 => writeln!(text, "filled in  {placed}, none of them wrong"),
            wrong => writeln!(text, "filled in  {placed}, {wrong} wrong:{}", wrapped(&report.mistakes.wrong)),
        };
    }
    if !report.mistakes.lost.is_empty() {
        let lost = counted(report.mistakes.lost.len(), "candidate");
        _ = writeln!(text, "removed    {lost} of the solution:{}", wrapped(&report.mistakes.lost));
    }
    let said = match report.status() {
        Status::Unique => Vec::new(),
        Status::None => {
            let mut solver = Single::new();
            let suspects = Suspects::of(&mut solver, entry);
            diagnosis::no_solution(&mut solver, entry, suspects.as_ref())
        }
        Status::Multiple => diagnosis::ambiguity(entry)?
            .map_or_else(Vec::new, |open| diagnosis::several(&open, entry, plain().coordinates)),
    };
    if !said.is_empty() {
        text.push('\n');
        plain().sentences(&mut text, &said);
    }
    Ok(text)
}

/// No styles, and cells as everywhere in a report.
fn plain() -> Narrator {
    Narrator {
        ink: Ink { colour: false, unicode: false },
        coordinates: Coordinates::Rncn,
        words: Words::english(),
    }
}

fn valid(report: &Report) -> String {
    match report.conflicts.len() {
        0 => "yes: no digit appears twice in a row, column or box".to_owned(),
        1 => "no: 1 conflict".to_owned(),
        conflicts => {
            let mut houses: Vec<_> = report.conflicts.iter().map(|conflict| conflict.house).collect();
            houses.dedup();
            format!("no: {conflicts} conflicts in {}", counted(houses.len(), "house"))
        }
    }
}

/// Says if every given is needed; nothing for a puzzle that is not unique.
fn minimal(report: &Report) -> Option<String> {
    let redundant = report.redundant?;
    Some(match redundant.len() {
        0 => "yes: every given is needed".to_owned(),
        1 => format!("no: {redundant} can be left out"),
        all if all == report.givens => format!("no: any one of its {all} givens can be left out"),
        some => format!("no: any one of these {some} givens can be left out:{}", wrapped(redundant)),
    })
}

/// One puzzle among many.
fn line(item: &InputEntry, report: &Report) -> String {
    let mut facts = vec![counted(report.givens, "given")];
    facts.push(match report.status() {
        Status::Unique => "unique".to_owned(),
        Status::Multiple => "several solutions".to_owned(),
        Status::None => "no solution".to_owned(),
    });
    if let Some(redundant) = report.redundant {
        facts.push(if redundant.is_empty() {
            "minimal".to_owned()
        } else {
            format!("redundant: {redundant}")
        });
    }
    let Mistakes { wrong, lost } = &report.mistakes;
    if !wrong.is_empty() {
        facts.push(format!("wrong: {}", spaced(wrong)));
    }
    if !lost.is_empty() {
        facts.push(format!("removed from the solution: {}", spaced(lost)));
    }
    let validity = if report.is_valid() { "valid" } else { "not valid" };
    let mut text = format!("{}:{}: {validity}, {}", item.name, item.line, facts.join(", "));
    for reason in reasons(report) {
        _ = write!(text, "; {reason}");
    }
    text.push('\n');
    text
}

fn csv(report: &Report) -> String {
    let minimal = report.is_minimal().map_or(String::new(), |minimal| minimal.to_string());
    // Cells, candidates and reasons hold no quotes; the only commas are in reasons.
    let reasons: Vec<String> = reasons(report).collect();
    let redundant = report.redundant.map_or(String::new(), spaced);
    format!(
        "{},{},{},{},{minimal},{redundant},{},\"{}\"\n",
        report.puzzle,
        report.givens,
        report.is_valid(),
        report.status(),
        spaced(&report.mistakes.wrong),
        reasons.join("; ")
    )
}

/// Why there is no solution, as far as one can see.
fn reasons(report: &Report) -> impl Iterator<Item = String> + '_ {
    let conflicts = report.conflicts.iter().map(ToString::to_string);
    conflicts.chain(report.dead_ends.iter().map(ToString::to_string))
}

/// A list on lines of its own, none wider than a terminal.
fn wrapped(things: impl IntoIterator<Item: Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.chunks(9).map(|line| format!("\n           {}", line.join(" "))).collect()
}

fn spaced(things: impl IntoIterator<Item: Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}

fn counted(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
