//! Takes the messages of panics out of a module, and the code that would write them.

use super::halves::{Names, parse};
use super::panics;
use std::collections::HashMap;
use walrus::FunctionId;

/// A module, with bindings or without, in which a panic ends without a message.
pub(super) fn trimmed(bytes: &[u8], names: Names) -> Result<Vec<u8>, String> {
    let mut module = parse(bytes, names)?;
    let panics =
        module.funcs.iter().filter(|function| function.name.as_deref().is_some_and(panics::is_panic));
    let panics: HashMap<FunctionId, usize> =
        panics.map(|function| (function.id(), module.types.params(function.ty()).len())).collect();
    for (_, function) in module.funcs.iter_local_mut() {
        panics::silence(function, &panics);
    }
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}
