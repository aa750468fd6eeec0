//! No step takes a check more work than is allowed, however large it is. A check without a bound would take
//! hours, or all memory.

use super::forcing::{Because, Branch, Clash, Ground, Statement};
use super::whips::Link;
use super::{
    aligned, als, bug, clue_cover, coloring, deadly, dynamic_contradiction, exocet, fireworks, fish, forcing,
    forcing_whips, guarded_rectangles, gurth, impossible, kraken, link_chains, medusa, nice_loops, odd_cycle,
    or_relation, rank, single_digit, templates, uniqueness, whips,
};
use crate::{AlmostLockedSet, Effect, Node, Pattern, Step, Unsound, Variable, Work, cases};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, House, HouseSet};

/// So many of everything.
const MANY: usize = 1_000_000;

fn candidate(text: &str) -> Candidate {
    text.parse().expect("a candidate")
}

fn weighted(text: &str) -> rank::Weighted {
    text.parse().expect("a truth or a link")
}

fn board() -> Board {
    cases::boards().next().expect("the families have cases")
}

fn assumption(node: Node) -> Statement {
    Statement { node, causes: Vec::new(), because: Because::Link }
}

/// The argument that a candidate is false, by statements after the assumption that it is true.
fn against(target: Candidate, statements: Vec<Statement>, nested: Vec<Pattern>) -> forcing::Pattern {
    let all = [assumption(Node::of(target, true))].into_iter().chain(statements).collect();
    forcing::Pattern {
        conclusion: Node::of(target, false),
        ground: Ground::Contradiction(Clash::Assumption(target)),
        branches: vec![Branch { statements: all }],
        nested,
    }
}

/// Patterns of a million parts, on a board where each part by itself is as it says.
fn huge(board: &Board) -> Vec<Pattern> {
    let one = board.candidate_set().iter().next().expect("the board is not solved");
    let (cell, digit) = (one.cell(), one.digit());
    let on = Node::of(one, true);
    let set = AlmostLockedSet { cells: CellSet::of(cell), digits: board.candidates(cell) };
    let link = single_digit::StrongLink {
        digit,
        house: House::row(cell.row()),
        joint: CellSet::of(cell),
        end: board.places(digit) & House::row(cell.row()).cells().without(cell),
    };
    let said = Statement { node: Node::of(one, false), causes: vec![0; MANY], because: Because::Link };
    let variable = Variable::Cell(cell);
    let fish = fish::Pattern {
        digit,
        base: HouseSet::ALL,
        cover: HouseSet::ALL,
        second_cover: Some(HouseSet::ALL),
        cells: board.places(digit),
    };
    let branch = |links: usize| or_relation::Branch {
        case: one,
        links: vec![Link { variable, left: one, right: Some(on) }; links],
    };
    let branches = |number: usize, links: usize| or_relation::Branches(vec![branch(links); number]);
    let related = |argument| or_relation::Pattern {
        relation: or_relation::Source::of(impossible::Pattern::new(CellSet::ALL, DigitSet::ALL).into())
            .expect("it has guardians"),
        argument,
    };
    vec![
        single_digit::Pattern { pairs: vec![[link, link]; MANY] }.into(),
        uniqueness::Pattern {
            digits: vec![digit; MANY],
            cells: CellSet::ALL,
            reason: uniqueness::Reason::OneCell,
        }
        .into(),
        bug::Pattern { extra: vec![one; MANY], reason: bug::Reason::Seen }.into(),
        deadly::Pattern {
            exchange: deadly::Exchange::Within(Box::new(CandidateSet::ALL)),
            reason: deadly::Reason::Seen,
        }
        .into(),
        fish.into(),
        fireworks::Pattern {
            wings: [cell; 2],
            fireworks: vec![fireworks::Firework { pivot: cell, digits: DigitSet::ALL }; MANY],
            assists: CellSet::ALL,
        }
        .into(),
        coloring::Pattern {
            digit,
            clusters: vec![coloring::Cluster { colors: [board.places(digit), board.places(digit)] }; MANY],
        }
        .into(),
        medusa::Pattern { colors: [vec![one; MANY], vec![one; MANY]] }.into(),
        link_chains::Pattern::Ends(vec![one; MANY]).into(),
        link_chains::Pattern::RemotePair { cells: vec![cell; MANY], digits: [Digit::D1, Digit::D2] }.into(),
        nice_loops::Pattern {
            form: nice_loops::Form::Continuous,
            nodes: vec![on; MANY],
            digits: DigitSet::ALL,
        }
        .into(),
        als::Pattern::Chain { sets: vec![set; MANY], links: vec![digit; MANY - 1], digits: DigitSet::ALL }
            .into(),
        als::Pattern::Blossom { stem: cell, petals: vec![(digit, set); MANY], digits: DigitSet::ALL }.into(),
        aligned::Pattern { cells: Cell::all().take(22).collect(), excluders: CellSet::EMPTY }.into(),
        aligned::Pattern { cells: vec![cell; MANY], excluders: CellSet::ALL }.into(),
        kraken::Pattern { fish, cover: None, chains: vec![vec![on]; MANY] }.into(),
        kraken::Pattern { fish, cover: None, chains: vec![vec![on; MANY]] }.into(),
        odd_cycle::Pattern { ring: vec![one; MANY + 1], variables: vec![variable; MANY + 1] }.into(),
        templates::Pattern { digit, certain: vec![one; MANY] }.into(),
        templates::Pattern { digit, certain: board.candidate_set().iter().collect() }.into(),
        against(one, vec![said.clone()], Vec::new()).into(),
        against(one, vec![assumption(on); MANY], Vec::new()).into(),
        whips::Pattern { target: one, links: vec![Link { variable, left: one, right: Some(on) }; MANY] }
            .into(),
        exocet::Pattern {
            base: CellSet::of(cell),
            targets: vec![exocet::Target { cells: CellSet::of(cell), locked: None }; MANY],
            reason: exocet::Reason::Table,
        }
        .into(),
        gurth::Pattern {
            transposed: false,
            rows: [u8::MAX; 9],
            columns: [0; 9],
            digits: [digit; 9],
            missing: Some(one),
        }
        .into(),
        impossible::Pattern::new(CellSet::ALL, DigitSet::ALL).into(),
        clue_cover::Pattern { chute: Chute::band(0) }.into(),
        guarded_rectangles::Pattern {
            rectangle: guarded_rectangles::Rectangle {
                cells: CellSet::ALL,
                digits: DigitSet::ALL,
                outside: HouseSet::ALL,
            },
            reason: guarded_rectangles::Reason::Wing { cell, digit },
        }
        .into(),
        related(or_relation::Argument::Forcing(branches(MANY, 0))).into(),
        related(or_relation::Argument::Forcing(branches(2, MANY))).into(),
        related(or_relation::Argument::Against(or_relation::Chain {
            target: one,
            before: branch(MANY).links,
            out: vec![one; MANY],
            case: Some(one),
            after: branch(MANY).links,
        }))
        .into(),
        forcing_whips::Pattern { variable, branches: branches(MANY, 0) }.into(),
        forcing_whips::Pattern { variable, branches: branches(2, MANY) }.into(),
        rank::Pattern {
            truths: vec![weighted("r1c1"); MANY],
            links: vec![weighted("255*1r1"); MANY],
            instead: Vec::new(),
        }
        .into(),
        rank::Pattern {
            truths: vec![weighted("r1c1")],
            links: vec![weighted("1r1")],
            instead: vec![Vec::new(); MANY],
        }
        .into(),
        dynamic_contradiction::Pattern { target: one, steps: Vec::new() }.into(),
    ]
}

