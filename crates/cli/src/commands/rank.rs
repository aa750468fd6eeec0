//! `sudoku rank` and `sudoku unrank`

use super::canon::givens;
use super::rows::rows;
use crate::args::{OutputArgs, StreamArgs};
use crate::io::decode::Decoder;
use crate::io::input::{open_file, shortened};
use crate::io::line_reader::{LineReader, unreadable};
use crate::io::output::Output;
use crate::io::stream::FEW;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::seed;
use crate::show::table::line;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;
use sudokit::{Cell, Random, Ranked, Ranking, Single, Solution};

/// Number a grid among the 5,472,730,538 essentially different ones
///
/// Ranks begin at 0 and follow the order of the minlex forms. All isomorphs have the same rank, and a puzzle
/// has the rank of its solution. `sudoku unrank` goes the other way. A rank takes about a millisecond on
/// average, and ten or more for the lowest ranks.
#[derive(Args)]
#[command(after_long_help = RANK_HELP)]
pub(crate) struct RankArgs {
    #[command(flatten)]
    stream: StreamArgs,
}

const RANK_HELP: &str = "\
Formats:
  line    the rank
  csv     a table with the header `puzzle,status,rank,band,rank_in_band`; the
          minlex form begins with one of 416 bands, counted from 1, and has a
          rank among the forms with the same band, counted from 0
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

A puzzle with no solution or several has no rank: its line is `none` or
`multiple`, and the exit code is 1.

Examples:
  sudoku rank grid.txt
  sudoku rank grids.txt -o ranks.csv";

/// Every line with a rank is far shorter.
const LONGEST: usize = 1000;

/// Write the grids with given ranks, in minlex form
#[derive(Args)]
#[command(after_long_help = UNRANK_HELP)]
pub(crate) struct UnrankArgs {
    /// Ranks, files with a rank on each line, or `-` for standard input
    #[arg(value_name = "RANK|FILE|-", value_hint = ValueHint::AnyPath)]
    ranks: Vec<OsString>,
    /// Count ranks among the grids that begin with this band, 1 to 416
    #[arg(long, value_name = "BAND", value_parser = clap::value_parser!(u16).range(1..=416))]
    band: Option<u16>,
    /// Write N random grids instead, each essentially different one equally likely
    #[arg(short, long, value_name = "N", conflicts_with_all = ["ranks", "band"])]
    random: Option<usize>,
    /// Seed of --random [default: a new one, shown on standard error]
    #[arg(long, value_name = "SEED", requires = "random")]
    seed: Option<u64>,
    #[command(flatten)]
    output: OutputArgs,
}

const UNRANK_HELP: &str = "\
Examples:
  sudoku unrank 0 5472730537
  sudoku unrank --band 416 0
  sudoku rank puzzles.txt | sudoku unrank
  sudoku unrank --random 10 --seed 7";

pub(crate) fn rank(args: RankArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.stream.format()?;
    // Somebody has taken one command for the other.
    let is_rank = |name: &&OsString| {
        let text = name.to_string_lossy();
        text.len() < Cell::COUNT
            && text.bytes().all(|byte| byte.is_ascii_digit())
            && !Path::new(name).exists()
    };
    if let Some(name) = args.stream.input.inputs.iter().find(is_rank) {
        let rank = name.display();
        let message = Message::new(format_args!("'{rank}' is a rank, and not a puzzle"));
        return Err(Failure::Fatal(message.hint(format_args!("its grid: sudoku unrank {rank}"))));
    }
    let names = ["puzzle", "status", "rank", "band", "rank_in_band"];
    let ranking = Ranking::new();
    rows(args.stream, &names, FEW, reporter, |solver: &mut Single, item, _| {
        let ranked = Ranked::of(&ranking, solver, &givens(item)?);
        let outcome = if ranked.rank.is_some() { Outcome::Positive } else { Outcome::Negative };
        Ok((line(&ranked, format), outcome))
    })
}

pub(crate) fn unrank(args: UnrankArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    // There are only plain lines.
    args.output.format::<()>(None, &[])?;
    let mut output = Output::new(args.output.path())?;
    let ranking = Ranking::new();
    if let Some(count) = args.random {
        let seed = args.seed.unwrap_or_else(seed::fresh);
        reporter.note(format_args!("seed {seed}"));
        let mut random = Random::new(seed);
        reporter.progress.count("grids");
        reporter.show_progress(Arc::default(), None);
        for done in 1..=count as u64 {
            interrupt::check()?;
            put(&ranking.random(&mut random), &mut output)?;
            reporter.progress.update(done);
        }
        output.finish()?;
        return Ok(Outcome::Positive);
    }
    let range = match args.band {
        Some(band) => ranking.of_band(usize::from(band) - 1),
        None => 0..Ranking::COUNT,
    };
    let mut unrank = |text: &str, name: &str| -> Result<(), Failure> {
        let about = |what: &str| Failure::Input(Message::new(format_args!("{name}: {what}")));
        interrupt::check()?;
        let rank: u64 = text.parse().map_err(|_| {
            let message = Message::new(format_args!("{name}: expected a rank, found {}", shortened(text)));
            let is_puzzle = sudokit::read(text).is_ok();
            let hint = format!("its rank: sudoku rank '{text}'");
            Failure::Input(if is_puzzle { message.hint(hint) } else { message })
        })?;
        let rank = range.start.checked_add(rank).filter(|rank| range.contains(rank));
        let found = rank.and_then(|rank| ranking.unrank(rank));
        let count = range.end - range.start;
        let grid = found.ok_or_else(|| match args.band {
            Some(band) => {
                about(&format!("band {band} begins {count} grids, so {text} is none of their ranks"))
            }
            None => about(&format!("there are {count} grids, so {text} is no rank")),
        })?;
        put(&grid, &mut output)
    };
    let names = if args.ranks.is_empty() { vec!["-".into()] } else { args.ranks };
    for (name, number) in names.into_iter().zip(1..) {
        let text = name.to_string_lossy().into_owned();
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_number {
            unrank(&text, &format!("argument {number}")).or_else(|failure| reporter.go_on(failure))?;
            continue;
        }
        let (label, lines) = match open(&name) {
            Ok(opened) => opened,
            Err(failure) => {
                reporter.go_on(failure)?;
                continue;
            }
        };
        let mut lines = LineReader::new(lines, LONGEST);
        let mut is_empty = true;
        while let Some((number, line)) = lines.next().map_err(|error| unreadable(&label, &error))? {
            if line.is_blank() {
                continue;
            }
            is_empty = false;
            let place = format!("{label}:{number}");
            let done = line.text(&place, "a rank").and_then(|text| unrank(text.trim(), &place));
            done.or_else(|failure| reporter.go_on(failure))?;
        }
        if is_empty {
            reporter.note(format_args!("there is no rank in {label}"));
        }
    }
    output.finish()?;
    Ok(Outcome::Positive)
}

fn put(grid: &Solution, output: &mut Output) -> Result<(), Failure> {
    output.put(&grid.to_line())?;
    output.put(b"\n")
}

/// The lines of a file or of standard input, and what to call it.
fn open(name: &OsString) -> Result<(String, Box<dyn BufRead>), Failure> {
    if name == "-" {
        return Ok(("standard input".to_owned(), Box::new(BufReader::new(Decoder::new(io::stdin())))));
    }
    let file = open_file(name)?;
    Ok((name.display().to_string(), Box::new(BufReader::new(Decoder::new(file)))))
}
