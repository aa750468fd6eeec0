//! `sudoku check`

use crate::args::{GivensArgs, InputArgs, JobsArgs, KeepArgs, LanguageArgs, ResultArgs};
use crate::io::chunk::Chunk;
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::stream::{MANY, each_chunk};
use crate::run::exit::Outcome;
use crate::run::language::{told, words};
use crate::run::report::{Failure, Reporter};
use crate::show::diagnosis;
use crate::show::json::JsonList;
use crate::show::narration::Narrator;
use clap::{Args, ValueEnum};
use std::fmt::{Display, Write as _};
use std::io::Write as _;
use sudokit::diagram::{Sentence, say};
use sudokit::render::{Coordinates, Ink};
use sudokit::{
    Batch, Candidate, Entry, Mistakes, Report, Single, Status, Suspects, check_many, check_status,
};
use unicode_width::UnicodeWidthStr;

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
    /// Check no more than this
    #[arg(long, value_name = "PART")]
    only: Option<Part>,
    #[command(flatten)]
    results: ResultArgs<CheckFormat>,
    #[command(flatten)]
    jobs: JobsArgs,
    #[command(flatten)]
    keep: KeepArgs,
    #[command(flatten)]
    _language: LanguageArgs,
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
  sudoku check puzzles.txt -o report.csv
  sudoku check --only status collection.txt -o report.csv";

