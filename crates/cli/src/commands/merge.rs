//! `sudoku merge`

use crate::io::manifest::Manifest;
use crate::io::output::Output;
use crate::io::shard::Shard;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use clap::{Args, ValueHint};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

/// Join the output files of --shard runs
///
/// The parts of `ratings.csv` are `ratings.1-of-4.csv` and so on, each written by a run with `--shard 1/4 -o
/// ratings.csv`. A part appears when it is complete, with its manifest `ratings.1-of-4.csv.manifest` beside
/// it. Copy both. `merge` checks every part by its manifest, and writes them into one file in the order of
/// the puzzles: what a run without --shard would have written.
///
/// If a part is missing, cut off or changed, or was made from other puzzles, with other options or by another
/// version of the program, `merge` says which, and writes nothing.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct MergeArgs {
    /// The file that the parts belong to
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    whole: PathBuf,
    /// Write to another file, or to standard output with `-`
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Only check the parts; a FILE without parts is checked by its own manifest, which a run with --resume
    /// leaves
    #[arg(long, conflicts_with = "output")]
    check: bool,
}

const HELP: &str = "\
Examples:
  sudoku rate puzzles.txt --shard 1/2 -o ratings.csv
  sudoku rate puzzles.txt --shard 2/2 -o ratings.csv
  sudoku merge --check ratings.csv
  sudoku merge ratings.csv";

pub(crate) fn merge(args: &MergeArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    let whole = &args.whole;
    let numbers = numbers(whole)?;
    if args.check && numbers.is_empty() && Manifest::path(whole).exists() {
        let Part { manifest, .. } = Part::open(whole.clone(), None)?;
        return checked(format_args!("{}: {} puzzles", whole.display(), manifest.done.puzzles));
    }
    let parts = parts(whole, numbers)?;
    let puzzles: u64 = parts.iter().map(|part| part.manifest.done.puzzles).sum();
    if args.check {
        return checked(format_args!("{}: {} parts, {puzzles} puzzles", whole.display(), parts.len()));
    }
    let path = args.output.as_deref().unwrap_or(whole);
    let mut output = Output::new(Some(path).filter(|path| path.as_os_str() != "-"))?;
    join(&parts, &mut output)?;
    output.finish()?;
    reporter.detail(format_args!("{} parts, {puzzles} puzzles", parts.len()));
    Ok(Outcome::Positive)
}

/// Says that everything is as it was written.
fn checked(of: std::fmt::Arguments<'_>) -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    output.put(format!("{of}, complete and unchanged\n").as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}

/// The numbers of the parts that are there, by the number of all.
fn numbers(whole: &Path) -> Result<BTreeMap<u64, Vec<u64>>, Failure> {
    let folder = whole.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let unread = |error: io::Error| Failure::unreadable(folder.display(), &error);
    let mut found: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        if let Some(Shard { part, of }) = Shard::by_name(&entry.map_err(unread)?.path(), whole) {
            found.entry(of).or_default().push(part);
        }
    }
    Ok(found)
}

/// All parts in order, each of them checked.
fn parts(whole: &Path, mut found: BTreeMap<u64, Vec<u64>>) -> Result<Vec<Part>, Failure> {
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
    let mut parts: Vec<Part> = Vec::new();
    for shard in (1..=of).map(|part| Shard { part, of }) {
        let part = Part::open(shard.path(whole), Some(shard))?;
        if let Some(first) = parts.first() {
            part.belongs_to(first)?;
        }
        parts.push(part);
    }
    Ok(parts)
}

/// A part that is what its manifest says.
struct Part {
    path: PathBuf,
    manifest: Manifest,
    /// The bytes in front of the records, and behind them.
    around: [Vec<u8>; 2],
}

impl Part {
    /// Opens a part, or with `None` an output by itself, and checks it.
    fn open(path: PathBuf, shard: Option<Shard>) -> Result<Self, Failure> {
        let unread = |error: io::Error| Failure::unreadable(path.display(), &error);
        let mut file = File::open(&path).map_err(unread)?;
        let again = match shard {
            Some(shard) => format!("copy it again, or run the command again with --shard {shard}"),
            None => "copy it again, or run the command again".to_owned(),
        };
        let fail = |text: String| Err(Failure::Fatal(Message::new(text).hint(&again)));
        let name = path.display();
        let Some(manifest) = Manifest::of(&path)? else {
            return fail(format!("{name} has no manifest: expected {}", Manifest::path(&path).display()));
        };
        let Some(complete) = manifest.complete.filter(|_| manifest.shard == shard) else {
            return fail(format!("{name} has the manifest of another file"));
        };
        complete.check(&path, &file, true)?;
        if let Some(shard) = shard {
            let all = manifest.input.map_or(0, |input| input.puzzles);
            let (begin, end) = shard.range(all);
            let expected = end.min(all) - begin;
            if manifest.done.puzzles != expected {
                return fail(format!(
                    "{name} has {} puzzles, expected {expected}: the input changed during the run",
                    manifest.done.puzzles
                ));
            }
        }
        let mut between = |begin: u64, end: u64| {
            let mut bytes = Vec::new();
            file.seek(SeekFrom::Start(begin))?;
            (&file).take(end - begin).read_to_end(&mut bytes).map(|_| bytes)
        };
        let head = between(0, manifest.done.head).map_err(unread)?;
        let tail = between(manifest.done.content.bytes, complete.bytes).map_err(unread)?;
        Ok(Self { path, manifest, around: [head, tail] })
    }

    /// Checks that two parts are of the same run.
    fn belongs_to(&self, first: &Self) -> Result<(), Failure> {
        let difference = self.manifest.difference(&first.manifest);
        let Some(difference) = difference.or_else(|| {
            (self.around != first.around).then(|| "in another form, expected the same header".to_owned())
        }) else {
            return Ok(());
        };
        let (name, first) = (self.path.display(), first.path.display());
        let message = format!("{name} was made {difference} as in {first}");
        let hint = "all parts have to be of the same command, with the same options, puzzles and version";
        Err(Failure::Fatal(Message::new(message).hint(hint)))
    }
}

/// Writes the records of all parts, with one header and one end.
fn join(parts: &[Part], output: &mut Output) -> Result<(), Failure> {
    let Some([head, tail]) = parts.first().map(|part| &part.around) else { return Ok(()) };
    output.put(head)?;
    let mut is_first = true;
    for Part { path, manifest, .. } in parts {
        let unread = |error: io::Error| Failure::unreadable(path.display(), &error);
        let (begin, end) = (manifest.done.head, manifest.done.content.bytes);
        if begin == end {
            continue;
        }
        // A document has an end, and commas between its records.
        if !std::mem::take(&mut is_first) && !tail.is_empty() {
            output.put(b",")?;
        }
        let mut file = File::open(path).map_err(unread)?;
        file.seek(SeekFrom::Start(begin)).map_err(unread)?;
        let (mut records, mut buffer) = (file.take(end - begin), vec![0; 1 << 16]);
        loop {
            interrupt::check()?;
            match records.read(&mut buffer).map_err(unread)? {
                0 => break,
                count => output.put(&buffer[..count])?,
            }
        }
    }
    output.put(tail)
}
