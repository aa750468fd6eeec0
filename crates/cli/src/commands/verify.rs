//! `sudoku verify`

use crate::args::VerifyArgs;
use crate::exit::Outcome;
use crate::interrupt;
use crate::output::Output;
use crate::report::{Failure, Message, Reporter, reason};
use serde_json::Value;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, Read};
use sudokit::Proof;
use sudokit::logic::Assumes;

pub(crate) fn verify(mut args: VerifyArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let mut output = Output::new(args.output.path())?;
    if args.files.is_empty() {
        args.files.push("-".into());
    }
    let mut outcome = Outcome::Positive;
    for name in &args.files {
        let checked = open(name).and_then(|from| check(name, from, &mut output, reporter));
        match checked {
            Ok(checked) => outcome = outcome.max(checked),
            Err(failure) => reporter.go_on(failure)?,
        }
    }
    output.finish()?;
    Ok(outcome)
}

fn open(name: &OsStr) -> Result<Box<dyn Read>, Failure> {
    if name == "-" {
        return Ok(Box::new(io::stdin()));
    }
    let path = name.display();
    match File::open(name) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => {
            Err(Failure::Input(Message::new(format_args!("cannot read {path}: {}", reason(&error)))))
        }
    }
}

/// Checks one proof after the other: those of a document, or one a line.
fn check(
    name: &OsStr,
    from: Box<dyn Read>,
    output: &mut Output,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let name = if name == "-" { "standard input".to_owned() } else { name.display().to_string() };
    let (mut outcome, mut number) = (Outcome::Positive, 0);
    for value in serde_json::Deserializer::from_reader(BufReader::new(from)).into_iter::<Value>() {
        let value = value.map_err(|error| unreadable(&name, &error))?;
        for proof in proofs(value) {
            interrupt::check()?;
            number += 1;
            match serde_json::from_value::<Proof>(proof) {
                Ok(proof) => {
                    let (verdict, words) = verdict(&proof);
                    outcome = outcome.max(verdict);
                    output.put(format!("{name}: proof {number}: {words}\n").as_bytes())?;
                }
                Err(error) => {
                    let message = Message::new(format_args!("{name}: proof {number}: {error}"));
                    reporter.go_on(Failure::Input(message))?;
                }
            }
        }
    }
    if number == 0 {
        reporter.note(format_args!("there is no proof in {name}"));
    }
    Ok(outcome)
}

/// The proofs in a value: in the results of a document, beside the ratings of a puzzle, or what the value is itself.
fn proofs(value: Value) -> Vec<Value> {
    let Value::Object(mut fields) = value else { return vec![value] };
    match fields.remove("results").or_else(|| fields.remove("proof")) {
        Some(Value::Array(results)) => results.into_iter().flat_map(proofs).collect(),
        Some(Value::Object(of_scales)) => of_scales.into_iter().map(|(_, proof)| proof).collect(),
        Some(other) => vec![other],
        None => vec![Value::Object(fields)],
    }
}

fn unreadable(name: &str, error: &serde_json::Error) -> Failure {
    if let Some(kind) = error.io_error_kind() {
        return Failure::Input(Message::new(format_args!("cannot read {name}: {}", reason(&kind.into()))));
    }
    let message = Message::new(format_args!("{name}: {error}"));
    Failure::Input(
        message.hint("`sudoku explain --format json` and `sudoku rate --path --format json` write proofs"),
    )
}

fn verdict(proof: &Proof) -> (Outcome, String) {
    match proof.verify() {
        Ok(end) => {
            let reached = match end.unsolved().len() {
                0 => "the grid is solved".to_owned(),
                empty => format!("{empty} cells are left"),
            };
            let assumed = match proof.assumes() {
                Assumes::Nothing => "",
                Assumes::UniqueSolution => "; it takes for granted that there is one solution",
            };
            (Outcome::Positive, format!("all {} steps hold, {reached}{assumed}", proof.steps.len()))
        }
        Err(refuted) => {
            let step = &proof.steps[refuted.step];
            (
                Outcome::Negative,
                format!("step {} does not hold: {}: {}", refuted.step + 1, step.kind, refuted.why),
            )
        }
    }
}
