//! Drills.

use super::playing::Playing;
use super::summary::Summary;
use super::{LEAST_OF_LESSONS, Next, Screen, draw_waiting, waits};
use crate::tui::desk::Desk;
use crate::tui::event::{Event, Mouse};
use crate::tui::page::{Page, columns, footer_places, wrap};
use crate::tui::practice::After;
use crate::tui::widgets::{Choice, Layout, List, Panel};
use crate::tui::words::label;
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit_play::train::{Exercise, Reply};
use sudokit_play::{Command, Game, Group, KEYS, Key, command_of};

/// The drills of a round, one after the other. The grid is played as any other; what the keys for the reply
/// are depends on the question.
#[derive(Default)]
pub(crate) struct Drilling {
    grid: Playing,
    choices: List,
}

impl Drilling {
    /// A list of names is so far above the last line, or further if some names need several lines.
    const ROOM: u16 = 7;

    fn choices(names: &[(String, String)], rows: u16, chosen: List) -> List {
        chosen.moved_to(rows.saturating_sub(Self::room(names)))
    }

    fn room(names: &[(String, String)]) -> u16 {
        names.iter().map(List::height).sum::<u16>().saturating_add(2).max(Self::ROOM)
    }

    /// The names to choose from, in lines that fit beside the grid.
    fn names(desk: &Desk) -> Vec<(String, String)> {
        let room = Layout::for_screen(desk.size).panel.width.saturating_sub(List::BEFORE);
        let lines = |kind: &&Kind| wrap(&shortened(kind.name_in(desk.words), room), usize::from(room));
        let choices = desk.practice.as_ref().map_or(&[][..], |practice| practice.drill.choices());
        choices.iter().map(|kind| (lines(kind).join("\n"), String::new())).collect()
    }

    /// The next drill, or the end of the round.
    fn go_on(&mut self, desk: &mut Desk) -> Next {
        *self = Self::default();
        match desk.go_on_practising() {
            After::Drill => Next::Stay,
            After::End(ended) => Next::Instead(Box::new(Summary::of(*ended, desk))),
            After::Nothing => Next::Back,
        }
    }

    fn reply(&mut self, event: &Event, exercise: Exercise, desk: &mut Desk) -> Next {
        let applies = desk.practice.as_ref().is_some_and(|practice| practice.run.round.always_applies());
        match (exercise, event) {
            // A player who sees nothing is not sent to look again.
            (Exercise::SeeIt, Event::Key(Key::Char('n'))) if applies => desk.show_answer(),
            (Exercise::FindIt, Event::Key(Key::Char('y'))) => desk.reply(Reply::IsThere(true)),
            (Exercise::FindIt | Exercise::SeeIt, Event::Key(Key::Char('n'))) => {
                desk.reply(Reply::IsThere(false));
            }
            (Exercise::NameIt, Event::Key(Key::Char('1'..='9')))
            | (Exercise::NameIt, Event::Key(Key::Arrow(_) | Key::Enter | Key::Tab | Key::BackTab)) => {
                self.name(event, desk);
            }
            (Exercise::NameIt, Event::Mouse(Mouse::Press { x, .. }))
                if *x >= Layout::for_screen(desk.size).panel.x =>
            {
                self.name(event, desk);
            }
            (Exercise::WhatFollows | Exercise::SeeIt, Event::Key(Key::Char('t'))) => desk.tell_truth(),
            (Exercise::WhatFollows | Exercise::SeeIt | Exercise::SolveWithIt, Event::Key(Key::Enter)) => {
                desk.reply_with_marks();
            }
            // The grid is only looked at: a digit here would begin a second game beside the question.
            (Exercise::FindIt | Exercise::NameIt, Event::Key(key)) if writes(*key) => {}
            (Exercise::FindIt | Exercise::NameIt, Event::Mouse(Mouse::Press { .. }) | Event::Mark(..)) => {}
            _ => {
                let next = self.grid.on(event, desk);
                desk.marked();
                let is_solved = desk.table.as_ref().is_some_and(|table| table.game.is_finished());
                if exercise == Exercise::SolveWithIt && is_solved {
                    desk.reply_with_marks();
                }
                return next;
            }
        }
        Next::Stay
    }

