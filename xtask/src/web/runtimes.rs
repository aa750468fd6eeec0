//! Finds the other runtimes of JavaScript that the package is for.

use super::{Place, check, is_there};
use std::path::PathBuf;
use std::process::Command;

/// Each by the name of its program, which is that of its package on npm too, and the version that is installed where there is none.
const ALL: [(&str, &str); 2] = [("deno", "2.9.6"), ("bun", "1.4.5")];

impl Place {
    /// Runs the examples of the package in the runtimes that are here. With `CI=true` absent ones are installed, into the build folder.
    pub(super) fn test_elsewhere(&self, is_ci: bool) -> Result<(), String> {
        for (name, version) in ALL {
            match self.runtime(name, version, is_ci) {
                Some(program) => check(self.node("node").arg("test/elsewhere.mjs").arg(program))?,
                None if is_ci => return Err(format!("no {name}: npm install --global {name}")),
                None => println!("skipped: there is no {name} to run the package in"),
            }
        }
        Ok(())
    }

    /// The program of a runtime.
    fn runtime(&self, name: &str, version: &str, is_ci: bool) -> Option<PathBuf> {
        let folder = self.target.join("runtimes").join(name);
        let find = || {
            let installed = folder.join("node_modules/.bin").join(name);
            [PathBuf::from(name), installed].into_iter().find(|program| is_there(program))
        };
        find().or_else(|| {
            if is_ci {
                // If that fails, there is none, and whoever asked says so.
                let mut install = Command::new("npm");
                install.args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
                _ = check(install.arg(format!("{name}@{version}")));
            }
            find()
        })
    }
}
