//! The evidence of an exocet.

use super::find::is_locked;
use super::joined::Joined;
use super::shape::Cross;
use super::table::Table;
use super::{
    DOUBLE_EXOCET, DOUBLE_EXOCET_TABLE, EXOCET_ONE_TARGET, EXOCET_TABLE, Pattern, Reason, SINGLE_BASE_EXOCET,
    WEAK_EXOCET, double,
};
use crate::sets::{all_of, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, Candidate, CellSet, DigitSet};
use sudokit_diagram::{Diagram, Explanation, Role};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells = self.second().iter().fold(self.cells(), |all, second| all | second.cells());
        let length = self.arguments().iter().map(|argument| argument.measures().length).sum();
        Measures { cells: cells.iter().collect(), size: self.targets.len(), length, ..Measures::default() }
    }

    /// Those of its arguments, and for a table every two ways that are held against each other.
    fn lines(&self, board: &Board) -> usize {
        let work = &mut Work::default();
        // A table that is too much work proves nothing.
        let mut ways = |exocet: &Self| Table::of(exocet, board, work).map_or(0, |table| table.ways);
        let cases = match (&self.reason, self.second()) {
            (Reason::Table, _) => ways(self),
            (Reason::Joined { .. }, Some(second)) => ways(self).saturating_mul(ways(&second)),
            _ => 0,
        };
        cases.saturating_add(self.digits(board).len() + self.measures().length)
    }

    fn line(&self) -> String {
        let target = |target: &super::Target| match target.locked {
            Some(locked) => format!("{} (with {locked})", notation::cells(target.cells)),
            None => notation::cells(target.cells),
        };
        let targets: Vec<String> = self.targets.iter().map(target).collect();
        let line = format!("base {} targets {}", notation::cells(self.base), targets.join(" "));
        match &self.reason {
            Reason::Wild(wild) => format!("{line} wild {wild}"),
            Reason::Weak(arguments) => {
                let digit = arguments.first().map(|argument| format!(" weak {}", argument.target.digit()));
                let arguments = arguments.iter().map(|argument| format!(" ({})", argument.line()));
                line + &digit.into_iter().chain(arguments).collect::<String>()
            }
            _ => self.second().map_or(line.clone(), |second| format!("{line}, {}", second.line())),
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        self.tell(board, effect)
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let odd = self.arguments().iter().map(|argument| argument.target.digit()).collect::<DigitSet>()
            | self.wild();
        for exocet in [self].into_iter().chain(&self.second()) {
            let digits = exocet.digits(board);
            let of = |cells: CellSet, digits: DigitSet| all_of(cells, digits) & board.candidate_set();
            diagram.candidates(of(exocet.base, digits & odd), Role::Fin);
            diagram.candidates(of(exocet.base, digits - odd), Role::Base);
            diagram.candidates(of(exocet.target_cells(), digits - exocet.wild()), Role::On);
            diagram.cells(exocet.base, Role::Pivot);
            diagram.cells(exocet.target_cells(), Role::Pincer);
            if let Some(cross) = Cross::of(exocet.base) {
                diagram.cells(exocet.companions(board, &cross), Role::Blocker);
            }
            if matches!(self.reason, Reason::Table | Reason::Joined { .. }) {
                let mirrors = exocet.mirrors(board);
                diagram.cells(union(mirrors.into_iter().map(|(_, mirror)| mirror)), Role::Further);
            }
            if let Some(houses) = exocet.telling_houses(board) {
                let covers = union((digits - odd).iter().map(|digit| exocet.room(board, houses, digit)));
                diagram.houses(houses, Role::Base);
                diagram.houses(covers - houses, Role::Cover);
            }
        }
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![match self.reason {
            Reason::Targets if self.base.len() == 1 => &SINGLE_BASE_EXOCET,
            Reason::Targets => self.kind(board),
            Reason::Wild(_) => &EXOCET_ONE_TARGET,
            Reason::Table => &EXOCET_TABLE,
            Reason::Second { .. } => &DOUBLE_EXOCET,
            Reason::Joined { .. } => &DOUBLE_EXOCET_TABLE,
            Reason::Weak(_) => &WEAK_EXOCET,
        }]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        self.check(board, work)?;
        let gone = match self.second() {
            Some(second) => {
                second.check(board, work)?;
                if matches!(self.reason, Reason::Joined { .. }) {
                    Joined::of(self, &second, board, work)?.gone
                } else {
                    apart([self.cells(), second.cells()])?;
                    double::gone(self, &second, board, work)?
                }
            }
            None if self.reason == Reason::Table => Table::of(self, board, work)?.gone(self, board),
            None => self.gone(board),
        };
        Ok(Proven::removing(gone))
    }
}

impl Pattern {
    /// Checks that each digit of the base comes back in a target: all but a wild one.
    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        ensure(matches!(self.base.len(), 1 | 2), "the base is not one cell or two")?;
        let needed = self.base.len() - self.wild().len();
        ensure(needed > 0, "the base has only the wild digit")?;
        ensure(self.targets.len() == needed, "there are not as many targets as digits that come back")?;
        let cells = apart([self.base].into_iter().chain(self.targets.iter().map(|target| target.cells)))?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        let sees_other = |cell| (self.base - CellSet::of(cell)).is_subset(cell.peers());
        ensure(self.base.iter().all(sees_other), "the cells of the base do not see each other")?;
        let digits = self.digits(board);
        ensure(self.wild().is_subset(digits), "the base cannot hold the wild digit")?;
        for target in &self.targets {
            match target.locked {
                None => ensure(target.cells.len() == 1, "a target has several cells and no locked digit")?,
                Some(locked) => {
                    ensure(self.targets.len() == 2 && target.cells.len() == 2, "a target has not two cells")?;
                    ensure(!digits.contains(locked), "the base may hold the locked digit")?;
                    ensure(is_locked(board, target.cells, locked), "the digit of a target has other places")?;
                }
            }
        }
        work.take(Work::BOARD)?;
        let mut argued = DigitSet::EMPTY;
        let mut count = 0;
        for digit in digits - self.wild() {
            for cell in self.base_of(board, digit) {
                let one = Candidate::at(cell, digit);
                if self.is_missed_by(board, one, work)? {
                    self.argue(board, one, work)?;
                    argued.insert(digit);
                    count += 1;
                }
            }
        }
        ensure(argued.len() <= 1, "arguments are about several digits")?;
        ensure(count == self.arguments().len(), "an argument is about what needs none")?;
        ensure(count > 0 || !matches!(self.reason, Reason::Weak(_)), "nothing needs an argument")
    }

    /// Checks the argument that a cell of the base is not a digit if no target is.
    fn argue(&self, board: &Board, one: Candidate, work: &mut Work) -> Result<(), Unsound> {
        let argument = self.arguments().iter().find(|argument| argument.target == one);
        let argument = argument.ok_or(Unsound("a digit goes through the base and misses the targets"))?;
        work.take(Work::BOARD)?;
        let less = self.without_in_targets(board, one.digit());
        let proven = work.inside(|work| argument.proves(&less, work))?;
        ensure(proven.gone.contains(one), "an argument shows something else")
    }
}
