//! `sudoku merge`

use crate::io::output::Output;
use crate::io::shard::Shard;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use clap::{Args, ValueHint};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Join the output files of --shard runs
///
/// The parts of `ratings.csv` are `ratings.1-of-4.csv` and so on, each written by a run with `--shard 1/4 -o
/// ratings.csv`. A part appears when it is complete. `merge` writes them into one file in the order of the
/// puzzles: what a run without --shard would have written. If a part is missing it says which, and writes
/// nothing.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct MergeArgs {
    /// The file that the parts belong to
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    whole: PathBuf,
    /// Write to another file, or to standard output with `-`
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  sudoku rate puzzles.txt --shard 1/2 -o ratings.csv
  sudoku rate puzzles.txt --shard 2/2 -o ratings.csv
  sudoku merge ratings.csv";

/// Header of a table.
const HEADERS: [&str; 3] = ["grid,", "pattern,", "puzzle,"];
/// Header and end of a JSON document.
const DOCUMENT: (&str, &str) = ("\"results\":[\n", "]}\n");

pub(crate) fn merge(args: &MergeArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    let parts = parts(&args.whole)?;
    let path = args.output.as_deref().unwrap_or(&args.whole);
    let mut output = Output::new(Some(path).filter(|path| path.as_os_str() != "-"))?;
    let mut whole = Whole::default();
    for part in &parts {
        whole.append(part, &mut output)?;
    }
    if whole.is_document {
        output.put(if whole.records > 0 { b"\n" } else { b"" })?;
        output.put(DOCUMENT.1.as_bytes())?;
    }
    output.finish()?;
    reporter.detail(format_args!("{} parts, {} lines", parts.len(), whole.records));
    Ok(Outcome::Positive)
}

/// The files of all parts, in order.
fn parts(whole: &Path) -> Result<Vec<PathBuf>, Failure> {
    let folder = whole.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let unread = |error: io::Error| {
        Failure::Fatal(Message::new(format_args!("cannot read {}: {}", folder.display(), reason(&error))))
    };
    let mut found: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        if let Some(Shard { part, of }) = Shard::by_name(&entry.map_err(unread)?.path(), whole) {
            found.entry(of).or_default().push(part);
        }
    }
    let name = whole.display();
    let fail = |text: String, hint: String| Err(Failure::Fatal(Message::new(text).hint(hint)));
    let (of, there) = match found.pop_first() {
        None => {
            let first = Shard { part: 1, of: 4 };
            let text =
                format!("there is no part of {name}: expected files such as {}", first.path(whole).display());
            return fail(text, format!("they are written by runs with --shard {first} -o {name}"));
        }
        Some(one) if found.is_empty() => one,
        Some((few, _)) => {
            let many = found.keys().next().copied().unwrap_or(few);
            let text = format!("{name} has parts of {few} and parts of {many}");
            return fail(text, "remove those that are of another run".to_owned());
        }
    };
    let missing: Vec<String> =
        (1..=of).filter(|part| !there.contains(part)).map(|part| Shard { part, of }.to_string()).collect();
    if !missing.is_empty() {
        const SHOWN: usize = 10;
        let more = if missing.len() > SHOWN {
            format!(" and {} more", missing.len() - SHOWN)
        } else {
            String::new()
        };
        let shown = missing.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
        let text =
            format!("{name} is not complete: of {of} parts, {} are missing: {shown}{more}", missing.len());
        return fail(
            text,
            format!("run the command again with --shard {} for the first of them", missing[0]),
        );
    }
    Ok((1..=of).map(|part| Shard { part, of }.path(whole)).collect())
}

/// The state of the output.
#[derive(Default)]
struct Whole {
    /// The first line, where it stands before the records of every part.
    header: Option<String>,
    is_document: bool,
    records: u64,
}

impl Whole {
    fn append(&mut self, part: &Path, output: &mut Output) -> Result<(), Failure> {
        let unread = |error: io::Error| {
            Failure::Fatal(Message::new(format_args!("cannot read {}: {}", part.display(), reason(&error))))
        };
        let mut reader = BufReader::new(File::open(part).map_err(unread)?);
        let mut line = String::new();
        let mut is_first = true;
        loop {
            line.clear();
            if reader.read_line(&mut line).map_err(unread)? == 0 {
                break;
            }
            interrupt::check()?;
            if std::mem::take(&mut is_first) && self.is_header(part, &line, output)? {
                continue;
            }
            if self.is_document {
                if line == DOCUMENT.1 {
                    return Ok(());
                }
                let record = line.trim_end_matches('\n').trim_end_matches(',');
                if record.is_empty() {
                    continue;
                }
                output.put(if self.records > 0 { b",\n" } else { b"" })?;
                output.put(record.as_bytes())?;
            } else {
                output.put(line.as_bytes())?;
            }
            self.records += 1;
        }
        if self.is_document {
            return Err(Failure::Fatal(Message::new(format_args!(
                "{} is a JSON document without an end",
                part.display()
            ))));
        }
        Ok(())
    }

    /// True if the first line of a part is a header, which is written once.
    fn is_header(&mut self, part: &Path, line: &str, output: &mut Output) -> Result<bool, Failure> {
        let is_document = line.starts_with("{\"version\":") && line.ends_with(DOCUMENT.0);
        let is_header = is_document || HEADERS.iter().any(|header| line.starts_with(header));
        match &self.header {
            Some(header) if header != line => {
                let message = format!("{} begins in another way than the part before it", part.display());
                Err(Failure::Fatal(Message::new(message).hint("all parts have to be of the same command")))
            }
            Some(_) => Ok(true),
            None if is_header => {
                self.header = Some(line.to_owned());
                self.is_document = is_document;
                output.put(line.as_bytes())?;
                Ok(true)
            }
            None => Ok(false),
        }
    }
}
