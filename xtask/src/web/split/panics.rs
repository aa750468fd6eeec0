//! Panics without messages: nothing in a browser shows them.
//!
//! A panic ends with an error of WebAssembly in any case. So a call that only leads there becomes an
//! `unreachable`, and its arguments go.

use std::collections::HashMap;
use walrus::ir::{Instr, InstrSeq, Unreachable, VisitorMut};
use walrus::{FunctionId, LocalFunction};

/// The names of functions that panic begin with one of these.
const BEGINNINGS: [&str; 11] = [
    "alloc::alloc::handle_alloc_error",
    "alloc::raw_vec::capacity_overflow",
    "alloc::raw_vec::handle_error",
    "core::cell::panic_already",
    "core::option::expect_failed",
    "core::option::unwrap_failed",
    "core::panicking::",
    "core::result::unwrap_failed",
    "core::slice::index::slice_index_fail",
    "core::slice::sort::shared::smallsort::panic_on_ord_violation",
    "core::str::slice_error_fail",
];

/// Or end with one of these.
const ENDINGS: [&str; 2] = ["::assert_failed", "::len_mismatch_fail"];

/// True if a function of this name does nothing but panic.
pub(super) fn is_panic(name: &str) -> bool {
    let name = format!("{:#}", rustc_demangle::demangle(name));
    BEGINNINGS.iter().any(|start| name.starts_with(start)) || ENDINGS.iter().any(|end| name.ends_with(end))
}

/// Ends a function where it calls one of these, which have so many arguments.
pub(super) fn silence(function: &mut LocalFunction, panics: &HashMap<FunctionId, usize>) {
    let entry = function.entry_block();
    walrus::ir::dfs_pre_order_mut(&mut Silence { panics }, function, entry);
}

struct Silence<'p> {
    panics: &'p HashMap<FunctionId, usize>,
}

impl VisitorMut for Silence<'_> {
    fn start_instr_seq_mut(&mut self, seq: &mut InstrSeq) {
        let found = seq.instrs.iter().enumerate().find_map(|(at, (instr, _))| match instr {
            Instr::Call(call) => Some((at, *self.panics.get(&call.func)?)),
            _ => None,
        });
        let Some((at, number)) = found else { return };
        let is_value = |(instr, _): &&(Instr, _)| {
            matches!(instr, Instr::Const(_) | Instr::LocalGet(_) | Instr::GlobalGet(_))
        };
        let values = seq.instrs[..at].iter().rev().take(number).take_while(is_value).count();
        let place = seq.instrs[at].1;
        seq.instrs.truncate(at - values);
        seq.instrs.push((Instr::Unreachable(Unreachable {}), place));
    }
}