/// The part of a report that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The number of solutions, and not which givens are redundant: takes a fraction of the time
    Status,
}

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
    let text = |item: &InputEntry, report: &Report| {
        let outcome = if report.is_unique() { Outcome::Positive } else { Outcome::Negative };
        Ok((form.text(item, report)?, outcome))
    };
    let work = |batch: &mut Batch, solver: &mut Single, chunk: &mut Chunk, results: &mut Vec<_>| {
        let items: Vec<InputEntry> = chunk.items().collect();
        let games: Vec<_> = items.iter().map(|item| printed.game(item)).collect();
        let entries = games.iter().flatten().map(|item| &item.entry);
        let mut reports = match args.only {
            Some(Part::Status) => entries.map(|entry| check_status(solver, entry)).collect(),
            None => check_many(batch, solver, entries)?,
        }
        .into_iter();
        let texts = games.into_iter().map(|game| {
            let game = game?;
            text(&game, &reports.next().expect("each game has its report"))
        });
        results.extend(texts);
        batch.cancel().check()
    };
    let outcome = each_chunk(&mut inputs, args.jobs, MANY, reporter, work, |(text, outcome)| {
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
    let narrator = plain();
    let mut text = String::new();
    for reason in report.reasons() {
        _ = writeln!(text, "{}", narrator.sentence(&reason));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    Facts::of(entry, report).write(&mut text);
    let said = match report.status() {
        Status::Unique => Vec::new(),
        Status::None => {
            let mut solver = Single::new();
            let suspects = Suspects::of(&mut solver, entry);
            diagnosis::no_solution(&mut solver, entry, suspects.as_ref())
        }
        Status::Multiple => diagnosis::ambiguity(entry)?
            .map_or_else(Vec::new, |open| diagnosis::several(&open, entry, narrator.coordinates)),
    };
    if !said.is_empty() {
        text.push('\n');
        narrator.sentences(&mut text, &said);
    }
    Ok(text)
}

/// No styles, and cells as everywhere in a report.
fn plain() -> Narrator {
    Narrator { ink: Ink { colour: false, unicode: false }, coordinates: Coordinates::Rncn, words: words() }
}

/// The facts of a paragraph, a line each: a name, what is said, and things that are listed below.
struct Facts(Vec<(Sentence, Sentence, Vec<String>)>);

impl Facts {
    fn of(entry: &Entry, report: &Report) -> Self {
        let conflicts = report.conflicts.len();
        let mut houses: Vec<_> = report.conflicts.iter().map(|conflict| conflict.house).collect();
        houses.dedup();
        let valid = match conflicts {
            0 => say!("program-valid-yes"),
            _ => say!("program-valid-no", [conflicts, houses = houses.len()]),
        };
        let solutions = match report.status() {
            Status::None => say!("program-solutions-none"),
            Status::Unique => say!("program-solutions-one"),
            Status::Multiple => say!("program-solutions-several"),
        };
        let mut facts = vec![
            (say!("program-givens"), say!("program-number", [count = report.givens]), Vec::new()),
            (say!("program-valid"), valid, Vec::new()),
            (say!("program-solutions"), solutions, Vec::new()),
        ];
        if let Some(redundant) = report.redundant {
            let (said, listed) = match redundant.len() {
                0 => (say!("program-minimal-yes"), Vec::new()),
                1 => (say!("program-minimal-but-one", [cells = redundant]), Vec::new()),
                all if all == report.givens => (say!("program-minimal-by-none", [count = all]), Vec::new()),
                some => (
                    say!("program-minimal-by-some", [count = some]),
                    redundant.iter().map(|cell| cell.to_string()).collect(),
                ),
            };
            facts.push((say!("program-minimal"), said, listed));
        }
        let listed = |candidates: &[Candidate]| candidates.iter().map(ToString::to_string).collect();
        // Without the one solution nothing can be said about them.
        if report.is_unique() && !entry.placed.is_empty() {
            let (digits, wrong) = (entry.placed.len(), report.mistakes.wrong.len());
            let said = match wrong {
                0 => say!("program-none-wrong", [digits]),
                _ => say!("program-some-wrong", [digits, wrong]),
            };
            facts.push((say!("program-filled-in"), said, listed(&report.mistakes.wrong)));
        }
        if !report.mistakes.lost.is_empty() {
            let said = say!("program-candidates-lost", [count = report.mistakes.lost.len()]);
            facts.push((say!("program-removed"), said, listed(&report.mistakes.lost)));
        }
        Self(facts)
    }

    /// Writes them below each other, and lists on lines of their own, none wider than a terminal.
    fn write(&self, text: &mut String) {
        // As wide in every report.
        let names = [
            say!("program-givens"),
            say!("program-valid"),
            say!("program-solutions"),
            say!("program-minimal"),
            say!("program-filled-in"),
            say!("program-removed"),
        ];
        let indent = 2 + names.iter().map(|name| told(name).width()).max().unwrap_or(0);
        for (name, said, listed) in &self.0 {
            let name = told(name);
            let space = " ".repeat(indent.saturating_sub(name.width()));
            _ = writeln!(text, "{name}{space}{}", told(said));
            for line in listed.chunks(9) {
                _ = writeln!(text, "{:indent$}{}", "", line.join(" "));
            }
        }
    }
}

/// One puzzle among many.
fn line(item: &InputEntry, report: &Report) -> String {
    let mut facts = vec![
        if report.is_valid() { say!("program-is-valid") } else { say!("program-is-not-valid") },
        say!("program-has-givens", [count = report.givens]),
        match report.status() {
            Status::Unique => say!("program-is-unique"),
            Status::Multiple => say!("program-has-several"),
            Status::None => say!("program-has-none"),
        },
    ];
    if let Some(redundant) = report.redundant {
        facts.push(if redundant.is_empty() {
            say!("program-is-minimal")
        } else {
            say!("program-has-redundant", [cells = redundant])
        });
    }
    let Mistakes { wrong, lost } = &report.mistakes;
    if !wrong.is_empty() {
        facts.push(say!("program-has-wrong", [digits = spaced(wrong)]));
    }
    if !lost.is_empty() {
        facts.push(say!("program-has-lost", [candidates = spaced(lost)]));
    }
    let facts: Vec<String> = facts.iter().map(told).collect();
    let mut text = format!("{}:{}: {}", item.name, item.line, facts.join(&told(&say!("print-comma"))));
    for reason in report.reasons() {
        _ = write!(text, "; {}", told(&reason));
    }
    text.push('\n');
    text
}

fn csv(report: &Report) -> String {
    let minimal = report.is_minimal().map_or(String::new(), |minimal| minimal.to_string());
    // Cells, candidates and reasons hold no quotes; the only commas are in reasons.
    let reasons: Vec<String> = report.reasons().map(|reason| reason.to_string()).collect();
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

fn spaced(things: impl IntoIterator<Item: Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}
