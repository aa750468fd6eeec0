//! Links in the notations of the forums.

use crate::Coordinates;
use std::fmt::Write as _;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, DigitSet, House, HouseKind};
use sudokit_diagram::{Diagram, Link, Mark, Role};

/// The links of a diagram, grouped into runs: each link starts at the end of the one before.
///
/// ```
/// use sudokit_core::CandidateSet;
/// use sudokit_diagram::Diagram;
/// use sudokit_render::chain;
///
/// let [a, b, c] = ["r1c1=4", "r1c9=4", "r5c9=4"].map(|at| CandidateSet::of(at.parse().unwrap()));
/// let mut diagram = Diagram::default();
/// diagram.link(a, b, true);
/// diagram.link(b, c, false);
/// diagram.link(a, c, false);
/// assert_eq!(chain::runs(&diagram).iter().map(|run| run.len()).collect::<Vec<_>>(), [2, 1]);
/// ```
pub fn runs(diagram: &Diagram) -> Vec<&[Link]> {
    diagram.links.chunk_by(|link, next| link.to == next.from).collect()
}

/// The run of a diagram that has only one. With several, each is part of a net and proves nothing alone.
pub fn only_run(diagram: &Diagram) -> Option<&[Link]> {
    match runs(diagram)[..] {
        [run] => Some(run),
        _ => None,
    }
}

/// A run of links in Eureka notation: `=` strong, `-` weak, one pair of parentheses for candidates of the
/// same cells. Digits of an almost locked set share parentheses too, with all cells of the set behind them.
///
/// ```
/// use sudokit_core::CandidateSet;
/// use sudokit_diagram::Diagram;
/// use sudokit_render::{Coordinates, chain};
///
/// let ends = ["r1c1=4", "r1c9=4", "r1c9=7", "r5c9=7"].map(|at| CandidateSet::of(at.parse().unwrap()));
/// let mut diagram = Diagram::default();
/// for (i, pair) in ends.windows(2).enumerate() {
///     diagram.link(pair[0], pair[1], i % 2 == 0);
/// }
/// assert_eq!(chain::eureka(&diagram.links, Coordinates::Rncn), "(4)r1c1=(4-7)r1c9=(7)r5c9");
/// ```
pub fn eureka(run: &[Link], coordinates: Coordinates) -> String {
    let Some(first) = run.first() else { return String::new() };
    let mut text = format!("({}", digits(first.from));
    // The cells of the open parentheses.
    let mut cells = first.from.cells();
    for (i, link) in run.iter().enumerate() {
        let sign = if link.strong { '=' } else { '-' };
        let is_beside_a_set = i > 0 && is_in_set(&run[i - 1]) || run.get(i + 1).is_some_and(is_in_set);
        if is_in_set(link) {
            cells = link.set;
            text.push(sign);
        } else if link.to.cells() == link.from.cells() && !is_beside_a_set {
            text.push(sign);
        } else {
            // Writing to a string never fails.
            _ = write!(text, "){}{sign}(", coordinates.cells(cells));
            cells = link.to.cells();
        }
        text += &digits(link.to);
    }
    _ = write!(text, "){}", coordinates.cells(cells));
    text
}

/// True for a link in an almost locked set of several cells. One cell is as any other.
fn is_in_set(link: &Link) -> bool {
    link.set.len() > 1
}

/// The digits of a node.
fn digits(node: CandidateSet) -> String {
    let digits = sudokit_core::Digit::all().filter(|digit| !node.cells_of(*digit).is_empty());
    digits.map(|digit| digit.to_string()).collect()
}

