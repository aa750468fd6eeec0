//! Performing the actions of a player.

use super::edit::Place;
use super::truth::Truth;
use super::{Assistance, Game};
use crate::{Action, Change, LineEnd, Logged, OwnLine, Refused, Sheet, Showing};
use sudokit::{CandidateSet, CellSet, Mistakes};

impl Game {
    /// Performs an action, [logs](Self::log) it, and returns the change.
    ///
    /// # Errors
    /// The action was refused: an answer to the player.
    pub fn act(&mut self, action: Action) -> Result<Change, Refused> {
        self.refuse_slips(&action)?;
        self.refuse_unready(&action)?;
        self.carry_out(action)
    }

    /// Returns true if the action would change something now. Screens offer no other.
    ///
    /// ```
    /// use sudokit_play::{Action, Game, Level};
    ///
    /// let mut game = Game::new(Level::Easy.puzzle(7));
    /// assert!(!game.allows(&Action::Undo));
    /// let cells = game.sheet().empty();
    /// game.act(Action::Corner { cells, digit: sudokit::Digit::D1 }).expect("there are empty cells");
    /// assert!(game.allows(&Action::Undo));
    /// ```
    pub fn allows(&self, action: &Action) -> bool {
        let Ok(edited) = self.edited(action) else { return false };
        let has_mistakes = || !self.now.sheet.entering && self.mistakes() != Mistakes::default();
        let is_possible = match (edited, action) {
            (Some(sheet), _) => sheet != self.now.sheet,
            (None, Action::Undo) => self.can_undo(),
            (None, Action::Redo) => self.can_redo(),
            (None, Action::UndoMistakes | Action::RemoveMistakes) => has_mistakes(),
            (None, Action::GoBack { to }) => {
                self.savepoints.get(*to).is_some_and(|savepoint| savepoint.sheet != self.now.sheet)
            }
            (None, Action::Begin { .. }) => self.now.sheet.entering,
            (None, Action::Check) => !self.checked && self.refusal_to_check().is_none(),
            (None, Action::Choose { options }) => *options != self.options,
            (None, _) => true,
        };
        is_possible && self.refuse_slips(action).is_ok() && self.refuse_unready(action).is_ok()
    }

    /// Repeats a logged action. Older games have slips and puzzles without one solution, which count as they
    /// did then.
    pub(crate) fn replay(&mut self, logged: Logged) -> Result<(), Refused> {
        self.resume_at(logged.time);
        self.carry_out(logged.action).map(drop)
    }

    fn carry_out(&mut self, action: Action) -> Result<Change, Refused> {
        let (before, look) = (self.now.sheet, self.look());
        let was_finished = self.is_finished();
        self.perform(&action)?;
        if self.now.sheet.givens != before.givens {
            self.truth = Truth::of(&self.posed());
        }
        if self.now.sheet != before {
            self.checked = false;
        }
        self.help.count(&action);
        self.assistance = self.assistance.max(Assistance::of_action(&action));
        let finished = self.is_finished() && !was_finished;
        if finished && self.finished.is_none() {
            self.finished = Some(self.time);
        }
        let said = self.say(&action, &before);
        let cells = self.look().differing(&look) | different(&before, &self.now.sheet);
        self.log.push(Logged { time: self.time, action });
        Ok(Change { cells, said, finished })
    }

    /// Refuses a digit in many cells that see each other: the player has forgotten the selection.
    fn refuse_slips(&self, action: &Action) -> Result<(), Refused> {
        let (Action::Place { cells, digit } | Action::Give { cells, digit: Some(digit) }) = action else {
            return Ok(());
        };
        let sheet = &self.now.sheet;
        let (cells, there) = if sheet.entering {
            (*cells, sheet.givens.cells_of(*digit))
        } else {
            (*cells - sheet.givens.cells(), sheet.placed.cells_of(*digit))
        };
        // The digit is taken out if it is in all of them.
        let is_slip = !cells.is_subset(there) && cells.iter().any(|cell| !cell.peers().is_disjoint(cells));
        if is_slip { Err(Refused::Several(*digit)) } else { Ok(()) }
    }

    /// Refuses to begin a puzzle that does not have exactly one solution: the player has mistyped a given, or
    /// forgotten one.
    fn refuse_unready(&self, action: &Action) -> Result<(), Refused> {
        if *action != (Action::Begin { anyway: false }) || !self.now.sheet.entering || self.is_unique() {
            return Ok(());
        }
        let givens = self.now.sheet.givens.cells();
        Err(Refused::Unready { clashing: self.same_digit_seen_by(givens), status: self.status() })
    }

