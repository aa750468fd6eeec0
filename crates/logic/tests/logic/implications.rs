//! What is built on implications is checked link by link: a chain with anything changed proves nothing.

use crate::library::Case;
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet};
use sudokit_logic::techniques::{Forcing, NiceLoops, Pattern, forcing, nice_loops};
use sudokit_logic::{Evidence, Family, Node, Step, View, Wanted, Work};

/// The steps of a family on the boards of its cases.
fn steps(family: &dyn Family) -> Vec<(Board, Step)> {
    let mut all = Vec::new();
    for case in family.cases().lines().map(Case::read) {
        let mut steps = Vec::new();
        let _ = family.find(Wanted::all(family), &View::new(&case.board), &mut steps);
        all.extend(steps.into_iter().map(|step| (case.board, step)));
    }
    assert!(!all.is_empty());
    all
}

fn with(step: &Step, pattern: impl Into<Pattern>) -> Step {
    Step { pattern: pattern.into(), ..step.clone() }
}

#[test]
fn a_chain_with_a_node_turned_round_or_left_out_is_none() {
    for (board, step) in steps(&NiceLoops) {
        let Pattern::NiceLoops(pattern) = &step.pattern else { panic!("{step} is no loop") };
        for number in 0..pattern.nodes.len() {
            let mut turned = pattern.clone();
            turned.nodes[number].is_on ^= true;
            assert!(with(&step, turned).verify(&board).is_err(), "{step} with node {number} turned round");

            let mut shorter = pattern.clone();
            shorter.nodes.remove(number);
            assert!(with(&step, shorter).verify(&board).is_err(), "{step} without node {number}");
        }
    }
}

#[test]
fn a_chain_proves_nothing_on_a_board_with_more_candidates() {
    for (board, step) in steps(&NiceLoops) {
        let Pattern::NiceLoops(pattern) = &step.pattern else { panic!("{step} is no loop") };
        // With every candidate back there is no strong link, and each chain has one.
        assert!(pattern.nodes.iter().any(|node| node.is_on));
        assert!(step.verify(&Board::EMPTY).is_err(), "{step}");
        assert_eq!(step.verify(&board), Ok(()), "{step}");
    }
}

#[test]
fn an_argument_needs_every_branch_and_every_cause() {
    for (board, step) in steps(&Forcing) {
        let Pattern::Forcing(pattern) = &step.pattern else { panic!("{step} is not forced") };
        let is_wrong = |changed: forcing::Pattern| with(&step, changed).verify(&board).is_err();
        for branch in 0..pattern.branches.len() {
            let mut fewer = pattern.clone();
            fewer.branches.remove(branch);
            assert!(is_wrong(fewer), "{step} without branch {branch}");

            for number in 1..pattern.branches[branch].statements.len() {
                let mut causeless = pattern.clone();
                causeless.branches[branch].statements[number].causes.clear();
                assert!(is_wrong(causeless), "{step} with node {number} of branch {branch} out of nothing");

                let mut circular = pattern.clone();
                circular.branches[branch].statements[number].causes.push(number);
                assert!(is_wrong(circular), "{step} with node {number} of branch {branch} out of itself");
            }
        }
    }
}

#[test]
fn an_argument_leads_to_its_own_conclusion_only() {
    for (board, step) in steps(&Forcing) {
        let Pattern::Forcing(pattern) = &step.pattern else { panic!("{step} is not forced") };
        let opposite = Node { is_on: !pattern.conclusion.is_on, ..pattern.conclusion };
        let changed = forcing::Pattern { conclusion: opposite, ..pattern.clone() };
        assert!(with(&step, changed).verify(&board).is_err(), "{step} the other way round");
    }
}

#[test]
fn the_form_of_a_chain_is_part_of_the_proof() {
    for (board, step) in steps(&NiceLoops) {
        let Pattern::NiceLoops(pattern) = &step.pattern else { panic!("{step} is no loop") };
        for form in [nice_loops::Form::Continuous, nice_loops::Form::Discontinuous, nice_loops::Form::Open] {
            let changed = with(&step, nice_loops::Pattern { form, ..pattern.clone() });
            let proven = changed.pattern.evidence().proves(&board, &mut Work::default());
            let is_right = proven.is_ok_and(|proven| step.effect.eliminated().is_subset(proven.gone));
            // An open chain whose ends see each other is a circle as well.
            let ends = [pattern.nodes.first(), pattern.nodes.last()].map(|end| end.and_then(Node::candidate));
            let [Some(a), Some(b)] = ends else { panic!("{step} has ends of more than a candidate") };
            let closes =
                pattern.form == nice_loops::Form::Open && a.digit() == b.digit() && a.cell().sees(b.cell());
            let is_circle = closes && form == nice_loops::Form::Continuous;
            assert_eq!(is_right, form == pattern.form || is_circle, "{step} as {form:?}");
            assert_eq!(changed.verify(&board).is_ok(), form == pattern.form, "{step} as {form:?}");
        }
    }
}

/// A set that is locked tells what its circle removes, but only where it is the set that leads on.
#[test]
fn a_set_whose_lost_digit_leads_on_removes_nothing_of_its_own() {
    let candidate = |text: &str| text.parse::<Candidate>().expect("a candidate");
    let node = |text: &str, is_on| Node::of(candidate(text), is_on);
    // Two candidates in these cells, and 1 in two places of rows 1 and 4.
    let mut board = Board::EMPTY;
    let left =
        ["r1c1=1", "r1c1=2", "r1c2=2", "r1c2=3", "r5c1=1", "r5c1=2", "r1c4=1", "r1c4=9"].map(candidate);
    let narrow: CellSet = left.iter().map(|one| one.cell()).collect();
    for other in Board::EMPTY.candidate_set() {
        let is_one = other.digit() == Digit::D1 && [0, 3].contains(&other.cell().row());
        let is_gone = narrow.contains(other.cell()) || is_one && ![0, 3].contains(&other.cell().column());
        if is_gone && !left.contains(&other) {
            board.eliminate(other);
        }
    }
    let set = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
    let lacking = Node { set, ..node("r1c1=1", false) };
    // The 1 that the set lacks leaves 2 alone in its cell, or another place of its row. r1c12=12 has no 3, and r1c12=13 no 2.
    let in_cell = vec![node("r5c1=2", false), node("r5c1=1", true), lacking, node("r1c1=2", true)];
    let in_house = vec![node("r4c4=1", false), node("r4c1=1", true), lacking, node("r1c4=1", true)];
    for nodes in [in_cell, in_house] {
        for gone in ["r1c9=2", "r1c9=3"].map(candidate) {
            let digits = DigitSet::of(gone.digit());
            let pattern =
                nice_loops::Pattern { form: nice_loops::Form::Continuous, nodes: nodes.clone(), digits };
            let proven = pattern.proves(&board, &mut Work::default());
            assert!(proven.is_ok_and(|proven| !proven.gone.contains(gone)), "{gone}");
        }
    }
}