/// A run of links and its eliminations in the notation of Denis Berthier's SudoRules, if it is a bivalue
/// chain there: alternating strong and weak links, strong at both ends, single candidates.
///
/// Every strong link is a variable with two values left on the board: a cell (`r1c9`), or a digit in a row
/// (`r1n4`), a column or a box. `None` if a link is of another kind.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Digit, House};
/// use sudokit_diagram::{Diagram, Role};
/// use sudokit_render::chain;
///
/// let ends = ["r1c1=4", "r1c9=4", "r1c9=7", "r5c9=7"].map(|at| CandidateSet::of(at.parse().unwrap()));
/// let mut diagram = Diagram::default();
/// diagram.candidates(CandidateSet::of("r5c1=4".parse()?), Role::Eliminated);
/// for (i, pair) in ends.windows(2).enumerate() {
///     diagram.link(pair[0], pair[1], i % 2 == 0);
/// }
/// // 4 has two places in row 1, and 7 in column 9.
/// let mut board = Board::EMPTY;
/// for (digit, house, from, to) in [(Digit::D4, House::row(0), 0, 1), (Digit::D7, House::column(8), 2, 3)] {
///     let rest = house.cells() - ends[from].cells() - ends[to].cells();
///     board.eliminate_all(CandidateSet::of_digit(digit, rest));
/// }
/// assert_eq!(
///     chain::nrc(&diagram.links, &diagram, &board).unwrap(),
///     "biv-chain[2]: r1n4{c1 c9} - c9n7{r1 r5} ==> r5c1 ≠ 4"
/// );
/// # Ok::<(), sudokit_core::ParseCandidateError>(())
/// ```
pub fn nrc(run: &[Link], diagram: &Diagram, board: &Board) -> Option<String> {
    let alternates =
        run.len() % 2 == 1 && run.iter().enumerate().all(|(i, link)| link.strong == (i % 2 == 0));
    if !alternates {
        return None;
    }
    let variables: Option<Vec<String>> =
        run.iter().step_by(2).map(|link| variable(only(link.from)?, only(link.to)?, board)).collect();
    let gone = diagram.marks.iter().filter_map(|mark| match mark {
        Mark::Candidates(candidates, Role::Eliminated) => Some(candidates.iter()),
        Mark::Candidates(..) | Mark::Cells(..) | Mark::Houses(..) => None,
    });
    let gone: Vec<String> =
        gone.flatten().map(|candidate| format!("{} ≠ {}", candidate.cell(), candidate.digit())).collect();
    let variables = variables?;
    let mut text = format!("biv-chain[{}]: {}", variables.len(), variables.join(" - "));
    if !gone.is_empty() {
        text += &format!(" ==> {}", gone.join(", "));
    }
    Some(text)
}

fn only(node: CandidateSet) -> Option<Candidate> {
    let mut candidates = node.iter();
    candidates.next().filter(|_| candidates.next().is_none())
}

/// The variable with exactly these two values left on the board.
fn variable(from: Candidate, to: Candidate, board: &Board) -> Option<String> {
    if from.cell() == to.cell() {
        let has_two = board.candidates(from.cell()) == DigitSet::of(from.digit()).with(to.digit());
        return has_two.then(|| format!("{}{{n{} n{}}}", from.cell(), from.digit(), to.digit()));
    }
    let both = CellSet::of(from.cell()).with(to.cell());
    let places = |house: House| board.places(from.digit()) & house.cells();
    let house = from.cell().houses().into_iter().find(|house| places(*house) == both)?;
    let (letter, value): (_, Box<dyn Fn(Candidate) -> String>) = match house.kind() {
        HouseKind::Row => ('r', Box::new(|at| format!("c{}", at.cell().column() + 1))),
        HouseKind::Column => ('c', Box::new(|at| format!("r{}", at.cell().row() + 1))),
        HouseKind::Block => (
            'b',
            Box::new(move |at| {
                let square = house.cell_list().iter().position(|cell| *cell == at.cell());
                format!("s{}", square.map_or(0, |square| square + 1))
            }),
        ),
    };
    let digit = from.digit();
    (digit == to.digit())
        .then(|| format!("{letter}{}n{digit}{{{} {}}}", house.ordinal(), value(from), value(to)))
}
