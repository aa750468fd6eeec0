//! Lessons and drills, told.

use super::phrase::Phrase;
use super::study::Study;
use super::{Talk, read_out};
use crate::tui::desk::Desk;
use crate::tui::practice::{After, Ended, Practice};
use crate::tui::screens::{ChapterScreen, CourseScreen, EXAMPLES, Lesson, summary};
use sudokit::diagram::{Diagram, Mark, Sentence, Value, say};
use sudokit::logic::{Kind, techniques};
use sudokit::render::Theme;
use sudokit_play::train::{COURSE, Exercise, Positions, Reply};

/// Wide enough for every paragraph of a page: lines are broken by whatever shows them.
const UNBROKEN: usize = 100_000;

impl Talk {
    /// The answer to a command of lessons and drills.
    pub(super) fn study(&mut self, study: Study) -> Vec<String> {
        match study {
            Study::Course => self.course(),
            Study::Chapter(number) => self.chapter(number),
            Study::Lesson(name) => self.with(name.as_deref(), Self::lesson),
            Study::Example => self.with(None, Self::example),
            Study::Drills(name) => {
                self.with(name.as_deref(), |talk, kind| talk.begin_drills(|desk| desk.practise(kind)))
            }
            Study::Solve(name) => {
                self.with(name.as_deref(), |talk, kind| talk.begin_drills(|desk| desk.solve_with(kind)))
            }
            Study::Review => self.begin_drills(Desk::review),
            Study::Placement => self.begin_drills(Desk::find_place),
            Study::OwnGames => self.begin_drills(Desk::practise_own_games),
            reply => match &self.desk.practice {
                Some(practice) if practice.is_over() && reply != Study::Next => self.judgement(),
                Some(practice) => {
                    let exercise = practice.drill.exercise();
                    self.respond(reply, exercise)
                }
                None => vec![self.say(&say!("plain-no-drill"))],
            },
        }
    }

    /// The course: what comes next, and the chapters.
    pub(super) fn course(&self) -> Vec<String> {
        let course = CourseScreen::at(None, &self.desk);
        let entries = course.entries(&self.desk);
        let above = entries.len() - COURSE.len();
        let told = entries.into_iter().enumerate().map(|(index, entry)| {
            let item = self.entry(entry);
            if index < above {
                item
            } else {
                self.say(&say!("plain-item", [number = index - above + 1, item]))
            }
        });
        [self.say(&course.title(&self.desk))].into_iter().chain(told).collect()
    }

    fn chapter(&self, number: usize) -> Vec<String> {
        let Some(place) = number.checked_sub(1).filter(|place| *place < COURSE.len()) else {
            return self.course();
        };
        let lessons = ChapterScreen::of(place, &self.desk).entries(&self.desk);
        let title = COURSE[place].name_in(self.desk.words).to_owned();
        let title = say!("terminal-chapter", [number, of = COURSE.len(), title]);
        let lessons = lessons.into_iter().map(|entry| self.entry(entry));
        [self.say(&title)].into_iter().chain(lessons).collect()
    }

    /// An entry of a list with its note, if it has one.
    fn entry(&self, (name, about): (String, String)) -> String {
        if about.is_empty() { name } else { self.say(&say!("plain-entry", [name, about])) }
    }

