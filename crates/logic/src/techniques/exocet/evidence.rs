//! What an exocet answers.

use super::find::is_locked;
use super::{
    DOUBLE_EXOCET, EXOCET_ONE_TARGET, EXOCET_TABLE, Pattern, Reason, SINGLE_BASE_EXOCET, double, table,
};
use crate::evidence::ensure;
use crate::proven::{all_of, apart};
use crate::wording::{one_holds, results};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Case, Diagram, Explanation, Role, Sentence, sentence};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let of = |exocet: &Self| exocet.base | exocet.target_cells();
        let cells = self.second().iter().map(of).fold(of(self), |all, more| all | more);
        Measures { cells: cells.iter().collect(), size: self.targets.len(), ..Measures::default() }
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
            _ => self.second().map_or(line.clone(), |second| format!("{line}, {}", second.line())),
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = Explanation { result: results(effect), ..Explanation::default() };
        said.look = sentence!["Look at ", self.base, ", and at ", self.target_cells(), "."];
        match (&self.reason, self.base.only()) {
            (_, Some(_)) => self.tell_single(board, &mut said),
            (Reason::Wild(wild), _) => self.tell_wild(board, *wild, &mut said),
            _ => self.tell_two(board, &mut said),
        }
        if let Some(second) = self.second() {
            said.look = sentence!["Look at ", self.base, ", and at ", second.base, "."];
            second.tell_two(board, &mut said);
            let digits = self.digits(board) | second.digits(board);
            said.reason = vec![
                sentence![
                    "So what the base ",
                    self.base,
                    " holds is in ",
                    self.target_cells(),
                    " too, and what the base ",
                    second.base,
                    " holds is in ",
                    second.target_cells(),
                    "."
                ],
                sentence![
                    "No way to place one of ",
                    digits,
                    " goes through both bases. So they hold four different digits, each of these once."
                ],
                sentence![
                    "So each of these digits takes a way through one of the bases, and through a target of that base. It goes from where no such way leads, first of all \
                     from what sees all its cells in the bases, or all its cells in the targets."
                ],
            ];
        }
        if self.reason == Reason::Table {
            self.tell_table(board, &mut said);
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        for exocet in [self].into_iter().chain(&self.second()) {
            let digits = exocet.digits(board);
            let of = |cells: CellSet, digits: DigitSet| all_of(cells, digits) & board.candidate_set();
            diagram.candidates(of(exocet.base, exocet.wild()), Role::Fin);
            diagram.candidates(of(exocet.base, digits - exocet.wild()), Role::Base);
            diagram.candidates(of(exocet.target_cells(), digits - exocet.wild()), Role::On);
            diagram.cells(exocet.base, Role::Pivot);
            diagram.cells(exocet.target_cells(), Role::Pincer);
            if let Some(lines) = exocet.telling_lines(board) {
                diagram.houses(lines.into_iter().collect(), Role::Cover);
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
        }]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        self.check(board, work)?;
        let gone = match self.second() {
            Some(second) => {
                second.check(board, work)?;
                let cells = |exocet: &Self| exocet.base | exocet.target_cells();
                apart([cells(self), cells(&second)])?;
                double::gone(self, &second, board, work)?
            }
            None if self.reason == Reason::Table => table::gone(self, board, work)?,
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
        for digit in digits - self.wild() {
            ensure(
                !self.is_missed_by(board, digit, work)?,
                "a digit goes through the base and misses the targets",
            )?;
        }
        Ok(())
    }

    /// One cell and one target.
    fn tell_single(&self, board: &Board, said: &mut Explanation) {
        said.pattern.push(sentence![self.base, " can be ", Any(self.digits(board)), "."]);
        said.pattern.push(sentence![
            "Whichever it is: no way to place that digit in all rows, columns and boxes goes through ",
            self.base,
            " and not through ",
            self.target_cells(),
            "."
        ]);
        said.reason.push(sentence!["So both cells hold the same digit. What only one of them can be goes."]);
    }

    /// Two cells and one target, which all their digits but one come back in.
    fn tell_wild(&self, board: &Board, wild: Digit, said: &mut Explanation) {
        let (target, others) = (self.target_cells(), self.digits(board).without(wild));
        said.pattern.push(self.holds_two(board));
        said.pattern.push(sentence![
            "No way to place ",
            Any(others),
            " in all rows, columns and boxes goes through the base and not through ",
            target,
            "."
        ]);
        said.reason.push(sentence![
            "So what the base holds of ",
            others,
            " is in ",
            target,
            ", which has room for one digit."
        ]);
        said.reason.push(sentence![
            "The other digit of the base is ",
            wild,
            ", and ",
            target,
            " is ",
            Any(others),
            "."
        ]);
        said.reason.extend(one_holds("", self.base_of(board, wild), wild));
    }

    /// Two cells and two targets.
    fn tell_two(&self, board: &Board, said: &mut Explanation) {
        let digits = self.digits(board);
        said.pattern.push(self.holds_two(board));
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
            None => said.pattern.push(sentence![
                "For each of these digits, every way to place it in all rows, columns and boxes that goes through the base goes through ",
                Any(self.target_cells()),
                " too."
            ]),
        }
        said.reason.push(sentence![
            "So whichever two digits the base holds, each of them is in a target. There are two targets, so they hold these two digits and no others."
        ]);
    }

    /// The cases that are left: which pairs of digits the base can hold, and which digits are in all of them.
    fn tell_table(&self, board: &Board, said: &mut Explanation) {
        said.reason.push(sentence![
            "Now go through all cases: the two digits, their order in the base, their order in the targets, and every way to place both that fits \
             and shares no cell. What goes is false in every one of them."
        ]);
        let pairs = table::pairs(self, board, &mut Work::default()).unwrap_or_default();
        let count = self.digits(board).len();
        if (1..count * (count - 1) / 2).contains(&pairs.len()) {
            let mut left = sentence!["These cases are left: the base holds "];
            for (number, pair) in pairs.iter().enumerate() {
                if number > 0 {
                    left.push(if number + 1 < pairs.len() { ", " } else { ", or " });
                }
                left.push(*pair);
            }
            said.reason.push(left.between("", "."));
        }
        let known = pairs.iter().fold(self.digits(board), |known, pair| known & *pair);
        if !pairs.is_empty() && !known.is_empty() {
            let are_there = if known.len() == 1 {
                " is in the base and in a target."
            } else {
                " are in the base and in the targets."
            };
            said.reason.push(sentence!["So ", known, are_there]);
        }
    }

    fn holds_two(&self, board: &Board) -> Sentence {
        sentence!["The base ", self.base, " holds two of ", self.digits(board), "."]
    }

    /// Why a digit that the base holds is in a target: three lines need it, and without the targets two have it.
    fn case(&self, board: &Board, lines: &[House; 3], digit: Digit) -> Case {
        let base = self.base_of(board, digit);
        let all: HouseSet = lines.iter().copied().collect();
        let room = self.room(board, lines, digit);
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
