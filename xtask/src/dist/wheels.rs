//! The wheels, and the sources that a wheel can be built from.
//!
//! On Linux the wheels are for the machine's own processor, linked by zig against libraries as old as their
//! tags promise: one for glibc, one for musl. maturin checks both, and `auditwheel` has to agree on the
//! first. It knows musl only by one distribution's name for the library, so `.ci/shipped` asks musl's own
//! loader. On other systems, the system's compiler links a single wheel. All are
//! for Python 3.10 and later.

use super::{Release, archive};
use crate::command::{has_library, nameless, said, succeed};
use std::env::consts::{ARCH, OS};
use std::error::Error;
use std::ffi::OsString;
use std::process::Command;

/// The versions of the tools.
const TOOLS: &str = "crates/python/wheels.txt";

/// The systems that wheels for Linux are made for: the compiler's name and that of the index.
const LINUX: [(&str, &str); 2] =
    [("unknown-linux-gnu", "manylinux2014"), ("unknown-linux-musl", "musllinux_1_2")];

/// The tag that `auditwheel` has to find.
const GLIBC: &str = "manylinux_2_17";

/// The interpreter that has the tools.
fn python() -> OsString {
    std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into())
}

fn tool(name: &str) -> Command {
    let mut command = Command::new(python());
    command.args(["-m", name]);
    command
}

pub(super) fn missing() -> Vec<String> {
    let mut missing = archive::missing();
    let tools: &[&str] = if OS == "linux" { &["maturin", "ziglang", "auditwheel"] } else { &["maturin"] };
    for name in tools {
        let question =
            format!("import importlib.util, sys; sys.exit(importlib.util.find_spec({name:?}) is None)");
        if said(Command::new(python()).args(["-c", &question])).is_err() {
            missing.push(format!(
                "{name}, in the environment of Python that PYTHON names: pip install --requirement {TOOLS}"
            ));
        }
    }
    if OS == "linux" {
        for target in LINUX.map(|(system, _)| format!("{ARCH}-{system}")) {
            if !has_library(&target) {
                missing.push(format!("the standard library for {target}: rustup target add {target}"));
            }
        }
    }
    missing
}

pub(super) fn make(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    let manifest = release.workspace.root.join("crates/python/Cargo.toml");
    let maturin = |order: &str| {
        let mut maturin = tool("maturin");
        maturin.arg(order).arg("--manifest-path").arg(&manifest).arg("--out").arg(&release.folder);
        maturin.env("SOURCE_DATE_EPOCH", release.time.seconds()).env("CARGO_ZIGBUILD_PYTHON_PATH", python());
        maturin.env("CARGO_TARGET_DIR", release.stage.join("wheels"));
        maturin.env("RUSTFLAGS", nameless(release.workspace));
        maturin
    };
    succeed(&mut maturin("sdist"))?;
    if OS != "linux" {
        return Ok(succeed(&mut maturin("build"))?);
    }
    for (system, compatible) in LINUX {
        let target = format!("{ARCH}-{system}");
        succeed(maturin("build").args(["--zig", "--target", &target, "--compatibility", compatible]))?;
    }
    let tag = format!("{GLIBC}_{ARCH}");
    let wheel = release.files()?.into_iter().find(|file| file.ends_with(".whl") && file.contains(&tag));
    let wheel = release.folder.join(wheel.ok_or_else(|| format!("no wheel has the tag {tag}"))?);
    let verdict = said(tool("auditwheel").arg("show").arg(wheel))?;
    let words: Vec<_> = verdict.split_whitespace().collect();
    if words.join(" ").contains(&format!("platform tag: \"{tag}\"")) {
        return Ok(());
    }
    Err(format!("auditwheel does not find the tag {tag}: {verdict}").into())
}
