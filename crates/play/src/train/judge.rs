//! Judging replies, with reasons.

use super::drill::{changed, rank};
use super::{Drill, Exercise, Judgement, Reply, Verdict, schedule, wording};
use crate::Game;
use sudokit::diagram::{Diagram, Role, Sentence, Value, say};
use sudokit::logic::{Kind, Schedule, Step, View};
use sudokit::{
    Board, Cancel, Cancelled, Candidate, CandidateSet, Cell, CellSet, Digit, Engine, House, Single, Solution,
};

impl Drill {
    /// The player's changes to the [game](Self::game) of the drill, as a reply.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::{Action, train::{Drill, Exercise, Positions, Reply, Verdict}};
    /// let positions = Positions::built_in();
    /// let drill = Drill::new(Exercise::WhatFollows, &X_WING, &positions, 7, &Cancel::new())?.unwrap();
    /// let mut game = drill.game();
    /// let effect = drill.step().unwrap().effect.clone();
    /// game.act(Action::Take { effect }).expect("it changes something");
    /// let judgement = drill.judge(&drill.reply_of(&game), &Cancel::new())?;
    /// assert_eq!(judgement.verdict, Verdict::Right);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn reply_of(&self, game: &Game) -> Reply {
        if self.exercise() == Exercise::SolveWithIt {
            return Reply::Solved(game.is_finished());
        }
        let sheet = game.sheet();
        let new = sheet.digits().cells() & self.board.unsolved();
        Reply::Follows {
            placed: sheet.placed.restricted_to(new).candidates(),
            crossed: sheet.crossed & self.left() & crate::sheet::of_cells(sheet.empty()),
        }
    }

    /// Judges a reply, with the reason. Any instance of the technique counts, and effects of other techniques
    /// are acknowledged: a mark is unfounded only if no step of the position supports it.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn judge(&self, reply: &Reply, cancel: &Cancel) -> Result<Judgement, Cancelled> {
        match reply {
            Reply::IsThere(said) => Ok(self.judge_finding(*said)),
            Reply::Named(kind) => self.judge_name(kind, cancel),
            Reply::Follows { placed, crossed } => self.judge_marks(*placed, *crossed, cancel),
            Reply::Solved(true) => Ok(Judgement::new(Verdict::Right, vec![say!("train-solved")])),
            Reply::Solved(false) => Ok(Judgement::new(Verdict::Nothing, vec![say!("train-unsolved")])),
        }
    }

    /// The answer, for a player who gives up.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Drill, Exercise, Positions};
    /// let positions = Positions::built_in();
    /// let drill = Drill::new(Exercise::NameIt, &X_WING, &positions, 7, &Cancel::new())?.unwrap();
    /// assert!(drill.answer().text().starts_with("It is an X-wing."));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn answer(&self) -> Judgement {
        let kind = self.kind();
        match self.step() {
            None => Judgement::new(Verdict::Nothing, vec![none(kind)]),
            Some(step) => {
                let is = say!("train-it-is", [one = wording::one(kind)]);
                let said = self.with_explanation(is, step);
                Judgement::new(Verdict::Nothing, said).showing(step.diagram(&self.board))
            }
        }
    }

    fn judge_finding(&self, said: bool) -> Judgement {
        let verdict = if said == self.step().is_some() { Verdict::Right } else { Verdict::Wrong };
        let Some(step) = self.step() else {
            let there_is_none = none(self.kind());
            let said = match verdict {
                Verdict::Right => say!("train-right-none", [there_is_none]),
                _ => there_is_none,
            };
            return Judgement::new(verdict, vec![said]);
        };
        let said = match verdict {
            Verdict::Right => say!("train-right-marked"),
            _ => say!("train-marked"),
        };
        Judgement::new(verdict, self.with_explanation(said, step)).showing(step.diagram(&self.board))
    }

    fn judge_name(&self, kind: &'static Kind, cancel: &Cancel) -> Result<Judgement, Cancelled> {
        let Some(step) = self.step() else { return Ok(Judgement::new(Verdict::Wrong, Vec::new())) };
        let shown = step.diagram(&self.board);
        if kind == self.kind() {
            let is = say!("train-right-it-is", [one = wording::one(kind)]);
            let said = self.with_explanation(is, step);
            return Ok(Judgement::new(Verdict::Right, said).showing(shown));
        }
        let others = self.steps_of(kind, cancel)?;
        let judgement = match others.iter().find(|other| !(changed(other) & changed(step)).is_empty()) {
            Some(_) => {
                let said = say!("train-another-shows", [other = wording::one(kind)]);
                Judgement::new(Verdict::Otherwise, vec![said])
            }
            None => {
                let (one, name) = (wording::one(kind), wording::plain(kind));
                let none = say!("train-not-this", [one, name]);
                Judgement::new(Verdict::Wrong, vec![none, summary(kind)])
            }
        };
        Ok(judgement.showing(shown))
    }

    fn judge_marks(
        &self,
        placed: CandidateSet,
        crossed: CandidateSet,
        cancel: &Cancel,
    ) -> Result<Judgement, Cancelled> {
        let marked = placed | crossed;
        if marked.is_empty() {
            return Ok(Judgement::new(Verdict::Nothing, vec![say!("train-nothing-marked")]));
        }
        let solution = self.solution();
        let false_digit = placed.iter().find(|it| solution.digit(it.cell()) != it.digit());
        let lost = crossed.iter().find(|it| solution.digit(it.cell()) == it.digit());
        if let Some(it) = false_digit.or(lost) {
            // The solution would tell more than was asked: only the missing reason is named.
            let (said, shown) = self.unproved(it, placed.contains(it));
            return Ok(Judgement::new(Verdict::Wrong, said).showing(shown));
        }

        let follows = |step: &Step| (step.effect.placed() & placed) | (step.effect.eliminated() & crossed);
        let instances = self.instances(cancel)?;
        let by_it = instances.iter().fold(CandidateSet::EMPTY, |all, step| all | follows(step));
        let whole = instances.iter().find(|step| changed(step).is_subset(marked));
        let mut rest = marked - by_it;
        let mut others: Vec<&'static Kind> = Vec::new();
        if !rest.is_empty() {
            let mut listed = Schedule::listed().all(&View::new(&self.board).until(cancel));
            cancel.check()?;
            // Each mark is credited to the easiest technique that shows it.
            listed.sort_by_key(|step| rank(step.kind));
            for step in &listed {
                if !(follows(step) & rest).is_empty() {
                    rest -= follows(step);
                    others.push(step.kind);
                }
            }
        }
        if let Some(it) = rest.iter().next() {
            let (mut said, shown) = self.unproved(it, placed.contains(it));
            if let Some(kind) = self.shown_later_by(it, placed.contains(it), cancel)? {
                said.push(say!("train-takes-other-steps", [one = wording::one(kind)]));
            }
            return Ok(Judgement::new(Verdict::Unfounded, said).showing(shown));
        }
        let (name, one) = (wording::plain(self.kind()), wording::one(self.kind()));
        let judgement = if let Some(step) = whole {
            let mut said = self.with_explanation(say!("train-right"), step);
            if let Some(other) = others.first() {
                said.push(say!("train-right-rest", [other = wording::one(other)]));
            }
            Judgement::new(Verdict::Right, said).showing(step.diagram(&self.board))
        } else if others.is_empty() {
            let said = say!("train-more-follows", [name]);
            Judgement::new(Verdict::More, vec![said])
        } else if let Some(harder) = others.iter().find(|other| rank(other) > rank(self.kind())) {
            // Only a search finds these steps: a player who marks their effect has guessed.
            let said = say!("train-only-harder", [other = wording::one(harder), one]);
            Judgement::new(Verdict::Unfounded, vec![said])
        } else {
            let said = say!("train-by-another", [other = wording::one(others[0]), one]);
            Judgement::new(Verdict::Otherwise, vec![said])
        };
        Ok(judgement)
    }

    /// The reason why something does not follow here. It does not tell whether it is true.
    fn unproved(&self, it: Candidate, is_placed: bool) -> (Vec<Sentence>, Diagram) {
        let (cell, digit) = (it.cell(), it.digit());
        let said = if is_placed {
            say!("train-unproved-is", [cell, digit])
        } else {
            say!("train-unproved-is-not", [cell, digit])
        };
        let mut said = vec![said];
        let mut shown = pointing_at(it);
        if is_placed {
            let left = self.board.candidates(cell);
            if left.len() > 1 {
                said.push(say!("train-can-still-be", [cell, left]));
            }
        } else if let Some(places) = placement(&self.board, it) {
            said.push(say!("train-can-have-it-there", [digit, cell]));
            shown = Diagram::default();
            shown.candidates(CandidateSet::of_digit(digit, places), Role::Base);
        }
        (said, shown)
    }

    /// The technique that shows something later, on the path to the solution.
    fn shown_later_by(
        &self,
        it: Candidate,
        is_placed: bool,
        cancel: &Cancel,
    ) -> Result<Option<&'static Kind>, Cancelled> {
        let (mut board, schedule) = (self.board, schedule());
        loop {
            let step = schedule.first(&View::new(&board).until(cancel));
            cancel.check()?;
            let Some(step) = step else { return Ok(None) };
            step.effect.apply(&mut board);
            let is_shown = if is_placed { board.digit(it.cell()).is_some() } else { !board.has(it) };
            if is_shown {
                return Ok(Some(step.kind));
            }
        }
    }

    /// A verdict with the explanation of the step.
    fn with_explanation(&self, verdict: Sentence, step: &Step) -> Vec<Sentence> {
        let explanation = step.explain(&self.board);
        let mut said = vec![verdict];
        said.extend(explanation.pattern);
        said.extend(explanation.result);
        said
    }

    fn solution(&self) -> Solution {
        let solution = Single::new().solve(self.puzzle());
        solution.expect("the givens have one solution")
    }
}

