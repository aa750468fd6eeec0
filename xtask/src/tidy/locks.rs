//! The lock files: each holds what the manifests ask for.
//!
//! `cargo --locked` needs the sources of all packages, a data engine among them, so it does not work offline.
//! The entries of our own packages are the ones that go stale: they are compared with their manifests.

use super::Violation;
use crate::workspace::{Dependency, Lock, Package, Workspace};
use semver::{Version, VersionReq};

/// A package in a lock file.
#[derive(Debug, Default)]
struct Locked<'a> {
    line: usize,
    name: &'a str,
    version: &'a str,
    /// False for a package in the tree.
    is_fetched: bool,
    /// Names, with the version behind it where the file has several.
    dependencies: Vec<&'a str>,
}

pub(super) fn locked(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for lock in &workspace.locks {
        let manifest = lock.path.replace("Cargo.lock", "Cargo.toml");
        let mend = format!("`cargo update --workspace --manifest-path {manifest}` mends it");
        let packages = read(workspace.text(&lock.path));
        let mut stale = |line, what: String| {
            violations.push(Violation::new(&lock.path, line, format!("{what}; {mend}")));
        };
        for member in &lock.members {
            if !packages.iter().any(|package| package.name == member.name) {
                stale(1, format!("{} is missing", member.name));
            }
        }
        for package in packages.iter().filter(|package| !package.is_fetched) {
            match asked(workspace, lock, package.name) {
                None => stale(package.line, format!("no manifest has the name {}", package.name)),
                Some((asked, is_member)) => {
                    if let Some(what) = difference(package, asked, is_member, &packages) {
                        stale(package.line, what);
                    }
                }
            }
        }
    }
    violations
}

/// The package of ours that has a name, and whether it is a member of the workspace that is locked.
fn asked<'a>(workspace: &'a Workspace, lock: &'a Lock, name: &str) -> Option<(&'a Package, bool)> {
    let named = |package: &&Package| package.name == name;
    let member = lock.members.iter().find(named).map(|package| (package, true));
    member.or_else(|| workspace.packages.iter().find(named).map(|package| (package, false)))
}

/// The first difference between a locked package and its manifest.
fn difference(
    package: &Locked<'_>,
    asked: &Package,
    is_member: bool,
    packages: &[Locked<'_>],
) -> Option<String> {
    let name = package.name;
    if package.version != asked.version {
        return Some(format!("{name} has version {}, not {}", asked.version, package.version));
    }
    // The tests of a package are of no use to others, and its options are theirs to choose.
    let counts = |dependency: &&Dependency| is_member || !dependency.dev;
    let must = |dependency: &&Dependency| is_member || !dependency.is_optional;
    let dependencies = || asked.dependencies.iter().filter(counts);
    let name_of = |locked: &str| locked.split(' ').next().unwrap_or_default().to_owned();
    if let Some(missing) = dependencies()
        .filter(must)
        .find(|dependency| !package.dependencies.iter().any(|locked| name_of(locked) == dependency.name))
    {
        return Some(format!("{name} needs {}", missing.name));
    }
    package.dependencies.iter().find_map(|locked| {
        let other = name_of(locked);
        let version = locked.split(' ').nth(1).or_else(|| {
            packages.iter().find(|package| package.name == other).map(|package| package.version)
        })?;
        let mut wishes = dependencies().filter(|dependency| dependency.name == other).peekable();
        if wishes.peek().is_none() {
            return Some(format!("{name} does not need {other}"));
        }
        // One name may be asked for in several versions, each of which is a line of the lock file.
        let fits = wishes.any(|dependency| {
            let wish = VersionReq::parse(&dependency.requirement).unwrap_or(VersionReq::STAR);
            Version::parse(version).is_ok_and(|version| wish.matches(&version))
        });
        (!fits).then(|| format!("{name} needs another version of {other} than {version}"))
    })
}

/// The packages of a lock file.
fn read(text: &str) -> Vec<Locked<'_>> {
    let mut packages: Vec<Locked<'_>> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if text == "[[package]]" {
            packages.push(Locked { line, ..Locked::default() });
        }
        let Some(package) = packages.last_mut() else { continue };
        let value = || text.split('"').nth(1).unwrap_or_default();
        match text.split([' ', '"']).next() {
            Some("name") => package.name = value(),
            Some("version") => package.version = value(),
            Some("source") => package.is_fetched = true,
            Some("") if text.starts_with(" \"") => package.dependencies.push(value()),
            _ => {}
        }
    }
    packages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::File;

    const LOCK: &str = "\
version = 4

