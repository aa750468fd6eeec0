//! Builds the libraries for C and installs them: headers, shared and static library, pkg-config, CMake.
//!
//! ```text
//! PREFIX/include/sudokit.h, sudokit.hpp
//! PREFIX/lib/libsudokit.so ──► libsudokit.so.3 ──► libsudokit.so.3.0.0     numbers of the binary interface
//! PREFIX/lib/libsudokit.a
//! PREFIX/lib/libsudokit-solve.so ──► …                                      the small one, without `full`
//! PREFIX/lib/pkgconfig/sudokit.pc, sudokit-solve.pc
//! PREFIX/lib/cmake/Sudokit/
//! PREFIX/share/sudokit/valgrind.supp
//! ```
//!
//! The profile `library` builds them, so `CARGO_PROFILE_LIBRARY_LTO=fat` makes a faster library in more time.
//! With `dev` it is the library that the tests have built, and there is no small one.

use crate::command::{cargo, nameless, succeed};
use crate::workspace::{Package, Workspace};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The package, and what cargo calls its library.
const PACKAGE: &str = "sudokit-capi";
const BUILT: &str = "libsudokit_c";

const HEADERS: [&str; 2] = ["sudokit.h", "sudokit.hpp"];

/// The ending of a shared library.
const ENDING: &str = if cfg!(target_os = "macos") { "dylib" } else { "so" };

/// Choices of `cargo xtask capi`.
#[derive(Clone, Copy)]
pub(crate) struct Order<'a> {
    /// The folder that programs find the library in.
    pub(crate) prefix: &'a str,
    /// The folder that stands for the root during packaging. Empty for none.
    pub(crate) destdir: &'a str,
    /// The profile of cargo that builds it.
    pub(crate) profile: &'a str,
    /// True for an archive: it can be unpacked anywhere, and names no folder of this machine.
    pub(crate) is_archived: bool,
}

impl<'a> Order<'a> {
    /// The library as it ships.
    pub(crate) fn at(prefix: &'a str) -> Self {
        Self { prefix, destdir: "", profile: "library", is_archived: false }
    }
}