#[test]
fn what_is_huge_is_refused_at_once() {
    let board = board();
    let effect = Effect::removing(board.candidate_set().iter().take(1));
    for pattern in huge(&board) {
        let mut work = Work::default();
        let step = Step { kind: pattern.family().kinds()[0], effect: effect.clone(), pattern };
        assert!(step.verify_within(&board, &mut work).is_err(), "{}", step.kind);
    }
}

/// A chain that goes to and fro is right at every step, and however long it is, every step is looked at once.
#[test]
fn what_is_long_and_right_takes_work_for_its_length() {
    // 7 has two places in row 1: one of them is true, which has been said long before the chain ends.
    let mut board = Board::EMPTY;
    let row = House::row(0).cells();
    let ends = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
    board.eliminate_all(CandidateSet::of_digit(Digit::D7, row - ends));
    let [a, b] = ["r1c1=7", "r1c2=7"].map(candidate);
    let chain = |length: usize| {
        let nodes = [a, b].into_iter().cycle().take(length).collect();
        let step = Step {
            kind: &link_chains::X_CHAIN,
            effect: Effect::removing([candidate("r2c1=7")]),
            pattern: link_chains::Pattern::Ends(nodes).into(),
        };
        let mut work = Work::default();
        (step.verify_within(&board, &mut work), work.taken())
    };
    let (short, long) = (chain(1000), chain(100_000));
    assert_eq!((short.0, long.0), (Ok(()), Ok(())));
    assert!(long.1 <= 100 * short.1);
    assert_eq!(chain(10_000_000).0, Err(Unsound("the check would take too much work")));
}

/// Every argument is used twice by the one around it: twice the work for each.
#[test]
fn arguments_in_arguments_share_the_work() {
    let board = board();
    let target = board.candidate_set().iter().next().expect("the board is not solved");
    let other = board.candidate_set().iter().last().expect("the board is not solved");
    let within = |inner: Option<Pattern>| {
        let uses = Statement { node: Node::of(other, false), causes: vec![0], because: Because::Nested(0) };
        let uses = if inner.is_some() { vec![uses; 1000] } else { Vec::new() };
        Pattern::from(against(target, uses, inner.into_iter().collect()))
    };
    let refusal = |depth: usize| {
        let pattern = (0..depth).fold(within(None), |inner, _| within(Some(inner)));
        let mut work = Work::default();
        let refusal = pattern.evidence().proves(&board, &mut work).expect_err("it argues in a circle");
        refusal.to_string()
    };
    assert_eq!(refusal(0), "there is no contradiction");
    assert_eq!(refusal(Work::DEPTH + 1), "the arguments are nested too deeply");
}

/// Suppositions in suppositions, each with the next as its only step.
#[test]
fn suppositions_do_not_lie_deeper_than_is_allowed() {
    let mut board = board();
    let mut targets = Vec::new();
    for _ in 0..=Work::DEPTH {
        let target = board.candidate_set().iter().next().expect("the board is not solved");
        targets.push(target);
        board.place(target);
        if !board.flaws().is_empty() {
            break;
        }
    }
    let inside = |inner: Option<Step>, target: Candidate| {
        let pattern = dynamic_contradiction::Pattern { target, steps: inner.into_iter().collect() };
        let (kind, effect) = (&dynamic_contradiction::NESTED_CONTRADICTION, Effect::removing([target]));
        Some(Step { kind, effect, pattern: pattern.into() })
    };
    let step = (0..40).fold(None, |inner, number| inside(inner, targets[number % targets.len()]));
    assert!(step.expect("it has a target").verify(&self::board()).is_err());
}
