//! Makes everything that a release consists of in `target/dist`, from one version:
//!
//! | part | files |
//! |---|---|
//! | `program` | `sudoku-VERSION-TARGET.tar.gz` |
//! | `library` | `libsudokit-VERSION-TARGET.tar.gz`, for C and C++ |
//! | `wheels` | `sudokit-VERSION-….whl`, and the sources `sudokit-VERSION.tar.gz` |
//! | `app` | `sudokit-app-VERSION.tar.gz`, static files for any web server |
//! | `npm` | `sudokit-VERSION.tgz` |
//! | `docs` | `sudokit-docs-VERSION.tar.gz`, the pages of `cargo xtask site` |
//!
//! `SHA256SUMS` has the checksums of all. Files of other versions are removed. The same commit makes the
//! same archives on the same machine: names are sorted, owners are 0, and the only time is that of the
//! commit.
//!
//! If a tool is missing, nothing is built: the error says how to install each, and `--without PART` leaves
//! a part out. Parts are prepared in `target/stage`, where `cargo deb --package sudokit-cli --no-build`
//! finds the files of the program.

mod archive;
mod library;
mod program;
mod wheels;

use crate::command::said;
use crate::workspace::Workspace;
use crate::{site, web};
use archive::Time;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of a release.
struct Part {
    name: &'static str,
    /// The tools that are missing, each with the command that installs it.
    missing: fn() -> Vec<String>,
    make: fn(&Release<'_>) -> Result<(), Box<dyn Error>>,
}

const PARTS: [Part; 6] = [
    Part { name: "program", missing: archive::missing, make: program::make },
    Part { name: "library", missing: archive::missing, make: library::make },
    Part { name: "wheels", missing: wheels::missing, make: wheels::make },
    Part { name: "app", missing: web_tools, make: make_app },
    Part { name: "npm", missing: web_tools, make: make_npm },
    Part { name: "docs", missing: archive::missing, make: make_docs },
];

/// The things that all parts of a release have in common.
struct Release<'a> {
    workspace: &'a Workspace,
    version: &'a str,
    /// The folder of the files that are released.
    folder: PathBuf,
    /// The folder that parts are prepared in.
    stage: PathBuf,
    time: Time,
}

/// Makes these parts, or, if the first name is `--without`, all others. Returns true if each was made.
pub(crate) fn run(workspace: &Workspace, names: &[&str]) -> bool {
    let made = chosen(names).and_then(|parts| make(workspace, &parts).map_err(|error| error.to_string()));
    made.inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

/// The parts that are asked for.
fn chosen(names: &[&str]) -> Result<Vec<&'static Part>, String> {
    let (is_without, names) = match names {
        ["--without", names @ ..] => (true, names),
        names => (names.is_empty(), names),
    };
    if let Some(unknown) = names.iter().find(|name| PARTS.iter().all(|part| part.name != **name)) {
        let known = PARTS.map(|part| part.name).join(", ");
        return Err(format!("a release has no part {unknown:?}; its parts are {known}"));
    }
    Ok(PARTS.iter().filter(|part| names.contains(&part.name) != is_without).collect())
}

fn make(workspace: &Workspace, parts: &[&Part]) -> Result<(), Box<dyn Error>> {
    let (mut missing, mut leave_out) = (String::new(), String::new());
    for part in parts {
        let tools = (part.missing)();
        if !tools.is_empty() {
            leave_out += &format!(" {}", part.name);
        }
        missing.extend(tools.into_iter().map(|tool| format!("\n  {} needs {tool}", part.name)));
    }
    if !missing.is_empty() {
        let order = format!("to leave these parts out: cargo xtask dist --without{leave_out}");
        return Err(format!("tools are missing:{missing}\n{order}").into());
    }
    let release = Release {
        workspace,
        version: &workspace.package("sudokit")?.version,
        folder: workspace.target.join("dist"),
        stage: workspace.target.join("stage"),
        time: Time::of_commit(workspace)?,
    };
    fs::create_dir_all(&release.folder)?;
    for name in release.files()?.into_iter().filter(|name| !is_of(name, release.version)) {
        let path = release.folder.join(name);
        if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }?;
    }
    for part in parts {
        println!("== {}", part.name);
        (part.make)(&release).map_err(|error| format!("{}: {error}", part.name))?;
    }
    release.sum()
}

