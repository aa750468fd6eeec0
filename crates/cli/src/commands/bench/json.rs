//! The measurements as JSON: all that the table says, and a checksum of each set.

use super::Setup;
use super::clock;
use super::measure::{Measured, Spread};
use super::nodes::Nodes;
use super::tasks::Set;
use serde_json::{Value, json};
use sudokit::Backend;

/// Facts about all sets.
pub(super) fn head(setup: Setup) -> Value {
    let backends: Vec<Value> = Backend::available()
        .map(|backend| json!({ "name": backend.name(), "width": backend.width() }))
        .collect();
    json!({
        "program": env!("CARGO_PKG_VERSION"),
        "machine": std::env::consts::ARCH,
        "system": std::env::consts::OS,
        "backends": backends,
        "clock": clock::NAME,
        "rounds": setup.rounds,
        "seed": setup.seed,
    })
}

/// One set: who has solved it how fast, and the nodes of its puzzles if they are told.
pub(super) fn set(set: &Set, measured: &[Measured], nodes: Option<&Nodes>) -> Value {
    json!({
        "set": set.name,
        "puzzles": set.puzzles,
        "checksum": format!("{:016x}", set.checksum()),
        "contestants": measured.iter().map(contestant).collect::<Vec<Value>>(),
        "nodes": nodes.map(distribution),
    })
}

fn contestant(measured: &Measured) -> Value {
    json!({
        "engine": measured.engine,
        "backend": measured.backend.map(Backend::name),
        "puzzles": measured.puzzles,
        "puzzles_per_second": measured.rate.map(spread),
        "ratio_to_single": measured.ratio.map(spread),
    })
}

fn spread(spread: Spread) -> Value {
    json!({ "median": spread.median, "lowest": spread.lowest, "highest": spread.highest })
}

fn distribution(nodes: &Nodes) -> Value {
    let classes: Vec<Value> = nodes
        .classes()
        .iter()
        .map(|class| json!({ "from": class.from, "to": class.to, "puzzles": class.puzzles }))
        .collect();
    json!({
        "mean": nodes.mean(),
        "median": nodes.enough_for(50),
        "enough_for_95_percent": nodes.enough_for(95),
        "most": nodes.enough_for(100),
        "classes": classes,
    })
}
