//! Takes out of a module what nothing needs: the messages of panics, and all that only these lead to, which
//! is texts, places in the source, and the code that would write them.

use super::graph::Graph;
use super::halves::{Called, Names, parse};
use super::{panics, roots};
use std::collections::HashMap;
use walrus::{ConstExpr, DataKind, FunctionBuilder, FunctionId, FunctionKind, Module, ir::Value};

/// The module without it; `bytes` are those of the linked module that made the graph, with bindings or
/// without.
pub(super) fn trimmed(bytes: &[u8], graph: &Graph, names: Names) -> Result<Vec<u8>, String> {
    let mut module = parse(bytes, names)?;
    let panics =
        module.funcs.iter().filter(|function| function.name.as_deref().is_some_and(panics::is_panic));
    let panics: HashMap<FunctionId, usize> =
        panics.map(|function| (function.id(), module.types.params(function.ty()).len())).collect();
    for (_, function) in module.funcs.iter_local_mut() {
        panics::silence(function, &panics);
    }
    let reached = graph.reached_from(&roots(&module, graph, |_| true), |_| false);
    let is_left =
        |id: FunctionId| module.funcs.get(id).name.as_deref().is_some_and(|name| !reached.has(name));
    let (left, kept): (Vec<_>, Vec<_>) =
        module.funcs.iter_local().map(|(id, _)| id).partition(|id| is_left(*id));
    check(&module, &left, &kept)?;
    // Some have a place in the table, so they stay as functions without code.
    for id in left {
        empty(&mut module, id);
    }
    for id in module.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
        let data = module.data.get_mut(id);
        let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind else {
            continue;
        };
        for range in reached.left() {
            let within = [range.start, range.end].map(|at| at.checked_sub(start.cast_unsigned()));
            if let [Some(from), Some(to)] = within
                && let Some(bytes) = data.value.get_mut(from as usize..to as usize)
            {
                bytes.fill(0);
            }
        }
    }
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

/// Fails if a function that is kept calls one that is left: then the graph does not know all calls.
fn check(module: &Module, left: &[FunctionId], kept: &[FunctionId]) -> Result<(), String> {
    for &id in kept {
        let (mut called, function) = (Called::default(), module.funcs.get(id).kind.unwrap_local());
        walrus::ir::dfs_in_order(&mut called, function, function.entry_block());
        if let Some(&lost) = left.iter().find(|id| called.has(**id)) {
            let name = |id| module.funcs.get(id).name.as_deref().unwrap_or("a function");
            return Err(format!("{} calls {}, to which nothing leads", name(id), name(lost)));
        }
    }
    Ok(())
}

/// Takes the code of a function.
fn empty(module: &mut Module, id: FunctionId) {
    let (parameters, results) = module.types.params_results(module.funcs.get(id).ty());
    let (parameters, results) = (parameters.to_vec(), results.to_vec());
    let mut function = FunctionBuilder::new(&mut module.types, &parameters, &results);
    function.func_body().unreachable();
    let locals = parameters.iter().map(|&parameter| module.locals.add(parameter)).collect();
    module.funcs.get_mut(id).kind = FunctionKind::Local(function.local_func(locals));
}