/// Returns true if the name of a file has a version.
fn is_of(file: &str, version: &str) -> bool {
    let part = format!("-{version}");
    let mut places = file.match_indices(&part).map(|(place, found)| place + found.len());
    // 1.2.30 begins with 1.2.3.
    places.any(|end| {
        file[end..].starts_with(['-', '.']) && !file[end + 1..].starts_with(|c: char| c.is_ascii_digit())
    })
}

impl Release<'_> {
    /// An empty folder to prepare a part in.
    fn staged(&self, part: &str) -> Result<PathBuf, Box<dyn Error>> {
        let folder = self.stage.join(part);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// Packs a folder as an archive of this name.
    fn pack(&self, folder: &Path, name: &str) -> Result<(), Box<dyn Error>> {
        archive::pack(folder, &self.folder.join(format!("{name}.tar.gz")), name, &self.time)
    }

    /// The names of the files, sorted, without the checksums.
    fn files(&self) -> Result<Vec<String>, Box<dyn Error>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name != archive::SUMS {
                names.push(name);
            }
        }
        names.sort();
        Ok(names)
    }

    /// Writes the checksums of all files.
    fn sum(&self) -> Result<(), Box<dyn Error>> {
        let sums = said(Command::new("sha256sum").current_dir(&self.folder).args(self.files()?))?;
        print!("{} has\n{sums}", self.folder.display());
        Ok(fs::write(self.folder.join(archive::SUMS), sums)?)
    }
}

fn web_tools() -> Vec<String> {
    let mut missing = archive::missing();
    missing.extend(web::tools().err());
    missing
}

/// The app, as `cargo xtask web` makes it.
fn make_app(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    if !web::run_app(release.workspace) {
        return Err("the app was not made".into());
    }
    release.pack(&release.workspace.root.join("web/dist"), &format!("sudokit-app-{}", release.version))
}

/// The package for npm. Its archive is the same each time: npm gives all files one time.
fn make_npm(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    if !web::run_npm(release.workspace) {
        return Err("the package was not made".into());
    }
    let mut pack = Command::new("npm");
    pack.current_dir(release.workspace.root.join("crates/web/npm"));
    pack.args(["pack", "--silent", "--pack-destination"]);
    said(pack.arg(&release.folder))?;
    Ok(())
}

fn make_docs(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    let folder = release.staged("docs")?;
    site::make(release.workspace, &folder)?;
    release.pack(&folder, &format!("sudokit-docs-{}", release.version))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(asked: &[&str]) -> Result<Vec<&'static str>, String> {
        Ok(chosen(asked)?.into_iter().map(|part| part.name).collect())
    }

    #[test]
    fn parts_are_chosen_or_left_out_by_name() {
        assert_eq!(names(&[]), Ok(vec!["program", "library", "wheels", "app", "npm", "docs"]));
        assert_eq!(names(&["docs", "program"]), Ok(vec!["program", "docs"]));
        assert_eq!(names(&["--without", "wheels", "app", "npm"]), Ok(vec!["program", "library", "docs"]));
        let error = names(&["--without", "wheel"]).expect_err("the part is unknown");
        assert!(error.starts_with("a release has no part \"wheel\""), "{error}");
    }

    #[test]
    fn files_are_of_one_version() {
        for file in ["sudokit-1.2.3.tgz", "sudokit-app-1.2.3.tar.gz", "sudokit-1.2.3-cp310-abi3-linux.whl"] {
            assert!(is_of(file, "1.2.3"), "{file}");
        }
        for file in ["sudokit-1.2.2.tgz", "sudokit-1.2.30.tgz", "sudokit-1.2.3.4.tgz", "build"] {
            assert!(!is_of(file, "1.2.3"), "{file}");
        }
    }
}
