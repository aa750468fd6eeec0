//! Panics without messages: nothing in a browser shows them.
//!
//! A panic ends with an error of WebAssembly in any case. So a call that only leads there becomes an
//! `unreachable`, and its arguments go.

use std::collections::HashMap;
use std::ops::Range;
use walrus::ir::{Instr, InstrSeq, Unreachable, VisitorMut};
use walrus::{FunctionId, LocalFunction};
use wasmparser::{BinaryReaderError, FunctionBody, Operator};

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

/// The bytes of a function's calls of such functions, with the arguments that stand right before them.
/// `arguments` has the number of arguments of such a function, by its index.
pub(super) fn calls(
    body: &FunctionBody<'_>,
    arguments: impl Fn(u32) -> Option<usize>,
) -> Result<Vec<Range<usize>>, BinaryReaderError> {
    let mut calls = Vec::new();
    // The starts of the values before an operator that nothing has taken yet.
    let mut values: Vec<usize> = Vec::new();
    for operator in body.get_operators_reader()?.into_iter_with_offsets() {
        match operator? {
            (
                Operator::I32Const { .. }
                | Operator::I64Const { .. }
                | Operator::LocalGet { .. }
                | Operator::GlobalGet { .. },
                at,
            ) => values.push(at),
            (Operator::Call { function_index }, at) => {
                if let Some(number) = arguments(function_index) {
                    let first = values.len().saturating_sub(number);
                    calls.push(values.get(first).copied().unwrap_or(at)..at + 1);
                }
                values.clear();
            }
            _ => values.clear(),
        }
    }
    Ok(calls)
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
