//! `sudoku verify`

mod args;
mod misread;
mod records;

pub(crate) use args::VerifyArgs;

use crate::exit::Outcome;
use crate::interrupt;
use crate::output::Output;
use crate::report::{Failure, Message, Reporter, reason};
use crate::table::{Record as Row, Table, TableFormat};
use misread::Misread;
use records::{LONGEST, Records};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Read};
use std::sync::Arc;
use sudokit::{Premises, Proof, Refuted, Status};

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
        let checked = open(name).and_then(|from| check(name, from, format, &mut table, reporter));
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

/// Checks one proof after the other.
fn check(
    name: &OsStr,
    from: Box<dyn Read>,
    format: TableFormat,
    table: &mut Table,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let name = if name == "-" { "standard input".to_owned() } else { name.display().to_string() };
    let (mut outcome, mut number) = (Outcome::Positive, 0);
    for record in Records::new(BufReader::new(from)) {
        let record = record.map_err(|error| unreadable(&name, &error))?;
        let Some(text) = record.text else {
            number += 1;
            reporter.go_on(too_long(&name, record.line, number))?;
            continue;
        };
        for proof in misread::proofs(text.trim_ascii_end()) {
            interrupt::check()?;
            number += 1;
            match proof {
                Ok(proof) => {
                    let verdict = Verdict::of(&proof);
                    outcome = outcome.max(verdict.outcome());
                    table.put(&verdict.record(&name, record.line, number).line(format))?;
                }
                Err(misread) => reporter.go_on(no_proof(&name, record.line, number, &misread))?,
            }
        }
    }
    if number == 0 {
        reporter.note(format_args!("there is no proof in {name}"));
    }
    Ok(outcome)
}

fn too_long(name: &str, line: u64, number: u64) -> Failure {
    Failure::Input(Message::new(format_args!(
        "{name}: line {line}: proof {number}: expected a record of at most {LONGEST} bytes, found a longer one"
    )))
}

fn no_proof(name: &str, line: u64, number: u64, misread: &Misread) -> Failure {
    let line = line + misread.lines;
    let message = Message::new(format_args!("{name}: line {line}: proof {number}: {misread}"));
    Failure::Input(
        message.hint("`sudoku explain --format json` and `sudoku rate --path --format json` write proofs"),
    )
}

/// What is found out about a proof.
struct Verdict<'p> {
    proof: &'p Proof,
    /// How many cells are empty in the end, or the step that does not hold.
    reached: Result<usize, Refuted>,
    premises: Premises,
}

impl<'p> Verdict<'p> {
    fn of(proof: &'p Proof) -> Self {
        let reached = proof.verify().map(|end| end.unsolved().len());
        Self { proof, reached, premises: proof.premises() }
    }

    /// Whatever follows from a start without a solution proves nothing.
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
