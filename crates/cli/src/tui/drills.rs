//! Drills on the desk: rounds begin, replies are judged, results are recorded.

use super::desk::{Desk, Table};
use super::practice::{After, Ended, Past, Practice, Run};
use super::think::Task;
use sudokit::diagram::{Diagram, say};
use sudokit::logic::Kind;
use sudokit_play::train::{Drill, Exercise, Judgement, Positions, Reply, Round};
use sudokit_play::{Command, Mode};

impl Desk {
    /// Begins a round of drills for a technique.
    pub(super) fn practise(&mut self, kind: &'static Kind) {
        self.next_drill(Round::new(kind).into());
    }

    /// Begins a review of what is due, if anything is.
    pub(super) fn review(&mut self) {
        let training = &self.profile.training;
        let positions = Positions::built_in();
        let kinds = training.to_review(|kind| positions.has(kind), self.today);
        if !kinds.is_empty() {
            let learned = training.learned();
            let number = self.drill_number();
            self.next_drill(Round::review(&kinds, learned, number).into());
        }
    }

    /// Begins a placement.
    pub(super) fn find_place(&mut self) {
        let (seed, positions) = (self.drill_number(), Positions::built_in());
        if let Some(round) = Round::placement(|kind| positions.has(kind), seed) {
            self.next_drill(round.into());
        }
    }

    /// Begins a round of positions from the player's own games, if there are any.
    pub(super) fn practise_own_games(&mut self) {
        let own = self.profile.training.from_games();
        if !own.is_empty() {
            self.next_drill(Round::from_games(own).into());
        }
    }

    /// Begins a puzzle that is to be solved with a technique.
    pub(super) fn solve_with(&mut self, kind: &'static Kind) {
        self.next_drill(Round::of_exercises(kind, vec![Exercise::SolveWithIt]).into());
    }

    /// Makes the next drill of a round.
    fn next_drill(&mut self, run: Run) {
        let number = self.drill_number();
        self.think(Task::Drill { run: Box::new(run), number });
    }

    fn drill_number(&mut self) -> u64 {
        let mut number = 0;
        let changed = self.keep.change(|profile| number = profile.training.number());
        self.settle(changed);
        number
    }

    /// Takes the next drill, if one was found.
    pub(super) fn drilled(&mut self, run: Run, drill: Option<Drill>) -> bool {
        let Some(drill) = drill else {
            self.lack_positions(run.round.kind());
            return false;
        };
        let shown = drill.shown();
        self.lay(Practice { run, drill, judgement: None, judged: None, looks_back: false }, shown);
        true
    }

    /// Puts a drill on the table.
    fn lay(&mut self, practice: Practice, shown: Diagram) {
        let drill = &practice.drill;
        let mut table = Table::of_lesson(drill, self.profile.options, shown);
        table.help = drill.help(&table.game).unwrap_or_default();
        if drill.mode() == Mode::Centre {
            table.hand.mean(Command::Centre, &table.game);
        }
        self.table = Some(table);
        self.practice = Some(practice);
    }

    /// Shows a drill of a finished round again, with its answer.
    pub(super) fn look_back(&mut self, ended: &Ended, drill: &Drill) {
        let (round, answer) = (ended.round.clone(), drill.answer());
        let (shown, drill) = (answer.shown.clone(), drill.clone());
        let judgement = Some(answer);
        self.lay(Practice { run: round.into(), drill, judgement, judged: None, looks_back: true }, shown);
    }

    /// Says that a technique cannot be practised.
    pub(super) fn lack_positions(&mut self, kind: &Kind) {
        self.trouble = Some(self.say(&say!("terminal-no-positions", [kind = kind.named(kind.name)])));
    }

    /// Judges what the player replies.
    pub(super) fn reply(&mut self, reply: Reply) {
        let Some(practice) = &self.practice else { return };
        // The same reply again is no second slip.
        if practice.is_over() || practice.judged.as_ref() == Some(&reply) || self.thinking.is_some() {
            return;
        }
        self.think(Task::Judge { drill: Box::new(practice.drill.clone()), reply: Box::new(reply) });
    }

