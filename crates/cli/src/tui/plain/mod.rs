//! Games, lessons and drills line by line: for screen readers, braille displays and pipes.
//!
//! ```text
//! a line ──► Phrase ──► the desk of the screens ──► sentences, a line each
//! ```
//!
//! Nothing is drawn and nothing moves. Games, options and results are those of the screens, so a game may be
//! begun in one and finished in the other.

mod help;
mod lessons;
mod phrase;
mod read_out;
mod study;

use super::desk::{Desk, Wish};
use super::widgets::{clock, title_of};
use super::{Start, Table, laid, won};
use lessons::InDrill;
use phrase::Phrase;
use std::io;
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit::{Cancel, CellSet, Digit};
use sudokit_play::{Action, Command, Game, Help, InProgress, Level, Meant, Origin, Rung};

/// A conversation about the game on the table.
pub(crate) struct Talk {
    pub(super) desk: Desk,
    /// The last answer.
    last: Vec<String>,
    /// Ends a search.
    cancel: Cancel,
    /// The technique of the last lesson.
    lesson: Option<&'static Kind>,
    /// The number of examples that were told.
    examples: u64,
}

impl Talk {
    /// Begins, and returns the lines of the greeting, too.
    ///
    /// # Errors
    /// Games cannot be kept.
    pub(crate) fn begin(table: Table, cancel: &Cancel) -> io::Result<(Self, Vec<String>)> {
        let desk = laid(&table)?;
        Ok(Self::at(desk, table.start, cancel))
    }

    pub(super) fn at(desk: Desk, start: Start, cancel: &Cancel) -> (Self, Vec<String>) {
        let mut talk = Self { desk, last: Vec::new(), cancel: cancel.clone(), lesson: None, examples: 0 };
        let said = talk.greet(start);
        (talk, said)
    }

    fn greet(&mut self, start: Start) -> Vec<String> {
        let mut said = vec![self.say(&say!("plain-welcome"))];
        said.extend(match start {
            Start::Menu => self.games(),
            Start::Train(None) => self.course(),
            Start::Train(Some(kind)) => self.lesson(kind),
            Start::New(level) => self.make(|desk| desk.make(level)),
            Start::Daily(date, level) => {
                self.make(|desk| desk.make_daily(level.unwrap_or(Level::Easy), date))
            }
            Start::Open(game) => self.lay(*game),
        });
        said.splice(0..0, self.desk.trouble.take());
        said
    }

    /// So many milliseconds have passed.
    pub(crate) fn pass(&mut self, milliseconds: u64) {
        self.desk.pass(milliseconds);
    }

    /// The answer to a line; `None` at the end.
    pub(crate) fn answer(&mut self, line: &str) -> Option<Vec<String>> {
        self.last = match Phrase::read(line) {
            Ok(None) => return Some(Vec::new()),
            Ok(Some(Phrase::Quit)) => return None,
            Ok(Some(Phrase::Again)) => self.last.clone(),
            Ok(Some(phrase)) => self.reply(phrase),
            Err(misread) => vec![self.say(&misread)],
        };
        // An error with files comes first.
        self.last.splice(0..0, self.desk.trouble.take());
        Some(self.last.clone())
    }

    /// Leaves the game, which stays saved. Returns an error with files.
    pub(crate) fn end(mut self) -> Option<String> {
        self.desk.leave();
        self.desk.trouble.take()
    }

    fn reply(&mut self, phrase: Phrase) -> Vec<String> {
        match phrase {
            Phrase::Quit | Phrase::Again => unreachable!("they have been answered"),
            Phrase::Help => help::lines(&self.desk),
            Phrase::Games => self.games(),
            Phrase::Continue(number) => self.go_on(number),
            Phrase::New(level) => self.new_game(level.as_deref()),
            Phrase::Daily(level) => self.daily(level.as_deref()),
            Phrase::Open(text) => match sudokit::read(&text) {
                Ok(entry) => self.lay(Game::open(&entry, Origin::Opened)),
                Err(error) => vec![error.to_string()],
            },
            Phrase::Study(study) => self.study(study),
            _ if self.desk.table.is_none() => vec![self.say(&say!("plain-no-game"))],
            phrase => match self.desk.practice.as_ref().map(InDrill::from) {
                Some(drill) => self.in_drill(&phrase, drill),
                None => self.in_game(&phrase),
            },
        }
    }