/// Builds and installs it. Returns true if that was possible.
pub(crate) fn install(workspace: &Workspace, order: Order<'_>) -> bool {
    let installed = place(workspace, order);
    installed.inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

/// Builds and installs it, or says why that was not possible.
pub(crate) fn place(workspace: &Workspace, order: Order<'_>) -> Result<(), Box<dyn Error>> {
    let prefix = std::path::absolute(order.prefix)?;
    let root = under(&prefix, order.destdir);
    let (libraries, headers, shared) = (root.join("lib"), root.join("include"), root.join("share/sudokit"));
    for folder in [&libraries.join("pkgconfig"), &libraries.join("cmake/Sudokit"), &headers, &shared] {
        fs::create_dir_all(folder)?;
    }
    let sources = workspace.root.join("crates/capi");
    copy(&sources.join("valgrind.supp"), &shared.join("valgrind.supp"))?;
    for header in HEADERS {
        copy(&sources.join("include").join(header), &headers.join(header))?;
    }
    let (package, private) = (workspace.package(PACKAGE)?, private_libraries(workspace)?);
    let version = &package.version;

    let flags = order.is_archived.then(|| nameless(workspace));
    // pkg-config says where its file is.
    let named =
        if order.is_archived { "${pcfiledir}/../..".to_owned() } else { prefix.display().to_string() };
    let built = build(workspace, order.profile, flags.as_deref())?;
    copy(&built.join(format!("{BUILT}.a")), &libraries.join("libsudokit.a"))?;
    place_shared(workspace, &built, &libraries, "sudokit")?;
    fs::write(
        libraries.join("pkgconfig/sudokit.pc"),
        pkg_config(&named, "sudokit", &package.description, package) + &format!("Libs.private: {private}\n"),
    )?;
    if order.profile != "dev" {
        let built = build_small(workspace, order.profile, flags.as_deref())?;
        place_shared(workspace, &built, &libraries, "sudokit-solve")?;
        let about = "Solves Sudoku puzzles, and counts their solutions";
        let text = pkg_config(&named, "sudokit-solve", about, package);
        fs::write(libraries.join("pkgconfig/sudokit-solve.pc"), text)?;
    }
    for file in ["SudokitConfig.cmake", "SudokitConfigVersion.cmake"] {
        let text = fs::read_to_string(sources.join("cmake").join(file))?;
        let private = private.replace(' ', ";");
        let filled = [("@private@", private.as_str()), ("@ending@", ENDING), ("@version@", version)];
        let text = filled.into_iter().fold(text, |text, (place, value)| text.replace(place, value));
        fs::write(libraries.join("cmake/Sudokit").join(file), text)?;
    }
    println!("libsudokit {version} is in {}", root.display());
    Ok(())
}

/// Installs a shared library with the links by which programs find it.
fn place_shared(
    workspace: &Workspace,
    built: &Path,
    libraries: &Path,
    name: &str,
) -> Result<(), Box<dyn Error>> {
    let (major, minor) = interface(workspace)?;
    let named = |number: &str| {
        if cfg!(target_os = "macos") {
            format!("lib{name}{number}.{ENDING}")
        } else {
            format!("lib{name}.{ENDING}{number}")
        }
    };
    let names = [named(""), named(&format!(".{major}")), named(&format!(".{major}.{minor}.0"))];
    copy(&built.join(format!("{BUILT}.{ENDING}")), &libraries.join(&names[2]))?;
    for [link, to] in [[&names[1], &names[2]], [&names[0], &names[1]]] {
        point(&libraries.join(link), to)?;
    }
    Ok(())
}

/// The prefix below the folder that stands for the root.
fn under(prefix: &Path, destdir: &str) -> PathBuf {
    match destdir {
        "" => prefix.to_owned(),
        folder => {
            // A path from the root replaces what it is joined to.
            let below: PathBuf =
                prefix.components().filter(|part| matches!(part, std::path::Component::Normal(_))).collect();
            Path::new(folder).join(below)
        }
    }
}

/// Builds the shared and the static library. Returns their folder.
fn build(workspace: &Workspace, profile: &str, flags: Option<&str>) -> Result<PathBuf, Box<dyn Error>> {
    let mut cargo = cargo(&workspace.root, "build");
    cargo.args(["--quiet", "--locked", "--profile", profile]);
    match profile {
        // The example needs all kinds of the library, and with this selection the tests have built all else.
        "dev" => cargo.args(workspace.selection()).args(["--example", "overhead"]),
        _ => cargo.args(["--package", PACKAGE, "--lib"]),
    };
    succeed(cargo.envs(flags.map(|flags| ("RUSTFLAGS", flags))))?;
    Ok(workspace.target.join(if profile == "dev" { "debug" } else { profile }).join("deps"))
}

/// Builds the small library, in a folder of its own: cargo would give its file the name of the large one's.
fn build_small(workspace: &Workspace, profile: &str, flags: Option<&str>) -> Result<PathBuf, Box<dyn Error>> {
    let target = workspace.target.join("small");
    let mut cargo = cargo(&workspace.root, "build");
    cargo.args(["--quiet", "--locked", "--profile", profile, "--package", PACKAGE, "--lib"]);
    cargo.args(["--no-default-features", "--target-dir"]).arg(&target);
    succeed(cargo.envs(flags.map(|flags| ("RUSTFLAGS", flags))))?;
    Ok(target.join(profile).join("deps"))
}

/// The system's libraries that a static library written in Rust needs.
fn private_libraries(workspace: &Workspace) -> Result<String, Box<dyn Error>> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--crate-type", "staticlib", "--print", "native-static-libs", "--out-dir"]);
    rustc.arg(&workspace.target).args(["--crate-name", "nothing", "-"]).stdin(Stdio::null());
    let output = rustc.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let libraries = said.lines().find_map(|line| line.split_once("native-static-libs: "));
    let (_, libraries) = libraries.ok_or("the compiler does not say what a static library needs")?;
    Ok(libraries.trim().to_owned())
}

/// The major and minor numbers of the binary interface, from the header.
fn interface(workspace: &Workspace) -> Result<(u32, u32), Box<dyn Error>> {
    let header = workspace.text("crates/capi/include/sudokit.h");
    let number = |name: &str| {
        let lines = header.lines().filter_map(|line| line.strip_prefix("#define "));
        let mut values = lines.filter_map(|line| line.strip_prefix(name));
        values.next().ok_or_else(|| format!("the header has no {name}"))
    };
    Ok((number("SUDOKIT_ABI_MAJOR ")?.trim().parse()?, number("SUDOKIT_ABI_MINOR ")?.trim().parse()?))
}

fn pkg_config(prefix: &str, name: &str, about: &str, package: &Package) -> String {
    let Package { version, license, repository, .. } = package;
    let address = if repository.is_empty() { String::new() } else { format!("URL: {repository}\n") };
    format!(
        "prefix={prefix}\n\
         libdir=${{prefix}}/lib\n\
         includedir=${{prefix}}/include\n\
         \n\
         Name: {name}\n\
         Description: {about}\n\
         Version: {version}\n\
         License: {license}\n\
         {address}\
         Cflags: -I${{includedir}}\n\
         Libs: -L${{libdir}} -l{name}\n"
    )
}

fn copy(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    fs::copy(from, to)
        .map(drop)
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()).into())
}

/// Makes a link, in place of what was there.
#[cfg(unix)]
fn point(link: &Path, to: &str) -> Result<(), Box<dyn Error>> {
    if link.is_symlink() || link.exists() {
        fs::remove_file(link)?;
    }
    Ok(std::os::unix::fs::symlink(to, link)?)
}

#[cfg(not(unix))]
fn point(_: &Path, _: &str) -> Result<(), Box<dyn Error>> {
    Err("the library is installed where files have links".into())
}
