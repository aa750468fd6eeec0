//! What an exocet answers.

use super::find::is_locked;
use super::shape::covers;
use super::{EXOCET_TABLE, Pattern, table};
use crate::evidence::ensure;
use crate::proven::apart;
use crate::wording::results;
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Case, Diagram, Explanation, Role, sentence};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells = self.base | self.target_cells();
        Measures { cells: cells.iter().collect(), size: self.targets.len(), ..Measures::default() }
    }

    fn line(&self) -> String {
        let target = |target: &super::Target| match target.locked {
            Some(locked) => format!("{} (with {locked})", notation::cells(target.cells)),
            None => notation::cells(target.cells),
        };
        let targets: Vec<String> = self.targets.iter().map(target).collect();
        format!("base {} targets {}", notation::cells(self.base), targets.join(" "))
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let digits = self.digits(board);
        let mut said = Explanation {
            look: sentence!["Look at ", self.base, ", and at ", self.target_cells(), "."],
            result: results(effect),
            ..Explanation::default()
        };
        if let [target] = &self.targets[..] {
            said.pattern.push(sentence![self.base, " can be ", Any(digits), "."]);
            said.pattern.push(sentence![
                "Whichever it is: no way to place that digit in all rows, columns and boxes goes through ",
                self.base,
                " and not through ",
                target.cells,
                "."
            ]);
            said.reason
                .push(sentence!["So both cells hold the same digit. What only one of them can be goes."]);
            return said;
        }
        said.pattern.push(sentence!["The base ", self.base, " holds two of ", digits, "."]);
        for target in &self.targets {
            if let Some(locked) = target.locked {
                said.pattern.push(sentence![
                    "One of ",
                    target.cells,
                    " is ",
                    locked,
                    ", so they are one target and have room for one digit of the base."
                ]);
            }
        }
        match self.telling_lines(board) {
            Some(lines) => said.cases.extend(digits.iter().map(|digit| self.case(board, &lines, digit))),
            None => said.reason.push(sentence![
                "For each of these digits, every way to place it in all rows, columns and boxes that goes through the base goes through a target too."
            ]),
        }
        said.reason.push(sentence![
            "So whichever two digits the base holds, each of them is in a target. There are two targets, so they hold these two digits and no others."
        ]);
        if self.by_table {
            said.reason.push(sentence![
                "Now go through all cases: the two digits, their order in the base, their order in the targets, and every way to place both that fits \
                 and shares no cell. What goes is false in every one of them."
            ]);
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let digits = self.digits(board);
        let of = |cells: CellSet, digits: DigitSet| {
            cells.iter().fold(CandidateSet::EMPTY, |all, cell| {
                all | CandidateSet::of_cell(cell, board.candidates(cell) & digits)
            })
        };
        diagram.candidates(of(self.base, digits), Role::Base);
        diagram.candidates(of(self.target_cells(), digits), Role::On);
        diagram.cells(self.base, Role::Pivot);
        diagram.cells(self.target_cells(), Role::Pincer);
        if let Some(lines) = self.telling_lines(board) {
            diagram.houses(lines.into_iter().collect(), Role::Cover);
        }
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![if self.by_table { &EXOCET_TABLE } else { self.kind(board) }]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(matches!(self.base.len(), 1 | 2), "the base is not one cell or two")?;
        ensure(self.targets.len() == self.base.len(), "there are not as many targets as cells in the base")?;
        let cells = apart([self.base].into_iter().chain(self.targets.iter().map(|target| target.cells)))?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        let sees_other = |cell| (self.base - CellSet::of(cell)).is_subset(cell.peers());
        ensure(self.base.iter().all(sees_other), "the cells of the base do not see each other")?;
        let digits = self.digits(board);
        for target in &self.targets {
            match target.locked {
                None => ensure(target.cells.len() == 1, "a target has several cells and no locked digit")?,
                Some(locked) => {
                    ensure(self.base.len() == 2 && target.cells.len() == 2, "a target has not two cells")?;
                    ensure(!digits.contains(locked), "the base may hold the locked digit")?;
                    ensure(is_locked(board, target.cells, locked), "the digit of a target has other places")?;
                }
            }
        }
        work.take(Work::BOARD)?;
        for digit in digits {
            ensure(
                !self.is_missed_by(board, digit, work)?,
                "a digit goes through the base and misses the targets",
            )?;
        }
        let gone = if self.by_table { table::gone(self, board, work)? } else { self.gone(board) };
        Ok(Proven::removing(gone))
    }
}

impl Pattern {
    /// Why a digit that the base holds is in a target: three lines need it, and without the targets two have it.
    fn case(&self, board: &Board, lines: &[House; 3], digit: Digit) -> Case {
        let base: CellSet = self.base.iter().filter(|cell| board.candidates(*cell).contains(digit)).collect();
        let all: HouseSet = lines.iter().copied().collect();
        let left = self.left_on(board, lines, digit);
        let room = covers(left, |_| true).unwrap_or_default();
        let has_room =
            if room.len() == 1 { ", which has room for one." } else { ", which have room for two." };
        Case {
            assumption: sentence!["If ", Any(base), " is ", digit, ":"],
            steps: vec![
                if room.is_empty() {
                    sentence![
                        "Then it has no place in ",
                        all,
                        " that the base does not see, but for the targets."
                    ]
                } else {
                    sentence![
                        "In ",
                        all,
                        ", its places that the base does not see are in the targets, or else in ",
                        room,
                        has_room
                    ]
                },
                sentence!["The three lines need it three times. So ", digit, " is in a target."],
            ],
        }
    }
}