    /// The reason why digits are not checked.
    fn refusal_to_check(&self) -> Option<Refused> {
        if self.now.sheet.entering {
            Some(Refused::Entering)
        } else if self.options.wrong == Showing::Never {
            Some(Refused::Unchecked)
        } else {
            (!self.is_unique()).then_some(Refused::NotUnique)
        }
    }

    fn perform(&mut self, action: &Action) -> Result<(), Refused> {
        if let Some(sheet) = self.edited(action)? {
            return self.turn_to(sheet, self.now.base);
        }
        match action {
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::UndoMistakes => self.undo_mistakes(),
            Action::RemoveMistakes => self.remove_mistakes(),
            Action::Savepoint { name } => self.save_point(name).map(drop),
            Action::GoBack { to } => self.go_back(*to),
            Action::Restart => self.restart(),
            Action::Begin { .. } => self.begin(),
            Action::Check => {
                if let Some(refusal) = self.refusal_to_check() {
                    return Err(refusal);
                }
                self.checked = true;
                Ok(())
            }
            Action::Choose { options } if *options == self.options => Err(Refused::NothingChanges),
            Action::Choose { options } => {
                self.options = *options;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The sheet after an action that changes nothing else.
    fn edited(&self, action: &Action) -> Result<Option<Sheet>, Refused> {
        let entering = self.now.sheet.entering;
        let sheet = match action {
            Action::Give { .. } if !entering => return Err(Refused::Begun),
            Action::Give { cells, digit } => self.given(*cells, *digit),
            Action::Colour { cells, colour } => self.coloured(*cells, *colour),
            Action::Place { .. }
            | Action::Corner { .. }
            | Action::Centre { .. }
            | Action::Cross { .. }
            | Action::ColourCandidates { .. }
            | Action::Line { .. }
            | Action::Clear { .. }
            | Action::Fill { .. }
            | Action::CleanUp { .. }
            | Action::Take { .. }
                if entering =>
            {
                Err(Refused::Entering)
            }
            Action::Place { cells, digit } => self.placed(*cells, *digit),
            Action::Corner { cells, digit } => self.marked(Place::Corner, *cells, *digit),
            Action::Centre { cells, digit } if self.keeps() => self.crossed(*cells, *digit),
            Action::Centre { cells, digit } => self.marked(Place::Centre, *cells, *digit),
            Action::Cross { cells, digit } => self.crossed(*cells, *digit),
            Action::ColourCandidates { candidates, colour } => self.candidates_coloured(*candidates, *colour),
            Action::Line { ends, arrow } => self.lined(OwnLine { ends: *ends, arrow: *arrow }),
            Action::Clear { cells } => self.cleared(*cells),
            Action::Fill { cells, digits } => self.filled(*cells, *digits),
            Action::CleanUp { cells } => self.cleaned_up(*cells),
            Action::Take { effect } => self.taken(effect),
            _ => return Ok(None),
        };
        sheet.map(Some)
    }

    fn begin(&mut self) -> Result<(), Refused> {
        if !self.now.sheet.entering {
            return Err(Refused::Begun);
        }
        self.turn_to(Sheet { entering: false, ..self.now.sheet }, self.now.base)
    }

    /// The things a screen draws besides the sheet.
    fn look(&self) -> Look {
        Look { candidates: self.all_candidates(), clashes: self.clashes(), wrong: self.wrong() }
    }
}

/// The things a screen draws besides the sheet.
struct Look {
    candidates: CandidateSet,
    clashes: CellSet,
    wrong: CellSet,
}

impl Look {
    fn differing(&self, other: &Self) -> CellSet {
        (self.candidates ^ other.candidates).cells()
            | (self.clashes ^ other.clashes)
            | (self.wrong ^ other.wrong)
    }
}

/// The cells that differ between two sheets.
fn different(a: &Sheet, b: &Sheet) -> CellSet {
    let digits = |cell: &sudokit::Cell| {
        a.givens.digit(*cell) != b.givens.digit(*cell) || a.placed.digit(*cell) != b.placed.digit(*cell)
    };
    let mut cells: CellSet = sudokit::Cell::all().filter(digits).collect();
    cells |= ((a.corner ^ b.corner) | (a.centre ^ b.centre) | (a.crossed ^ b.crossed)).cells();
    for (a, b) in a.colours.iter().zip(&b.colours) {
        cells |= *a ^ *b;
    }
    for (a, b) in a.candidate_colours.iter().zip(&b.candidate_colours) {
        cells |= (*a ^ *b).cells();
    }
    let (came, gone) = (b.lines.besides(&a.lines), a.lines.besides(&b.lines));
    cells | came.iter().chain(gone.iter()).flat_map(|line| line.ends.map(LineEnd::cell)).collect()
}
