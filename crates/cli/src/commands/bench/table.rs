//! The measurements as a table to look at, at most 80 columns wide.

use super::Setup;
use super::clock;
use super::contestant::{PLAIN_NODES, REFERENCE};
use super::measure::Measured;
use super::nodes::Nodes;
use super::tasks::Set;
use indicatif::HumanCount;
use std::fmt::Write as _;
use sudokit::Backend;

/// Facts about all sets.
pub(super) fn head(setup: Setup) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let backends: Vec<String> =
        Backend::available().map(|backend| format!("{backend} ({} lanes)", backend.width())).collect();
    let rounds = match setup.rounds {
        1 => "1 round".to_owned(),
        rounds => format!("median of {rounds} rounds"),
    };
    format!(
        "sudoku {version} on one core: puzzles per second of {}, seed {}\n\
         {rounds} after one to warm up; ratio to the engine {REFERENCE}\n\
         backends: {}\n",
        clock::NAME,
        setup.seed,
        backends.join(", ")
    )
}

/// The rates of all contestants for one set.
pub(super) fn set(set: &Set, measured: &[Measured]) -> String {
    let mut text = format!("\n{}: {}\n", set.name, about(set));
    _ = writeln!(
        text,
        "  {:<16}{:>9}{:>13}{:>26}{:>9}",
        "engine", "puzzles", "puzzles/s", "lowest to highest", "ratio"
    );
    for measured in measured {
        text.push_str(&row(measured));
    }
    text
}

fn about(set: &Set) -> String {
    let puzzles = match set.puzzles {
        1 => "1 puzzle".to_owned(),
        puzzles => format!("{} puzzles", count(puzzles as u64)),
    };
    if set.about.is_empty() { puzzles } else { format!("{puzzles}, {}", set.about) }
}

fn row(measured: &Measured) -> String {
    let name = match measured.backend {
        Some(backend) => format!("{} {backend}", measured.engine),
        None => measured.engine.to_owned(),
    };
    let (Some(rate), Some(ratio)) = (measured.rate, measured.ratio) else {
        let most = count(PLAIN_NODES);
        return format!("  {name:<16}left out: the first puzzle alone takes it over {most} nodes\n");
    };
    format!(
        "  {name:<16}{:>9}{:>13}{:>12} to {:>10}{:>9}\n",
        count(measured.puzzles as u64),
        count(rate.median.round() as u64),
        count(rate.lowest.round() as u64),
        count(rate.highest.round() as u64),
        times(ratio.median),
    )
}

/// The nodes of the puzzles of a set: a few numbers, and how many puzzles need how many.
pub(super) fn nodes(nodes: &Nodes, unicode: bool) -> String {
    const BAR: usize = 40;
    let mut text = format!(
        "\n  search nodes a puzzle: mean {:.2}, median {}, 95 % need at most {}, the most {}\n",
        nodes.mean(),
        count(nodes.enough_for(50)),
        count(nodes.enough_for(95)),
        count(nodes.enough_for(100)),
    );
    let classes = nodes.classes();
    let all: usize = classes.iter().map(|class| class.puzzles).sum();
    let most = classes.iter().map(|class| class.puzzles).max().unwrap_or(1);
    _ = writeln!(text, "  {:>16}{:>9}", "nodes", "puzzles");
    for class in &classes {
        let range = if class.from == class.to {
            count(class.from)
        } else {
            format!("{} to {}", count(class.from), count(class.to))
        };
        let percent = 100.0 * class.puzzles as f64 / all as f64;
        let bar = bar(class.puzzles * BAR * 8 / most, class.puzzles > 0, unicode);
        let line = format!("  {range:>16}{:>9}{percent:>7.1} %  {bar}", count(class.puzzles as u64));
        _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// A bar of this many eighths of a character, at least the thinnest for anything above zero.
fn bar(eighths: usize, is_something: bool, unicode: bool) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = eighths.max(usize::from(is_something));
    if unicode { "█".repeat(eighths / 8) + PARTS[eighths % 8] } else { "#".repeat(eighths.div_ceil(8)) }
}

/// A ratio; a small one as the fraction that people would call it.
fn times(ratio: f64) -> String {
    if ratio < 0.1 { format!("1/{}", count((1.0 / ratio).round() as u64)) } else { format!("{ratio:.2}") }
}

fn count(number: u64) -> String {
    HumanCount(number).to_string()
}
