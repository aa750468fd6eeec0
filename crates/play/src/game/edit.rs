//! The edits of actions. Each makes a new sheet of the current one, or says why it cannot.

use super::Game;
use crate::sheet::of_cells;
use crate::{Colour, OwnLine, Refused, Sheet};
use sudokit::{CandidateSet, CellSet, Digit, DigitSet, Effect};

/// The place of marks.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Corner,
    Centre,
}

impl Game {
    pub(super) fn placed(&self, cells: CellSet, digit: Digit) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let cells = without_givens(&sheet, cells)?;
        let goes = cells.is_subset(sheet.placed.cells_of(digit));
        for cell in cells {
            sheet.placed.set(cell, (!goes).then_some(digit));
        }
        if !goes {
            self.clean_around(&mut sheet, cells, digit);
        }
        Ok(sheet)
    }

    pub(super) fn marked(&self, at: Place, cells: CellSet, digit: Digit) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let all = CandidateSet::of_digit(digit, empty(&sheet, cells)?);
        let marks = match at {
            Place::Corner => &mut sheet.corner,
            Place::Centre => &mut sheet.centre,
        };
        if all.is_subset(*marks) {
            *marks -= all;
        } else {
            *marks |= all;
            sheet.crossed -= all;
        }
        Ok(sheet)
    }

    pub(super) fn crossed(&self, cells: CellSet, digit: Digit) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let cells = empty(&sheet, cells)?;
        let possible = (sheet.possible() & self.given.unwrap_or(CandidateSet::ALL)) | sheet.crossed;
        let all = CandidateSet::of_digit(digit, cells) & possible;
        if all.is_empty() {
            return Err(Refused::RuledOut(digit, cells));
        }
        if all.is_subset(sheet.crossed) {
            sheet.crossed -= all;
        } else {
            cross_out(&mut sheet, all);
        }
        Ok(sheet)
    }

    pub(super) fn coloured(&self, cells: CellSet, colour: Colour) -> Result<Sheet, Refused> {
        if cells.is_empty() {
            return Err(Refused::NoCells);
        }
        let mut sheet = self.now.sheet;
        let coloured = &mut sheet.colours[colour.index()];
        if cells.is_subset(*coloured) {
            *coloured -= cells;
        } else {
            *coloured |= cells;
        }
        Ok(sheet)
    }

    pub(super) fn candidates_coloured(&self, of: CandidateSet, colour: Colour) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let all = of & of_cells(empty(&sheet, of.cells())?);
        let goes = all.is_subset(sheet.candidate_colours[colour.index()]);
        sheet.bleach(all);
        if !goes {
            sheet.candidate_colours[colour.index()] |= all;
        }
        Ok(sheet)
    }

    pub(super) fn lined(&self, line: OwnLine) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        if line.ends[0] == line.ends[1] {
            return Err(Refused::NothingChanges);
        }
        sheet.lines = sheet.lines.toggled(line).ok_or(Refused::ManyLines)?;
        Ok(sheet)
    }

    pub(super) fn cleared(&self, cells: CellSet) -> Result<Sheet, Refused> {
        if cells.is_empty() {
            return Err(Refused::NoCells);
        }
        let mut sheet = self.now.sheet;
        let (digits, marked) = (sheet.placed.cells() & cells, of_cells(cells & sheet.empty()));
        if !digits.is_empty() {
            sheet.placed = sheet.placed.restricted_to(!digits);
        } else if !((sheet.corner | sheet.centre | sheet.crossed) & marked).is_empty() {
            sheet.corner -= marked;
            sheet.centre -= marked;
            sheet.crossed -= marked;
        } else {
            sheet.bleach(marked);
            for coloured in &mut sheet.colours {
                *coloured -= cells;
            }
            sheet.lines = sheet.lines.without(|line| line.ends.iter().any(|end| cells.contains(end.cell())));
            if sheet == self.now.sheet {
                without_givens(&sheet, cells)?;
                return Err(Refused::NothingThere(cells));
            }
        }
        Ok(sheet)
    }

    pub(super) fn filled(&self, cells: CellSet, digits: DigitSet) -> Result<Sheet, Refused> {
        if self.keeps() {
            return Err(Refused::Kept);
        }
        let mut sheet = self.now.sheet;
        let cells = empty(&sheet, cells)?;
        let wanted =
            digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells));
        sheet.centre |= self.kept() & wanted;
        Ok(sheet)
    }

    pub(super) fn cleaned_up(&self, cells: CellSet) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let ruled_out = of_cells(empty(&sheet, cells)?) - sheet.possible();
        sheet.corner -= ruled_out;
        sheet.centre -= ruled_out;
        Ok(sheet)
    }

    pub(super) fn taken(&self, effect: &Effect) -> Result<Sheet, Refused> {
        let mut sheet = self.now.sheet;
        let placed = effect.placed();
        let cells = placed.cells() | effect.eliminated().cells();
        if cells.is_empty() {
            return Err(Refused::NothingChanges);
        }
        let free = without_givens(&sheet, cells)?;
        for candidate in placed.iter().filter(|candidate| free.contains(candidate.cell())) {
            sheet.placed.set(candidate.cell(), Some(candidate.digit()));
            self.clean_around(&mut sheet, CellSet::of(candidate.cell()), candidate.digit());
        }
        let gone = effect.eliminated() & of_cells(sheet.empty());
        cross_out(&mut sheet, gone);
        Ok(sheet)
    }

    pub(super) fn given(&self, cells: CellSet, digit: Option<Digit>) -> Result<Sheet, Refused> {
        if cells.is_empty() {
            return Err(Refused::NoCells);
        }
        let mut sheet = self.now.sheet;
        for cell in cells {
            sheet.givens.set(cell, digit);
        }
        Ok(sheet)
    }

    /// The sheet without its mistakes: no wrong digit, and every candidate again in the cells that lost
    /// theirs.
    pub(super) fn without_mistakes(&self) -> Sheet {
        let mut sheet = self.now.sheet;
        let mistakes = self.mistakes();
        for wrong in &mistakes.wrong {
            sheet.placed.set(wrong.cell(), None);
        }
        let lost: CellSet = mistakes.lost.iter().map(|lost| lost.cell()).collect();
        let again = of_cells(lost);
        sheet.crossed -= again;
        if !sheet.centre.cells().is_disjoint(lost) {
            sheet.centre |= sheet.possible() & again;
        }
        sheet
    }

    /// Removes the marks of a digit from all peers of these cells, if the option is on.
    fn clean_around(&self, sheet: &mut Sheet, cells: CellSet, digit: Digit) {
        if self.options.clean {
            let seen = cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers());
            let seen = CandidateSet::of_digit(digit, seen);
            sheet.corner -= seen;
            sheet.centre -= seen;
        }
    }
}

fn cross_out(sheet: &mut Sheet, gone: CandidateSet) {
    sheet.crossed |= gone;
    sheet.corner -= gone;
    sheet.centre -= gone;
}

/// The cells without a given.
fn without_givens(sheet: &Sheet, cells: CellSet) -> Result<CellSet, Refused> {
    if cells.is_empty() {
        return Err(Refused::NoCells);
    }
    let free = cells - sheet.givens.cells();
    if free.is_empty() { Err(Refused::Given(cells)) } else { Ok(free) }
}

/// The cells without a digit.
fn empty(sheet: &Sheet, cells: CellSet) -> Result<CellSet, Refused> {
    let free = without_givens(sheet, cells)? & sheet.empty();
    if free.is_empty() { Err(Refused::Filled(cells)) } else { Ok(free) }
}
