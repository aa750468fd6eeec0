//! The features that cargo chooses: two builds that choose differently compile everything twice, and nobody
//! sees it but the clock.

use super::Violation;
use crate::command::{cargo, said};
use crate::workspace::{SELECTION, WITH_APP, Workspace};
use std::collections::BTreeSet;
use std::path::Path;

/// The package of which `.ci/python` makes a wheel that is tested.
const WHEEL: &str = "sudokit-python";

/// The wheel that is tested takes the libraries that the tests of the tree have compiled.
pub(super) fn compiled_once(workspace: &Workspace) -> Vec<Violation> {
    let violation = |what: String| Violation::new("crates/python/Cargo.toml", 1, what);
    let of_tests: Vec<&str> = SELECTION.into_iter().chain(WITH_APP).collect();
    let trees = tree(&workspace.root, "normal,build", &["--package", WHEEL, "--features", "tested"])
        .and_then(|wheel| Ok((wheel, tree(&workspace.root, "normal,build,dev", &of_tests)?)));
    match trees {
        Ok((wheel, tests)) => differing(&wheel, &tests)
            .map(|one| {
                violation(format!(
                    "with the feature `tested`, `{one}` is compiled again: the tests chose otherwise"
                ))
            })
            .collect(),
        Err(error) => vec![violation(error)],
    }
}

/// The packages that a build compiles, a line each, with their features.
fn tree(root: &Path, edges: &str, arguments: &[&str]) -> Result<String, String> {
    let mut tree = cargo(root, "tree");
    said(tree.args(["--prefix", "none", "--format", "{p} {f}", "--edges", edges]).args(arguments))
}

/// The packages of one build that another compiles with other features, or not at all.
fn differing<'a>(one: &'a str, other: &'a str) -> impl Iterator<Item = &'a str> {
    // Where a package stands again, cargo marks it.
    let packages = |tree: &'a str| tree.lines().map(|line| line.trim_end_matches(" (*)").trim());
    let known: BTreeSet<&str> = packages(other).collect();
    let wanted: BTreeSet<&str> = packages(one).collect();
    wanted.into_iter().filter(move |package| !known.contains(package) && !package.starts_with(WHEEL))
}

#[cfg(test)]
mod tests {
    use super::differing;

    #[test]
    fn other_features_are_seen() {
        let tests = "serde v1.0.0 default,std\nserde v1.0.0 default,std (*)\nnumpy v0.1.0 ";
        let wheel =
            "sudokit-python v0.1.0 (here) tested\nserde v1.0.0 std\nserde v1.0.0 std (*)\nnumpy v0.1.0\n";
        assert_eq!(differing(wheel, tests).collect::<Vec<_>>(), ["serde v1.0.0 std"]);
        assert_eq!(differing("serde v1.0.0 default,std (*)", tests).count(), 0);
    }
}
