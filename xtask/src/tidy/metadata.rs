//! The facts about a release: `[workspace.package]` in Cargo.toml has them, and packages that cannot inherit
//! are compared with it.
//!
//! The wheel takes version, description and authors from Cargo; `cargo xtask capi` writes all of them into
//! pkg-config's files.

use super::Violation;
use crate::workspace::{Package, Workspace};
use serde_json::Value;

/// The face of the workspace, which inherits everything.
const FACE: &str = "sudokit";

/// The packages of other languages, and the crates whose descriptions they share.
const NPM: (&str, &str) = ("crates/web/npm/package.json", "sudokit-web");
const WHEEL: &str = "crates/python/pyproject.toml";

/// The licence with a copyright line.
const LICENCE: &str = "LICENSE-MIT";

pub(super) fn one_source(workspace: &Workspace) -> Vec<Violation> {
    let face = match workspace.package(FACE) {
        Ok(face) => face,
        Err(error) => return vec![Violation::new("Cargo.toml", 1, error)],
    };
    let mut violations: Vec<Violation> =
        workspace.packages.iter().filter_map(|package| of_crate(package, face)).collect();
    violations.extend(of_npm(workspace, face));
    violations.extend(of_wheel(workspace.text(WHEEL), face));
    if !face.authors.iter().all(|author| workspace.text(LICENCE).contains(author.as_str())) {
        let what = format!("expected the copyright of {}", face.authors.join(", "));
        violations.push(Violation::new(LICENCE, 1, what));
    }
    violations
}

fn of_crate(package: &Package, face: &Package) -> Option<Violation> {
    let facts = |package: &Package| {
        [&package.version, &package.license, &package.authors.join(", "), &package.repository]
            .map(String::clone)
    };
    let names = ["version", "license", "authors", "repository"];
    let (found, expected) = (facts(package), facts(face));
    let place = (0..names.len()).find(|&place| found[place] != expected[place])?;
    let what =
        format!("{} has the {} {:?}, not {:?}", package.name, names[place], found[place], expected[place]);
    Some(Violation::new("Cargo.toml", 1, what))
}

fn of_npm(workspace: &Workspace, face: &Package) -> Vec<Violation> {
    let (path, package) = NPM;
    let text = workspace.text(path);
    let found: Value = serde_json::from_str(text).unwrap_or_default();
    let description = workspace.package(package).map_or("", |package| &package.description);
    let url = (!face.repository.is_empty()).then(|| format!("git+{}.git", face.repository));
    let expected = [
        ("version", &found["version"], Some(face.version.clone())),
        ("license", &found["license"], Some(face.license.clone())),
        ("author", &found["author"], Some(face.authors.join(", "))),
        ("description", &found["description"], Some(description.to_owned())),
        ("repository.url", &found["repository"]["url"], url),
    ];
    let wrong = expected.into_iter().filter(|(_, found, expected)| found.as_str() != expected.as_deref());
    wrong.map(|(name, _, expected)| missing(path, text, name, expected.as_deref())).collect()
}

fn of_wheel(text: &str, face: &Package) -> Vec<Violation> {
    let field = |name: &str| {
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
        value.unwrap_or_default()
    };
    let mut violations = Vec::new();
    if field("license") != format!("{:?}", face.license) {
        violations.push(missing(WHEEL, text, "license", Some(&face.license)));
    }
    // An empty address would be one in the wheel, too.
    let mut dynamic = vec!["version", "description", "authors"];
    if !face.repository.is_empty() {
        dynamic.push("urls");
    }
    if field("dynamic") != format!("{dynamic:?}") {
        violations.push(missing(WHEEL, text, "dynamic", Some(&format!("{dynamic:?}"))));
    }
    violations
}

/// A field that is not as expected, at its line.
fn missing(path: &str, text: &str, name: &str, expected: Option<&str>) -> Violation {
    let key = name.split('.').next().unwrap_or(name);
    let line = text.lines().position(|line| line.trim_start_matches([' ', '"']).starts_with(key));
    let what = match expected {
        Some(expected) => format!("expected the {name} {expected}, as in the root Cargo.toml and its crates"),
        None => format!("expected no {name}, as the root Cargo.toml has none"),
    };
    Violation::new(path, line.map_or(1, |line| line + 1), what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::File;

    fn package(name: &str) -> Package {
        Package {
            name: name.into(),
            version: "1.2.3".into(),
            description: "Solves.".into(),
            license: "MIT".into(),
            authors: vec!["We".into()],
            ..Package::default()
        }
    }

    /// A workspace that keeps the rule.
    fn workspace() -> Workspace {
        let npm = r#"{"version": "1.2.3", "license": "MIT", "author": "We", "description": "Solves."}"#;
        let wheel = "license = \"MIT\"\ndynamic = [\"version\", \"description\", \"authors\"]\n";
        let files = [(NPM.0, npm), (WHEEL, wheel), (LICENCE, "Copyright (c) 2026 We\n")];
        let file = |(path, text): (&str, &str)| File { path: path.into(), text: text.into() };
        Workspace {
            packages: vec![package(FACE), package("sudokit-web")],
            files: files.into_iter().map(file).collect(),
            ..Workspace::default()
        }
    }

    fn said(workspace: &Workspace) -> Vec<(String, String)> {
        one_source(workspace).into_iter().map(|violation| (violation.path, violation.what)).collect()
    }

    #[test]
    fn packages_that_agree_pass() {
        assert_eq!(said(&workspace()), []);
    }

    #[test]
    fn a_crate_of_its_own_version_is_found() {
        let mut workspace = workspace();
        workspace.packages.push(Package { version: "1.2.2".into(), ..package("sudokit-query") });
        let what = "sudokit-query has the version \"1.2.2\", not \"1.2.3\"".to_owned();
        assert_eq!(said(&workspace), [("Cargo.toml".to_owned(), what)]);
    }

    #[test]
    fn a_new_version_is_asked_of_npm_and_not_of_the_wheel() {
        let mut workspace = workspace();
        workspace.packages.iter_mut().for_each(|package| package.version = "2.0.0".into());
        let [(path, what)] = &said(&workspace)[..] else { panic!("{:?}", said(&workspace)) };
        assert_eq!((path.as_str(), what.contains("expected the version 2.0.0")), (NPM.0, true));
    }

    #[test]
    fn an_address_is_asked_of_all() {
        let mut workspace = workspace();
        workspace.packages.iter_mut().for_each(|package| package.repository = "https://example.org/s".into());
        let paths: Vec<String> = said(&workspace).into_iter().map(|(path, _)| path).collect();
        assert_eq!(paths, [NPM.0, WHEEL]);
        assert!(said(&workspace)[0].1.contains("git+https://example.org/s.git"));
    }

    #[test]
    fn authors_have_the_copyright() {
        let mut workspace = workspace();
        workspace.files.retain(|file| file.path != LICENCE);
        assert_eq!(said(&workspace), [(LICENCE.to_owned(), "expected the copyright of We".to_owned())]);
    }
}