fn none(kind: &Kind) -> Sentence {
    say!("train-there-is-none", [name = wording::plain(kind)])
}

fn summary(kind: &Kind) -> Sentence {
    let words: Vec<&str> = kind.summary.split_whitespace().collect();
    let summary = Value::term("summary", kind.id, words.join(" "));
    say!("train-summary", [name = kind.named(kind.name), summary])
}

fn pointing_at(it: Candidate) -> Diagram {
    let mut shown = Diagram::default();
    shown.candidates(CandidateSet::of(it), Role::Eliminated);
    shown
}

/// A placement of a candidate's digit in every house, with that candidate in it, if there is one.
fn placement(board: &Board, with: Candidate) -> Option<CellSet> {
    fn fill(row: usize, open: CellSet, chosen: CellSet, fixed: Cell) -> Option<CellSet> {
        if row == 9 {
            return Some(chosen);
        }
        let places = open & House::row(row).cells();
        let is_wanted = |cell: &Cell| fixed.row() != row || *cell == fixed;
        places
            .iter()
            .filter(is_wanted)
            .find_map(|cell| fill(row + 1, open - cell.peers(), chosen.with(cell), fixed))
    }
    let digit: Digit = with.digit();
    fill(0, board.places(digit) | board.puzzle().cells_of(digit), CellSet::EMPTY, with.cell())
}
