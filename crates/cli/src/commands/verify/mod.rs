//! `sudoku verify`

mod args;
mod misread;
mod records;
mod written;

pub(crate) use args::VerifyArgs;

use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use crate::show::table::{Record as Row, Table, TableFormat};
use records::{LONGEST, Records};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Read};
use std::sync::Arc;
use sudokit::{Premises, Proof, Refuted, Status};
use written::Line;

/// The columns of a table.
const COLUMNS: [&str; 15] = [
    "file",
    "line",
    "proof",
    "verdict",
    "steps",
    "empty",
    "step",
    "kind",
    "why",
    "givens",
    "start",
    "placed",
    "removed",
    "uniqueness",
    "solved",
];

pub(crate) fn verify(mut args: VerifyArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(TableFormat::Line);
    let mut table = Table::new(format, &COLUMNS, Output::new(args.results.path())?)?;
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

fn open(name: &OsStr) -> Result<Box<dyn Read>, Failure> {
    if name == "-" {
        return Ok(Box::new(io::stdin()));
    }
    File::open(name).map_or_else(
        |error| Err(unreadable(&name.display(), &error)),
        |file| Ok(Box::new(file) as Box<dyn Read>),
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
    /// The arguments written by hand that are being read, and the line of their position.
    written: Option<(u64, Proof)>,
}

impl<'a> Checking<'a> {
    fn new(name: &OsStr, format: TableFormat, table: &'a mut Table, reporter: &'a mut Reporter) -> Self {
        let name = if name == "-" { "standard input".to_owned() } else { name.display().to_string() };
        Self { name, format, table, reporter, outcome: Outcome::Positive, number: 0, written: None }
    }

    fn all(mut self, from: Box<dyn Read>) -> Result<Outcome, Failure> {
        for record in Records::new(BufReader::new(from)) {
            let record = record.map_err(|error| unreadable(&self.name, &error))?;
            let Some(text) = record.text else {
                self.wrong(
                    record.line,
                    &format!("expected a record of at most {LONGEST} bytes, found a longer one"),
                    None,
                )?;
                continue;
            };
            let text = text.trim_ascii_end();
            let line = std::str::from_utf8(text).ok().filter(|text| !text.starts_with(['{', '"']));
            match (line, line.and_then(Line::of)) {
                (_, Some(line)) => self.line(record.line, line)?,
                (Some(_), None) if self.written.is_some() => {
                    self.wrong(record.line, "expected an argument or a position", Some(BY_HAND))?;
                }
                _ => self.json(record.line, text)?,
            }
        }
        self.argued()?;
        if self.number == 0 {
            self.reporter.note(format_args!("there is no proof in {}", self.name));
        }
        Ok(self.outcome)
    }

    /// A line written by hand.
    fn line(&mut self, number: u64, line: Line) -> Result<(), Failure> {
        match (line, &mut self.written) {
            (Line::Note, _) => Ok(()),
            (Line::Position(proof), _) => {
                self.argued()?;
                self.written = Some((number, *proof));
                Ok(())
            }
            (Line::Argument(Ok(step)), Some((_, proof))) => {
                proof.steps.push(step);
                Ok(())
            }
            (Line::Argument(Ok(_)), None) => {
                self.wrong(number, "there is no position above this argument", Some(BY_HAND))
            }
            (Line::Argument(Err(why)), _) => self.wrong(number, &why.to_string(), Some(BY_HAND)),
        }
    }

    /// Proofs in JSON.
    fn json(&mut self, line: u64, text: &[u8]) -> Result<(), Failure> {
        self.argued()?;
        for proof in misread::proofs(text) {
            match proof {
                Ok(proof) => self.proof(line, &proof)?,
                Err(misread) => self.wrong(line + misread.lines, &misread.to_string(), Some(BY_PROGRAM))?,
            }
        }
        Ok(())
    }

    /// The arguments that were written below a position are all read.
    fn argued(&mut self) -> Result<(), Failure> {
        self.written.take().map_or(Ok(()), |(line, proof)| self.proof(line, &proof))
    }

    fn proof(&mut self, line: u64, proof: &Proof) -> Result<(), Failure> {
        interrupt::check()?;
        self.number += 1;
        let verdict = Verdict::of(proof);
        self.outcome = self.outcome.max(verdict.outcome());
        self.table.put(&verdict.record(&self.name, line, self.number).line(self.format))
    }

    /// An unreadable record counts as a proof, unless it belongs to one.
    fn wrong(&mut self, line: u64, why: &str, hint: Option<&str>) -> Result<(), Failure> {
        let number = self.number + 1;
        if self.written.is_none() {
            self.number = number;
        }
        let place = format_args!("{}: line {line}: proof {number}: {why}", self.name);
        let message = Message::new(place);
        self.reporter.go_on(Failure::Input(match hint {
            Some(hint) => message.hint(hint),
            None => message,
        }))
    }
}

/// The source of proofs.
const BY_PROGRAM: &str = "`sudoku explain --format json` and `sudoku rate --path --format json` write proofs";
const BY_HAND: &str = "`sudoku verify --help` has an example of an argument written by hand";

/// The verdict on a proof.
struct Verdict<'p> {
    proof: &'p Proof,
    /// Number of empty cells at the end, or the step that does not hold.
    reached: Result<usize, Refuted>,
    premises: Premises,
}

impl<'p> Verdict<'p> {
    fn of(proof: &'p Proof) -> Self {
        let reached = proof.verify().map(|end| end.unsolved().len());
        Self { proof, reached, premises: proof.premises() }
    }

    /// Steps from a start without a solution prove nothing.
    fn outcome(&self) -> Outcome {
        if self.reached.is_ok() && self.premises.start != Status::None {
            Outcome::Positive
        } else {
            Outcome::Negative
        }
    }

    fn words(&self) -> String {
        let premises = &self.premises;
        let empty = match &self.reached {
            Ok(empty) => *empty,
            Err(refuted) => {
                let kind = self.proof.steps[refuted.step].kind;
                return format!("step {} does not hold: {kind}: {}", refuted.step + 1, refuted.why);
            }
        };
        let mut words = format!("all {} steps hold", self.proof.steps.len());
        words += &match (premises.start, empty) {
            (Status::None, _) => format!(", but the start has no solution{}", self.flaw()),
            (_, 0) => ", the grid is solved".to_owned(),
            (_, empty) => format!(", {empty} cells are left"),
        };
        if !premises.start_follows() {
            words += &format!("; taken for granted: {premises}");
        }
        if !premises.uniqueness.is_empty() {
            let steps = one_by_one(&premises.uniqueness, ", ");
            let steps = if premises.uniqueness.len() == 1 {
                format!("step {steps} rests")
            } else {
                format!("steps {steps} rest")
            };
            words += &format!("; {steps} on the givens having exactly one solution, as they do");
        }
        words
    }

    /// The first thing that anybody sees to be wrong with the start.
    fn flaw(&self) -> String {
        self.proof.start.flaws().iter().next().map_or_else(String::new, |flaw| format!(": {flaw}"))
    }

    /// The verdict with all that belongs to it; in a line its words.
    fn record(&self, name: &str, line: u64, number: u64) -> Row {
        let premises = &self.premises;
        let refuted = self.reached.as_ref().err();
        let verdict = match (refuted, premises.start) {
            (Some(_), _) => "refuted",
            (None, Status::None) => "impossible",
            (None, _) => "holds",
        };
        let names = |all: &[sudokit::Candidate]| all.iter().map(ToString::to_string).collect::<Vec<String>>();
        let kind = refuted.map(|refuted| self.proof.steps[refuted.step].kind.id);
        Row::about("file", name)
            .with("line", Some(line))
            .with("proof", Some(number))
            .with("verdict", Some(verdict))
            .with("steps", Some(self.proof.steps.len()))
            .with("empty", Some(self.reached.as_ref().ok().copied()))
            .with("step", Some(refuted.map(|refuted| refuted.step + 1)))
            .with("kind", Some(kind))
            .with("why", Some(refuted.map(|refuted| refuted.why.to_string())))
            .with("givens", Some(premises.givens.name()))
            .with("start", Some(premises.start.name()))
            .with("placed", Some(names(&premises.placed)))
            .with("removed", Some(names(&premises.removed)))
            .with("uniqueness", Some(premises.uniqueness.iter().map(|step| step + 1).collect::<Vec<usize>>()))
            .with("solved", Some(verdict == "holds" && self.reached == Ok(0)))
            .plainly(format_args!("{name}: proof {number}: {}", self.words()))
    }
}

/// The numbers of steps.
fn one_by_one(steps: &[usize], by: &str) -> String {
    steps.iter().map(|step| (step + 1).to_string()).collect::<Vec<_>>().join(by)
}
