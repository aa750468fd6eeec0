//! `sudoku generate`

mod args;
mod known;
mod pack;
mod rising;

pub(crate) use args::GenerateArgs;
#[cfg(feature = "book")]
pub(crate) use args::{at_level, givens, pattern, percent, range, rating, steps};
pub(crate) use rising::rising;

use crate::io::hash::Hash;
use crate::io::input::Inputs;
use crate::io::manifest::{Mark, Origin};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::task;
use crate::show::STRING;
use crate::show::records::unwritable;
use args::Written;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use sudokit::diagram::say;
use sudokit::formats::{Format, Writer};
use sudokit::logic::Kind;
use sudokit::{Certificate, Contradiction, Ending, Entry, Library, Made, Maker, Proof, Puzzle};

pub(crate) fn generate(mut args: GenerateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    if args.wish.known {
        known::keep_to_known(&mut args, reporter)?;
    }
    let args = &args;
    possible(args.contradiction())?;
    if !args.pack.is_empty() {
        args.resume.refuse("a pack is made as a whole")?;
    }
    let seed = args.resume.seed(args.seed, args.results.path());
    reporter.tell(&say!("program-seed", [seed = seed.to_string()]));
    let stdout = Output::new(None)?;
    let mut maker = args.maker(seed).until(interrupt::cancel());
    if let Some(file) = args.seeds() {
        let puzzles = puzzles_of(file, &stdout, reporter)?;
        task::choose("from", Hash::of_puzzles(&puzzles));
        maker = maker.starting_at(&puzzles);
        possible(maker.contradiction())?;
    } else if let Some(kind) = args.wish.hardest {
        let library = Library::built_in();
        if library.of(kind).is_empty() {
            let tried = library.tried(kind).to_string();
            reporter.tell(&say!("program-none-known", [kind = kind.named(kind.name), tried]));
        }
        maker = maker.varying(library.of(kind));
    }
    if let Some(file) = &args.not_in {
        let puzzles = puzzles_of(file, &stdout, reporter)?;
        task::choose("not_in", Hash::of_puzzles(&puzzles));
        maker = maker.not_in(&puzzles);
    }
    if !args.pack.is_empty() {
        return pack::pack(args, seed, maker, reporter);
    }
    let mut pages = Pages::new(args)?;
    let Reached { puzzles: before, piece, of_piece } = pages.reached;
    let (mut maker, mut again) = (maker.beginning_with(piece), of_piece);
    if args.are_distinct() && before > 0 {
        // Those of the last piece are skipped like all others.
        (maker, again) = (maker.not_in(&pages.written(before, reporter)?), 0);
    }
    let count = args.count.saturating_sub(before as usize);
    if before > 0 {
        reporter.tell(&say!("program-going-on", [count = before as usize]));
    }
    let is_enough = make(&mut maker, before, count, again as usize, reporter, |made| pages.put(made))?;
    pages.end(reporter)?;
    Ok(if is_enough { Outcome::Positive } else { Outcome::Negative })
}

/// Impossible orders are rejected up front.
fn possible(contradiction: Option<Contradiction>) -> Result<(), Failure> {
    contradiction
        .map_or(Ok(()), |why| Err(Failure::Fatal(Message::new(format_args!("nothing can be made: {why}")))))
}

/// Makes `count` puzzles after `before` others, and shows the progress. The first `again` are known already.
/// Returns true if there were enough.
pub(crate) fn make(
    maker: &mut Maker,
    before: u64,
    count: usize,
    again: usize,
    reporter: &mut Reporter,
    mut give: impl FnMut(&Made) -> Result<(), Failure> + Send,
) -> Result<bool, Failure> {
    let progress = Arc::new(AtomicU64::new(before));
    let all = before + count as u64;
    reporter.show_progress(Arc::clone(&progress), Some(all).filter(|all| *all > 1));
    let (mut done, mut known) = (before, again);
    let wanted = if count == 0 { 0 } else { count + again };
    let ending = maker.make(wanted, |made| {
        if known > 0 {
            known -= 1;
            return Ok(());
        }
        give(made)?;
        done += 1;
        progress.store(done, Ordering::Relaxed);
        reporter.progress.update(done);
        Ok::<(), Failure>(())
    });
    reporter.progress.finish();
    let (done, all) = (done.to_string(), all.to_string());
    reporter.tell(&match ending? {
        Ending::Enough => return Ok(true),
        Ending::GivenUp { tries } => say!("program-given-up", [done, all, tries = tries.to_string()]),
        _ => say!("program-out-of-time", [done, all]),
    });
    Ok(false)
}

/// The output of puzzles.
struct Pages {
    writer: Sheet,
    output: Output,
    text: String,
    reached: Reached,
    /// Of samples: the sum of the weights, and of the weights times the givens.
    sums: (f64, f64),
}

/// The point up to which puzzles are written.
#[derive(Clone, Copy, Default)]
struct Reached {
    puzzles: u64,
    /// The piece of work that the last puzzle was made in, and the number of puzzles written from it.
    piece: u64,
    of_piece: u64,
}

