//! `sudoku convert`

mod page;

use crate::args::{Choice, InputArgs, OutputArgs, OutputFormat, format_parser};
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::STRING;
use crate::show::records::unwritable;
use clap::{ArgAction, Args};
use page::PageArgs;
use std::fmt::Write as _;
use sudokit::formats::{Format, Losses, Writer};

/// Write puzzles in another format
///
/// A format that has no place for something leaves it out: for your own digits, for candidates, for names.
/// `convert` tells you when that happens.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    input: InputArgs,
    /// Format to write; by default the ending of FILE decides
    #[arg(
        long,
        short = 'f',
        visible_alias = "format",
        value_name = "FORMAT",
        value_parser = format_parser::<Target>(),
        hide_possible_values = true,
        ignore_case = true
    )]
    to: Option<Target>,
    #[command(flatten)]
    output: OutputArgs,
    #[command(flatten)]
    page: PageArgs,
    /// List all formats with an example of each
    #[arg(long, action = ArgAction::SetTrue, conflicts_with_all = ["inputs", "from", "to"])]
    list: bool,
}

/// Target formats.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Target(Format);

impl OutputFormat for Target {
    fn choices() -> Vec<Choice<Self>> {
        let formats = Format::ALL.iter().copied().filter(|format| format.writes());
        formats.map(|format| Choice::of_puzzles(format, Self(format))).collect()
    }
}

const HELP: &str = "\
HTML is a page to print: the puzzles with numbers and titles, and the solutions
at the end.

Examples:
  sudoku convert --list
  sudoku convert puzzles.sdm --to csv
  sudoku convert puzzle.txt -o puzzle.sdk
  sudoku convert puzzles.sdm --title 'Rainy days' -o booklet.html
  sudoku convert --to line < grid.txt";

pub(crate) fn convert(args: ConvertArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    if args.list {
        let mut output = Output::new(args.output.path())?;
        output.put(list().as_bytes())?;
        output.finish()?;
        return Ok(Outcome::Positive);
    }
    let format = target(&args)?;
    if format.name() == "html" {
        return page::write(args.input, &args.output, &args.page, reporter);
    }
    args.page.refuse()?;
    let mut writer = Writer::new(format).ok_or_else(|| unwritable(format))?;
    let mut output = Output::new(args.output.path())?;
    let inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    inputs.begin(reporter);
    let mut text = String::new();
    let (mut puzzles, mut losses) = (0, Counted::default());
    for item in inputs {
        match item {
            Ok(item) => {
                text.clear();
                writer.entry(&mut text, &item.entry).expect(STRING);
                output.put(text.as_bytes())?;
                puzzles += 1;
                losses.add(Losses::of(&item.entry, format));
            }
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(puzzles);
    }
    text.clear();
    writer.finish(&mut text).expect(STRING);
    output.put(text.as_bytes())?;
    output.finish()?;
    if let Some(losses) = losses.in_words(format) {
        reporter.note(losses);
    }
    reporter.detail(format_args!("{puzzles} puzzles written; {} errors", reporter.errors()));
    Ok(Outcome::Positive)
}

/// The format that is asked for; of plain text, lines.
fn target(args: &ConvertArgs) -> Result<Format, Failure> {
    let named = args.output.format(args.to, &Target::choices())?.map(|Target(format)| format);
    named.or_else(|| args.output.path().and_then(|_| Format::by_name("line"))).ok_or_else(|| {
        let message = Message::new("no format to convert to");
        Failure::Fatal(message.hint("name one with --to; `sudoku convert --list` shows all"))
    })
}

/// Of how many puzzles something is lost, in the order of [`Losses::in_words`].
#[derive(Default)]
struct Counted([u64; 5]);

impl Counted {
    fn add(&mut self, losses: Losses) {
        for (count, (is_lost, _)) in self.0.iter_mut().zip(losses.in_words()) {
            *count += u64::from(is_lost);
        }
    }

    /// A sentence about the losses, if any.
    fn in_words(&self, format: Format) -> Option<String> {
        let kinds = self.0.iter().zip(Losses::default().in_words());
        let lost: Vec<String> = kinds
            .filter(|(count, _)| **count > 0)
            .map(|(count, (_, what))| {
                format!("{what} ({count} {})", if *count == 1 { "puzzle" } else { "puzzles" })
            })
            .collect();
        (!lost.is_empty())
            .then(|| format!("{} has no place for everything: {}", format.name(), lost.join(", ")))
    }
}

/// All formats: name, what can be done with it, what it is, and how it looks.
fn list() -> String {
    let mut text = String::new();
    for format in Format::ALL {
        let ways = match (format.reads(), format.writes()) {
            (true, true) => "read, write",
            (true, false) => "read",
            (false, _) => "write",
        };
        _ = writeln!(text, "{} ({ways}): {}", format.name(), format.title());
        for line in format.example().lines() {
            _ = writeln!(text, "    {line}");
        }
        text.push('\n');
    }
    text
}