    /// Does something with the technique of this name, in English or in the player's language. Without a
    /// name it is that of the last lesson, or of the next one.
    fn with(
        &mut self,
        name: Option<&str>,
        then: impl FnOnce(&mut Self, &'static Kind) -> Vec<String>,
    ) -> Vec<String> {
        let words = self.desk.words;
        let named = |name: &str| {
            let told = techniques::kinds().find(|kind| kind.name_in(words).to_lowercase() == name);
            told.or_else(|| name.parse().ok())
        };
        let next = || self.desk.profile.training.next_lesson(&Positions::built_in());
        let Some(kind) = name.map_or_else(|| self.lesson.or_else(next), named) else {
            return vec![self.say(&say!("plain-which-technique"))];
        };
        self.lesson = Some(kind);
        then(self, kind)
    }

    /// The page of a technique.
    pub(super) fn lesson(&mut self, kind: &'static Kind) -> Vec<String> {
        self.lesson = Some(kind);
        let lesson = Lesson::about(kind);
        let place = lesson.place(&self.desk);
        let place = Some(place).filter(|place| !place.is_empty()).map(|place| self.say(&place));
        let page = lesson.lines(UNBROKEN, self.desk.words).into_iter().map(|(line, _)| line);
        let ways = self.say(&say!("plain-lesson-ways"));
        [kind.name_in(self.desk.words).to_owned()]
            .into_iter()
            .chain(place)
            .chain(page.filter(|line| !line.is_empty()))
            .chain([ways])
            .collect()
    }

    /// The next worked example, and the beginning of its explanation.
    fn example(&mut self, kind: &'static Kind) -> Vec<String> {
        self.leave();
        self.desk.show_example(kind, self.examples % EXAMPLES);
        self.examples += 1;
        self.think();
        let Some(table) = &self.desk.table else { return Vec::new() };
        let told = table.help.told().iter().flat_map(|told| &told.said);
        table.title.iter().chain(told).map(|sentence| self.say(sentence)).collect()
    }

    /// Begins a round; without one, what the course offers instead.
    fn begin_drills(&mut self, ask: impl FnOnce(&mut Desk)) -> Vec<String> {
        self.leave();
        ask(&mut self.desk);
        self.think();
        if self.desk.practice.is_none() && self.desk.trouble.is_none() {
            return self.course();
        }
        self.drill()
    }

    /// The drill: its question, what is marked, and how to reply.
    fn drill(&self) -> Vec<String> {
        let Some(practice) = &self.desk.practice else { return Vec::new() };
        let (name, about) = practice.title(self.desk.words);
        let mut said = vec![say!("plain-entry", [name, about]), practice.question()];
        said.extend(self.marks(&practice.drill.shown()));
        let choices = (1..).zip(practice.drill.choices());
        said.extend(choices.map(|(number, kind): (usize, &&Kind)| {
            say!("plain-item", [number, item = kind.name_in(self.desk.words).to_owned()])
        }));
        said.push(match practice.drill.exercise() {
            _ if practice.is_over() => say!("plain-next"),
            Exercise::FindIt => say!("plain-reply-is-there"),
            Exercise::NameIt => say!("plain-reply-name"),
            Exercise::SeeIt => say!("plain-reply-marks-or-nothing"),
            _ => say!("plain-reply-marks"),
        });
        said.iter().map(|sentence| self.say(sentence)).collect()
    }

    /// The roles in a picture, and its links.
    fn marks(&self, diagram: &Diagram) -> Vec<Sentence> {
        let marked = |mark: &Mark| {
            let (marked, role): (Value, _) = match mark {
                Mark::Candidates(candidates, role) => ((*candidates).into(), role),
                Mark::Cells(cells, role) => ((*cells).into(), role),
                Mark::Houses(houses, role) => ((*houses).into(), role),
            };
            let role = Theme::STANDARD.look(*role).name;
            let name = self.desk.words.named("role", role, role);
            say!("plain-entry", [name, about = marked])
        };
        let links = diagram.links.iter().map(|link| {
            let (from, to) = (link.from, link.to);
            if link.strong {
                say!("plain-strong-link", [from, to])
            } else {
                say!("plain-weak-link", [from, to])
            }
        });
        diagram.marks.iter().map(marked).chain(links).collect()
    }

    /// A reply to the drill, or the way on after it.
    fn respond(&mut self, study: Study, exercise: Exercise) -> Vec<String> {
        let always_applies =
            self.desk.practice.as_ref().is_some_and(|practice| practice.run.round.always_applies());
        match (study, exercise) {
            (Study::Next, _) => return self.next_drill(),
            (Study::Answer, _) => self.desk.show_answer(),
            // A player who sees nothing is not sent to look again.
            (Study::IsThere(false), Exercise::SeeIt) if always_applies => self.desk.show_answer(),
            (Study::IsThere(false), Exercise::SeeIt) => self.desk.reply(Reply::IsThere(false)),
            (Study::IsThere(is_there), Exercise::FindIt) => self.desk.reply(Reply::IsThere(is_there)),
            (Study::Name(name), Exercise::NameIt) => match self.chosen(&name) {
                Some(kind) => self.desk.reply(Reply::Named(kind)),
                None => return self.drill(),
            },
            (Study::Done, Exercise::WhatFollows | Exercise::SeeIt | Exercise::SolveWithIt) => {
                self.desk.reply_with_marks();
            }
            (Study::Truth, Exercise::WhatFollows | Exercise::SeeIt) => self.desk.tell_truth(),
            // The drill says how it is replied to.
            _ => return self.drill(),
        }
        self.think();
        self.judgement()
    }

    /// The choice with this number or name.
    fn chosen(&self, name: &str) -> Option<&'static Kind> {
        let choices = self.desk.practice.as_ref()?.drill.choices();
        let numbered = name.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        let is_named = |kind: &&&'static Kind| kind.name_in(self.desk.words).to_lowercase() == name;
        numbered.or_else(|| choices.iter().find(is_named)).copied()
    }