    /// Judges what the player has marked in the grid.
    pub(super) fn reply_with_marks(&mut self) {
        if let (Some(practice), Some(table)) = (&self.practice, &self.table) {
            self.reply(practice.drill.reply_of(&table.game));
        }
    }

    /// Tells the truth about the reply that was judged a guess.
    pub(super) fn tell_truth(&mut self) {
        let (Some(practice), Some(table)) = (&mut self.practice, &mut self.table) else { return };
        if let (true, Some(judged)) = (practice.has_guessed(), &practice.judged) {
            let truth = practice.drill.truth(judged);
            table.hush();
            table.scrolled = 0;
            practice.judgement = Some(truth);
        }
    }

    /// Takes the judgement on a reply.
    pub(super) fn judged(&mut self, judgement: Judgement, reply: Reply) {
        let (Some(practice), Some(table)) = (&mut self.practice, &mut self.table) else { return };
        practice.run.round.judged(judgement.verdict);
        if practice.is_over() {
            practice.run.round.took(table.game.time());
        }
        table.hush();
        table.helping = false;
        table.scrolled = 0;
        table.shown = judgement.shown.clone();
        (practice.judgement, practice.judged) = (Some(judgement), Some(reply));
        self.grade();
    }

    /// Clears the judgement after the player changed the grid.
    pub(super) fn marked(&mut self) {
        let (Some(practice), Some(table)) = (&mut self.practice, &mut self.table) else { return };
        if !practice.is_over() && practice.drill.exercise() != Exercise::NameIt {
            table.shown = Diagram::default();
        }
    }

    /// Shows the answer.
    pub(super) fn show_answer(&mut self) {
        let (Some(practice), Some(table)) = (&mut self.practice, &mut self.table) else { return };
        if practice.is_over() {
            return;
        }
        practice.run.round.give_up();
        let answer = practice.drill.answer();
        table.hush();
        table.helping = false;
        table.scrolled = 0;
        table.shown = answer.shown.clone();
        practice.judgement = Some(answer);
        self.grade();
    }

    /// Counts a hint as a slip.
    pub(super) fn helped(&mut self) {
        if let Some(practice) = &mut self.practice {
            practice.run.round.slipped();
        }
    }

    /// Records the grade at the end of the round and sums it up.
    fn grade(&mut self) {
        let Some(practice) = &self.practice else { return };
        if practice.run.round.is_over() {
            let today = self.today;
            let round = &practice.run.round;
            let changed = self.keep.change(|profile| profile.training.record_round(round, today));
            self.settle(changed);
        }
    }

    /// Continues with the next drill; after the last one, and after a look back, it says what comes instead.
    pub(super) fn go_on_practising(&mut self) -> After {
        let Some(practice) = self.practice.take() else { return After::Nothing };
        self.table = None;
        let Practice { run: Run { round, mut past }, drill, looks_back, .. } = practice;
        if looks_back {
            return After::Nothing;
        }
        past.push(Past { drill, missed: round.has_slipped() });
        if round.is_over() {
            return After::End(Box::new(Ended { round, past }));
        }
        self.next_drill(Run { round, past });
        After::Drill
    }

    /// Leaves the drills. An unfinished round is not recorded.
    pub(super) fn stop_practising(&mut self) {
        (self.practice, self.table) = (None, None);
    }

    /// Shows a worked example: a position that needs the technique, with its ladder of help.
    pub(super) fn show_example(&mut self, kind: &'static Kind, number: u64) {
        self.think(Task::Example { kind, number });
    }

    /// Shows an example.
    pub(super) fn exemplified(&mut self, drill: &Drill) {
        let mut table = Table::of_lesson(drill, self.profile.options, Diagram::default());
        table.help = drill.help(&table.game).unwrap_or_default();
        table.title = Some(say!("terminal-example", [kind = drill.kind().named(drill.kind().name)]));
        self.table = Some(table);
        self.ask();
    }
}
