//! Makes the bindings between a WebAssembly module and JavaScript. The generator is heavy, so only `cargo
//! xtask web` and `cargo xtask npm` build it, with the feature `bindings`.

/// Makes the bindings of a module in a folder, with their types for the app. Returns true if that went well.
#[cfg(feature = "bindings")]
pub(crate) fn make(module: &str, folder: &str) -> bool {
    let made = (|| {
        let mut bindings = wasm_bindgen_cli_support::Bindgen::new();
        bindings.input_path(module).out_name("sudokit").web(true)?;
        // The package decides where its module is.
        bindings.omit_default_module_path(true).remove_name_section(true).remove_producers_section(true);
        // The package has types of its own, so the JavaScript that it loads must not name these.
        let types = bindings.typescript(true).generate_output()?.ts().unwrap_or_default().to_owned();
        bindings.typescript(false).generate(folder).map(|()| types)
    })();
    let written = made.map_err(|error| format!("{error:#}")).and_then(|types| {
        let file = std::path::Path::new(folder).join("sudokit.d.ts");
        std::fs::write(&file, types).map_err(|error| format!("{}: {error}", file.display()))
    });
    written.map_err(|error| eprintln!("error: {error}")).is_ok()
}

#[cfg(not(feature = "bindings"))]
pub(crate) fn make(_: &str, _: &str) -> bool {
    eprintln!("error: xtask was built without its feature `bindings`");
    false
}
