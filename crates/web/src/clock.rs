//! Time: WebAssembly has no clock, so JavaScript's is used.

#[cfg(feature = "package")]
use crate::words::words;
#[cfg(feature = "package")]
use std::time::Duration;
use sudokit::Cancel;
#[cfg(feature = "package")]
use sudokit_request::Context;

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
    match milliseconds {
        None => Cancel::new(),
        Some(milliseconds) => {
            let deadline = now() + milliseconds;
            Cancel::new().or_when(move || now() >= deadline)
        }
    }
}

/// The surroundings of a request.
#[cfg(feature = "package")]
pub(crate) fn surroundings(seed: u64) -> Context {
    let clock = |cancel: &Cancel, time: Duration| {
        let deadline = now() + time.as_secs_f64() * 1000.0;
        cancel.or_when(move || now() >= deadline)
    };
    Context::new(&Cancel::new(), seed).with_clock(clock).in_words(words())
}
