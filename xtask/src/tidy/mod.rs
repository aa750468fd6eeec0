//! Checks what no compiler checks: the invariants of ARCHITECTURE.md and the habits of CONTRIBUTING.md.
//!
//! A rule is one function from the workspace to its violations, and one line in [`RULES`].

mod contributing;
mod dependencies;
mod documents;
mod features;
mod locks;
mod metadata;
mod rooms;
mod sources;
mod words;

use crate::workspace::Workspace;
pub(crate) use words::list;

/// A place that breaks a rule.
#[derive(Debug, PartialEq, Eq)]
struct Violation {
    path: String,
    line: usize,
    what: String,
}

impl Violation {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

/// A property of the tree, and why it is wanted.
struct Rule {
    name: &'static str,
    reason: &'static str,
    check: fn(&Workspace) -> Vec<Violation>,
}

const RULES: &[Rule] = &[
    Rule {
        name: "direction",
        reason: "a crate knows only the crates that ARCHITECTURE.md lets it know",
        check: dependencies::direction,
    },
    Rule {
        name: "rooms",
        reason: "a newcomer reads a crate from the ground up, so nothing in it may need what lies above",
        check: rooms::rooms,
    },
    Rule {
        name: "confined",
        reason: "a dependency with a reach of its own stays in the crates it was taken for",
        check: dependencies::confined,
    },
    Rule {
        name: "explained",
        reason: "every external dependency is named in ARCHITECTURE.md, with why it is worth having",
        check: dependencies::explained,
    },
    Rule {
        name: "compiled once",
        reason: "two builds for which cargo chooses other features compile all that they share twice",
        check: features::compiled_once,
    },
    Rule {
        name: "locked",
        reason: "a lock file that lags behind is changed by the next build, in whatever commit that is",
        check: locks::locked,
    },
    Rule {
        name: "one source",
        reason: "packages of one version, whatever their language, name the same licence, authors and address",
        check: metadata::one_source,
    },
    Rule {
        name: "pure",
        reason: "the algorithms do no I/O and know no clock, environment, thread or global state, so that \
                 they run everywhere and give the same answer twice",
        check: sources::pure,
    },
    Rule {
        name: "meaning",
        reason: "techniques mark roles and name messages; how that looks is the renderer's business",
        check: sources::meaning,
    },
    Rule {
        name: "safe",
        reason: "`unsafe` is confined to the places that cannot do without it",
        check: sources::safe,
    },
    Rule {
        name: "short",
        reason: "a file of more than 600 lines holds more than one concept, or is listed with its reason",
        check: sources::short,
    },
    Rule {
        name: "introduced",
        reason: "every source file begins by saying what it is for",
        check: sources::introduced,
    },
    Rule {
        name: "narrow",
        reason: "a comment is read beside the code, in a window as wide as that: at most 110 columns",
        check: sources::narrow,
    },
    Rule {
        name: "spoken",
        reason: "documentation names its subject, and does not circle it with What, Whether or Whoever",
        check: sources::spoken,
    },
    Rule {
        name: "finished",
        reason: "nothing unfinished is left behind: what remains to do is an issue",
        check: sources::finished,
    },
    Rule {
        name: "trimmed",
        reason: "spaces at the end of a line only make noise in changes",
        check: sources::trimmed,
    },
    Rule {
        name: "linked",
        reason: "a link to a file or a heading that is not there misleads",
        check: documents::linked,
    },
    Rule {
        name: "side by side",
        reason: "a task of docs/tasks.md is there in every language, or its readers look for it in vain",
        check: documents::side_by_side,
    },
    Rule {
        name: "two-commands",
        reason: "a newcomer sees the program and its tests run after exactly two commands",
        check: documents::two_commands,
    },
    Rule {
        name: "vocabulary",
        reason: "the public types of the libraries are nouns, and GLOSSARY.md says what they mean",
        check: documents::vocabulary,
    },
    Rule {
        name: "one meaning",
        reason: "a word that fits many things means one in a crate, so that it can be seen and need not be remembered",
        check: documents::one_meaning,
    },
    Rule {
        name: "listed",
        reason: "a format that docs/formats.md does not name is not found by those who need it",
        check: documents::listed,
    },
    Rule {
        name: "toured",
        reason: "an example that the first page of the documentation does not name is not found either",
        check: documents::toured,
    },
    Rule {
        name: "variables",
        reason: "a variable that CONTRIBUTING.md does not name is known to its author alone",
        check: contributing::variables,
    },
    Rule {
        name: "budgets",
        reason: "CONTRIBUTING.md lists the steps of the gate with the budgets that they have",
        check: contributing::budgets,
    },
    Rule {
        name: "words",
        reason: "a message that is missing, or lacks a value, makes half a sentence in front of a player",
        check: words::words,
    },
    Rule {
        name: "surface",
        reason: "what others build on is changed on purpose or not at all",
        check: documents::surface,
    },
];

/// Checks every rule and prints its violations. Returns true if there are none.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let mut count = 0;
    for rule in RULES {
        let violations = (rule.check)(workspace);
        if !violations.is_empty() {
            eprintln!("{}: {}", rule.name, rule.reason);
        }
        for Violation { path, line, what } in &violations {
            eprintln!("  {path}:{line}: {what}");
        }
        count += violations.len();
    }
    match count {
        0 => println!("tidy: {} rules hold", RULES.len()),
        _ => eprintln!("tidy: {count} violations"),
    }
    count == 0
}

/// The violations of a rule in a few files.
#[cfg(test)]
fn found(check: fn(&Workspace) -> Vec<Violation>, files: &[(&str, &str)]) -> Vec<(usize, String)> {
    let violations = check(&Workspace::of_files(files));
    violations.into_iter().map(|violation| (violation.line, violation.what)).collect()
}
