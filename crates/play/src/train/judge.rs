//! Judging replies, with reasons.

use super::alike::rank;
use super::drill::changed;
use super::{Drill, Exercise, Judgement, Reply, Verdict, counts_beside, premise, schedule, wording};
use crate::Game;
use sudokit::diagram::{Diagram, Sentence, Value, say};
use sudokit::logic::{Kind, Schedule, Step, View, sort};
use sudokit::{Cancel, Cancelled, Candidate, CandidateSet, Cell, Engine, Single, Solution};

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

    /// Judges a reply, with the reason. Any instance of the technique counts, and effects of easier ones are
    /// acknowledged. A mark that only a harder technique shows is true, but unfounded: it was a guess.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn judge(&self, reply: &Reply, cancel: &Cancel) -> Result<Judgement, Cancelled> {
        match reply {
            Reply::IsThere(said) if self.exercise() == Exercise::SeeIt => Ok(self.judge_seeing(*said)),
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
            None => Judgement::new(Verdict::Nothing, self.nothing_here()),
            Some(step) => {
                let is = say!("train-it-is", [one = wording::one(kind)]);
                let said = self.with_explanation(is, step);
                Judgement::new(Verdict::Nothing, said).showing(step.diagram(&self.board))
            }
        }
    }

    /// The truth about a judged reply, for a player who asks for it: what the solution says of its marks.
    ///
    /// ```
    /// # use sudokit::{Cancel, CandidateSet, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Drill, Exercise, Positions, Reply};
    /// let positions = Positions::built_in();
    /// let drill = Drill::new(Exercise::WhatFollows, &X_WING, &positions, 7, &Cancel::new())?.unwrap();
    /// let crossed = drill.step().unwrap().effect.eliminated();
    /// let truth = drill.truth(&Reply::Follows { placed: CandidateSet::EMPTY, crossed });
    /// assert_eq!(truth.text(), "The solution agrees with your marks.");
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn truth(&self, reply: &Reply) -> Judgement {
        let solution = self.solution();
        let false_marks = match reply {
            Reply::Follows { placed, crossed } => {
                (*placed - solution.candidates()) | (*crossed & solution.candidates())
            }
            _ => CandidateSet::EMPTY,
        };
        let digit_of = |cell: Cell| say!("train-in-solution", [cell, digit = solution.digit(cell)]);
        let said: Vec<Sentence> = false_marks.cells().iter().map(digit_of).collect();
        let said = if said.is_empty() { vec![say!("train-solution-agrees")] } else { said };
        Judgement::new(Verdict::Nothing, said)
    }

    /// The sentences for a position in which nothing that counts applies.
    fn nothing_here(&self) -> Vec<Sentence> {
        match (self.announced(), self.lookalike()) {
            (None, Some(other)) => {
                vec![
                    say!("train-nothing-learned-applies"),
                    say!("train-it-takes", [one = wording::one(other)]),
                ]
            }
            _ => vec![none(self.kind())],
        }
    }

    /// Judges a reply to a drill that does not announce its technique. If something applies, the player goes
    /// on looking.
    fn judge_seeing(&self, is_there: bool) -> Judgement {
        match (is_there, self.step()) {
            (true, _) => Judgement::new(Verdict::Nothing, vec![say!("train-mark-it")]),
            (false, Some(_)) => Judgement::new(Verdict::Wrong, vec![say!("train-something-applies")]),
            (false, None) => {
                let mut said = vec![say!("train-right")];
                said.extend(self.nothing_here());
                Judgement::new(Verdict::Right, said)
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
                let is_third = self.lesson.is_some_and(|lesson| lesson != kind);
                let verdict = if is_third { Verdict::Lookalike } else { Verdict::Wrong };
                Judgement::new(verdict, vec![none, summary(kind)])
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
        let mut others: Vec<(&'static Kind, Candidate)> = Vec::new();
        if !rest.is_empty() {
            let mut listed = Schedule::listed().all(&View::new(&self.board).until(cancel));
            cancel.check()?;
            // Each mark is credited to the easiest technique that shows it.
            sort::by_key(&mut listed, |step| rank(step.kind));
            for step in &listed {
                if let Some(it) = (follows(step) & rest).iter().next() {
                    rest -= follows(step);
                    others.push((step.kind, it));
                }
            }
        }
        if let Some(it) = rest.iter().next() {
            let (mut said, shown) = self.unproved(it, placed.contains(it));
            let later = self.shown_later_by(it, placed.contains(it), cancel)?;
            if let Some(kind) = later.filter(|kind| self.exercise() != Exercise::SeeIt || self.accepts(kind))
            {
                said.push(say!("train-takes-other-steps", [one = wording::one(kind)]));
            }
            return Ok(Judgement::new(Verdict::Unfounded, said).showing(shown));
        }
        let is_unlearned = |kind: &Kind| !counts_beside(kind, self.kind()) && !self.accepts(kind);
        if let Some((other, it)) = others.iter().find(|(other, _)| is_unlearned(other)) {
            return Ok(self.unlearned(other, *it, placed.contains(*it), whole.is_some()));
        }
        let judgement = if let Some(step) = whole {
            let right = match self.announced() {
                Some(_) => say!("train-right"),
                None => say!("train-right-it-is", [one = wording::one(step.kind)]),
            };
            let mut said = self.with_explanation(right, step);
            if let Some((other, _)) = others.first() {
                said.push(say!("train-right-rest", [other = wording::one(other)]));
            }
            Judgement::new(Verdict::Right, said).showing(step.diagram(&self.board))
        } else if let Some((other, _)) = others.first() {
            let (other, one) = (wording::one(other), wording::one(self.kind()));
            Judgement::new(Verdict::Otherwise, vec![say!("train-by-another", [other, one])])
        } else {
            let more = match self.announced() {
                Some(kind) => say!("train-more-follows", [name = wording::plain(kind)]),
                None => say!("train-more-follows-here"),
            };
            Judgement::new(Verdict::More, vec![more])
        };
        Ok(judgement)
    }

    /// The judgement on a mark that only a harder technique shows.
    fn unlearned(&self, other: &'static Kind, it: Candidate, is_placed: bool, has_whole: bool) -> Judgement {
        let (cell, digit, other) = (it.cell(), it.digit(), wording::one(other));
        let mut said = vec![if is_placed {
            say!("train-not-yet-provable-is", [cell, digit, other])
        } else {
            say!("train-not-yet-provable-is-not", [cell, digit, other])
        }];
        if has_whole {
            said.push(say!("train-your-other-marks-follow"));
        } else if let Some(kind) = self.announced() {
            said.push(say!("train-look-for", [one = wording::one(kind)]));
        }
        Judgement::new(Verdict::Unfounded, said)
    }

    /// The reason why something does not follow here. It does not tell if it is true.
    fn unproved(&self, it: Candidate, is_placed: bool) -> (Vec<Sentence>, Diagram) {
        let of = if is_placed { premise::of_placing } else { premise::of_crossing_out };
        of(&self.board, self.announced(), it)
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
