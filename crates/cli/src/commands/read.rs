//! `sudoku read`

use crate::args::{Choice, LanguageArgs, OutputFormat, ResultArgs};
use crate::io::decode::picture;
use crate::io::input::open_file;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use crate::show::STRING;
use crate::show::json::JsonList;
use crate::show::records::unwritable;
use clap::builder::PossibleValue;
use clap::{Args, ValueHint};
use std::ffi::{OsStr, OsString};
use std::io;
use sudokit::Photographed;
use sudokit::formats::{Format, Writer};

/// Read puzzles from photographs
///
/// `read` finds the grid in a photograph, tells printed digits from yours, and writes the puzzle as a line
/// with `+` before each digit of yours. It checks the digits against the one solution of the puzzle. Cells
/// that you should check are named in a note.
///
/// A picture is JPEG or PNG, and may be turned, crooked or bent. Other commands read pictures, too:
/// `sudoku hint photo.jpg` gives the next hint.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ReadArgs {
    /// Pictures, or `-` for standard input
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath, required = true)]
    pictures: Vec<OsString>,
    #[command(flatten)]
    results: ResultArgs<ReadFormat>,
    #[command(flatten)]
    _language: LanguageArgs,
}

const HELP: &str = "\
Formats:
  line    the puzzle, with `+` before each digit of yours
  json    one document: {\"version\":1,\"results\":[...]}, with the solution, the
          cells to check, wrong digits, the corners of the grid, and the chance of
          each digit in each cell
  ndjson  the same, a line of JSON for each picture
  ...     any other format of `sudoku convert --list`; not all of them tell your
          digits from the printed ones

Exit code 1: some cells of a picture have to be checked.

Examples:
  sudoku read photo.jpg
  sudoku read *.jpg -o puzzles.txt
  sudoku read photo.jpg --format json
  sudoku check photo.jpg
  sudoku hint photo.jpg";

/// Formats of `read`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadFormat {
    Line,
    Json,
    Ndjson,
    Puzzle(Format),
}

impl OutputFormat for ReadFormat {
    const HELP: &str =
        "line, json, ndjson, or a format of `sudoku convert --list`; by default the ending of FILE decides";
    const IS_LIST_LONG: bool = true;

    fn choices() -> Vec<Choice<Self>> {
        let own = [("line", Self::Line), ("json", Self::Json), ("ndjson", Self::Ndjson)];
        let is_own = |format: Format| own.iter().any(|(name, _)| *name == format.name());
        let puzzles = Format::ALL.iter().copied().filter(|format| format.writes() && !is_own(*format));
        let records = own.into_iter().map(|(name, format)| Choice::named(PossibleValue::new(name), format));
        records.chain(puzzles.map(|format| Choice::of_puzzles(format, Self::Puzzle(format)))).collect()
    }
}

pub(crate) fn read(args: &ReadArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(ReadFormat::Line);
    let mut output = Output::new(args.results.path())?;
    let mut form = Form::opened(format, &mut output)?;
    let mut outcome = Outcome::Positive;
    for name in &args.pictures {
        interrupt::check()?;
        match one(name) {
            Ok(read) => {
                form.put(&read, &mut output)?;
                if let Some(doubt) = picture::doubt(&read) {
                    reporter.tell_about(shown(name), &doubt);
                }
                if !read.reading.is_sure() {
                    outcome = Outcome::Negative;
                }
            }
            Err(failure) => reporter.go_on(failure)?,
        }
    }
    form.close(&mut output)?;
    output.finish()?;
    Ok(outcome)
}

/// The puzzle in one picture.
fn one(name: &OsStr) -> Result<Photographed, Failure> {
    let read = if name == "-" { picture::read(io::stdin()) } else { picture::read(open_file(name)?) };
    read.map_err(|error| {
        Failure::Input(Message::new(format_args!("cannot read {}: {}", shown(name), reason(&error))))
    })
}

fn shown(name: &OsStr) -> String {
    if name == "-" { "standard input".to_owned() } else { name.display().to_string() }
}

/// How the puzzles are written.
enum Form {
    Lines,
    Json(JsonList),
    Puzzles(Writer),
}

impl Form {
    fn opened(format: ReadFormat, output: &mut Output) -> Result<Self, Failure> {
        let mut list = match format {
            ReadFormat::Line => return Ok(Self::Lines),
            ReadFormat::Json => JsonList::document(),
            ReadFormat::Ndjson => JsonList::lines(),
            ReadFormat::Puzzle(format) => {
                return Ok(Self::Puzzles(Writer::new(format).ok_or_else(|| unwritable(format))?));
            }
        };
        list.open(output)?;
        Ok(Self::Json(list))
    }

    fn put(&mut self, read: &Photographed, output: &mut Output) -> Result<(), Failure> {
        match self {
            Self::Lines => output.put(format!("{read}\n").as_bytes()),
            Self::Json(list) => list.push(output, |output| Ok(serde_json::to_writer(output, read)?)),
            Self::Puzzles(writer) => {
                let mut text = String::new();
                writer.entry(&mut text, &read.entry()).expect(STRING);
                output.put(text.as_bytes())
            }
        }
    }

    fn close(self, output: &mut Output) -> Result<(), Failure> {
        match self {
            Self::Lines => Ok(()),
            Self::Json(list) => list.close(output),
            Self::Puzzles(writer) => {
                let mut text = String::new();
                writer.finish(&mut text).expect(STRING);
                output.put(text.as_bytes())
            }
        }
    }
}
