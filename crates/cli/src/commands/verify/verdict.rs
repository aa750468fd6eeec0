//! The verdict on a proof, in words and as a record.

use super::written::{Read, Written};
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::show::table::Record as Row;
use std::borrow::Cow;
use sudokit::{Cancelled, Candidate, Certificate, Flaws, Premises, Proof, Status, Uncertified};

/// The columns of a table.
pub(super) const COLUMNS: [&str; 16] = [
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
    "hardest",
];

/// The verdict on a proof.
pub(super) struct Verdict {
    /// `None` if there is no proof that could be read.
    checked: Option<Checked>,
    /// The first part that could not be read.
    unread: Option<Unread>,
}

/// The steps that could be read, and what has become of them.
struct Checked {
    steps: usize,
    /// Number of empty cells at the end, or the step that does not hold.
    reached: Result<usize, Refuted>,
    flaws: Flaws,
    premises: Premises,
    /// A certificate, and the part of it that does not hold.
    claim: Option<(Certificate, Result<(), Uncertified>)>,
}

/// A step that does not hold.
struct Refuted {
    /// Its index.
    step: usize,
    /// The name of its technique, and the id if it has one.
    name: String,
    kind: Option<&'static str>,
    why: Cow<'static, str>,
}

/// A part of a proof that could not be read.
pub(super) struct Unread {
    /// The line of an argument, and its number among those of its proof, from 1. `None` for a whole record.
    pub(super) argument: Option<(u64, usize)>,
    pub(super) why: String,
}

impl Verdict {
    /// The verdict on all steps of a proof.
    pub(super) fn of(proof: &Proof) -> Result<Self, Cancelled> {
        let premises = proof.premises();
        let reached = proof.verify_twice(interrupt::cancel())?.map(|end| end.unsolved().len());
        let reached = reached.map_err(|sudokit::Refuted { step, why }| {
            let kind = proof.steps[step].kind;
            Refuted { step, name: kind.to_string(), kind: Some(kind.id), why }
        });
        let flaws = proof.start.flaws();
        let checked = Checked { steps: proof.steps.len(), reached, flaws, premises, claim: None };
        Ok(Self { checked: Some(checked), unread: None })
    }

    /// The verdict on arguments written by hand. Truths and links are steps, and are checked twice, like
    /// other steps. Other notations are only known to the second checker.
    pub(super) fn of_written(written: &Written) -> Result<Self, Cancelled> {
        if let Some(proof) = written.proof() {
            return Self::of(&proof);
        }
        let Written { start, arguments, .. } = written;
        let mut premises = Proof { start: *start, steps: Vec::new() }.premises();
        let assumes = |(_, argument): &(usize, &Read)| argument.assumes_one_solution();
        premises.uniqueness = arguments.iter().enumerate().filter(assumes).map(|(step, _)| step).collect();
        let steps = arguments.iter().map(Read::json).collect::<Result<Vec<_>, _>>();
        let steps = steps.expect("an argument is data");
        let reached = match sudokit::second_opinion(start, &steps, interrupt::cancel())? {
            Some(sudokit::Refuted { step, why }) => {
                let argument = &arguments[step];
                let kind = argument.kind().map(|kind| kind.id);
                Err(Refuted { step, name: argument.name(), kind, why })
            }
            None => {
                let mut end = *start;
                arguments.iter().for_each(|argument| argument.apply(&mut end));
                Ok(end.unsolved().len())
            }
        };
        let flaws = start.flaws();
        let checked = Checked { steps: arguments.len(), reached, flaws, premises, claim: None };
        Ok(Self { checked: Some(checked), unread: None })
    }

    /// The same with the certificate of the proof, which is checked if all steps hold.
    pub(super) fn claiming(mut self, proof: &Proof, claim: Option<Certificate>) -> Result<Self, Cancelled> {
        if let (Some(checked), Some(claim)) = (&mut self.checked, claim)
            && checked.reached.is_ok()
        {
            let held = claim.check(proof, interrupt::cancel())?;
            checked.claim = Some((claim, held));
        }
        Ok(self)
    }

    /// The same for the steps in front of one that could not be read.
    pub(super) fn but(self, unread: Unread) -> Self {
        Self { unread: Some(unread), ..self }
    }

    /// The verdict on a record that could not be read.
    pub(super) const fn unread(why: String) -> Self {
        Self { checked: None, unread: Some(Unread { argument: None, why }) }
    }

    /// The step that does not hold.
    fn refuted(&self) -> Option<&Refuted> {
        self.checked.as_ref()?.reached.as_ref().err()
    }

    /// The part of the certificate that does not hold.
    fn uncertified(&self) -> Option<&Uncertified> {
        self.checked.as_ref()?.claim.as_ref()?.1.as_ref().err()
    }

