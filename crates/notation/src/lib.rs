//! Reads arguments about Sudoku puzzles as people write them down.
//!
//! An argument is a line: a pattern, an arrow, and what follows. It becomes a step of the format that
//! `docs/proofs.md` describes, and `sudokit-checker` decides if it holds. Nothing is believed here.
//!
//! ```
//! use sudokit_notation::Reader;
//!
//! let argument = Reader::default().read("(4=5)r5c2-(5=4)r5c5 => r5c13<>4")?;
//! assert_eq!(argument.family(), "loops");
//! assert!(argument.step().contains(r#""eliminations":["r5c1=4","r5c3=4"]"#));
//!
//! let wrong = Reader::default().read("(4=5)r5c2-(5=4)r5x5 => r5c13<>4").unwrap_err();
//! assert_eq!(wrong.to_string(), "column 16: expected cells such as r1c23, found 'r5x5'");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notations
//!
//! | notation | example | where |
//! |---|---|---|
//! | Eureka | `(4=5)r5c2-(5=4)r5c5 => r5c1<>4` | `eureka` |
//! | HoDoKu's chains | `r1c6 =6= r1c4 -6- r5c4 =6= r5c6 => r4c6<>6` | `eureka` |
//! | chains through almost locked sets | `(4=7)r1c235-(7)r1c9`, `r4c2 -4- ALS:r1c235 -7- r1c9` | `eureka` |
//! | nrc chains | `whip[2]: r5c4{n6 n9} - c7n4{r1 .} ==> r4c6≠4` | `nrc` |
//! | odd cycles | `b1n3{r1c1 r3c3}, c3n3{r3 r9}, r9n3{c3 c1} => r9c6<>7` | `nrc` |
//! | almost locked sets | `ALS-XZ: A=r1c1 {18}, B=r235c1 {1689}, X=1,8 => r2c23<>9` | `als` |
//! | truths and links | `2 truths {r1c12} 2 links {3r1 4r1} => r1c3<>3` | `truths` |
//! | exocets | `base r8c12 targets r9c5 r7c8 => r9c5<>3` | `exocet` |
//! | weak exocets | `base r12c9 targets r4c8 r8c7 weak 5 (r1c9=5; r4c8=1) => r4c8<>1` | `exocet` |
//! | contradictions | `r1c3=7; (r5c5=3; r5c6=1) r5c5<>3; r7c2=9 => r1c3<>7` | `supposition` |
//! | impossible patterns, rectangles | `Tridagon: 1,3,6 in r1c49,r2c68,... => r7c9<>2` | `guarded` |
//! | OR-relations | `OR2-Whip: 1,3 in r5c18,...: OR2{{n7r5c1 \| n7r7c1}} - r1n7{c1 .} => r1c3<>7` | `or_relation` |
//!
//! A name with a colon may stand first. What people write says more than a rule needs: in which order a chain
//! is followed, which digits are wild. It has to be well formed, and proves nothing.

mod als;
mod cursor;
mod effect;
mod eureka;
mod exocet;
mod guarded;
mod nrc;
mod or_relation;
mod supposition;
mod truths;

pub use effect::Effect;

use cursor::Cursor;
use or_relation::Source;
use serde_json::{Value, json};
use std::fmt;
use sudokit_core::shown;

/// An argument that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    name: String,
    effect: Effect,
    family: &'static str,
    record: Value,
}

impl Argument {
    /// The name before the colon, without a length in brackets; empty if there is none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its conclusion.
    pub const fn effect(&self) -> &Effect {
        &self.effect
    }

    /// The family of techniques by whose rule it is checked.
    pub const fn family(&self) -> &'static str {
        self.family
    }

    /// True if it holds only where the givens have one solution.
    pub fn assumes_one_solution(&self) -> bool {
        self.family == "guarded-rectangles" || self.record["relation"].get("rectangle").is_some()
    }

    /// The step as JSON, as proofs have it.
    pub fn step(&self) -> String {
        json!({ "kind": self.name, "effect": self.effect.json(), "pattern": { self.family: self.record } })
            .to_string()
    }
}

/// The reason why a line is no argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The place in the line, in characters from 1.
    pub column: usize,
    expected: String,
    found: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}, found ", self.column, self.expected)?;
        match &*self.found {
            "" => f.write_str("the end"),
            found => write!(f, "'{}'", shown(found)),
        }
    }
}

