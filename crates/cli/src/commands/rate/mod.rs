//! `sudoku rate`

mod args;
mod resume;
mod scale;
mod spread;
mod told;

pub(crate) use args::RateArgs;

use crate::exit::Outcome;
use crate::found::Found;
use crate::input::Inputs;
use crate::interrupt;
use crate::json::JsonList;
use crate::output::Output;
use crate::piece::Piece;
use crate::report::{Failure, Message, Reporter};
use crate::stream::in_pieces;
use crate::telling::{LEFT_OUT, Telling};
use crate::trouble;
use args::{RateFormat, Scale};
use scale::Rated;
use serde_json::json;
use spread::Spread;
use std::io::Write as _;
use std::time::{Duration, Instant};
use sudokit::logic::rating::hodoku;
use sudokit::render::Coordinates;
use sudokit::symmetry::{Transformable, Transformation};
use sudokit::{
    Backend, Board, Cancel, Cancelled, Entry, JSON_VERSION, Single, Solution, Status, position, puzzle_text,
};
use told::Asked;

/// Puzzles that a thread rates together: few, as one may take long.
const PIECE: usize = 32;

pub(crate) fn rate(args: RateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let scales = args.scales();
    let format = args.results.format()?.unwrap_or(RateFormat::Text);
    if args.resume && matches!(format, RateFormat::Json) {
        let message = Message::new("--resume cannot go on with a JSON document");
        return Err(Failure::Fatal(message.hint("use --format ndjson")));
    }
    let isomorphs = spread::isomorphs(args.isomorphs, args.seed);
    let asked = Asked { hardest: args.explain, path: args.path };
    let scales = Scales { scales, timeout: args.timeout, isomorphs, asked };
    let header = match format {
        RateFormat::Csv => scales.header(),
        RateFormat::Text | RateFormat::Json | RateFormat::Ndjson => String::new(),
    };
    let (mut output, earlier) = match args.results.path().filter(|_| args.resume) {
        Some(path) => resume::open(path, &header)?,
        None => {
            let mut output = Output::new(args.results.path())?;
            output.put(header.as_bytes())?;
            (output, None)
        }
    };
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    inputs.begin(reporter);
    let form = match format {
        RateFormat::Text if inputs.is_typed() || inputs.is_single() => {
            Form::Paragraph(Telling::to(&output, Coordinates::default()))
        }
        RateFormat::Text => Form::Line,
        RateFormat::Csv => Form::Csv,
        RateFormat::Json | RateFormat::Ndjson => Form::Json,
    };
    let mut list = match format {
        RateFormat::Json => Some(JsonList::document()),
        RateFormat::Ndjson => Some(JsonList::lines()),
        RateFormat::Text | RateFormat::Csv => None,
    };
    if let Some(list) = &list {
        list.open(&mut output)?;
    }
    if let Some(path) = args.results.path() {
        let path = path.display();
        reporter.advise(if args.resume {
            format!("all finished ratings are in {path}; the same command goes on from there")
        } else {
            format!("nothing is left in {path}; a run with --resume can be interrupted and goes on later")
        });
    }
    let mut puzzles = match earlier {
        Some(earlier) => earlier.skip(&mut inputs, reporter)?,
        None => 0,
    };
    let team = interrupt::team(Backend::best(), args.jobs.threads(inputs.may_wait()));
    let mut unrated = 0;
    in_pieces(
        &mut inputs,
        team,
        PIECE,
        reporter,
        |batch, piece, records: &mut Records| {
            piece.solve(batch, 2, None)?;
            records.fill(piece, &scales, form, batch.cancel())
        },
        |_, records, _| {
            for record in &records.texts {
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
            puzzles += records.texts.len() as u64;
            unrated += records.unrated;
            Ok(())
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

/// What is asked of each puzzle.
struct Scales {
    scales: Vec<Scale>,
    timeout: Option<Duration>,
    /// How it is turned, to be rated again.
    isomorphs: Vec<Transformation>,
    asked: Asked,
}

/// What a scale says of a puzzle, and of its isomorphs if they are asked for.
struct Said {
    scale: Scale,
    /// Whether the givens are known to have one solution by themselves.
    is_unique: bool,
    rated: Option<Rated>,
    spread: Option<Spread>,
}

impl Scales {
    /// The first line of a table.
    fn header(&self) -> String {
        let mut header = String::from("puzzle");
        for column in self.scales.iter().flat_map(|scale| scale.columns()) {
            header += &format!(",{column}");
            if !self.isomorphs.is_empty() {
                header += &format!(",{column}_min,{column}_max");
            }
        }
        header + "\n"
    }

    /// For each scale the path and the step that sets the rating, as far as they are asked for; with `telling` that step in full.
    fn stories(&self, all: &[Said], telling: Option<Telling>) -> String {
        let mut text = String::new();
        for Said { scale, rated, .. } in all {
            let Some(Rated { story, .. }) = rated else { continue };
            let key = scale.key();
            for (number, line) in (1..).zip(&story.path) {
                text += &format!("    {key} {number:>3}. {line}\n");
            }
            let Some(hardest) = story.hardest.as_ref().filter(|_| self.asked.hardest) else { continue };
            text += &format!("    {key}: {}\n", hardest.line);
            if let (Some(telling), Some(lesson)) = (telling, &hardest.lesson) {
                text += &format!("\n{}\n", lesson.text(telling));
            }
        }
        text
    }

    /// The ratings, if the puzzle has one solution and the scales have something to say of it.
    fn rate(&self, entry: &Entry, found: &Found, cancel: &Cancel) -> Vec<Said> {
        // A player's digits are no part of the puzzle, unless its candidates depend on them.
        let puzzle = if entry.candidates.is_some() { entry.clone() } else { Entry::from(entry.givens) };
        let unique = found.first.filter(|_| found.status() == Status::Unique);
        let start = unique.and_then(|solution| Some((start(&puzzle)?, solution)));
        let rate = |scale: Scale, board: &Board, solution: &Solution, asked: Asked| {
            let started = Instant::now();
            let is_in_time = || self.timeout.is_none_or(|timeout| started.elapsed() < timeout);
            let mut go_on = || !cancel.is_cancelled() && is_in_time();
            scale.rate(board, solution, asked, &mut go_on)
        };
        let said = |scale: &Scale| {
            let rated = start.and_then(|(board, solution)| rate(*scale, &board, &solution, self.asked));
            let spread =
                rated.as_ref().zip(start).filter(|_| !self.isomorphs.is_empty()).map(|(rated, start)| {
                    let mut spread = Spread::of(rated);
                    for turn in &self.isomorphs {
                        let (board, solution) = (start.0.transformed(turn), start.1.transformed(turn));
                        rate(*scale, &board, &solution, Asked::NOTHING)
                            .iter()
                            .for_each(|rated| spread.widen(rated));
                    }
                    spread
                });
            let is_unique = start.is_some_and(|(board, _)| board.has_unique_givens());
            Said { scale: *scale, is_unique, rated, spread }
        };
        self.scales.iter().map(said).collect()
    }
}

/// Where the rating of a puzzle with one solution starts. Of givens alone it is known that they have one; where there are candidates
/// they are asked once more.
fn start(puzzle: &Entry) -> Option<Board> {
    match puzzle.candidates {
        None => Board::new(&puzzle.givens).ok().map(Board::with_unique_givens),
        Some(_) => position(puzzle).ok(),
    }
}

/// How ratings are written.
#[derive(Clone, Copy)]
enum Form {
    /// Of one puzzle, for whoever looks at it.
    Paragraph(Telling),
    Line,
    Csv,
    Json,
}

/// The records of the puzzles of a piece.
#[derive(Default)]
struct Records {
    texts: Vec<String>,
    /// How many puzzles lack a rating.
    unrated: u64,
}

impl Records {
    fn fill(&mut self, piece: &Piece, scales: &Scales, form: Form, cancel: &Cancel) -> Result<(), Cancelled> {
        self.texts.clear();
        self.unrated = 0;
        for (entry, found) in piece.answers() {
            let entry = entry();
            let said = scales.rate(&entry, &found, cancel);
            // What ended early is no rating.
            cancel.check()?;
            self.unrated += u64::from(said.iter().any(|said| said.rated.is_none()));
            self.texts.push(form.record(&entry, found.status(), scales, &said)?);
        }
        Ok(())
    }
}

impl Form {
    fn record(
        self,
        entry: &Entry,
        status: Status,
        scales: &Scales,
        all: &[Said],
    ) -> Result<String, Cancelled> {
        let mut record = String::new();
        puzzle_text(entry, &mut record);
        let has_none = all.iter().all(|said| said.rated.is_none());
        Ok(match self {
            Self::Csv => {
                for Said { scale, rated, spread, .. } in all {
                    for i in 0..scale.columns().len() {
                        record += ",";
                        record += rated.as_ref().map_or("", |rated| &rated.columns[i]);
                        if !scales.isomorphs.is_empty() {
                            record +=
                                &spread.as_ref().map_or_else(|| ",,".to_owned(), |spread| spread.cells(i));
                        }
                    }
                }
                record + "\n"
            }
            Self::Line if has_none => format!("{record}  {}\n", why_not(status)),
            Self::Line => {
                for Said { scale, rated, spread, .. } in all {
                    record += &format!("  {}", scale.key());
                    record += &rated.as_ref().map_or_else(|| scale.absent(), Rated::line);
                    record += &spread.as_ref().map_or_else(String::new, |spread| format!(" ({spread})"));
                }
                record + "\n" + &scales.stories(all, None)
            }
            Self::Paragraph(telling) if has_none => {
                let mut text = format!("No rating: {}.\n", why_not(status));
                let said = match status {
                    Status::None => trouble::suspects(&mut Single::new(), entry),
                    Status::Unique => Vec::new(),
                    Status::Multiple => trouble::ambiguity(entry)?.map_or_else(Vec::new, |open| {
                        trouble::differences(&open, entry, telling.coordinates)
                    }),
                };
                telling.sentences(&mut text, &said);
                text
            }
            Self::Paragraph(telling) => {
                let paragraph = |said: &Said| {
                    let rated = said.rated.as_ref()?;
                    let spread = said
                        .spread
                        .as_ref()
                        .map(|spread| format!("with {} isomorphs: {spread}\n", scales.isomorphs.len()));
                    Some(rated.paragraph() + &spread.unwrap_or_default())
                };
                let left_out = if all.iter().all(|said| said.is_unique) {
                    String::new()
                } else {
                    format!("\n{LEFT_OUT}\n")
                };
                all.iter().filter_map(paragraph).collect::<String>()
                    + &left_out
                    + &scales.stories(all, Some(telling))
            }
            Self::Json => {
                let mut json =
                    json!({ "version": JSON_VERSION, "puzzle": record, "status": status.as_str() });
                json["unique_givens"] = all.iter().all(|said| said.is_unique).into();
                for Said { scale, rated, .. } in all {
                    json[scale.key()] = rated.as_ref().map_or(json!(null), Rated::json);
                }
                if scales.asked.path {
                    // Also where no scale has a path, so that whoever reads on knows that none is missing.
                    (json["path"], json["proof"]) = (json!({}), json!({}));
                }
                for Said { scale, rated, spread, .. } in all {
                    if let Some(Rated { story, .. }) = rated {
                        scales.asked.record(story, scale.key(), &mut json);
                    }
                    if let Some(spread) = spread {
                        json["isomorphs"][scale.key()] = spread.json(scale.columns());
                    }
                }
                json.to_string()
            }
        })
    }
}

fn why_not(status: Status) -> String {
    match status {
        Status::None => "it has no solution".to_owned(),
        Status::Multiple => "it has several solutions".to_owned(),
        Status::Unique => format!("fewer than {} cells are filled", hodoku::FEWEST_FILLED),
    }
}
