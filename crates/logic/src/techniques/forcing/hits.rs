//! Conclusions of the tables, in HoDoKu's order.

use super::ground::{Clash, Ground};
use crate::View;
use crate::follow::tables::{Literal, Reach, Reached};
use crate::sort;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit, House};

/// One argument for a conclusion.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Hit {
    /// The conclusion.
    pub(super) conclusion: Literal,
    pub(super) ground: Ground,
}

/// The key of a step: of steps with the same key the shortest stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) conclusion: Literal,
    pub(super) is_verity: bool,
}

impl Claim {
    pub(super) const fn of(hit: &Hit) -> Self {
        Self { conclusion: hit.conclusion, is_verity: !matches!(hit.ground, Ground::Contradiction(_)) }
    }

    /// Placements before eliminations; placements by cell, eliminations by candidate.
    pub(super) fn rank(self) -> (bool, usize) {
        let candidate = self.conclusion.index() / 2;
        let is_on = self.conclusion.is_on();
        (!is_on, if is_on { candidate / Digit::COUNT } else { candidate })
    }
}

/// The tables, as far as sets tell.
pub(super) struct Hits<'a, 'b> {
    view: &'a View<'b>,
    reach: &'a Reach,
    /// Digits and houses that have lost no place but to filled cells.
    untouched: Vec<(Digit, House, CellSet)>,
}

type Visit<'v> = &'v mut dyn FnMut(Hit) -> ControlFlow<()>;

impl<'a, 'b> Hits<'a, 'b> {
    pub(super) fn new(view: &'a View<'b>, reach: &'a Reach) -> Self {
        let mut untouched = Vec::new();
        let board = view.board();
        for digit in Digit::all() {
            let placed = board.puzzle().cells_of(digit);
            let placeable = placed.iter().fold(view.unsolved(), |left, cell| left - cell.peers());
            for house in House::all() {
                let places = placeable & house.cells();
                if !places.is_empty() && places == view.places(digit, house) {
                    untouched.push((digit, house, places));
                }
            }
        }
        // Rows, columns, boxes; in each by digit, then by house.
        sort::by_key(&mut untouched, |(digit, house, _)| (house.index() / 9, *digit, *house));
        Self { view, reach, untouched }
    }

    /// Contradictions, then verities, in HoDoKu's order.
    pub(super) fn each(&self, visit: Visit<'_>) -> ControlFlow<()> {
        for candidate in self.candidates() {
            for is_on in [true, false] {
                self.contradictions(Literal::of(candidate, is_on), visit)?;
            }
        }
        self.verities(visit)
    }

