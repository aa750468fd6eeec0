//! The workspace as the chores see it: the packages that cargo lists, and the text of every file.

use crate::command::{cargo, said};
use serde_json::Value;
use std::error::Error;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The libraries that others build on, each with its folder in `crates/`.
pub(crate) const LIBRARIES: [&str; 17] = [
    "core", "solve", "gpu", "symmetry", "diagram", "checker", "notation", "logic", "generate", "render",
    "print", "formats", "photo", "sudokit", "play", "query", "classic",
];

/// The app as `cargo xtask web` packs it, from the root; with it there, the program of the tests serves it.
pub(crate) const PACKED_APP: &str = "web/.build/packed";

/// The packages and features that every build selects, so that cargo chooses the same features each time and
/// compiles each library once. The servers are among them: what they stand on changes those of all others.
/// The GPU engine is not: it would bring the interfaces of all drivers, which nobody else needs.
pub(crate) const SELECTION: [&str; 5] =
    ["--workspace", "--exclude", "sudokit-gpu", "--features", "sudokit-cli/serve,sudokit-cli/mcp"];

/// Joins the selection once the app is packed.
pub(crate) const WITH_APP: [&str; 2] = ["--features", "sudokit-cli/web"];

/// A package outside the workspace, to which the same rules apply. It is released by itself.
const OUTSIDE: &str = "crates/query/Cargo.toml";

/// The workspace, read once.
#[derive(Debug, Default)]
pub(crate) struct Workspace {
    /// The folder with the workspace's Cargo.toml.
    pub(crate) root: PathBuf,
    /// The folder that cargo builds into.
    pub(crate) target: PathBuf,
    /// The member packages, and the one outside.
    pub(crate) packages: Vec<Package>,
    /// The lock files of this workspace and of those outside it.
    pub(crate) locks: Vec<Lock>,
    /// Every text file, sorted by path.
    pub(crate) files: Vec<File>,
}

/// One member package.
#[derive(Debug, Default)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// One line about it.
    pub(crate) description: String,
    /// As an SPDX expression.
    pub(crate) license: String,
    pub(crate) authors: Vec<String>,
    /// The address of the repository, empty until there is one.
    pub(crate) repository: String,
    /// True if it is released with the workspace.
    pub(crate) is_published: bool,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A lock file.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Its path from the root.
    pub(crate) path: String,
    /// The packages of the workspace that it belongs to.
    pub(crate) members: Vec<Package>,
}

/// One line of a package's dependency tables.
#[derive(Debug, Default)]
pub(crate) struct Dependency {
    /// The name of the package depended on.
    pub(crate) name: String,
    /// True if only tests, examples and benches see it.
    pub(crate) dev: bool,
    /// True for a crate of the workspace.
    pub(crate) ours: bool,
    /// True if a feature adds it.
    pub(crate) is_optional: bool,
    /// The versions that it may have.
    pub(crate) requirement: String,
}

/// One text file.
#[derive(Debug)]
pub(crate) struct File {
    /// Its path from the root, with `/` between the folders.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    pub(crate) fn is_markdown(&self) -> bool {
        self.path.ends_with(".md")
    }

    /// Its lines, numbered from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

impl Workspace {
    /// Asks cargo for the packages and reads the tree.
    pub(crate) fn load() -> Result<Self, Box<dyn Error>> {
        let metadata = ask_cargo(&[])?;
        let root = PathBuf::from(metadata["workspace_root"].as_str().ok_or("cargo names no workspace root")?);
        let target =
            PathBuf::from(metadata["target_directory"].as_str().ok_or("cargo names no target directory")?);
        let mut packages = packages_of(&metadata);
        let outside = ask_cargo(&["--manifest-path".as_ref(), root.join(OUTSIDE).as_ref()])?;
        let apart = |package| Package { is_published: false, ..package };
        packages.extend(packages_of(&outside).into_iter().map(apart));
        let mut files = Vec::new();
        read_folder(&root, &root, &mut files)?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let mut locks = Vec::new();
        for path in files.iter().map(|file| &file.path).filter(|path| path.ends_with("Cargo.lock")) {
            let manifest = root.join(path).with_extension("toml");
            let metadata = ask_cargo(&["--manifest-path".as_ref(), manifest.as_ref()])?;
            locks.push(Lock { path: path.clone(), members: packages_of(&metadata) });
        }
        Ok(Self { root, target, packages, locks, files })
    }

    /// The selection of tests, examples and their libraries: every package, and, once the app is packed, the
    /// program with the app in it.
    pub(crate) fn selection(&self) -> Vec<&'static str> {
        let mut selection = SELECTION.to_vec();
        if self.root.join(PACKED_APP).is_dir() {
            selection.extend(WITH_APP);
        }
        selection
    }

    /// The packages that are released with the workspace.
    pub(crate) fn published(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| package.is_published)
    }

    /// The package of a name.
    pub(crate) fn package(&self, name: &str) -> Result<&Package, String> {
        let package = self.packages.iter().find(|package| package.name == name);
        package.ok_or_else(|| format!("the workspace has no {name}"))
    }

    /// The text of a file, empty if there is none.
    pub(crate) fn text(&self, path: &str) -> &str {
        self.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
    }

    /// A workspace of files alone, to try a rule on.
    #[cfg(test)]
    pub(crate) fn of_files(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File { path: (*path).into(), text: (*text).into() };
        Self { files: files.iter().map(file).collect(), ..Self::default() }
    }
}

impl Package {
    fn from_metadata(package: &Value) -> Self {
        let dependency = |dependency: &Value| Dependency {
            name: string(&dependency["name"]),
            dev: dependency["kind"] == "dev",
            ours: dependency["path"].is_string(),
            is_optional: dependency["optional"] == true,
            requirement: string(&dependency["req"]),
        };
        Self {
            name: string(&package["name"]),
            version: string(&package["version"]),
            description: string(&package["description"]),
            license: string(&package["license"]),
            authors: array(&package["authors"]).iter().map(string).collect(),
            repository: string(&package["repository"]),
            // An empty list of registries.
            is_published: package["publish"].is_null(),
            dependencies: array(&package["dependencies"]).iter().map(dependency).collect(),
        }
    }
}

/// Asks cargo about the packages of a workspace.
fn ask_cargo(arguments: &[&OsStr]) -> Result<Value, Box<dyn Error>> {
    let mut ask = cargo(Path::new("."), "metadata");
    Ok(serde_json::from_str(&said(ask.args(["--format-version=1", "--no-deps"]).args(arguments))?)?)
}

fn packages_of(metadata: &Value) -> Vec<Package> {
    array(&metadata["packages"]).iter().map(Package::from_metadata).collect()
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Reads every text file below a folder. Skips build outputs, other people's packages, hidden folders, the
/// fuzzers' findings, and links: their targets are read in their own places.
fn read_folder(root: &Path, folder: &Path, files: &mut Vec<File>) -> Result<(), Box<dyn Error>> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_symlink() {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            let fuzzing = folder.ends_with("fuzz") && ["corpus", "artifacts"].contains(&name.as_str());
            if !["target", "node_modules"].contains(&name.as_str())
                && !fuzzing
                && (!name.starts_with('.') || [".cargo", ".ci"].contains(&name.as_str()))
            {
                read_folder(root, &path, files)?;
            }
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            let path = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.push(File { path, text });
        }
    }
    Ok(())
}
