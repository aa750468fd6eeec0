//! Implications of several moves that need each other: tables of forcing nets.
//!
//! Each assumption is played on a copy of the position, and then the singles that come up, four rounds of
//! them. If the assumption is wrong that runs into contradictions, and goes on.

use super::{Cause, Entry, Group, Link, Literal, Rule, Tables, fill};
use crate::follow::position::Position;
use crate::{Fact, View};
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, House};

/// The rounds of singles that HoDoKu looks ahead.
const ROUNDS: usize = 4;

/// The tables of forcing nets.
pub(crate) struct NetTables(pub(crate) Tables);

impl Fact for NetTables {
    fn of(view: &View<'_>) -> Self {
        let groups = Group::all(view);
        let mut links: Vec<Link> = Vec::new();
        fill::groups(view, &groups, &mut links);
        let most = view.options().table_entries;
        let further = groups.iter().map(Group::node).collect();
        let grouped = Tables::of(further, &links, most);

        let mut game = Game::new(view, grouped.len(), most);
        let mut starts = vec![0];
        // A game has some hundred entries.
        let room = 256 * 2 * view.board().candidate_set().len();
        let (mut entries, mut causes) = (Vec::with_capacity(room), Vec::with_capacity(room));
        for table in (0..grouped.len()).map(Literal::from_index) {
            if let Some(candidate) = table.candidate()
                && view.board().has(candidate)
            {
                game.play(candidate, table.is_on());
                entries.extend_from_slice(&game.entries[1..]);
                causes.extend_from_slice(&game.causes[1..]);
            }
            let room = most - 1 - (entries.len() - starts[table.index()] as usize);
            let direct = grouped.direct(table);
            entries.extend_from_slice(&direct[..direct.len().min(room)]);
            causes.resize(entries.len(), Cause::default());
            starts.push(entries.len() as u32);
        }
        Self(Tables { starts, entries, causes, ..grouped })
    }
}

/// The game with one assumption, which fills its table.
struct Game<'v> {
    board: &'v Board,
    before: std::sync::Arc<Position>,
    now: Position,
    /// The table, the assumption first.
    entries: Vec<Entry>,
    causes: Vec<Cause>,
    /// For each literal its place in the table, and one more; zero if it is not there.
    places: Vec<u16>,
    most: usize,
    /// Singles of one round.
    singles: Vec<(Candidate, bool)>,
}

impl<'v> Game<'v> {
    fn new(view: &View<'v>, literals: usize, most: usize) -> Self {
        let before = view.fact::<Position>();
        Self {
            board: view.board(),
            now: Position::clone(&before),
            before,
            entries: Vec::new(),
            causes: Vec::new(),
            places: vec![0; literals],
            most,
            singles: Vec::new(),
        }
    }

    fn play(&mut self, assumed: Candidate, is_on: bool) {
        for entry in self.entries.drain(..) {
            self.places[entry.literal.index()] = 0;
        }
        self.causes.clear();
        self.now.copy_from(&self.before);
        if is_on {
            self.assume(assumed, Cause::default());
        } else {
            self.now.remove(assumed);
            self.add(Literal::of(assumed, false), Cause::default(), 0);
            if let Some(left) = self.now.candidates(assumed.cell()).only() {
                self.assume(Candidate::at(assumed.cell(), left), Cause::default());
            }
        }
        for _ in 0..ROUNDS {
            self.round();
        }
    }

    /// Plays the singles that there are, all seen before the first is played. They stay in the queues.
    fn round(&mut self) {
        let now = &self.now;
        let mut singles = std::mem::take(&mut self.singles);
        singles.clear();
        let naked = now.naked.unread().iter().filter(|single| now.is_empty(single.cell()));
        singles.extend(naked.map(|single| (*single, false)));
        let mut seen = CellSet::EMPTY;
        for single in now.hidden.unread() {
            let (cell, digit) = (single.cell(), single.digit());
            let is_hidden = || cell.houses().into_iter().any(|house| now.count(house, digit) == 1);
            if now.is_empty(cell) && !seen.contains(cell) && is_hidden() {
                seen.insert(cell);
                singles.push((*single, true));
            }
        }
        for (single, is_hidden) in singles.iter().copied() {
            let (cell, digit) = (single.cell(), single.digit());
            let cause = if is_hidden {
                let house = self.shortest_house(cell, digit);
                let others = self.board.places(digit) & house.cells().without(cell);
                let others = others.into_iter().map(|other| Candidate::at(other, digit));
                self.cause(Rule::Hidden(house), others)
            } else {
                let others = self.board.candidates(cell).without(digit);
                self.cause(Rule::Naked, others.into_iter().map(|other| Candidate::at(cell, other)))
            };
            self.assume(single, cause);
        }
        self.singles = singles;
    }

    /// The house of a cell with the fewest places for a digit.
    fn shortest_house(&self, cell: Cell, digit: Digit) -> House {
        let [row, column, block] = cell.houses();
        let shorter = |a, b| if self.now.count(b, digit) < self.now.count(a, digit) { b } else { a };
        shorter(shorter(row, column), block)
    }

    /// States that these candidates are off: the first five of them. The first is what the distance is
    /// counted from; the latest then becomes the main one.
    fn cause(&self, rule: Rule, off: impl Iterator<Item = Candidate>) -> Cause {
        let mut places = [0; 5];
        for (place, one) in places.iter_mut().zip(off) {
            *place = self.places[Literal::of(one, false).index()].saturating_sub(1);
        }
        let [main, others @ ..] = places;
        Cause { main, others, rule }
    }

    fn assume(&mut self, single: Candidate, cause: Cause) {
        let (cell, digit) = (single.cell(), single.digit());
        let seen = self.board.places(digit) & cell.peers();
        let left = self.now.candidates(cell).without(digit);
        self.now.place(single);
        let place = self.entries.len() as u16;
        self.add(Literal::of(single, true), cause, cause.main);
        let because = Cause { main: place, ..Cause::default() };
        for other in seen {
            self.add(Literal::of(Candidate::at(other, digit), false), because, place);
        }
        for other in left {
            self.add(Literal::of(Candidate::at(cell, other), false), because, place);
        }
    }

    /// Adds an entry, unless it is there or the table is full.
    fn add(&mut self, literal: Literal, mut cause: Cause, nearest: u16) {
        if self.places[literal.index()] != 0 || self.entries.len() >= self.most {
            return;
        }
        let distance = self.entries.get(usize::from(nearest)).map_or(0, |entry| entry.distance) + 1;
        for other in &mut cause.others {
            if *other > cause.main {
                std::mem::swap(other, &mut cause.main);
            }
        }
        self.entries.push(Entry { literal, distance });
        self.causes.push(cause);
        self.places[literal.index()] = self.entries.len() as u16;
    }
}