    /// A step that does not hold is refuted, with or without a part behind it that could not be read. Steps
    /// from a start without a solution prove nothing.
    fn name(&self) -> &'static str {
        let is_impossible = |checked: &Checked| checked.premises.start == Status::None;
        match (&self.checked, &self.unread) {
            _ if self.refuted().is_some() || self.uncertified().is_some() => "refuted",
            (_, Some(_)) => "unread",
            (Some(checked), None) if is_impossible(checked) => "impossible",
            _ => "holds",
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        if self.name() == "holds" { Outcome::Positive } else { Outcome::Negative }
    }

    fn words(&self) -> String {
        if let Some(Refuted { step, name, why, .. }) = self.refuted() {
            return format!("step {} does not hold: {name}: {why}", step + 1);
        }
        if let Some(why) = self.uncertified() {
            return format!("all steps hold, but the certificate does not: {why}");
        }
        match (&self.unread, &self.checked) {
            (Some(Unread { argument: Some((line, number)), .. }), _) => match number - 1 {
                0 => format!("the argument in line {line} could not be read"),
                1 => format!("the argument in line {line} could not be read; the one before it holds"),
                before => {
                    format!("the argument in line {line} could not be read; the {before} before it hold")
                }
            },
            (None, Some(checked)) => checked.words(),
            _ => "could not be read".to_owned(),
        }
    }

    /// The verdict with all that belongs to it; in a line its words.
    pub(super) fn record(&self, name: &str, line: u64, number: u64) -> Row {
        let (verdict, checked, refuted) = (self.name(), self.checked.as_ref(), self.refuted());
        let unread = self.unread.as_ref().filter(|_| verdict == "unread");
        let premises = checked.map(|checked| &checked.premises);
        let names = |all: fn(&Premises) -> &Vec<Candidate>| {
            premises.map_or_else(Vec::new, |premises| all(premises).iter().map(ToString::to_string).collect())
        };
        let step = refuted.map(|refuted| refuted.step + 1);
        let why = refuted.map(|refuted| refuted.why.to_string());
        let why = why.or_else(|| self.uncertified().map(ToString::to_string));
        let hardest = checked.and_then(|checked| checked.claim.as_ref()).filter(|(_, held)| held.is_ok());
        let empty = checked.filter(|_| unread.is_none());
        let empty = empty.and_then(|checked| checked.reached.as_ref().ok().copied());
        let uniqueness = premises.map_or_else(Vec::new, |premises| premises.uniqueness.clone());
        Row::about("file", name)
            .with("line", Some(line))
            .with("proof", Some(number))
            .with("verdict", Some(verdict))
            .with("steps", Some(checked.map(|checked| checked.steps)))
            .with("empty", Some(empty))
            .with("step", Some(step.or_else(|| Some(unread?.argument?.1))))
            .with("kind", Some(refuted.and_then(|refuted| refuted.kind)))
            .with("why", Some(why.or_else(|| Some(unread?.why.clone()))))
            .with("givens", Some(premises.map(|premises| premises.givens.name())))
            .with("start", Some(premises.map(|premises| premises.start.name())))
            .with("placed", Some(names(|premises| &premises.placed)))
            .with("removed", Some(names(|premises| &premises.removed)))
            .with("uniqueness", Some(uniqueness.iter().map(|step| step + 1).collect::<Vec<usize>>()))
            .with("solved", Some(verdict == "holds" && empty == Some(0)))
            .with("hardest", Some(hardest.map(|(claim, _)| claim.hardest.id)))
            .plainly(format_args!("{name}: proof {number}: {}", self.words()))
    }
}

impl Checked {
    /// All steps hold.
    fn words(&self) -> String {
        let premises = &self.premises;
        let mut words = format!("all {} steps hold", self.steps);
        words += &match (premises.start, &self.reached) {
            (Status::None, _) => {
                // The first thing that anybody sees to be wrong with the start.
                let flaw = self.flaws.iter().next().map_or_else(String::new, |flaw| format!(": {flaw}"));
                format!(", but the start has no solution{flaw}")
            }
            (_, Ok(empty)) if *empty > 0 => format!(", {empty} cells are left"),
            _ => ", the grid is solved".to_owned(),
        };
        if !premises.start_follows() {
            words += &format!("; taken for granted: {premises}");
        }
        if !premises.uniqueness.is_empty() {
            let steps =
                premises.uniqueness.iter().map(|step| (step + 1).to_string()).collect::<Vec<_>>().join(", ");
            let steps = if premises.uniqueness.len() == 1 {
                format!("step {steps} rests")
            } else {
                format!("steps {steps} rest")
            };
            words += &format!("; {steps} on the givens having exactly one solution, as they do");
        }
        if let Some((claim, Ok(()))) = &self.claim {
            let kind = claim.hardest;
            words += &match claim.after {
                0 => format!("; the first step must be {kind}, and nothing harder is needed"),
                after => format!(
                    "; easier techniques end at step {after}, then {kind} is needed, and nothing harder"
                ),
            };
        }
        words
    }
}
