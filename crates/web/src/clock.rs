//! Time: WebAssembly has no clock, so JavaScript's is used.

use sudokit::Cancel;

#[cfg(target_family = "wasm")]
mod javascript {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance)]
        pub(super) fn now() -> f64;
    }
}

/// Milliseconds since a fixed moment.
#[cfg(target_family = "wasm")]
fn now() -> f64 {
    javascript::now()
}

#[cfg(not(target_family = "wasm"))]
fn now() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0
}

/// A flag that is raised after so many milliseconds, or never.
pub(crate) fn within(milliseconds: Option<f64>) -> Cancel {
    milliseconds.map_or_else(Cancel::new, |milliseconds| after(&Cancel::new(), milliseconds))
}

/// A flag that is raised after so many milliseconds, or with another one.
pub(crate) fn after(other: &Cancel, milliseconds: f64) -> Cancel {
    let deadline = now() + milliseconds;
    other.or_when(move || now() >= deadline)
}