[[package]]
name = \"memchr\"
version = \"2.8.3\"
source = \"registry\"

[[package]]
name = \"ours\"
version = \"0.1.0\"
dependencies = [
 \"memchr\",
]

[[package]]
name = \"tool\"
version = \"0.0.0\"
dependencies = [
 \"memchr\",
 \"ours\",
]
";

    fn needs(name: &str, requirement: &str) -> Dependency {
        Dependency { name: name.into(), requirement: requirement.into(), ..Dependency::default() }
    }

    fn package(name: &str, version: &str, dependencies: Vec<Dependency>) -> Package {
        Package { name: name.into(), version: version.into(), dependencies, ..Package::default() }
    }

    /// The violations of a lock file of one tool and a library of ours.
    fn verdict(ours: Package, tool: Package) -> Vec<String> {
        let workspace = Workspace {
            packages: vec![ours],
            locks: vec![Lock { path: "tool/Cargo.lock".into(), members: vec![tool] }],
            files: vec![File { path: "tool/Cargo.lock".into(), text: LOCK.into() }],
            ..Workspace::default()
        };
        let mend = "; `cargo update --workspace --manifest-path tool/Cargo.toml` mends it";
        let said = locked(&workspace).into_iter().map(|violation| violation.what);
        said.map(|what| what.strip_suffix(mend).expect("the command follows").to_owned()).collect()
    }

    fn ours(dependencies: Vec<Dependency>) -> Package {
        package("ours", "0.1.0", dependencies)
    }

    fn tool() -> Package {
        package("tool", "0.0.0", vec![needs("memchr", "^2"), needs("ours", "*")])
    }

    #[test]
    fn a_lock_file_that_is_current_passes() {
        let for_tests = Dependency { dev: true, ..needs("proptest", "^1") };
        let option = Dependency { is_optional: true, ..needs("flate2", "^1") };
        assert!(verdict(ours(vec![needs("memchr", "^2"), for_tests, option]), tool()).is_empty());
    }

    #[test]
    fn what_a_manifest_asks_for_is_locked() {
        let memchr = || needs("memchr", "^2");
        assert_eq!(verdict(ours(vec![memchr(), needs("strsim", "^0.11")]), tool()), ["ours needs strsim"]);
        assert_eq!(verdict(ours(vec![]), tool()), ["ours does not need memchr"]);
        let newer = verdict(ours(vec![needs("memchr", "^3")]), tool());
        assert_eq!(newer, ["ours needs another version of memchr than 2.8.3"]);
        let released = verdict(package("ours", "0.2.0", vec![memchr()]), tool());
        assert_eq!(released, ["ours has version 0.2.0, not 0.1.0"]);
    }

    #[test]
    fn members_are_locked_with_their_tests_and_options() {
        let library = || ours(vec![needs("memchr", "^2")]);
        let mut tool = tool();
        tool.dependencies.push(Dependency { dev: true, ..needs("proptest", "^1") });
        assert_eq!(verdict(library(), tool), ["tool needs proptest"]);
        let renamed = package("machine", "0.0.0", vec![]);
        assert_eq!(verdict(library(), renamed), ["machine is missing", "no manifest has the name tool"]);
    }
}
