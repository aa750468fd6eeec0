//! Splits the app's module after it was linked: what every visit needs, and what is loaded when a task needs
//! it. Both halves share memory, stack and the table of functions, so that loading the second adds functions
//! to the first.
//!
//! ```text
//! linked module ──── Graph ──► functions and data that the first half leads to
//!                      │         │
//! module with bindings ┴─ trim ──┴── Halves ──► first half: exports all that the second needs
//!                                        └────► second half: imports it, and fills its places in the table
//! ```
//!
//! Where the first half calls or exports a function of the second, it has a stub, which takes the function
//! from its place in the table. Before the second half is there, the place is empty, and the call ends with
//! an error of WebAssembly.

mod graph;
mod halves;
mod panics;
mod trim;

use graph::Graph;
use halves::{Called, Halves, Names, parse};
use walrus::ir::Visitor;
use walrus::{ExportItem, FunctionId, Module};

/// The names of exported functions of the first half begin with one of these; `__` are those of the bindings.
const FIRST: [&str; 10] = [
    "__",
    "exercises",
    "first_ladder",
    "game_",
    "profile_",
    "round_",
    "speak",
    "symmetry_table",
    "technique_table",
    "version",
];

/// The families of deep techniques.
const DEEP: [&str; 20] = [
    "aligned",
    "almost_locked_candidates",
    "bent_sets",
    "clue_cover",
    "deadly",
    "dynamic_contradiction",
    "exocet",
    "fireworks",
    "forcing",
    "forcing_whips",
    "guarded_rectangles",
    "gurth",
    "impossible",
    "kraken",
    "medusa",
    "odd_cycle",
    "or_relation",
    "rank",
    "templates",
    "whips",
];

/// The traits of families and of the evidence for their steps.
const METHODS: [&str; 2] =
    [" as sudokit_logic::step::family::Family::", " as sudokit_logic::step::evidence::Evidence::"];

/// The questions of the first half to every family, a deep one, too: its names and its place in a schedule.
const ASKED: [&str; 4] = ["depends_on_numbering", "is_last_resort", "kinds", "price"];

/// Other functions that the first half never calls, though its code leads there: those behind
/// `Help::short_of_extreme`.
const BEYOND: [&str; 2] =
    ["sudokit_play::help::found::Step::of_explainer", "sudokit_logic::schedule::Schedule::full"];

/// Splits a module with bindings, which was made of a linked one. Returns both halves.
pub(super) fn split(linked: &[u8], bound: &[u8]) -> Result<[Vec<u8>; 2], String> {
    let graph = Graph::read(linked)?;
    let bytes = trim::trimmed(bound, &graph, Names::Kept)?;
    let parsed = || parse(&bytes, Names::Dropped);
    let whole = parsed()?;
    let is_first = |export: &str| FIRST.iter().any(|start| export.starts_with(start));
    let reached = graph.reached_from(&roots(&whole, &graph, is_first), is_left_out);
    let halves = Halves::of(&whole, &bytes, &reached)?;
    let (second, shared) = halves.second(parsed()?);
    Ok([halves.first(parsed()?, &shared), second])
}

/// A linked module without what nothing needs.
pub(super) fn trim(linked: &[u8]) -> Result<Vec<u8>, String> {
    trim::trimmed(linked, &Graph::read(linked)?, Names::Dropped)
}

/// The names of the functions that are exported by such names. Functions that the bindings have made around
/// exports and imports were not there when the module was linked: instead of them, those that they call.
fn roots(whole: &Module, graph: &Graph, is_exported: impl Fn(&str) -> bool) -> Vec<String> {
    let name = |id: FunctionId| whole.funcs.get(id).name.as_deref().unwrap_or_default();
    let (mut roots, mut others) = (Called::default(), Called::default());
    for export in whole.exports.iter() {
        if let ExportItem::Function(id) = export.item {
            if is_exported(&export.name) { &mut roots } else { &mut others }.visit_function_id(&id);
        }
    }
    let is_made = |id: FunctionId| !graph.has(name(id)) && !others.has(id);
    for (_, function) in whole.funcs.iter_local().filter(|(id, _)| is_made(*id)) {
        walrus::ir::dfs_in_order(&mut roots, function, function.entry_block());
    }
    let functions = whole.funcs.iter().filter(|function| roots.has(function.id()));
    functions.filter_map(|function| function.name.clone()).collect()
}

/// True if the first half never calls a function of this name, though its code leads there. Of the deep
/// families these are the methods of their traits, as it shares some other functions with them.
fn is_left_out(name: &str) -> bool {
    // One way of mangling has types in brackets where the other has none.
    let name = format!("{:#}", rustc_demangle::demangle(name)).replace(['<', '>'], "");
    let is_method = METHODS.iter().any(|of| name.contains(of));
    let is_asked = || ASKED.iter().any(|question| name.ends_with(&format!("Family::{question}")));
    let is_of = |family: &&str| name.contains(&format!("sudokit_logic::techniques::{family}::"));
    BEYOND.contains(&name.as_str()) || is_method && DEEP.iter().any(is_of) && !is_asked()
}
