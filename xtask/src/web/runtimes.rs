//! Finds the other JavaScript runtimes that the package supports.

use super::{Place, check};
use crate::command::is_there;
use std::path::PathBuf;
use std::process::Command;

/// A runtime, by the name of its program, which is its npm package too.
pub(super) struct Runtime {
    pub(super) name: &'static str,
    /// Installed if it is absent.
    version: &'static str,
}

pub(super) const ALL: [Runtime; 2] =
    [Runtime { name: "deno", version: "2.9.6" }, Runtime { name: "bun", version: "1.4.5" }];

impl Runtime {
    /// The path of its program. If it is absent and `CI=true`, it is installed into the build folder.
    pub(super) fn find(&self, place: &Place, is_ci: bool) -> Option<PathBuf> {
        let folder = place.target.join("runtimes").join(self.name);
        let find = || {
            let installed = folder.join("node_modules/.bin").join(self.name);
            [PathBuf::from(self.name), installed].into_iter().find(|program| is_there(program))
        };
        find().or_else(|| {
            if is_ci {
                // If this fails, the caller reports that the runtime is absent.
                let mut install = Command::new("npm");
                install.args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
                _ = check(install.arg(format!("{}@{}", self.name, self.version)));
            }
            find()
        })
    }
}