    fn name(&mut self, event: &Event, desk: &mut Desk) {
        let Some(practice) = &desk.practice else { return };
        let choices = practice.drill.choices().to_vec();
        let names = Self::names(desk);
        self.choices = Self::choices(&names, desk.size.1, self.choices);
        if let Choice::Taken(taken) = self.choices.on_tall(event, &names, desk.size) {
            desk.reply(Reply::Named(choices[taken]));
        }
    }

    /// The keys of the last line with their words. A word of several keys cannot be clicked.
    fn footer(desk: &Desk) -> (Vec<(String, String)>, Vec<Option<Key>>) {
        let mut keys: Vec<(Option<Key>, Sentence)> = Vec::new();
        let Some(practice) = &desk.practice else {
            keys.push((Some(Key::Escape), say!("terminal-key-stop")));
            return Self::labelled(keys, "", desk);
        };
        if practice.is_over() {
            let on = match (practice.looks_back, practice.run.round.is_over()) {
                (true, _) => say!("terminal-key-back"),
                (false, true) => say!("terminal-key-sum-up"),
                (false, false) => say!("terminal-key-next"),
            };
            keys.push((Some(Key::Enter), on));
        } else {
            match practice.drill.exercise() {
                Exercise::FindIt => {
                    keys.push((Some(Key::Char('y')), say!("terminal-key-is-there")));
                    keys.push((Some(Key::Char('n')), say!("terminal-key-is-not-there")));
                }
                Exercise::NameIt => keys.push((None, say!("terminal-key-name"))),
                _ => {
                    let game = desk.table.as_ref().map(|table| &table.game);
                    let reply = game.map(|game| practice.drill.reply_of(game));
                    // The same reply again would change nothing.
                    if reply != practice.judged {
                        keys.push((Some(Key::Enter), say!("terminal-key-check-answer")));
                    }
                    if game.is_some_and(Game::can_undo) {
                        keys.push((Some(Key::Char('u')), say!("terminal-key-undo")));
                    }
                    keys.push((Some(Key::Char(' ')), say!("terminal-key-mode")));
                    if practice.drill.exercise() == Exercise::SeeIt {
                        let nothing = if practice.run.round.always_applies() {
                            say!("terminal-key-unseen")
                        } else {
                            say!("terminal-key-nothing")
                        };
                        keys.push((Some(Key::Char('n')), nothing));
                    }
                    if practice.has_guessed() {
                        keys.push((Some(Key::Char('t')), say!("terminal-key-truth")));
                    }
                }
            }
            // In a review it is always there: without it, nothing would apply.
            if practice.has_hints() || practice.drill.exercise() == Exercise::SeeIt {
                keys.push((Some(Key::Char('?')), say!("terminal-key-hint")));
            }
            keys.push((Some(Key::Char('G')), say!("terminal-key-answer")));
        }
        keys.push((Some(Key::Char('q')), say!("terminal-key-leave")));
        Self::labelled(keys, &format!("1-{}", practice.drill.choices().len()), desk)
    }

    /// Keys with their labels and words; without a key, this label stands for several.
    fn labelled(
        keys: Vec<(Option<Key>, Sentence)>,
        several: &str,
        desk: &Desk,
    ) -> (Vec<(String, String)>, Vec<Option<Key>>) {
        let label = |key: Option<Key>| key.map_or_else(|| several.to_owned(), |key| label(key, desk.words));
        keys.into_iter().map(|(key, word)| ((label(key), desk.say(&word)), key)).unzip()
    }

    /// The key whose word is at this column of the last line.
    fn key_at(desk: &Desk, column: u16) -> Option<Key> {
        let (words, keys) = Self::footer(desk);
        let mut places = footer_places(desk.size.0, &words).into_iter().zip(keys);
        places.find(|(place, _)| place.contains(&column))?.1
    }
}

