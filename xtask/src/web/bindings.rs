//! Makes the bindings between a WebAssembly module and JavaScript. The generator is heavy, so only `cargo
//! xtask web` and `cargo xtask npm` build it, with the feature `bindings`.

/// The files of the bindings, without their endings.
#[cfg(feature = "bindings")]
const NAME: &str = "sudokit";

/// Makes the bindings of a module in a folder, with their types for the app. Returns true if that went well.
#[cfg(feature = "bindings")]
pub(crate) fn make(module: &str, folder: &str) -> bool {
    said(bind(module, folder, true))
}

/// Makes the bindings of a module in a folder, and both halves of the module, `first.wasm` and `second.wasm`.
/// Returns as `make` does.
#[cfg(feature = "bindings")]
pub(crate) fn make_halves(module: &str, folder: &str) -> bool {
    use std::fs;
    let inside = |name: &str| std::path::Path::new(folder).join(name);
    let told = |error: std::io::Error| format!("{folder}: {error}");
    // The names of functions are needed until it is split.
    said(bind(module, folder, false).and_then(|()| {
        let linked = fs::read(module).map_err(|error| format!("{module}: {error}"))?;
        let bound = fs::read(inside(&format!("{NAME}_bg.wasm"))).map_err(told)?;
        let halves = super::split::split(&linked, &bound)?;
        let files = ["first.wasm", "second.wasm"].into_iter().zip(halves);
        files.into_iter().try_for_each(|(name, half)| fs::write(inside(name), half)).map_err(told)
    }))
}

/// Writes a linked module to another file, without what nothing needs. Returns as `make` does.
#[cfg(feature = "bindings")]
pub(crate) fn make_trimmed(module: &str, file: &str) -> bool {
    use std::fs;
    let told = |name: &str, error: std::io::Error| format!("{name}: {error}");
    let linked = fs::read(module).map_err(|error| told(module, error));
    let trimmed = linked.and_then(|linked| super::split::trim(&linked));
    said(trimmed.and_then(|trimmed| fs::write(file, trimmed).map_err(|error| told(file, error))))
}

#[cfg(feature = "bindings")]
fn bind(module: &str, folder: &str, is_nameless: bool) -> Result<(), String> {
    let made = (|| {
        let mut bindings = wasm_bindgen_cli_support::Bindgen::new();
        bindings.input_path(module).out_name(NAME).web(true)?.demangle(false);
        // The package decides where its module is.
        bindings
            .omit_default_module_path(true)
            .remove_name_section(is_nameless)
            .remove_producers_section(true);
        // The package has types of its own, so the JavaScript that it loads must not name these.
        let types = bindings.typescript(true).generate_output()?.ts().unwrap_or_default().to_owned();
        bindings.typescript(false).generate(folder).map(|()| types)
    })();
    let types = made.map_err(|error| format!("{error:#}"))?;
    let file = std::path::Path::new(folder).join(NAME).with_extension("d.ts");
    std::fs::write(&file, types).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(feature = "bindings")]
fn said(outcome: Result<(), String>) -> bool {
    outcome.map_err(|error| eprintln!("error: {error}")).is_ok()
}

#[cfg(not(feature = "bindings"))]
pub(crate) fn make(_: &str, _: &str) -> bool {
    eprintln!("error: xtask was built without its feature `bindings`");
    false
}

#[cfg(not(feature = "bindings"))]
pub(crate) use {make as make_halves, make as make_trimmed};