impl std::error::Error for Misread {}

/// A reader of lines, which keeps the relation that later lines are about.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    relation: Option<Source>,
}

/// The arrows before a conclusion.
const ARROWS: [&str; 4] = ["==>", "=>", "⇒", "→"];

/// Words of names of chains of almost locked sets.
const IS_OF_SETS: [&str; 2] = ["als", "blossom"];

/// Words of names whose patterns are cells that digits cannot fill.
const IMPOSSIBLE: [&str; 5] = ["tridagon", "oddagon", "impossible", "thor", "chromatic"];

impl Reader {
    /// Reads one argument.
    ///
    /// # Errors
    /// The line is no argument, or one in a notation that is not known: the place where that is seen.
    pub fn read(&mut self, line: &str) -> Result<Argument, Misread> {
        let whole = Cursor::new(line);
        if or_relation::is_statement(&whole) {
            let (source, effect) = or_relation::statement(whole)?;
            let record = source.record().clone();
            self.relation = Some(source);
            return Ok(Argument { name: "anti-tridagon".to_owned(), effect, family: "impossible", record });
        }
        let (argument, conclusion) =
            whole.split(&ARROWS).ok_or_else(|| whole.expected("an argument, '=>' and a conclusion"))?;
        let effect = Effect::read(conclusion)?;
        let (name, mut at) = named(argument);
        let lower = name.to_ascii_lowercase();
        let is_rectangle = lower.contains("rectangle") || lower.starts_with("unique");
        let is_cell_of_chain = |at: &Cursor<'_>| at.rest().contains('{');
        let text = at.rest().to_ascii_lowercase();
        let (family, record) = if text.contains("truths") {
            ("rank", truths::read(&mut at)?)
        } else if or_relation::is_chain(&at) {
            match or_relation::forcing(at)? {
                Some(record) => ("forcing-whips", record),
                None => ("or-relation", or_relation::chain(at, is_rectangle, self.relation.as_ref())?),
            }
        } else if IS_OF_SETS.iter().any(|word| lower.contains(word)) && is_cell_of_chain(&at) {
            ("als", als::read(&mut at)?)
        } else if text.contains("base") {
            ("exocet", exocet::read(&mut at)?)
        } else if supposition::is_one(&at) {
            let record = supposition::read(&mut at, 0)?;
            at.ends()?;
            ("dynamic-contradiction", record)
        } else if is_cell_of_chain(&at) && text.contains("},") {
            ("odd-cycle", nrc::ring(&mut at)?)
        } else if is_cell_of_chain(&at) {
            ("whips", nrc::record(&nrc::chain(&mut at, "-")?))
        } else if text.contains(" in ") {
            if !is_rectangle && !name.is_empty() && !IMPOSSIBLE.iter().any(|word| lower.contains(word)) {
                return Err(whole.expected("a technique whose notation is known"));
            }
            let source = guarded::source(&mut at, is_rectangle)?;
            let reason = guarded::reason(&mut at)?;
            at.ends()?;
            if is_rectangle {
                ("guarded-rectangles", json!({ "rectangle": source.record(), "reason": reason }))
            } else {
                let mut record = source.record().clone();
                record["reason"] = reason;
                ("impossible", record)
            }
        } else {
            let is_eureka = text.contains('(') || !is_of_hodoku(&text);
            ("loops", if is_eureka { eureka::read(&mut at)? } else { eureka::of_hodoku(&mut at)? })
        };
        Ok(Argument { name, effect, family, record })
    }
}

/// The name before the first colon, without a length in brackets, and what follows. Behind a link the colon
/// is that of a set, `-4- ALS:r1c23`.
fn named(argument: Cursor<'_>) -> (String, Cursor<'_>) {
    match argument.split(&[":"]).filter(|(name, _)| !is_of_hodoku(name.rest())) {
        Some((name, rest)) => {
            let name = name.rest().trim();
            (name.split('[').next().unwrap_or_default().trim().to_owned(), rest)
        }
        None => (String::new(), argument),
    }
}

/// True if the links have their digit between two signs: `-4-`, `=4=`.
fn is_of_hodoku(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes
        .windows(3)
        .any(|three| matches!(three, [b'-', digit, b'-'] | [b'=', digit, b'='] if digit.is_ascii_digit()))
}
