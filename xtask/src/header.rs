//! Makes the header for C, `crates/capi/include/sudokit.h`, from the functions of `crates/capi`. The
//! generator is heavy, so only the feature `header` builds it: `cargo run --package xtask --features header
//! -- header`.

use crate::workspace::Workspace;

/// Writes the header; with `--check` compares it with the file. Returns true if all went well.
#[cfg(feature = "header")]
pub(crate) fn run(workspace: &Workspace, is_check: bool) -> bool {
    let crate_folder = workspace.root.join("crates/capi");
    let file = crate_folder.join("include/sudokit.h");
    let made = (|| {
        let config = cbindgen::Config::from_file(crate_folder.join("cbindgen.toml"))?;
        let bindings = cbindgen::Builder::new().with_crate(&crate_folder).with_config(config).generate();
        let mut header = Vec::new();
        bindings.map_err(|error| error.to_string())?.write(&mut header);
        String::from_utf8(header).map_err(|error| error.to_string())
    })();
    let ended = made.and_then(|header| match std::fs::read_to_string(&file) {
        Ok(now) if now == header => Ok(()),
        _ if is_check => Err(format!("{}: `cargo xtask header` makes another one", file.display())),
        _ => std::fs::write(&file, header).map_err(|error| format!("{}: {error}", file.display())),
    });
    ended.map_err(|error| eprintln!("error: {error}")).is_ok()
}

/// Builds the chore with its generator, and runs that.
#[cfg(not(feature = "header"))]
pub(crate) fn run(workspace: &Workspace, is_check: bool) -> bool {
    let mut chore = crate::command::cargo(&workspace.root, "run");
    chore.args(["--quiet", "--package", "xtask", "--features", "header", "--", "header"]);
    crate::command::succeeds(chore.args(is_check.then_some("--check")))
}
