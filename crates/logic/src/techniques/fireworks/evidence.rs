//! The evidence of fireworks.

use super::{
    FIREWORK_ALP, FIREWORK_L_WING, FIREWORK_QUADRUPLE, FIREWORK_TRIPLE, FIREWORK_W_WING, Firework, Pattern,
    Strong,
};
use crate::sets::{digits_of, is_filled_with, lines_of, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::can_only_be;
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells = self.cells() | self.assists;
        Measures {
            digits: self.digits().iter().collect(),
            cells: cells.iter().collect(),
            size: cells.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        if let [firework] = &self.fireworks[..]
            && self.assists.is_empty()
        {
            return format!(
                "{} in {}",
                notation::digits(firework.digits, ","),
                notation::cells(self.cells())
            );
        }
        let pivot = |firework: &Firework| {
            format!("{} from {}", notation::digits(firework.digits, ","), firework.pivot)
        };
        let pivots: Vec<String> = self.fireworks.iter().map(pivot).collect();
        let line =
            format!("{} to {}", pivots.join(" and "), notation::cells(self.wings.into_iter().collect()));
        if self.assists.is_empty() {
            return line;
        }
        format!("{line} with {}", notation::cells(self.assists))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let lines: HouseSet = union(self.fireworks.iter().map(|firework| lines_of(firework.pivot)));
        let mut said = Explanation {
            look: say!("fireworks-look", [lines]),
            result: effect.results(),
            ..Explanation::default()
        };
        if let Some(strong) = self.strong() {
            self.tell(&self.fireworks[0], self.wings, &mut said);
            self.tell_with_strong(&strong, &mut said);
            return said;
        }
        for firework in &self.fireworks {
            self.tell(firework, self.wings, &mut said);
        }
        match self.assists.len() {
            0 => self.tell_with_none(&mut said),
            1 => self.tell_with_one(&mut said),
            _ => self.tell_with_two(effect, &mut said),
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let left = board.candidate_set();
        for wing in self.wings {
            diagram.candidates(left & CandidateSet::of_cell(wing, self.digits()), Role::Base);
            diagram.cells(CellSet::of(wing), Role::Pincer);
        }
        for firework in &self.fireworks {
            diagram.candidates(left & CandidateSet::of_cell(firework.pivot, firework.digits), Role::Base);
            diagram.cells(CellSet::of(firework.pivot), Role::Pivot);
            diagram.houses(lines_of(firework.pivot), Role::Cover);
        }
        for assist in self.assists {
            diagram.candidates(left & CandidateSet::of_cell(assist, self.digits()), Role::On);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let [first, second] = self.wings;
        // Wings lie on the lines of their pivot, outside its box.
        let has_wings = |row: Cell, column: Cell, pivot: Cell| {
            row.row() == pivot.row()
                && column.column() == pivot.column()
                && [row, column].iter().all(|wing| wing.block() != pivot.block())
        };
        match (&self.fireworks[..], self.assists.len()) {
            ([one], assists) if has_wings(first, second, one.pivot) => match (one.digits.len(), assists) {
                (3, 0) => vec![&FIREWORK_TRIPLE],
                (2, 1) => vec![&FIREWORK_ALP],
                (2, 2) => vec![&FIREWORK_W_WING],
                _ => Vec::new(),
            },
            ([one, _], 1)
                if one.digits.len() == 2
                    && has_wings(first, second, one.pivot)
                    && self.strong().is_some() =>
            {
                vec![&FIREWORK_L_WING]
            }
            ([one, other], 0)
                if [one, other].iter().all(|firework| firework.digits.len() == 2)
                    && has_wings(first, second, one.pivot)
                    && has_wings(second, first, other.pivot) =>
            {
                vec![&FIREWORK_QUADRUPLE]
            }
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(matches!(self.fireworks.len(), 1 | 2), "there are not one or two fireworks")?;
        work.take_each(self.fireworks.len(), Work::BOARD)?;
        let cells = self.cells();
        ensure(cells.len() == self.fireworks.len() + 2, "two of the cells are the same")?;
        let count: usize = self.fireworks.iter().map(|firework| firework.digits.len()).sum();
        ensure(count == self.digits().len(), "two fireworks share a digit")?;
        if let [first, second] = &self.fireworks[..]
            && !self.assists.is_empty()
        {
            return self.proves_with_strong(board, first, second);
        }
        if self.assists.is_empty() {
            ensure(count == cells.len(), "there are not as many cells as digits")?;
        } else {
            ensure(self.fireworks.len() == 1 && count == 2, "further cells need one firework of two digits")?;
            apart([cells, self.assists])?;
            ensure(self.assists.is_subset(board.unsolved()), "a cell is filled")?;
            ensure(digits_of(board, self.assists).is_subset(self.digits()), "a cell has another digit")?;
            ensure(self.pairs().is_some(), "a wing does not see a cell with the two digits")?;
        }
        for firework in &self.fireworks {
            let digits = kept_by_its_lines(board, firework.pivot, self.wings);
            ensure(firework.digits.is_subset(digits), "a digit has another place in a line")?;
        }
        Ok(Proven::removing(self.excluded()))
    }
}

impl Pattern {
    /// The conclusions of two fireworks that share a wing.
    fn proves_with_strong(
        &self,
        board: &Board,
        first: &Firework,
        second: &Firework,
    ) -> Result<Proven, Unsound> {
        let strong = self.strong().ok_or(Unsound("the second firework does not share a wing"))?;
        ensure(first.digits.len() == 2, "the first firework is not of two digits")?;
        apart([self.cells(), self.assists])?;
        let kept = |firework: &Firework, wings: [Cell; 2]| {
            firework.digits.is_subset(kept_by_its_lines(board, firework.pivot, wings))
        };
        let are_kept = kept(first, self.wings) && kept(second, [strong.shared, strong.alone]);
        ensure(are_kept, "a digit has another place in a line")?;
        let lacks = !board.candidates(second.pivot).contains(strong.digit)
            && board.digit(second.pivot) != Some(strong.digit);
        ensure(lacks, "the second pivot may be the third digit")?;
        Ok(Proven::removing(self.excluded()))
    }

    /// The reason why the digits are in the pivot or in a wing.
    fn tell(&self, firework: &Firework, wings: [Cell; 2], said: &mut Explanation) {
        let [one, other] = wings;
        let Firework { pivot, digits } = *firework;
        let [row, column, block] = pivot.houses();
        for line in [row, column] {
            let wing = CellSet::of(one).with(other) & line.cells();
            said.pattern.push(say!("fireworks-fit-only", [line, digits, block, wing]));
        }
        said.cases.push(Case {
            proves: None,
            assumption: say!("fireworks-if-in-neither", [digits, one, other]),
            steps: vec![
                say!("fireworks-both-in-block", [row, column, block]),
                say!("fireworks-only-at-crossing", [block, row, column, pivot]),
            ],
        });
    }

    /// The reason why peers of the second firework's own wing are not the third digit.
    fn tell_with_strong(&self, strong: &Strong, said: &mut Explanation) {
        let Strong { digit, shared, alone } = *strong;
        let second = self.fireworks[1].pivot;
        let first = &self.fireworks[0];
        let [row, column, block] = second.houses();
        let two = CellSet::of(shared).with(alone);
        said.pattern.push(say!("fireworks-outside-block", [block, row, column, digit, two, second]));
        let rest = CellSet::of(first.pivot) | self.wings.into_iter().filter(|wing| *wing != shared).collect();
        said.cases.push(Case {
            proves: None,
            assumption: say!("fireworks-if-shared", [shared, digit]),
            steps: vec![say!("fireworks-then-in-rest", [digits = first.digits, rest])],
        });
        said.cases.push(Case {
            proves: None,
            assumption: say!("fireworks-if-alone", [alone, digit]),
            steps: vec![say!("fireworks-then-none-seen", [alone, digit])],
        });
        let seen: CellSet = rest.iter().filter(|cell| cell.sees(alone)).collect();
        said.reason.push(say!("fireworks-either-way-not", [seen, digit]));
    }

    /// The reason why the cells hold nothing else, if there are as many of them as digits.
    fn tell_with_none(&self, said: &mut Explanation) {
        said.reason.push(say!("fireworks-fill-cells", [digits = self.digits(), cells = self.cells()]));
        if let [first, second] = &self.fireworks[..] {
            for (one, other) in [(first, second), (second, first)] {
                let cells = self.cells().without(one.pivot);
                said.reason.push(say!(
                    "fireworks-pivot-others",
                    [pivot = one.pivot, digits = one.digits, others = other.digits, cells]
                ));
            }
        }
    }

    /// The reason why the pivot is one of the two digits, if a cell with only these two sees both wings.
    fn tell_with_one(&self, said: &mut Explanation) {
        let wings: CellSet = self.wings.into_iter().collect();
        let pivot = self.cells() - wings;
        said.pattern.push(can_only_be(self.assists, self.digits()));
        said.pattern.push(say!("fireworks-assist-sees-wings", [assists = self.assists, wings]));
        let [one, other] = self.wings;
        said.reason.push(say!(
            "fireworks-pivot-holds",
            [assists = self.assists, one, other, pivot, digits = self.digits()]
        ));
    }

    /// The reason why common peers lose both digits, if each wing sees a cell with only these two.
    fn tell_with_two(&self, effect: &Effect, said: &mut Explanation) {
        let wings: CellSet = self.wings.into_iter().collect();
        let digits = self.digits();
        said.pattern.push(can_only_be(self.assists, digits));
        for pair in self.pairs().into_iter().flatten() {
            let (wing, assist) = (pair & wings, pair & self.assists);
            said.cases.push(Case {
                proves: None,
                assumption: say!("fireworks-if-wing", [wing, digits]),
                steps: vec![say!("fireworks-then-assist", [assist, wing, digits])],
            });
        }
        said.reason
            .push(say!("fireworks-pivot-cannot-hold-both", [pivot = self.cells() - wings, digits, wings]));
        said.reason
            .push(say!("fireworks-either-way-sees-both", [cells = effect.eliminated().cells(), digits]));
    }
}

/// The digits that the row and the column of the pivot have only in its box or in a wing. The pivot or a wing
/// must hold each of them.
fn kept_by_its_lines(board: &Board, pivot: Cell, wings: [Cell; 2]) -> DigitSet {
    let [row, column, block] = pivot.houses();
    let wings: CellSet = wings.into_iter().collect();
    let is_kept = |digit: &Digit| {
        [row, column].into_iter().all(|line| {
            let elsewhere = (board.places(*digit) & line.cells()) - block.cells() - wings;
            !is_filled_with(board, line, *digit) && elsewhere.is_empty()
        })
    };
    Digit::all().filter(is_kept).collect()
}
