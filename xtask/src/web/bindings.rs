//! Makes the bindings between a module of WebAssembly and JavaScript. The generator is heavy, so only `cargo xtask web` builds it,
//! with the feature `bindings`.

/// Makes the bindings of a module in a folder. Whether that went well.
#[cfg(feature = "bindings")]
pub(crate) fn make(module: &str, folder: &str) -> bool {
    let made = (|| {
        let mut bindings = wasm_bindgen_cli_support::Bindgen::new();
        bindings.input_path(module).out_name("sudokit").web(true)?;
        // The types are written by hand; where the module is, is up to the package.
        bindings.typescript(false).omit_default_module_path(true);
        bindings.remove_name_section(true).remove_producers_section(true);
        bindings.generate(folder)
    })();
    made.map_err(|error| eprintln!("error: {error:#}")).is_ok()
}

#[cfg(not(feature = "bindings"))]
pub(crate) fn make(_: &str, _: &str) -> bool {
    eprintln!("error: xtask was built without its feature `bindings`");
    false
}