    /// The answer to a command for the game on the table.
    fn in_game(&mut self, phrase: &Phrase) -> Vec<String> {
        match phrase {
            Phrase::Hint => self.hint(),
            Phrase::Why => self.why(),
            Phrase::Do => self.take(),
            Phrase::Place(cells, digit) => {
                let action = self.written(*cells, Some(*digit));
                self.act(action)
            }
            Phrase::Clear(cells) => {
                let action = self.written(*cells, None);
                self.act(action)
            }
            Phrase::Note(cells, digits) => {
                let mut said: Vec<String> = digits
                    .iter()
                    .flat_map(|digit| self.act(Action::Centre { cells: *cells, digit }))
                    .collect();
                // The same refusal for each digit is told once.
                said.dedup();
                said
            }
            Phrase::Cross(cells, digits) => {
                digits.iter().flat_map(|digit| self.cross(*cells, digit)).collect()
            }
            Phrase::Check => self.act(Action::Check),
            Phrase::Undo => self.act(Action::Undo),
            Phrase::Redo => self.act(Action::Redo),
            Phrase::Restart => self.act(Action::Restart),
            Phrase::Fill => self.command(Command::Fill),
            Phrase::Tidy => self.command(Command::CleanUp),
            Phrase::Begin => self.command(Command::Begin),
            Phrase::Status => self.status(),
            Phrase::Ask(question) => {
                let table = self.desk.table.as_ref().expect("there is a game");
                read_out::told(&table.game, *question).iter().map(|sentence| self.say(sentence)).collect()
            }
            _ => unreachable!("it has been answered without a game"),
        }
    }

    /// Removes a note, or crosses out a candidate, in the cells that have it.
    fn cross(&mut self, cells: CellSet, digit: Digit) -> Vec<String> {
        let table = self.desk.table.as_ref().expect("there is a game");
        let cells = cells & table.game.all_candidates().cells_of(digit);
        if cells.is_empty() {
            return vec![self.say(&say!("plain-not-noted", [digit]))];
        }
        self.act(Action::Centre { cells, digit })
    }

    /// Takes the game or the drill off the table. An unfinished round is not recorded.
    fn leave(&mut self) {
        self.desk.leave();
        self.desk.stop_practising();
    }

    /// A sentence in the player's words and notation.
    fn say(&self, sentence: &Sentence) -> String {
        sentence.told(self.desk.words, &self.desk.options().notation)
    }

    /// Does what the desk wishes, now: nobody waits for anything else.
    fn think(&mut self) {
        while !self.desk.wishes.is_empty() {
            for wish in std::mem::take(&mut self.desk.wishes) {
                if let Wish::Think(task) = wish {
                    let thought = task.think(&self.cancel);
                    self.desk.thought(thought);
                }
            }
        }
    }

    /// A new game, which the desk is asked for.
    fn make(&mut self, ask: impl FnOnce(&mut Desk)) -> Vec<String> {
        self.leave();
        ask(&mut self.desk);
        self.think();
        self.status()
    }

    /// Puts a game on the table.
    fn lay(&mut self, game: Game) -> Vec<String> {
        self.leave();
        self.desk.begin(game);
        self.status()
    }

    /// A new game of the level with this name; without one, of what the player knows, or of the level before.
    fn new_game(&mut self, name: Option<&str>) -> Vec<String> {
        let before = self.desk.table.as_ref().and_then(|table| table.game.origin().level());
        match name {
            Some(name) => match self.level(name) {
                Ok(level) => self.make(|desk| desk.make(level)),
                Err(said) => said,
            },
            None if let Some(level) = before => self.make(|desk| desk.make(level)),
            None if !self.desk.profile.training.is_new_here() => self.make(Desk::make_fitting),
            None => self.levels(),
        }
    }

    fn daily(&mut self, name: Option<&str>) -> Vec<String> {
        let today = self.desk.today;
        match name.map_or(Ok(Level::Easy), |name| self.level(name)) {
            Ok(level) => self.make(|desk| desk.make_daily(level, today)),
            Err(said) => said,
        }
    }

    /// The level with this name, in English or in the player's language.
    fn level(&self, name: &str) -> Result<Level, Vec<String>> {
        let told = Level::ALL.into_iter().find(|level| level.name_in(self.desk.words).to_lowercase() == name);
        told.or_else(|| name.parse().ok()).ok_or_else(|| self.levels())
    }

    fn levels(&self) -> Vec<String> {
        let about = |level: Level| {
            self.say(&say!("plain-entry", [name = level.name(), about = level.about_in(self.desk.words)]))
        };
        let all = Level::ALL.into_iter().map(about);
        [self.say(&say!("plain-which-level"))].into_iter().chain(all).collect()
    }

    /// The games in progress.
    fn games(&mut self) -> Vec<String> {
        let games = &self.desk.profile.games;
        if games.is_empty() {
            return vec![self.say(&say!("plain-no-games"))];
        }
        let told = (1..).zip(games).map(|(number, listed): (usize, &InProgress)| {
            let game = self.desk.keep.read(&listed.id);
            let stands = game.map_or_else(|_| listed.clone(), |game| InProgress::of(&listed.id, &game));
            let game = self.standing(&stands);
            self.say(&say!("plain-item", [number, item = game]))
        });
        told.collect()
    }

