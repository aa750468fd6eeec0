//! Reproducible archives. They need GNU tar, gzip and sha256sum.

use crate::command::{is_there, said, succeed};
use crate::workspace::Workspace;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The file of checksums.
pub(super) const SUMS: &str = "SHA256SUMS";

/// The timestamp of everything in a release: that of the commit, in seconds since 1970.
pub(super) struct Time(String);

impl Time {
    pub(super) fn of_commit(workspace: &Workspace) -> Result<Self, String> {
        let mut ask = Command::new("git");
        let time = said(ask.current_dir(&workspace.root).args(["log", "-1", "--format=%ct"]))?;
        Ok(Self(time.trim().to_owned()))
    }

    pub(super) fn seconds(&self) -> &str {
        &self.0
    }
}

/// The tools that are missing.
pub(super) fn missing() -> Vec<String> {
    let tools = [
        ("tar", "GNU tar: apt-get install tar"),
        ("gzip", "gzip: apt-get install gzip"),
        ("sha256sum", "sha256sum: apt-get install coreutils"),
    ];
    tools
        .into_iter()
        .filter(|(program, _)| !is_there(program))
        .map(|(_, install)| install.to_owned())
        .collect()
}

/// Packs the files of a folder into an archive, below a folder of this name.
pub(super) fn pack(folder: &Path, archive: &Path, name: &str, time: &Time) -> Result<(), Box<dyn Error>> {
    let mut tar = Command::new("tar");
    tar.args(["--create", "--use-compress-program=gzip -n9", "--file"]).arg(archive);
    tar.args([
        "--format=gnu",
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--mode=u=rwX,go=rX",
    ]);
    tar.arg(format!("--mtime=@{}", time.seconds()));
    // The targets of links stay as they are.
    tar.arg(format!("--transform=s,^\\.,{name},S"));
    Ok(succeed(tar.arg("--directory").arg(folder).arg("."))?)
}

/// Writes the checksums of all files of a folder into one more.
pub(super) fn sum(folder: &Path) -> Result<(), Box<dyn Error>> {
    let list = "find * -type f | LC_ALL=C sort | xargs sha256sum";
    let sums = said(Command::new("sh").current_dir(folder).args(["-c", list]))?;
    Ok(fs::write(folder.join(SUMS), sums)?)
}
