//! The dependencies that each crate may have.

use super::Violation;
use crate::code::lines_with_word;
use crate::workspace::{Package, Workspace};

/// The crates of ours that each may depend on. Tests may also use those in `DEV`.
const DIRECTION: &[(&str, &[&str])] = &[
    ("sudokit-core", &[]),
    ("sudokit-solve", &["sudokit-core"]),
    ("sudokit-symmetry", &["sudokit-core"]),
    ("sudokit-formats", &["sudokit-core"]),
    ("sudokit-diagram", &["sudokit-core"]),
    ("sudokit-checker", &["sudokit-core"]),
    ("sudokit-notation", &["sudokit-core"]),
    ("sudokit-logic", &["sudokit-core", "sudokit-diagram"]),
    ("sudokit-generate", &["sudokit-core", "sudokit-solve", "sudokit-symmetry"]),
    ("sudokit-render", &["sudokit-core", "sudokit-diagram"]),
    (
        "sudokit",
        &[
            "sudokit-checker",
            "sudokit-core",
            "sudokit-solve",
            "sudokit-symmetry",
            "sudokit-formats",
            "sudokit-diagram",
            "sudokit-logic",
            "sudokit-generate",
            "sudokit-render",
            "sudokit-photo",
        ],
    ),
    ("sudokit-play", &["sudokit"]),
    ("sudokit-photo", &["sudokit-core", "sudokit-solve"]),
    ("sudokit-gpu", &["sudokit-core", "sudokit-solve"]),
    ("sudokit-print", &["sudokit-core", "sudokit-diagram", "sudokit-formats", "sudokit-render"]),
    ("sudokit-request", &["sudokit"]),
    ("sudokit-web", &["sudokit", "sudokit-play", "sudokit-print", "sudokit-request"]),
    ("sudokit-web-parts", &["sudokit-core", "sudokit-checker", "sudokit-photo"]),
    ("sudokit-web-solve", &["sudokit-core", "sudokit-solve"]),
    ("sudokit-python", &["sudokit", "sudokit-cli", "sudokit-play", "sudokit-print", "sudokit-request"]),
    ("sudokit-capi", &["sudokit", "sudokit-request"]),
    ("sudokit-query", &["sudokit", "sudokit-cli", "sudokit-request"]),
    ("sudokit-classic", &["sudokit"]),
    (
        "sudokit-cli",
        &[
            "sudokit",
            "sudokit-classic",
            "sudokit-gpu",
            "sudokit-notation",
            "sudokit-play",
            "sudokit-print",
            "sudokit-request",
        ],
    ),
    ("sudokit-testkit", &["sudokit-core"]),
    ("xtask", &[]),
];

/// Further crates for the tests of any crate but the oracle, which no engine of ours may judge.
const DEV: &[&str] = &["sudokit-testkit", "sudokit-solve"];

/// The crates whose steps the tests of the checker judge, and those whose lines the tests of the notations
/// read back. Their sources share nothing with them.
const JUDGED: &[(&str, &[&str])] = &[
    ("sudokit-checker", &["sudokit-logic"]),
    ("sudokit-notation", &["sudokit-checker", "sudokit-logic", "sudokit-render"]),
];

/// External crates, and the only crates that may use them outside tests.
const CONFINED: &[(&str, &[&str])] = &[
    // The results become data in the face; they are made of the vocabulary, of steps with their texts and
    // pictures, and of transformations. The program names the values that it writes.
    (
        "serde",
        &[
            "sudokit",
            "sudokit-capi",
            "sudokit-checker",
            "sudokit-cli",
            "sudokit-core",
            "sudokit-diagram",
            "sudokit-formats",
            "sudokit-generate",
            "sudokit-logic",
            "sudokit-play",
            "sudokit-python",
            "sudokit-query",
            "sudokit-request",
            "sudokit-symmetry",
            "sudokit-web",
        ],
    ),
    // Formats reads other programs' files with it, the checker reads proofs, notations become steps, the
    // program writes records, games are saved, SQL takes wishes, and the tests read schemas.
    (
        "serde_json",
        &[
            "sudokit",
            "sudokit-capi",
            "sudokit-checker",
            "sudokit-formats",
            "sudokit-notation",
            "sudokit-play",
            "sudokit-cli",
            "sudokit-python",
            "sudokit-query",
            "sudokit-request",
            "sudokit-testkit",
            "sudokit-web",
            "xtask",
        ],
    ),
    ("clap", &["sudokit-classic", "sudokit-cli", "sudokit-query"]),
    // The engine of SQL.
    ("datafusion", &["sudokit-query"]),
    ("datafusion-proto", &["sudokit-query"]),
    ("ballista-core", &["sudokit-query"]),
    ("ballista-executor", &["sudokit-query"]),
    ("ballista-scheduler", &["sudokit-query"]),
    // The servers of `sudoku web`, `serve` and `mcp`.
    ("hyper", &["sudokit-cli"]),
    ("rmcp", &["sudokit-cli"]),
    ("tokio", &["sudokit-cli", "sudokit-query"]),
    ("wasm-bindgen", &["sudokit-web", "sudokit-python"]),
    // The header for C, made beforehand.
    ("cbindgen", &["xtask"]),
    ("pyo3", &["sudokit-python"]),
    ("numpy", &["sudokit-python"]),
    // Drivers of graphics processors.
    ("wgpu", &["sudokit-gpu"]),
];

