//! `sudoku rate`

mod resume;
mod scale;

use crate::args::{RateArgs, RateFormat, Scale};
use crate::exit::Outcome;
use crate::input::Inputs;
use crate::json::JsonList;
use crate::output::Output;
use crate::piece::Piece;
use crate::records::Found;
use crate::report::{Failure, Message, Reporter};
use scale::Rated;
use serde_json::json;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use sudokit::logic::rating::hodoku;
use sudokit::{Backend, Entry, JSON_VERSION, Status, Team, position, puzzle_text};

/// Puzzles that a thread rates together: few, as one may take long.
const PIECE: usize = 32;

pub(crate) fn rate(args: RateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let scales = Scale::listed(&args.scale);
    let timeout = match args.timeout.map(Duration::try_from_secs_f64) {
        Some(Err(_)) => {
            return Err(Failure::Fatal(Message::new("--timeout must be a number of seconds, 0 or more")));
        }
        timeout => timeout.and_then(Result::ok),
    };
    if args.resume && matches!(args.format, RateFormat::Json) {
        let message = Message::new("--resume cannot go on with a JSON document");
        return Err(Failure::Fatal(message.hint("use --format ndjson")));
    }
    let header = match args.format {
        RateFormat::Csv => header(&scales),
        RateFormat::Text | RateFormat::Json | RateFormat::Ndjson => String::new(),
    };
    let (mut output, earlier) = match args.output.path().filter(|_| args.resume) {
        Some(path) => resume::open(path, &header)?,
        None => {
            let mut output = Output::new(args.output.path())?;
            output.put(header.as_bytes())?;
            (output, None)
        }
    };
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    inputs.begin(reporter);
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
    if let Some(list) = &list {
        list.open(&mut output)?;
    }
    let mut puzzles = match earlier {
        Some(earlier) => earlier.skip(&mut inputs, reporter)?,
        None => 0,
    };
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    // Where somebody may wait for an answer there is one puzzle at a time.
    let jobs = if inputs.may_wait() { 1 } else { args.jobs.map_or_else(cores, NonZeroUsize::get) };
    let mut unrated = 0;
    Team::on(Backend::best(), jobs).in_order(
        |work: &mut Work| Inputs::take(&mut inputs, PIECE, &mut work.piece),
        |batch, work| {
            work.piece.solve(batch, 2, None);
            work.rate(&scales, form, timeout);
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
            if args.resume {
                // What is there is not done again.
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

/// The first line of a table.
fn header(scales: &[Scale]) -> String {
    let columns = scales.iter().flat_map(|scale| scale.columns()).map(|column| format!(",{column}"));
    format!("puzzle{}\n", columns.collect::<String>())
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
    fn rate(&mut self, scales: &[Scale], form: Form, timeout: Option<Duration>) {
        self.records.clear();
        self.unrated = 0;
        for (entry, found) in self.piece.answers() {
            let entry = entry();
            let ratings: Vec<Option<Rated>> =
                scales.iter().map(|scale| rating(*scale, &entry, &found, timeout)).collect();
            self.unrated += u64::from(ratings.iter().any(Option::is_none));
            self.records.push(form.record(&entry, found.status(), scales, &ratings));
        }
    }
}

/// The rating, if the puzzle has one solution and the scale has something to say of it.
fn rating(scale: Scale, entry: &Entry, found: &Found, timeout: Option<Duration>) -> Option<Rated> {
    let solution = found.first.filter(|_| found.status() == Status::Unique)?;
    // A player's digits are no part of the puzzle, unless its candidates depend on them.
    let puzzle = if entry.candidates.is_some() { entry.clone() } else { Entry::from(entry.givens) };
    let started = Instant::now();
    let mut go_on = || timeout.is_none_or(|timeout| started.elapsed() < timeout);
    scale.rate(&position(&puzzle).ok()?, &solution, &mut go_on)
}

impl Form {
    fn record(self, entry: &Entry, status: Status, scales: &[Scale], ratings: &[Option<Rated>]) -> String {
        let mut puzzle = String::new();
        puzzle_text(entry, &mut puzzle);
        match self {
            Self::Csv => {
                for (scale, rating) in scales.iter().zip(ratings) {
                    for i in 0..scale.columns().len() {
                        puzzle.push(',');
                        puzzle += rating.as_ref().map_or("", |rated| &rated.columns[i]);
                    }
                }
                puzzle + "\n"
            }
            Self::Line if ratings.iter().all(Option::is_none) => {
                format!("{puzzle}  {}\n", why_not(status))
            }
            Self::Line => {
                for (scale, rating) in scales.iter().zip(ratings) {
                    puzzle += &format!("  {}", scale.key());
                    puzzle += &rating.as_ref().map_or_else(|| scale.absent(), Rated::line);
                }
                puzzle + "\n"
            }
            Self::Paragraph if ratings.iter().all(Option::is_none) => {
                format!("No rating: {}.\n", why_not(status))
            }
            Self::Paragraph => ratings.iter().flatten().map(|rated| rated.paragraph.as_str()).collect(),
            Self::Json => {
                let mut record =
                    json!({ "version": JSON_VERSION, "puzzle": puzzle, "status": status.as_str() });
                for (scale, rating) in scales.iter().zip(ratings) {
                    record[scale.key()] = rating.as_ref().map_or(json!(null), |rated| rated.json.clone());
                }
                record.to_string()
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