enum Sheet {
    Entries(Writer),
    Samples,
    /// Proofs that this technique is the hardest.
    Certificates(&'static Kind),
}

impl Pages {
    fn new(args: &GenerateArgs) -> Result<Self, Failure> {
        let format = args.results.format()?;
        let certified = args.wish.hardest.filter(|_| args.wish.certificate);
        let writer = match (args.sample, format) {
            (_, None | Some(Written::Ndjson)) if let Some(kind) = certified => {
                Some(Sheet::Certificates(kind))
            }
            _ if certified.is_some() => {
                return Err(wrong_format("certificates are lines of JSON", "ndjson"));
            }
            (_, Some(Written::Ndjson)) => {
                return Err(wrong_format("only certificates are written as ndjson: --certificate", "line"));
            }
            (_, Some(Written::Text | Written::Pdf)) => {
                return Err(wrong_format(
                    "only a pack is written as text or pdf; sudoku print makes pages of puzzles",
                    "line",
                ));
            }
            (None, None) => Format::by_name("line").and_then(Writer::new).map(Sheet::Entries),
            (None, Some(Written::Entry(format))) => {
                Some(Sheet::Entries(Writer::new(format).ok_or_else(|| unwritable(format))?))
            }
            (Some(_), None) => Some(Sheet::Samples),
            (Some(_), Some(Written::Entry(format))) if format.name() == "csv" => Some(Sheet::Samples),
            (Some(_), Some(_)) => None,
        };
        let writer =
            writer.ok_or_else(|| wrong_format("samples have weights, which only csv can write", "csv"))?;
        let plain = match writer {
            Sheet::Certificates(_) => Written::Ndjson,
            _ => Format::by_name("line").map_or(Written::Text, Written::Entry),
        };
        let mut output = args.resume.output(args.results.path(), None, format.unwrap_or(plain))?;
        if let Sheet::Samples = writer {
            output.head(b"puzzle,givens,weight\n")?;
        }
        let reached = match output.earlier() {
            Some(Mark { puzzles, origin: Origin::Piece(piece, of_piece), .. }) => {
                Reached { puzzles, piece, of_piece }
            }
            _ => Reached::default(),
        };
        let writer = match writer {
            Sheet::Entries(writer) => Sheet::Entries(writer.after(reached.puzzles)),
            other => other,
        };
        Ok(Self { writer, output, text: String::new(), reached, sums: (0.0, 0.0) })
    }

    /// The puzzles that are written already.
    fn written(&self, expected: u64, reporter: &mut Reporter) -> Result<Vec<Puzzle>, Failure> {
        let file = self.output.unfinished().unwrap_or_default().into_os_string();
        let puzzles = puzzles_of(&file, &self.output, reporter)?;
        if puzzles.len() as u64 == expected {
            return Ok(puzzles);
        }
        let found = puzzles.len();
        let message =
            format!("{} holds {expected} puzzles, of which {found} can be read back", file.display());
        Err(Failure::Fatal(
            Message::new(message).hint("--resume with --distinct reads them; --format line always works"),
        ))
    }

    fn put(&mut self, made: &Made) -> Result<(), Failure> {
        self.text.clear();
        match (&mut self.writer, made.weight) {
            (Sheet::Entries(writer), _) => {
                writer.entry(&mut self.text, &Entry::from(made.puzzle)).expect(STRING);
            }
            (Sheet::Certificates(kind), _) => {
                let certified = Certificate::of(&made.puzzle, kind, interrupt::cancel())?;
                let (proof, certificate) = certified.expect("the judge has followed the same way");
                let line = Certified { proof: &proof, certificate: &certificate };
                self.text = serde_json::to_string(&line).expect(STRING) + "\n";
            }
            (Sheet::Samples, weight) => {
                let (givens, weight) = (made.puzzle.len(), weight.unwrap_or(1.0));
                self.sums.0 += weight;
                self.sums.1 += weight * givens as f64;
                writeln!(self.text, "{},{givens},{weight:e}", made.puzzle).expect(STRING);
            }
        }
        self.output.put(self.text.as_bytes())?;
        let Reached { puzzles, piece, of_piece } = self.reached;
        let of_piece = if made.piece == piece { of_piece + 1 } else { 1 };
        self.reached = Reached { puzzles: puzzles + 1, piece: made.piece, of_piece };
        self.output.commit(puzzles + 1, Origin::Piece(made.piece, of_piece), Outcome::Positive)
    }

    fn end(mut self, reporter: &Reporter) -> Result<(), Failure> {
        self.text.clear();
        match self.writer {
            Sheet::Entries(writer) => writer.finish(&mut self.text).expect(STRING),
            // The mean of a part would be of no use.
            Sheet::Samples if self.sums.0 > 0.0 && self.output.earlier().is_none() => {
                let mean = self.sums.1 / self.sums.0;
                reporter.tell(&say!("program-mean-givens", [mean = format!("{mean:.3}")]));
            }
            Sheet::Samples | Sheet::Certificates(_) => {}
        }
        self.output.put(self.text.as_bytes())?;
        self.output.finish()
    }
}

/// A proof with what it shows about the puzzle.
#[derive(serde::Serialize)]
struct Certified<'a> {
    #[serde(flatten)]
    proof: &'a Proof,
    certificate: &'a Certificate,
}

fn wrong_format(what: &str, instead: &str) -> Failure {
    Failure::Fatal(Message::new(what).hint(format_args!("write --format {instead}")))
}

/// The puzzles of a file. Errors are reported; a file without any puzzle is a failure.
fn puzzles_of(file: &OsString, output: &Output, reporter: &mut Reporter) -> Result<Vec<Puzzle>, Failure> {
    let (mut puzzles, mut failures) = (Vec::new(), Vec::new());
    for item in Inputs::new(vec![file.clone()], None, output.clone()).or_none() {
        match item {
            Ok(item) => puzzles.push(item.entry.givens),
            Err(failure @ Failure::NoPuzzle { .. }) => reporter.go_on(failure)?,
            Err(failure) => failures.push(failure),
        }
    }
    if puzzles.is_empty() && !failures.is_empty() {
        return Err(failures.swap_remove(0));
    }
    failures.into_iter().try_for_each(|failure| reporter.go_on(failure))?;
    Ok(puzzles)
}