pub(super) fn direction(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for package in &workspace.packages {
        let Some((_, known)) = DIRECTION.iter().find(|(name, _)| *name == package.name) else {
            violations.push(about(package, "is not in the table of xtask/src/tidy/dependencies.rs"));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|dependency| dependency.ours) {
            let name = dependency.name.as_str();
            let is_judged = JUDGED.iter().any(|(judge, them)| package.name == *judge && them.contains(&name));
            let is_for_tests = package.name != "sudokit-testkit" && DEV.contains(&name) || is_judged;
            let granted = dependency.dev && is_for_tests;
            if !known.contains(&name) && !granted {
                violations.push(about(package, &format!("must not know {name}")));
            }
        }
    }
    violations
}

pub(super) fn confined(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for package in &workspace.packages {
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.dev) {
            let confined = CONFINED.iter().find(|(name, _)| *name == dependency.name);
            if confined.is_some_and(|(_, users)| !users.contains(&package.name.as_str())) {
                violations.push(about(package, &format!("must not use {}", dependency.name)));
            }
        }
    }
    violations
}

pub(super) fn explained(workspace: &Workspace) -> Vec<Violation> {
    let architecture = workspace.text("ARCHITECTURE.md");
    let mut violations = Vec::new();
    for package in &workspace.packages {
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.ours) {
            let name = &dependency.name;
            if lines_with_word(architecture, &format!("`{name}`")).is_empty() {
                let what = format!("{} uses {name}, which is not explained here", package.name);
                violations.push(Violation::new("ARCHITECTURE.md", 1, what));
            }
        }
    }
    violations
}

fn about(package: &Package, what: &str) -> Violation {
    Violation::new("Cargo.toml", 1, format!("{} {what}", package.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::{Dependency, File};

    /// The violations of one package with one dependency.
    fn verdict(check: fn(&Workspace) -> Vec<Violation>, package: &str, name: &str, dev: bool) -> Vec<String> {
        let dependency =
            Dependency { name: name.into(), dev, ours: name.starts_with("sudokit"), ..Dependency::default() };
        let package = Package { name: package.into(), dependencies: vec![dependency], ..Package::default() };
        let text = "Uses `clap`, because.".into();
        let architecture = File { path: "ARCHITECTURE.md".into(), text };
        let workspace =
            Workspace { packages: vec![package], files: vec![architecture], ..Workspace::default() };
        check(&workspace).into_iter().map(|violation| violation.what).collect()
    }

    #[test]
    fn logic_must_not_know_solve_outside_its_tests() {
        let must_not = ["sudokit-logic must not know sudokit-solve"];
        assert_eq!(verdict(direction, "sudokit-logic", "sudokit-solve", false), must_not);
        assert!(verdict(direction, "sudokit-logic", "sudokit-solve", true).is_empty());
        assert!(verdict(direction, "sudokit-logic", "sudokit-core", false).is_empty());
    }

    #[test]
    fn the_checker_knows_no_finder_outside_its_tests() {
        let must_not = ["sudokit-checker must not know sudokit-logic"];
        assert_eq!(verdict(direction, "sudokit-checker", "sudokit-logic", false), must_not);
        assert!(verdict(direction, "sudokit-checker", "sudokit-logic", true).is_empty());
        assert_eq!(verdict(direction, "sudokit-checker", "sudokit", true).len(), 1);
    }

    #[test]
    fn the_oracle_knows_no_engine_even_in_tests() {
        assert_eq!(verdict(direction, "sudokit-testkit", "sudokit-solve", true).len(), 1);
    }

    #[test]
    fn a_new_crate_needs_its_place() {
        assert_eq!(verdict(direction, "sudokit-news", "sudokit-core", false).len(), 1);
    }

    #[test]
    fn serde_stays_where_results_and_proofs_are() {
        assert_eq!(verdict(confined, "sudokit-solve", "serde", false), ["sudokit-solve must not use serde"]);
        assert!(verdict(confined, "sudokit-solve", "serde", true).is_empty());
        assert!(verdict(confined, "sudokit", "serde", false).is_empty());
    }

    #[test]
    fn dependencies_are_explained() {
        assert_eq!(verdict(explained, "sudokit-cli", "clap_complete", false).len(), 1);
        assert!(verdict(explained, "sudokit-cli", "clap", false).is_empty());
    }
}