    /// Everything that is claimed, each once.
    pub(super) fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        for candidate in self.candidates() {
            for is_on in [true, false] {
                let _ = self.contradictions(Literal::of(candidate, is_on), &mut |hit| {
                    claims.push(Claim::of(&hit));
                    ControlFlow::Break(())
                });
            }
        }
        let mut seen = [CandidateSet::EMPTY; 2];
        let _ = self.verities(&mut |hit| {
            let candidate = hit.conclusion.candidate();
            if candidate.is_some_and(|one| seen[usize::from(hit.conclusion.is_on())].insert(one)) {
                claims.push(Claim::of(&hit));
            }
            ControlFlow::Continue(())
        });
        claims
    }

    /// All arguments for a claim, in HoDoKu's order.
    pub(super) fn of(&self, claim: Claim, visit: Visit<'_>) -> ControlFlow<()> {
        if !claim.is_verity {
            return self.contradictions(claim.conclusion.negation(), visit);
        }
        self.verities(&mut |hit| {
            if hit.conclusion == claim.conclusion { visit(hit) } else { ControlFlow::Continue(()) }
        })
    }

    fn candidates(&self) -> impl Iterator<Item = Candidate> {
        let in_cell = |cell| self.view.candidates(cell).iter().map(move |digit| Candidate::at(cell, digit));
        self.view.unsolved().iter().flat_map(in_cell)
    }

    fn verities(&self, visit: Visit<'_>) -> ControlFlow<()> {
        for candidate in self.candidates() {
            self.on_or_off(candidate, visit)?;
        }
        for cell in self.view.unsolved() {
            let all = self.view.candidates(cell).iter().map(|digit| Candidate::at(cell, digit));
            self.one_of(all, Ground::Cell(cell), visit)?;
        }
        for house in House::all() {
            for digit in Digit::all() {
                let places = self.view.places(digit, house);
                let all = places.iter().map(|cell| Candidate::at(cell, digit));
                self.one_of(all, Ground::House(house, digit), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn contradictions(&self, table: Literal, visit: Visit<'_>) -> ControlFlow<()> {
        let (Some(reached), Some(assumed)) = (self.reach.from(table), table.candidate()) else {
            return ControlFlow::Continue(());
        };
        let conclusion = table.negation();
        let mut clash = |clash| visit(Hit { conclusion, ground: Ground::Contradiction(clash) });
        let (on, off) = (|digit| reached.on(digit), |digit| reached.off(digit));
        let negation = if table.is_on() { off(assumed.digit()) } else { on(assumed.digit()) };
        if negation.contains(assumed.cell()) {
            clash(Clash::Assumption(assumed))?;
        }
        for digit in Digit::all() {
            if let Some(cell) = (on(digit) & off(digit)).first() {
                clash(Clash::Candidate(Candidate::at(cell, digit)))?;
            }
        }
        for a in Digit::all() {
            for b in Digit::all().skip(a.index() + 1) {
                if let Some(cell) = (on(a) & on(b)).first() {
                    clash(Clash::Digits(cell, a, b))?;
                }
            }
        }
        let crowded = Digit::all().any(|digit| {
            let cells = on(digit);
            cells.iter().any(|cell| !(cells & cell.peers()).is_empty())
        });
        for kind in 0..if crowded { 3 } else { 0 } {
            for digit in Digit::all() {
                for house in House::all().skip(9 * kind).take(9) {
                    if (on(digit) & house.cells()).len() > 1 {
                        clash(Clash::Twice(house, digit))?;
                    }
                }
            }
        }
        let mut empty = self.view.unsolved();
        for digit in Digit::all() {
            empty &= (!self.view.board().places(digit) | off(digit)) - on(digit);
        }
        for cell in empty {
            clash(Clash::Empty(cell))?;
        }
        for (digit, house, places) in &self.untouched {
            if places.is_subset(off(*digit)) {
                clash(Clash::Placeless(*house, *digit))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn on_or_off(&self, candidate: Candidate, visit: Visit<'_>) -> ControlFlow<()> {
        let tables = [true, false].map(|is_on| self.reach.from(Literal::of(candidate, is_on)));
        let [Some(a), Some(b)] = tables else { return ControlFlow::Continue(()) };
        let ground = Ground::OnOrOff(candidate);
        common(&[a, b], |cell| cell != candidate.cell(), ground, visit)
    }

    fn one_of(
        &self,
        all: impl Iterator<Item = Candidate>,
        ground: Ground,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        let tables: Option<Vec<&Reached>> = all.map(|one| self.reach.from(Literal::of(one, true))).collect();
        match tables {
            Some(tables) if !tables.is_empty() => common(&tables, |_| true, ground, visit),
            _ => ControlFlow::Continue(()),
        }
    }
}

/// The common conclusions of several tables: placements digit by digit, then eliminations.
fn common(
    tables: &[&Reached],
    is_wanted: impl Fn(sudokit_core::Cell) -> bool,
    ground: Ground,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    for is_on in [true, false] {
        for digit in Digit::all() {
            let of = |table: &&Reached| if is_on { table.on(digit) } else { table.off(digit) };
            let cells = tables.iter().map(of).fold(CellSet::ALL, CellSet::intersection);
            for cell in cells.iter().filter(|cell| is_wanted(*cell)) {
                let conclusion = Literal::of(Candidate::at(cell, digit), is_on);
                visit(Hit { conclusion, ground })?;
            }
        }
    }
    ControlFlow::Continue(())
}
