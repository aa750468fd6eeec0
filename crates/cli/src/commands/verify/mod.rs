//! `sudoku verify`

mod args;
mod misread;
mod records;
mod verdict;
mod written;

pub(crate) use args::VerifyArgs;

use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use crate::show::table::{Table, TableFormat};
use records::{LONGEST, Records};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, IsTerminal};
use std::sync::Arc;
use sudokit_notation::Reader;
use verdict::Verdict;
use written::{Line, Read, Written};

pub(crate) fn verify(mut args: VerifyArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(TableFormat::Line);
    let mut table = Table::new(format, &verdict::COLUMNS, Output::new(args.results.path())?)?;
    if args.files.is_empty() {
        args.files.push("-".into());
    }
    if !io::stdin().is_terminal() || args.files.iter().all(|name| name != "-") {
        reporter.show_progress(Arc::default(), None);
    }
    let mut outcome = Outcome::Positive;
    for name in &args.files {
        let checked = open(name).and_then(|from| Checking::new(name, format, &mut table, reporter).all(from));
        match checked {
            Ok(checked) => outcome = outcome.max(checked),
            Err(failure) => reporter.go_on(failure)?,
        }
    }
    table.finish()?;
    Ok(outcome)
}

fn open(name: &OsStr) -> Result<Box<dyn io::Read>, Failure> {
    if name == "-" {
        return Ok(Box::new(io::stdin()));
    }
    File::open(name).map_or_else(
        |error| Err(unreadable(&name.display(), &error)),
        |file| Ok(Box::new(file) as Box<dyn io::Read>),
    )
}

fn unreadable(name: &dyn std::fmt::Display, error: &io::Error) -> Failure {
    Failure::Input(Message::new(format_args!("cannot read {name}: {}", reason(error))))
}

/// One proof after the other of an input is checked.
struct Checking<'a> {
    name: String,
    format: TableFormat,
    table: &'a mut Table,
    reporter: &'a mut Reporter,
    outcome: Outcome,
    /// Number of proofs, including unreadable ones.
    number: u64,
    /// The arguments written by hand that are being read.
    written: Option<Written>,
}

impl<'a> Checking<'a> {
    fn new(name: &OsStr, format: TableFormat, table: &'a mut Table, reporter: &'a mut Reporter) -> Self {
        let name = if name == "-" { "standard input".to_owned() } else { name.display().to_string() };
        Self { name, format, table, reporter, outcome: Outcome::Positive, number: 0, written: None }
    }

    fn all(mut self, from: Box<dyn io::Read>) -> Result<Outcome, Failure> {
        for record in Records::new(BufReader::new(from)) {
            let record = record.map_err(|error| unreadable(&self.name, &error))?;
            let Some(text) = record.text else {
                let why = format!("expected a record of at most {LONGEST} bytes, found a longer one");
                self.unread(record.line, why, None)?;
                continue;
            };
            let text = text.trim_ascii_end();
            let line = std::str::from_utf8(text).ok().filter(|text| !text.starts_with(['{', '"']));
            match (line, line.and_then(Line::of)) {
                (_, Some(line)) => self.line(record.line, line)?,
                (Some(_), None) if self.written.is_some() => {
                    let why = "expected an argument or a position".to_owned();
                    self.unread(record.line, why, Some(BY_HAND))?;
                }
                _ => self.json(record.line, text)?,
            }
        }
        self.argued()?;
        if self.number == 0 {
            self.reporter.note(format_args!("there is no proof in {}", self.name));
            // Nothing has been verified.
            self.outcome = self.outcome.max(Outcome::Negative);
        }
        Ok(self.outcome)
    }

    /// A line written by hand.
    fn line(&mut self, number: u64, line: Line<'_>) -> Result<(), Failure> {
        let text = match line {
            Line::Note => return Ok(()),
            Line::Position(start) => {
                self.argued()?;
                self.written = Some(Written::below(number, *start));
                return Ok(());
            }
            Line::Argument(text) => text,
        };
        let taken = match &mut self.written {
            Some(written) => written.take(text),
            None => Read::of(text, &mut Reader::default())
                .and(Err("there is no position above this argument".to_owned())),
        };
        taken.or_else(|why| self.unread(number, why, Some(BY_HAND)))
    }

    /// Proofs in JSON.
    fn json(&mut self, line: u64, text: &[u8]) -> Result<(), Failure> {
        self.argued()?;
        for proof in misread::proofs(text) {
            match proof {
                Ok((proof, claim)) => self.verdict(line, &Verdict::of(&proof)?.claiming(&proof, claim)?)?,
                Err(misread) => self.unread(line + misread.lines, misread.to_string(), Some(BY_PROGRAM))?,
            }
        }
        Ok(())
    }

    /// The arguments that were written below a position are all read.
    fn argued(&mut self) -> Result<(), Failure> {
        let Some(written) = self.written.take() else { return Ok(()) };
        let verdict = Verdict::of_written(&written)?;
        self.verdict(written.line, &written.unread.into_iter().fold(verdict, Verdict::but))
    }

    fn verdict(&mut self, line: u64, verdict: &Verdict) -> Result<(), Failure> {
        interrupt::check()?;
        self.number += 1;
        self.outcome = self.outcome.max(verdict.outcome());
        self.table.put(&verdict.record(&self.name, line, self.number).line(self.format))
    }

    /// An argument that cannot be read is missing in its proof. Another record counts as a proof by itself.
    fn unread(&mut self, line: u64, why: String, hint: Option<&str>) -> Result<(), Failure> {
        let place = format_args!("{}: line {line}: proof {}: {why}", self.name, self.number + 1);
        let message = Message::new(place);
        self.reporter.go_on(Failure::Input(match hint {
            Some(hint) => message.hint(hint),
            None => message,
        }))?;
        match &mut self.written {
            Some(written) => {
                written.miss(line, why);
                Ok(())
            }
            None => self.verdict(line, &Verdict::unread(why)),
        }
    }
}

/// The source of proofs.
const BY_PROGRAM: &str = "`sudoku explain --format json` and `sudoku rate --path --format json` write proofs";
const BY_HAND: &str = "`sudoku verify --help` has an example of an argument written by hand";