    /// The judgement on the last reply; the question, before any.
    fn judgement(&self) -> Vec<String> {
        let Some(practice) = &self.desk.practice else { return Vec::new() };
        let Some(judgement) = &practice.judgement else { return self.drill() };
        let mut said = judgement.said.clone();
        if practice.is_over() {
            // Of other drills the answer is in words already.
            if practice.drill.exercise() == Exercise::FindIt {
                said.extend(self.marks(&judgement.shown));
            }
            said.push(say!("plain-next"));
        }
        said.iter().map(|sentence| self.say(sentence)).collect()
    }

    fn next_drill(&mut self) -> Vec<String> {
        if self.desk.practice.as_ref().is_some_and(|practice| !practice.is_over()) {
            return self.drill();
        }
        match self.desk.go_on_practising() {
            After::Drill => {
                self.think();
                self.drill()
            }
            After::End(ended) => self.ended(&ended),
            After::Nothing => self.course(),
        }
    }

    /// How a round went, what was missed, and when its techniques come again.
    fn ended(&self, ended: &Ended) -> Vec<String> {
        let (round, training) = (&ended.round, &self.desk.profile.training);
        let name = |kind: &Kind| kind.name_in(self.desk.words).to_owned();
        let mut said = vec![summary::title(round)];
        let missed = ended.past.iter().filter(|past| past.missed).map(|past| past.drill.kind());
        said.extend(missed.map(|kind| {
            say!("plain-entry", [name = self.say(&say!("terminal-missed")), about = name(kind)])
        }));
        if let Some(place) = summary::place(round, &self.desk) {
            said.push(place);
        } else {
            for kind in round.kinds() {
                let Some(memory) = training.memory(kind) else { continue };
                let about = summary::outlook(kind, round, memory).into_iter();
                said.extend(about.map(|about| say!("plain-entry", [name = name(kind), about])));
            }
            said.extend(training.streak().map(summary::days));
        }
        let next = training.next_lesson(&Positions::built_in());
        said.extend(next.map(|kind| {
            say!("plain-entry", [name = self.say(&say!("terminal-next-lesson")), about = name(kind)])
        }));
        said.iter().map(|sentence| self.say(sentence)).collect()
    }

    /// The answer to a command of games while there is a drill: much of it is the same.
    pub(super) fn in_drill(&mut self, phrase: &Phrase, drill: InDrill) -> Vec<String> {
        let InDrill { exercise, is_over, has_hints } = drill;
        let said = match phrase {
            Phrase::Status => return self.drill(),
            Phrase::Ask(question) => {
                let table = self.desk.table.as_ref().expect("a drill is on the table");
                let told = read_out::told(&table.game, *question);
                return told.iter().map(|sentence| self.say(sentence)).collect();
            }
            Phrase::Hint | Phrase::Why | Phrase::Do if is_over => return self.judgement(),
            // A hint would tell what is asked for.
            Phrase::Hint | Phrase::Why | Phrase::Do if !has_hints => {
                self.desk.show_answer();
                return self.judgement();
            }
            Phrase::Hint | Phrase::Why | Phrase::Do => {
                self.desk.helped();
                self.in_game(phrase)
            }
            // The grid is only looked at, or begun over by the next drill.
            _ if matches!(exercise, Exercise::FindIt | Exercise::NameIt) => return self.drill(),
            Phrase::Restart | Phrase::Begin => return self.drill(),
            phrase => self.in_game(phrase),
        };
        self.desk.marked();
        let is_solved = self.desk.table.as_ref().is_some_and(|table| table.game.is_finished());
        if exercise == Exercise::SolveWithIt && is_solved && !is_over {
            self.desk.reply_with_marks();
            self.think();
            return said.into_iter().chain(self.judgement()).collect();
        }
        said
    }
}

/// Of a drill, what decides which commands of games it takes.
#[derive(Clone, Copy)]
pub(super) struct InDrill {
    exercise: Exercise,
    is_over: bool,
    has_hints: bool,
}

impl From<&Practice> for InDrill {
    fn from(practice: &Practice) -> Self {
        let (exercise, is_over) = (practice.drill.exercise(), practice.is_over());
        Self { exercise, is_over, has_hints: practice.has_hints() }
    }
}