/// A name in this many columns: of the words before the last, the longest are shortened to their initials.
/// Cut off at the end, all types of unique rectangles would have one name.
fn shortened(name: &str, room: u16) -> String {
    let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    while columns(&words.join(" ")) > room {
        let last = words.len() - 1;
        let is_word = |word: &&mut String| columns(word) > 2 && word.starts_with(char::is_alphabetic);
        let longest = words[..last].iter_mut().rev().filter(is_word).max_by_key(|word| columns(word));
        let Some(word) = longest else { break };
        *word = word.chars().take(1).chain(['.']).collect();
    }
    words.join(" ")
}

/// True if a key changes the grid or checks it.
fn writes(key: Key) -> bool {
    let binding = KEYS.iter().find(|binding| binding.keys.contains(&key));
    matches!(key, Key::Enter | Key::Char('1'..='9'))
        || binding.is_some_and(|binding| matches!(binding.group, Group::Write | Group::Undo))
}

impl Screen for Drilling {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if waits(event, desk) {
            return Next::Stay;
        }
        if let Event::Mouse(Mouse::Press { x, y, .. }) = event
            && *y + 1 == desk.size.1
        {
            return match Self::key_at(desk, *x) {
                Some(key) => self.on(&Event::Key(key), desk),
                None => Next::Stay,
            };
        }
        let Some(practice) = &desk.practice else { return Next::Back };
        let (exercise, is_over) = (practice.drill.exercise(), practice.is_over());
        let command = match event {
            Event::Key(key) => command_of(*key),
            _ => None,
        };
        match (event, command) {
            (_, Some(Command::Leave)) => {
                desk.stop_practising();
                return Next::Back;
            }
            (Event::Key(Key::Enter | Key::Char(' ')), _) if is_over => return self.go_on(desk),
            (Event::Key(Key::Char('G')), _) => desk.show_answer(),
            // A hint would tell what is asked for.
            (_, Some(Command::Hint)) if !practice.has_hints() => desk.show_answer(),
            (_, Some(Command::Hint)) if !is_over => {
                desk.helped();
                return self.grid.on(event, desk);
            }
            // It would tell which digits are wrong; a puzzle to be solved is played as any other.
            (_, Some(Command::UndoMistakes)) if exercise != Exercise::SolveWithIt => {}
            // No screen covers a drill.
            (_, Some(Command::Pause | Command::Restart | Command::Savepoint | Command::Savepoints)) => {}
            _ if is_over => return self.grid.on(event, desk),
            _ => return self.reply(event, exercise, desk),
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        if let Some(table) = &desk.table {
            let layout = Layout::for_screen(desk.size);
            layout.grid.draw(table, page);
            let mut area = layout.panel;
            let names = Self::names(desk);
            if !names.is_empty() {
                area.height = area.height.saturating_sub(Self::room(&names) - 1);
            }
            Panel { desk, table, layout }.draw(&mut page.part(area));
            if !names.is_empty() {
                let mut part = page.part(layout.panel);
                Self::choices(&names, desk.size.1, self.choices).draw(&names, &mut part);
            }
        } else {
            draw_waiting(desk, page);
        }
        page.footer(&Self::footer(desk).0);
    }

    fn drills(&self) -> bool {
        true
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use sudokit::logic::techniques;

    /// Beside the grid of the smallest terminal.
    const ROOM: u16 = 16;

    #[test]
    fn short_names_are_names_of_one_technique() {
        assert_eq!(shortened("Unique Rectangle Type 1", ROOM), "Unique R. Type 1");
        assert_eq!(shortened("Locked Candidates (Pointing)", ROOM), "L. C. (Pointing)");
        assert_eq!(shortened("Naked Pair", ROOM), "Naked Pair");
        let mut short = BTreeSet::new();
        for kind in techniques::kinds() {
            let name: String = shortened(kind.name, ROOM).chars().take(usize::from(ROOM)).collect();
            assert!(short.insert(name.clone()), "{name}");
        }
    }
}
