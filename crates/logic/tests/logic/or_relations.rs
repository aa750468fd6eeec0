//! Chains on relations, held to what is published of them and to laws of their own.

use crate::data;
use crate::exotics::{Row, removed_by, rows, steps};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sudokit_core::{Board, Candidate, Cell, CellSet};
use sudokit_logic::techniques::{impossible, or_relation, whips};
use sudokit_logic::{Effect, Kind, Schedule, Step, View};
use sudokit_testkit::{corpus, oracle, share};

/// The pattern of a chain on a relation.
#[derive(Clone, Serialize, Deserialize)]
struct Related {
    relation: Value,
    argument: Argument,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Argument {
    Forcing(Vec<Branch>),
    Against(Chain),
}

#[derive(Clone, Serialize, Deserialize)]
struct Branch {
    case: Candidate,
    links: Vec<Link>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Chain {
    before: Vec<Link>,
    #[serde(flatten)]
    rest: Value,
}

#[derive(Clone, Serialize, Deserialize)]
struct Link {
    left: Candidate,
    right: Value,
    variable: Value,
}

/// The statement that a candidate is true.
fn node(candidate: Candidate) -> Value {
    let (digit, cells) = (candidate.digit(), CellSet::of(candidate.cell()));
    json!({ "digit": digit, "cells": cells, "set": [], "is_on": true })
}

/// Every step of the family on a board.
fn all_steps(board: &Board) -> Vec<Step> {
    or_relation::KINDS.iter().flat_map(|kind| steps(kind, board)).collect()
}

/// The published eliminations of chains on relations are found on the way of each puzzle, with the kind of
/// the row.
#[test]
fn published_chains_on_relations_are_found_on_the_way() {
    for row in share(rows().into_iter().filter(Row::is_on_the_way), 3) {
        let Some(kind) = or_relation::KINDS.iter().find(|kind| kind.id == row.technique) else { continue };
        let truth = oracle::solutions(&row.puzzle, 1)[0].candidates();
        let mut left = row.candidates("published").expect("it is on the way");
        let (mut board, mut is_met) = (row.board(), false);
        loop {
            let found = all_steps(&board);
            for step in &found {
                assert_eq!(step.verify(&board), Ok(()), "{step} on {board:?}");
                assert!(removed_by(step).is_disjoint(truth), "{step} on {board:?}");
                is_met |= step.kind == *kind;
                left -= removed_by(step);
            }
            if left.is_empty() && is_met {
                break;
            }
            let next = Schedule::full().only(|kind| !is_hard(kind)).first(&View::new(&board));
            let next = next.unwrap_or_else(|| panic!("{} {}: not {left}", row.technique, row.puzzle));
            next.effect.apply(&mut board);
        }
    }
}

/// Kinds that are not needed on the way, and would come too early.
fn is_hard(kind: &Kind) -> bool {
    ["contradiction", "verity", "forcing"].iter().any(|word| kind.id.contains(word))
}

/// The cells of a tridagon that shows nothing by itself are those of its row.
#[test]
fn tridagons_are_listed_with_their_cells() {
    let mut found = 0;
    for row in rows().into_iter().filter(|row| row.technique == impossible::ANTI_TRIDAGON.id) {
        let cells = row.value("cells").expect("it has cells").split_whitespace();
        let cells: CellSet = cells.map(|cell| cell.parse::<Cell>().expect("a cell")).collect();
        let board = row.board();
        assert!(impossible::tridagons(&board).iter().any(|(of_it, _)| *of_it == cells), "{}", row.puzzle);
        found += 1;
    }
    assert_eq!(found > 0, corpus::shared("conformance/exotics.csv").is_some());
}

/// The rows that are about relations, each with its board.
fn boards() -> impl Iterator<Item = (Row, Board)> {
    let is_related = |row: &Row| row.is_on_the_way() || row.is_relation();
    rows().into_iter().filter(is_related).map(|row| {
        let board = row.board();
        (row, board)
    })
}

/// A case that is false may go: what is left is a relation, and the same follows from it.
#[test]
fn a_relation_lives_on_without_a_false_case() {
    let mut seen = 0;
    for (row, board) in share(boards(), 3) {
        let truth = oracle::solutions(&row.puzzle, 1)[0].candidates();
        for step in all_steps(&board) {
            let pattern: Related = data::parts(&step);
            let Argument::Forcing(branches) = &pattern.argument else { continue };
            let is_false = |number: &usize| !truth.contains(branches[*number].case);
            for number in (0..branches.len()).filter(is_false) {
                let mut smaller = board;
                smaller.eliminate(branches[number].case);
                let mut branches = branches.clone();
                let gone = branches.remove(number).case;
                // One case alone is true, and no relation.
                if branches.len() < 2 {
                    continue;
                }
                // A link with what has gone is no link any more.
                let has_it = |link: &Link| link.left == gone || link.right == node(gone);
                if branches.iter().flat_map(|branch| &branch.links).any(has_it) {
                    continue;
                }
                let argument = Argument::Forcing(branches);
                let pattern = data::with(&step, &Related { argument, ..pattern.clone() }).pattern;
                let kind = or_relation::KINDS.iter().find(|kind| is_smaller(kind, step.kind));
                let Some(kind) = kind else { continue };
                // Candidates that are gone cannot be removed.
                let gone = step.effect.eliminations().iter().copied().filter(|gone| smaller.has(*gone));
                let placed = step.effect.placements().first().map(|placed| Effect::placing(*placed));
                let effect = placed.unwrap_or_else(|| Effect::removing(gone));
                if !effect.is_empty() {
                    assert_eq!(Step { kind, effect, pattern }.verify(&smaller), Ok(()), "{step}");
                    assert!(step.verify(&smaller).is_err(), "{step} has a case too many");
                    seen += 1;
                }
            }
        }
    }
    assert_eq!(seen > 0, corpus::shared("conformance/exotics.csv").is_some());
}

/// True if a kind is the other one with a case less. Kinds that assume uniqueness stay the same.
fn is_smaller(kind: &Kind, than: &Kind) -> bool {
    let size = |kind: &Kind| kind.id.as_bytes()[2];
    let is_sized = than.id.starts_with("or");
    if is_sized { kind.id[3..] == than.id[3..] && size(kind) + 1 == size(than) } else { kind == than }
}

/// A chain goes through a relation only where a plain whip needs more links, and it is refused without any of
/// its links.
#[test]
fn relations_make_chains_shorter() {
    for (_, board) in share(boards(), 3) {
        let whips = steps(&whips::WHIP, &board);
        let length = |step: &Step| step.pattern.measures().length;
        for step in all_steps(&board) {
            let pattern: Related = data::parts(&step);
            let Argument::Against(chain) = &pattern.argument else { continue };
            let plain = whips.iter().filter(|whip| whip.effect == step.effect).map(length).min();
            assert!(plain.is_none_or(|plain| plain > length(&step)), "{step} is no shorter than a whip");
            for number in 0..chain.before.len() {
                let mut chain = chain.clone();
                chain.before.remove(number);
                let argument = Argument::Against(chain);
                let without = data::with(&step, &Related { argument, ..pattern.clone() });
                assert!(without.verify(&board).is_err(), "{step} without a link");
            }
        }
    }
}
