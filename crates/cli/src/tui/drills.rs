//! Drills on the desk: rounds begin, replies are judged, results are recorded.

use super::desk::{Desk, Table};
use super::practice::Practice;
use super::think::Task;
use sudokit::diagram::{Diagram, say};
use sudokit::logic::Kind;
use sudokit_play::train::{Drill, Exercise, Judgement, Reply, Round};
use sudokit_play::{Command, Mode};

impl Desk {
    /// Begins rounds of drills for these techniques, one after the other.
    pub(super) fn practise(&mut self, mut kinds: Vec<&'static Kind>) {
        if kinds.is_empty() {
            return;
        }
        let round = Round::new(kinds.remove(0));
        self.next_drill(round, kinds);
    }

    /// Begins a puzzle that is to be solved with a technique.
    pub(super) fn solve_with(&mut self, kind: &'static Kind) {
        self.next_drill(Round::of_exercises(kind, vec![Exercise::SolveWithIt]), Vec::new());
    }

    /// Makes the next drill of a round.
    fn next_drill(&mut self, round: Round, later: Vec<&'static Kind>) {
        let mut number = 0;
        let changed = self.keep.change(|profile| number = profile.training.number());
        self.settle(changed);
        self.think(Task::Drill { round: Box::new(round), number, later });
    }

    /// Takes the next drill, if one was found.
    pub(super) fn drilled(&mut self, round: Round, drill: Option<Drill>, later: Vec<&'static Kind>) -> bool {
        let Some(drill) = drill else {
            self.lack_positions(round.kind());
            return false;
        };
        let mut table = Table::of_lesson(drill.game_with(self.profile.options), drill.shown());
        table.help = drill.help(&table.game).unwrap_or_default();
        if drill.mode() == Mode::Centre {
            table.hand.mean(Command::Centre, &table.game);
        }
        self.table = Some(table);
        self.practice = Some(Practice { round, drill, judgement: None, judged: None, later });
        true
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

    /// Takes the judgement on a reply.
    pub(super) fn judged(&mut self, judgement: Judgement, reply: Reply) {
        let (Some(practice), Some(table)) = (&mut self.practice, &mut self.table) else { return };
        practice.round.judged(judgement.verdict);
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
        practice.round.give_up();
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
            practice.round.slipped();
        }
    }

    /// Records the grade at the end of the round and sums it up.
    fn grade(&mut self) {
        let Some(practice) = &self.practice else { return };
        if let Some(grade) = practice.round.grade() {
            let (kind, today) = (practice.round.kind(), self.today);
            let changed = self.keep.change(|profile| profile.training.record(kind, grade, today));
            self.settle(changed);
        }
        self.sum_up();
    }

    /// Adds the result of a finished round, and the day of the next one, to the last judgement.
    fn sum_up(&mut self) {
        let Some(practice) = &mut self.practice else { return };
        let round = &practice.round;
        if let (Some(_), Some(judgement), Some(memory)) =
            (round.grade(), &mut practice.judgement, self.profile.training.memory(round.kind()))
        {
            let (right, of) = (round.of() - round.slips(), round.of());
            let said = say!("train-round-finished", [right, of, due = memory.due.to_string()]);
            judgement.said.insert(0, said);
        }
    }

    /// Continues with the next drill or the next technique; returns false after the last.
    pub(super) fn go_on_practising(&mut self) -> bool {
        let Some(practice) = self.practice.take() else { return false };
        self.table = None;
        if practice.round.grade().is_none() {
            self.next_drill(practice.round, practice.later);
        } else if practice.later.is_empty() {
            return false;
        } else {
            self.practise(practice.later);
        }
        true
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
        let mut table = Table::of_lesson(drill.game_with(self.profile.options), Diagram::default());
        table.help = drill.help(&table.game).unwrap_or_default();
        table.title = Some(say!("terminal-example", [kind = drill.kind().named(drill.kind().name)]));
        self.table = Some(table);
        self.ask();
    }
}