    fn go_on(&mut self, number: usize) -> Vec<String> {
        let listed = number.checked_sub(1).and_then(|index| self.desk.profile.games.get(index));
        let Some(id) = listed.map(|game| game.id.clone()) else { return self.games() };
        if self.desk.table.as_ref().is_some_and(|table| table.id() == Some(&id)) {
            return self.status();
        }
        self.leave();
        if !self.desk.go_on(&id) {
            return Vec::new();
        }
        // A move that was only partly saved is told.
        let note = self.desk.table.as_ref().map(|table| table.said.0.clone()).filter(|note| !note.is_empty());
        self.status().into_iter().chain(note).collect()
    }

    /// The game on the table, and how far it is.
    fn status(&self) -> Vec<String> {
        let Some(table) = &self.desk.table else { return vec![self.say(&say!("plain-no-game"))] };
        if let Some(title) = &table.title {
            return vec![self.say(title)];
        }
        let stands = InProgress::of(table.id().unwrap_or_default(), &table.game);
        vec![self.say(&self.standing(&stands))]
    }

    fn standing(&self, game: &InProgress) -> Sentence {
        let title = title_of(game.origin, &game.id, self.desk.words);
        let progress =
            say!("terminal-progress", [time = clock(game.time), filled = game.filled, of = game.of]);
        say!("plain-game", [title, progress])
    }

    /// The action of writing into cells: givens, while these are entered. Without a digit they are emptied.
    fn written(&self, cells: CellSet, digit: Option<Digit>) -> Action {
        let is_entering = self.desk.table.as_ref().is_some_and(|table| table.game.sheet().entering);
        match digit {
            _ if is_entering => Action::Give { cells, digit },
            Some(digit) => Action::Place { cells, digit },
            None => Action::Clear { cells },
        }
    }

    /// The action of a key.
    fn command(&mut self, command: Command) -> Vec<String> {
        let table = self.desk.table.as_mut().expect("there is a game");
        match table.hand.mean(command, &table.game) {
            Meant::Act(action) => self.act(action),
            Meant::Moved | Meant::Unused => Vec::new(),
        }
    }

    fn act(&mut self, action: Action) -> Vec<String> {
        self.desk.act(action);
        self.think();
        self.done()
    }

    /// The message of the last action, and how the game went if that has won it.
    fn done(&self) -> Vec<String> {
        let Some(table) = &self.desk.table else { return Vec::new() };
        let mut said = vec![table.said.0.clone()];
        if table.is_won {
            let moments = won::slow(&table.moments);
            let head = (!moments.is_empty()).then(|| say!("terminal-moments"));
            let verdict = won::verdict(table).into_iter().chain([won::time(table, &self.desk)]);
            let all = verdict.chain(table.hardest.map(won::hardest)).chain(head).chain(moments);
            said.extend(all.map(|sentence| self.say(&sentence)));
        }
        said
    }

    /// The next rung of help. The last, which would take the step, is left to [`Phrase::Do`].
    fn hint(&mut self) -> Vec<String> {
        let table = self.desk.table.as_ref().expect("there is a game");
        let told = if table.help.is_about(&table.game) { table.help.told() } else { &[] };
        let before = told.len();
        if told.last().is_some_and(|told| is_last_before_action(told.rung)) {
            return vec![self.say(&say!("plain-hint-ends"))];
        }
        self.desk.ask();
        self.think();
        let table = self.desk.table.as_ref().expect("help leaves it there");
        let new = table.help.told().get(before..).unwrap_or_default();
        new.iter().flat_map(|told| &told.said).map(|sentence| self.say(sentence)).collect()
    }

    /// All that help says about the next step, but not what follows from it.
    fn why(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            let new = self.hint();
            let told =
                self.desk.table.as_ref().and_then(|table| table.help.told().last()).map(|told| told.rung);
            let is_over = new.is_empty()
                || told.is_none_or(|rung| {
                    matches!(rung, Rung::Nothing | Rung::Reason) || is_last_before_action(rung)
                });
            said.extend(new);
            if is_over {
                return said;
            }
        }
    }

    /// Takes the step of the hint.
    fn take(&mut self) -> Vec<String> {
        let table = self.desk.table.as_ref().expect("there is a game");
        let action = Some(&table.help).filter(|help| help.is_about(&table.game) && !help.told().is_empty());
        match action.and_then(Help::action) {
            Some(action) => self.act(action),
            None => vec![self.say(&say!("plain-no-hint"))],
        }
    }
}

/// True for the rung below the one that acts.
const fn is_last_before_action(rung: Rung) -> bool {
    matches!(rung, Rung::Where | Rung::Result)
}
