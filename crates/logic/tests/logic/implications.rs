//! Implications are checked link by link: a chain with anything changed proves nothing.

use crate::data;
use crate::library::Case;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet};
use sudokit_logic::techniques::{forcing, nice_loops};
use sudokit_logic::{Kind, Step, View, Wanted, Work};
use sudokit_testkit::share;

/// The steps of a family on the boards of its cases.
fn steps(kinds: &[&'static Kind]) -> Vec<(Board, Step)> {
    let family = kinds[0].family;
    let mut all = Vec::new();
    for case in family.cases().lines().map(Case::read) {
        let mut steps = Vec::new();
        let _ = family.find(Wanted::all(family), &View::new(&case.board), &mut steps);
        all.extend(steps.into_iter().map(|step| (case.board, step)));
    }
    assert!(!all.is_empty());
    all
}

/// The pattern of a loop or a chain.
#[derive(Clone, Serialize, Deserialize)]
struct Chain {
    form: String,
    nodes: Vec<Node>,
    digits: DigitSet,
}

/// A statement about a candidate, a group or an almost locked set.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Node {
    digit: Digit,
    cells: CellSet,
    set: CellSet,
    is_on: bool,
}

impl Node {
    fn of(candidate: Candidate, is_on: bool) -> Self {
        let cells = CellSet::of(candidate.cell());
        Self { digit: candidate.digit(), cells, set: CellSet::EMPTY, is_on }
    }

    fn candidate(&self) -> Option<Candidate> {
        let cell = self.cells.only().filter(|_| self.set.is_empty())?;
        Some(Candidate::at(cell, self.digit))
    }
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

#[test]
fn a_chain_with_a_node_turned_round_or_left_out_is_none() {
    for (board, step) in steps(nice_loops::KINDS) {
        let pattern: Chain = data::parts(&step);
        for number in 0..pattern.nodes.len() {
            let mut turned = pattern.clone();
            turned.nodes[number].is_on ^= true;
            assert!(
                data::with(&step, &turned).verify(&board).is_err(),
                "{step} with node {number} turned round"
            );

            let mut shorter = pattern.clone();
            shorter.nodes.remove(number);
            assert!(data::with(&step, &shorter).verify(&board).is_err(), "{step} without node {number}");
        }
    }
}

#[test]
fn a_chain_proves_nothing_on_a_board_with_more_candidates() {
    for (board, step) in steps(nice_loops::KINDS) {
        let pattern: Chain = data::parts(&step);
        // With every candidate back there is no strong link, and each chain has one.
        assert!(pattern.nodes.iter().any(|node| node.is_on));
        assert!(step.verify(&Board::EMPTY).is_err(), "{step}");
        assert_eq!(step.verify(&board), Ok(()), "{step}");
    }
}

#[test]
fn an_argument_needs_every_branch_and_every_cause() {
    for (board, step) in share(steps(forcing::KINDS), 24) {
        let pattern: Value = data::parts(&step);
        let is_wrong = |changed: &Value| data::with(&step, changed).verify(&board).is_err();
        for branch in 0..list(&mut pattern["branches"].clone()).len() {
            let mut fewer = pattern.clone();
            list(&mut fewer["branches"]).remove(branch);
            assert!(is_wrong(&fewer), "{step} without branch {branch}");

            for number in 1..list(&mut pattern["branches"][branch]["statements"].clone()).len() {
                let mut causeless = pattern.clone();
                list(&mut causeless["branches"][branch]["statements"][number]["causes"]).clear();
                assert!(is_wrong(&causeless), "{step} with node {number} of branch {branch} out of nothing");

                let mut circular = pattern.clone();
                list(&mut circular["branches"][branch]["statements"][number]["causes"]).push(json!(number));
                assert!(is_wrong(&circular), "{step} with node {number} of branch {branch} out of itself");
            }
        }
    }
}

#[test]
fn an_argument_leads_to_its_own_conclusion_only() {
    for (board, step) in steps(forcing::KINDS) {
        let mut opposite: Value = data::parts(&step);
        let conclusion: Node = serde_json::from_value(opposite["conclusion"].clone()).expect("a statement");
        opposite["conclusion"] = json!(Node { is_on: !conclusion.is_on, ..conclusion });
        assert!(data::with(&step, &opposite).verify(&board).is_err(), "{step} the other way round");
    }
}

#[test]
fn the_form_of_a_chain_is_part_of_the_proof() {
    for (board, step) in steps(nice_loops::KINDS) {
        let pattern: Chain = data::parts(&step);
        for form in ["Continuous", "Discontinuous", "Open"] {
            let changed = data::with(&step, &Chain { form: form.to_owned(), ..pattern.clone() });
            let proven = changed.pattern.proves(&board, &mut Work::default());
            let is_right = proven.is_ok_and(|proven| step.effect.eliminated().is_subset(proven.gone));
            // An open chain whose ends see each other is a circle as well.
            let ends = [pattern.nodes.first(), pattern.nodes.last()].map(|end| end.and_then(Node::candidate));
            let [Some(a), Some(b)] = ends else { panic!("{step} has ends of more than a candidate") };
            let closes = pattern.form == "Open" && a.digit() == b.digit() && a.cell().sees(b.cell());
            let is_circle = closes && form == "Continuous";
            assert_eq!(is_right, form == pattern.form || is_circle, "{step} as {form}");
            assert_eq!(changed.verify(&board).is_ok(), form == pattern.form, "{step} as {form}");
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
    // The 1 that the set lacks leaves 2 alone in its cell, or another place of its row. r1c12=12 has no 3,
    // and r1c12=13 no 2.
    let in_cell = vec![node("r5c1=2", false), node("r5c1=1", true), lacking, node("r1c1=2", true)];
    let in_house = vec![node("r4c4=1", false), node("r4c1=1", true), lacking, node("r1c4=1", true)];
    for nodes in [in_cell, in_house] {
        for gone in ["r1c9=2", "r1c9=3"].map(candidate) {
            let digits = DigitSet::of(gone.digit());
            let chain = Chain { form: "Continuous".to_owned(), nodes: nodes.clone(), digits };
            let proven = data::pattern("loops", &chain).proves(&board, &mut Work::default());
            assert!(proven.is_ok_and(|proven| !proven.gone.contains(gone)), "{gone}");
        }
    }
}
