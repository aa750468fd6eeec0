//! Publishes everything but for the upload: cargo and npm make each package, ask the registry if the version
//! is free, and stop there.
//!
//! Cargo finds the order of the crates. `cargo xtask package` compiles them outside the tree.

use crate::command::{cargo, said, succeed};
use crate::workspace::Workspace;
use serde_json::Value;
use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The package for npm, which `cargo xtask npm` completes.
const NPM: &str = "crates/web/npm";

/// Rehearses. Returns true if all could be published, but for an address.
pub(crate) fn rehearse(workspace: &Workspace) -> bool {
    let rehearsed = crates(workspace).and_then(|()| npm(workspace));
    match rehearsed {
        Ok(()) if workspace.package("sudokit").is_ok_and(|package| package.repository.is_empty()) => {
            println!("nothing is published; first, `repository` in Cargo.toml needs an address");
        }
        Ok(()) => println!("nothing is published"),
        Err(ref error) => eprintln!("error: {error}"),
    }
    rehearsed.is_ok()
}

fn crates(workspace: &Workspace) -> Result<(), Box<dyn Error>> {
    let mut cargo = cargo(&workspace.root, "publish");
    Ok(succeed(cargo.args(["--workspace", "--dry-run", "--no-verify", "--allow-dirty"]))?)
}

/// Rehearses the package, and looks at the files in it.
fn npm(workspace: &Workspace) -> Result<(), Box<dyn Error>> {
    let folder = workspace.root.join(NPM);
    let mut npm = Command::new("npm");
    let reply: Value =
        serde_json::from_str(&said(npm.current_dir(&folder).args(["publish", "--dry-run", "--json"]))?)?;
    // Since npm 11 below the name of the package.
    let package = reply.get("sudokit").unwrap_or(&reply);
    let files = package["files"].as_array().ok_or("npm lists no files")?;
    let mut found = BTreeSet::new();
    for file in files {
        let path = file["path"].as_str().unwrap_or_default();
        println!("{:>9} {path}", file["size"]);
        found.insert(path.to_owned());
    }
    println!("{:>9} packed, {} bytes unpacked", package["size"], package["unpackedSize"]);
    let expected = expected(&folder)?;
    if found == expected {
        return Ok(());
    }
    let names = |names: Vec<&String>| names.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let lacking = names(expected.difference(&found).collect());
    let surplus = names(found.difference(&expected).collect());
    Err(format!("the package lacks [{lacking}], and should not have [{surplus}]").into())
}

/// The files that belong into the package: scripts with their types, modules and texts, and the documents.
fn expected(folder: &Path) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let mut expected: BTreeSet<String> =
        ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"].map(str::to_owned).into();
    // `npm publish` itself asks for the modules that `cargo xtask web --quick` leaves out.
    for part in ["", "wasm/", "words/"] {
        for entry in fs::read_dir(folder.join(part))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if !part.is_empty() || name.ends_with(".js") || name.ends_with(".d.ts") {
                expected.insert(format!("{part}{name}"));
            }
        }
    }
    Ok(expected)
}
