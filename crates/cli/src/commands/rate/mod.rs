//! `sudoku rate`

mod args;
mod told;

pub(crate) use args::{RateArgs, scales};

use crate::io::chunk::Chunk;
use crate::io::input::Inputs;
use crate::io::stream::in_chunks;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use crate::show::diagnosis;
use crate::show::json::JsonList;
use crate::show::narration::Narrator;
use crate::show::search_result::SearchResults;
use args::RateFormat;
use std::io::Write as _;
use sudokit::render::Coordinates;
use sudokit::{Backend, Cancelled, Entry, RatedOn, Rater, Rating, Ratings, Scale, Single, Status};

/// Puzzles that a thread rates together: few, as one may take long.
const CHUNK: usize = 32;

pub(crate) fn rate(args: RateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(RateFormat::Text);
    let (rater, with_isomorphs) = (args.rater(), args.isomorphs > 0);
    let header = match format {
        RateFormat::Csv => header(rater.scales(), with_isomorphs),
        RateFormat::Text | RateFormat::Json | RateFormat::Ndjson => String::new(),
    };
    let mut output = args.keep.output(&args.results, format)?;
    output.head(header.as_bytes())?;
    let mut inputs =
        Inputs::new(args.input.inputs, args.input.from, output.clone()).part(args.keep.shard())?;
    inputs.begin(reporter);
    let form = match format {
        RateFormat::Text if !args.keep.is_divided() && (inputs.is_typed() || inputs.is_single()) => {
            Form::Paragraph(Narrator::to(&output, Coordinates::default()))
        }
        RateFormat::Text => Form::Line,
        RateFormat::Csv => Form::Csv { with_isomorphs },
        RateFormat::Json | RateFormat::Ndjson => Form::Json,
    };
    let mut list = match format {
        RateFormat::Json => Some(JsonList::document()),
        RateFormat::Ndjson => Some(JsonList::lines()),
        RateFormat::Text | RateFormat::Csv => None,
    };
    if let Some(list) = &mut list {
        list.open(&mut output)?;
    }
    let team = interrupt::team(Backend::best(), inputs.threads(args.jobs));
    let (mut puzzles, mut unrated) = (0, 0);
    let outcome = in_chunks(
        &mut inputs,
        team,
        CHUNK,
        reporter,
        |batch, (), chunk, records: &mut Records| {
            records.results.fill(chunk, batch, 2)?;
            records.fill(chunk, &rater.clone().until(batch.cancel()), form)
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
            puzzles += records.texts.len();
            unrated += records.unrated;
            Ok(if records.unrated == 0 { Outcome::Positive } else { Outcome::Negative })
        },
    )?;
    if let Some(list) = &list {
        list.close(&mut output)?;
    }
    output.finish()?;
    reporter
        .detail(format_args!("{puzzles} puzzles, {unrated} without a rating; {} errors", reporter.errors()));
    Ok(outcome)
}

/// The first line of a table.
fn header(scales: &[Scale], with_isomorphs: bool) -> String {
    let mut header = String::from("puzzle");
    for column in scales.iter().flat_map(|scale| scale.columns()) {
        header += &format!(",{column}");
        if with_isomorphs {
            header += &format!(",{column}_min,{column}_max");
        }
    }
    header + "\n"
}

/// The form of a record.
#[derive(Clone, Copy)]
enum Form {
    /// One puzzle in full.
    Paragraph(Narrator),
    Line,
    Csv {
        with_isomorphs: bool,
    },
    Json,
}

/// The records of the puzzles of a chunk.
#[derive(Default)]
struct Records {
    results: SearchResults,
    texts: Vec<String>,
    /// Number of puzzles without a rating.
    unrated: u64,
}

impl Records {
    fn fill(&mut self, chunk: &Chunk, rater: &Rater, form: Form) -> Result<(), Cancelled> {
        self.texts.clear();
        self.unrated = 0;
        for (entry, found) in self.results.of(chunk) {
            let entry = entry();
            let ratings = rater.rate_solved(&entry, &found.answer())?;
            self.unrated += u64::from(!ratings.is_rated());
            self.texts.push(form.record(&entry, &ratings)?);
        }
        Ok(())
    }
}

impl Form {
    fn record(self, entry: &Entry, ratings: &Ratings) -> Result<String, Cancelled> {
        let Ratings { puzzle, scales, .. } = ratings;
        let has_none = scales.iter().all(|on| on.rating.is_err());
        let why_not = scales.iter().find_map(|on| on.rating.as_ref().err()).filter(|_| has_none);
        Ok(match (self, why_not) {
            (Self::Csv { with_isomorphs }, _) => row(ratings, with_isomorphs),
            (Self::Line, Some(why)) => format!("{puzzle}  {why}\n"),
            (Self::Line, None) => told::line(ratings),
            (Self::Paragraph(narrator), Some(why)) => {
                let mut text = format!("No rating: {why}.\n");
                let said = match ratings.status {
                    Status::None => diagnosis::suspects(&mut Single::new(), entry),
                    Status::Unique => Vec::new(),
                    Status::Multiple => diagnosis::ambiguity(entry)?.map_or_else(Vec::new, |open| {
                        diagnosis::differences(&open, entry, narrator.coordinates)
                    }),
                };
                narrator.sentences(&mut text, &said);
                text
            }
            (Self::Paragraph(narrator), None) => told::paragraphs(ratings, narrator),
            (Self::Json, _) => serde_json::to_string(ratings).expect("a rating is text, numbers and lists"),
        })
    }
}

/// A row of a table.
fn row(ratings: &Ratings, with_isomorphs: bool) -> String {
    let mut row = ratings.puzzle.clone();
    for RatedOn { scale, rating, spread, .. } in &ratings.scales {
        let values = rating.as_ref().map(Rating::values).unwrap_or_default();
        for i in 0..scale.columns().len() {
            row += ",";
            row += values.get(i).map_or("", |value| value);
            if with_isomorphs {
                let [least, greatest] = spread.as_ref().map_or(["", ""], |spread| {
                    let [least, greatest] = &spread.bounds()[i];
                    [least, greatest]
                });
                row += &format!(",{least},{greatest}");
            }
        }
    }
    row + "\n"
}
