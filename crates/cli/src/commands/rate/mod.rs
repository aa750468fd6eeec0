//! `sudoku rate`

mod resume;
mod scale;

use crate::args::{RateArgs, RateFormat, Scale};
use crate::exit::Outcome;
use crate::input::Inputs;
use crate::json::JsonList;
use crate::output::Output;
use crate::piece::Piece;
use crate::records::{Found, STRING};
use crate::report::{Failure, Reporter};
use serde_json::json;
use std::fmt::Write as _;
use std::io::Write as _;
use std::num::NonZeroUsize;
use sudokit::logic::rating::hodoku::{self, Rating};
use sudokit::logic::techniques;
use sudokit::{Backend, Entry, JSON_VERSION, Status, Team, position, puzzle_text};

/// Puzzles that a thread rates together: few, as one may take long.
const PIECE: usize = 32;

pub(crate) fn rate(args: RateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let mut output = Output::new(args.output.path())?;
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    inputs.begin(reporter);
    let Scale::Hodoku = args.scale;
    let form = match args.format {
        RateFormat::Text if inputs.is_typed() || inputs.is_single() => Form::Paragraph,
        RateFormat::Text => Form::Line,
        RateFormat::Csv => Form::Csv,
        RateFormat::Json | RateFormat::Ndjson => Form::Json,
    };
    let mut list = match args.format {
        RateFormat::Json => Some(JsonList::document()),
        RateFormat::Ndjson => Some(JsonList::lines()),
        RateFormat::Text | RateFormat::Csv => None,
    };
    if let Form::Csv = form {
        output.put(b"puzzle,hodoku_level,hodoku_score,hodoku_steps\n")?;
    }
    if let Some(list) = &list {
        list.open(&mut output)?;
    }
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    // Where somebody may wait for an answer there is one puzzle at a time, unless more are wanted.
    let may_wait = inputs.may_wait();
    let jobs = args.jobs.map_or_else(|| if may_wait { 1 } else { cores() }, NonZeroUsize::get);
    let (mut puzzles, mut unrated) = (0, 0);
    Team::on(Backend::best(), jobs).in_order(
        |work: &mut Work| Inputs::take(&mut inputs, PIECE, &mut work.piece),
        |batch, work| {
            work.piece.solve(batch, 2, None);
            work.rate(form);
        },
        |work| {
            for record in &work.records {
                match &mut list {
                    Some(list) => {
                        list.push(&mut output, |output| output.write_all(record.as_bytes()))?;
                    }
                    None => output.put(record.as_bytes())?,
                }
            }
            if may_wait {
                // While another thread waits for the next puzzle.
                output.flush().map_err(|error| output.failure(&error))?;
            }
            puzzles += work.records.len() as u64;
            unrated += work.unrated;
            reporter.progress.update(puzzles);
            work.piece.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))
        },
    )?;
    if let Some(list) = &list {
        list.close(&mut output)?;
    }
    output.finish()?;
    reporter
        .detail(format_args!("{puzzles} puzzles, {unrated} without a rating; {} errors", reporter.errors()));
    Ok(if unrated == 0 { Outcome::Positive } else { Outcome::Negative })
}

/// How ratings are written.
#[derive(Clone, Copy)]
enum Form {
    Paragraph,
    Line,
    Csv,
    Json,
}

/// Puzzles on their way through a thread, and their records.
#[derive(Default)]
struct Work {
    piece: Piece,
    records: Vec<String>,
    unrated: u64,
}

impl Work {
    fn rate(&mut self, form: Form) {
        self.records.clear();
        self.unrated = 0;
        for (entry, found) in self.piece.answers() {
            let entry = entry();
            let rating = rating(&entry, &found);
            self.unrated += u64::from(rating.is_none());
            self.records.push(form.record(&entry, found.status(), rating.as_ref()));
        }
    }
}

/// The rating, if the puzzle has one solution and HoDoKu would look at it.
fn rating(entry: &Entry, found: &Found) -> Option<Rating> {
    let solution = found.first.filter(|_| found.status() == Status::Unique)?;
    // A player's digits are no part of the puzzle, unless its candidates depend on them.
    let puzzle = if entry.candidates.is_some() { entry.clone() } else { Entry::from(entry.givens) };
    hodoku::rate(&position(&puzzle).ok()?, Some(&solution))
}

impl Form {
    fn record(self, entry: &Entry, status: Status, rating: Option<&Rating>) -> String {
        let mut puzzle = String::new();
        puzzle_text(entry, &mut puzzle);
        match (self, rating) {
            (Self::Csv, Some(Rating { level, score, steps, .. })) => {
                format!("{puzzle},{level},{score},{steps}\n")
            }
            (Self::Csv, None) => format!("{puzzle},,,\n"),
            (Self::Line, Some(Rating { level, score, steps, .. })) => {
                format!("{puzzle}  {level:<7} {score:>6}  {steps:>3} steps\n")
            }
            (Self::Line, None) => format!("{puzzle}  {}\n", why_not(status)),
            (Self::Paragraph, Some(rating)) => paragraph(rating),
            (Self::Paragraph, None) => format!("No rating: {}.\n", why_not(status)),
            (Self::Json, rating) => {
                let hodoku = rating.map(|rating| {
                    let counts: serde_json::Map<_, _> = rating
                        .counts
                        .iter()
                        .map(|(code, count)| ((*code).to_owned(), (*count).into()))
                        .collect();
                    json!({
                        "level": rating.level.to_string(),
                        "score": rating.score,
                        "steps": rating.steps,
                        "solved": rating.is_solved,
                        "counts": counts,
                    })
                });
                let status = status.as_str();
                json!({ "version": JSON_VERSION, "puzzle": puzzle, "status": status, "hodoku": hodoku })
                    .to_string()
            }
        }
    }
}

fn why_not(status: Status) -> String {
    match status {
        Status::None => "it has no solution".to_owned(),
        Status::Multiple => "it has several solutions".to_owned(),
        Status::Unique => format!("fewer than {} cells are filled", hodoku::FEWEST_FILLED),
    }
}

fn paragraph(rating: &Rating) -> String {
    let mut text = format!("level  {}\nscore  {}\nsteps  {}\n\n", rating.level, rating.score, rating.steps);
    for (code, count) in &rating.counts {
        let name = match *code {
            "bf" => "Brute Force",
            "gu" => "Give Up",
            code => techniques::kind(code).map_or(code, |kind| kind.name),
        };
        writeln!(text, "{count:>5}  {name}").expect(STRING);
    }
    text
}
