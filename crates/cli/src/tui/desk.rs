//! The desk: the state that all screens share, such as the game on the table, the profile and the skin.

use super::keep::{Keep, Running};
use super::practice::Practice;
use super::skin::Skin;
use super::think::{Task, Thought};
use std::io;
use sudokit::diagram::{Diagram, Rncn, Sentence, Value, Voice, Words, say};
use sudokit::generate::Symmetry;
use sudokit::logic::Kind;
use sudokit_play::train::{Drill, Fitting, Moment};
use sudokit_play::{Action, Change, Date, Game, Hand, Help, Level, Options, Origin, Profile, Refused};

/// The state that all screens share.
pub(super) struct Desk {
    pub(super) keep: Keep,
    pub(super) profile: Profile,
    pub(super) skin: Skin,
    /// The words of all that is said.
    pub(super) words: &'static Words,
    pub(super) size: (u16, u16),
    /// The day, for its puzzles.
    pub(super) today: Date,
    /// The number of the next new puzzle.
    pub(super) seed: u64,
    pub(super) symmetry: Symmetry,
    pub(super) table: Option<Table>,
    /// The practice, if the table shows a drill.
    pub(super) practice: Option<Practice>,
    /// The message while a task runs.
    pub(super) thinking: Option<Sentence>,
    /// Orders to the loop that runs the screens.
    pub(super) wishes: Vec<Wish>,
    /// An error with files, shown once.
    pub(super) trouble: Option<String>,
}

/// Orders to the loop that runs the screens.
#[derive(Debug)]
pub(super) enum Wish {
    Think(Task),
    StopThinking,
    /// Put a text into the clipboard of the terminal.
    Copy(String),
    /// Put the program to sleep, as shells do with Ctrl-Z.
    Sleep,
}

/// The kind of game that a result has put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Laid {
    Nothing,
    Game,
    Example,
    Drill,
}

/// The game on the table.
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) hand: Hand,
    pub(super) help: Help,
    /// Marks in the grid besides those of help.
    pub(super) shown: Diagram,
    /// Title of the game, if not by its origin.
    pub(super) title: Option<Sentence>,
    /// True if help is shown beside the grid.
    pub(super) helping: bool,
    /// The last message, and true if it was a refusal.
    pub(super) said: (String, bool),
    /// Scroll position of the panel.
    pub(super) scrolled: u16,
    pub(super) paused: bool,
    /// True if the game has ended with a win that is recorded.
    pub(super) is_won: bool,
    /// The hardest technique that the puzzle needed, once the game is won.
    pub(super) hardest: Option<&'static Kind>,
    /// The moments at which the player was slow or asked for help, once the game is won.
    pub(super) moments: Vec<Moment>,
    running: Option<Running>,
    /// The drill that the game is the position of: it sets some options itself.
    drill: Option<Drill>,
}

impl Desk {
    /// A sentence in the player's language.
    pub(super) fn say(&self, sentence: &Sentence) -> String {
        sentence.told(self.words, &Rncn)
    }

    /// Starts a task.
    pub(super) fn think(&mut self, task: Task) {
        self.thinking = Some(task.about());
        self.wishes.push(Wish::Think(task));
    }

    /// Makes a new puzzle of a level.
    pub(super) fn make(&mut self, level: Level) {
        let seed = self.seed;
        self.seed = self.seed.wrapping_add(1);
        let origin = Origin::Made { level, seed };
        self.think(Task::Make { level, number: seed, origin, symmetry: self.symmetry });
    }

    /// Makes a new puzzle that needs only what the player knows.
    pub(super) fn make_fitting(&mut self) {
        let number = self.seed;
        self.seed = self.seed.wrapping_add(Fitting::LOOKED_AT);
        let training = Box::new(self.profile.training.clone());
        self.think(Task::Fit { training, today: self.today, number, symmetry: self.symmetry });
    }

    /// Makes the puzzle of a day.
    pub(super) fn make_daily(&mut self, level: Level, date: Date) {
        let origin = Origin::Daily { level, date };
        self.think(Task::Make { level, number: date.seed(), origin, symmetry: Symmetry::HalfTurn });
    }

    /// Puts a new game on the table, with the options of the profile.
    pub(super) fn begin(&mut self, mut game: Game) {
        // Options that are as they were change nothing.
        _ = game.act(Action::Choose { options: self.profile.options });
        let id = self.keep.new_id(&id_of(game.origin()));
        let kept = self.keep.begin(&id, &game);
        let running = self.or_trouble(kept, not_kept);
        self.table = Some(Table::of(game, running, String::new()));
        self.remember();
    }

    /// Continues a saved game; returns false if it cannot be opened.
    pub(super) fn go_on(&mut self, id: &str) -> bool {
        let opened = self.keep.open(id);
        let Some(opened) = self.or_trouble(opened, cannot_be_opened) else { return false };
        let is_finished = opened.game.finished().is_some();
        let note = if opened.is_torn { self.say(&say!("terminal-torn")) } else { String::new() };
        self.table = Some(Table::of(opened.game, Some(opened.running), note));
        if is_finished {
            // Its result could not be kept when it was won.
            self.win();
        }
        true
    }

    /// Performs an action in the game, saves it, and shows its message.
    pub(super) fn act(&mut self, action: Action) -> Option<Change> {
        let table = self.table.as_mut()?;
        let answer = table.game.act(action);
        let change = table.say(answer, self.words);
        self.write_down();
        if change.as_ref().is_some_and(|change| change.finished) {
            self.win();
        }
        change
    }

    /// Asks for the next rung of help. If that needs thought, it comes later.
    pub(super) fn ask(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.helping = true;
        if table.help.is_about(&table.game) {
            self.climb();
        } else if self.thinking.is_none() {
            let (game, help) = (Box::new(table.game.clone()), Box::new(std::mem::take(&mut table.help)));
            self.think(Task::Look { game, help });
        }
    }

    /// Tells the next rung of a help that is ready.
    fn climb(&mut self) {
        let Some(table) = &mut self.table else { return };
        let told = table.help.ask(&mut table.game, &sudokit::Cancel::new());
        let told = told.expect("nobody cancels it");
        let finished = told.change.as_ref().is_some_and(|change| change.finished);
        if let Some(change) = told.change {
            table.say(Ok(change), self.words);
            table.helping = false;
        }
        table.scrolled = u16::MAX;
        self.write_down();
        if finished {
            self.win();
        }
    }

    /// Takes the result of a task, and returns what is new on the table.
    pub(super) fn thought(&mut self, thought: Thought) -> Laid {
        // Nobody waits for it.
        if !matches!(thought, Thought::LookedBack { .. }) {
            self.thinking = None;
        }
        match thought {
            Thought::LookedBack { of, hardest, moments } => {
                if !moments.is_empty() {
                    let changed = self.keep.change(|profile| profile.training.keep(&moments));
                    self.settle(changed);
                }
                // The player may have begun another game meanwhile.
                if let Some(table) = self.table.as_mut().filter(|table| table.game.puzzle() == of) {
                    (table.hardest, table.moments) = (hardest, moments);
                }
            }
            Thought::Made(game) => {
                self.begin(*game);
                return Laid::Game;
            }
            Thought::Drilled { run, drill } => {
                return if self.drilled(*run, drill.map(|drill| *drill)) {
                    Laid::Drill
                } else {
                    Laid::Nothing
                };
            }
            Thought::Judged { judgement, reply } => self.judged(*judgement, *reply),
            Thought::Example { kind, drill } => match drill {
                Some(drill) => {
                    self.exemplified(&drill);
                    return Laid::Example;
                }
                None => self.lack_positions(kind),
            },
            Thought::Looked(help) => {
                if let Some(table) = &mut self.table {
                    table.help = *help;
                    if table.help.is_about(&table.game) {
                        self.climb();
                    }
                }
            }
            Thought::Stopped => {
                if let Some(table) = &mut self.table {
                    table.helping = false;
                }
            }
        }
        Laid::Nothing
    }

    /// Advances the clock of the game.
    pub(super) fn pass(&mut self, milliseconds: u64) {
        if let Some(table) = self.table.as_mut().filter(|table| !table.paused) {
            table.game.pass(milliseconds);
        }
    }

    /// Takes the game off the table. It stays saved, unless it is over, or a puzzle that nobody has begun to
    /// enter.
    pub(super) fn leave(&mut self) {
        self.remember();
        let Some(Table { game, running: Some(mut running), .. }) = self.table.take() else { return };
        if game.sheet().entering && game.puzzle().is_empty() {
            self.drop_saved(&running.id, |profile| profile.forget(&running.id));
        } else if game.finished().is_none() {
            let written = running.time(game.time());
            self.or_trouble(written, not_kept);
        }
    }

    /// Changes how the screen looks, now and from now on.
    pub(super) fn wear(&mut self, skin: Skin) {
        self.skin = skin;
        let changed = self.keep.change(|profile| profile.skin = Some(skin.name().to_owned()));
        self.settle(changed);
    }

    /// Explains to another reader from now on.
    pub(super) fn speak(&mut self, voice: Voice) {
        self.words = self.words.in_voice(voice);
        let changed = self.keep.change(|profile| profile.voice = Some(voice.name().to_owned()));
        self.settle(changed);
    }

    /// The options as the player has chosen them: those of the game on the table, else those of new games. A
    /// drill has some of its own, which are not the player's.
    pub(super) fn options(&self) -> Options {
        let game = self.table.as_ref().filter(|table| table.drill.is_none());
        game.map_or(self.profile.options, |table| *table.game.options())
    }

    /// Chooses other options, here as far as they hold in a drill, and for new games.
    pub(super) fn choose(&mut self, options: Options) {
        let changed = self.keep.change(|profile| profile.options = options);
        self.profile.options = options;
        self.settle(changed);
        let Some(table) = &self.table else { return };
        let here = table.drill.as_ref().map_or(options, |drill| drill.options(options));
        if here != *table.game.options() {
            self.act(Action::Choose { options: here });
        }
    }

    /// True if the clock runs, and has to be drawn every second.
    pub(super) fn ticks(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            table.game.options().clock
                && !table.paused
                && table.game.finished().is_none()
                && !table.game.sheet().entering
        })
    }

    /// Appends the last action to the file of the game.
    fn write_down(&mut self) {
        let Some(table) = &mut self.table else { return };
        let Some(running) = &mut table.running else { return };
        let written = self.keep.write(running, &table.game);
        self.or_trouble(written, not_kept);
    }

    /// Puts the game into the list of those in progress.
    fn remember(&mut self) {
        let Some(Table { game, running: Some(running), .. }) = &self.table else { return };
        if game.finished().is_none() {
            let changed = self.keep.change(|profile| profile.keep(&running.id, game));
            self.settle(changed);
        }
    }

    /// Ends a game that is won, and looks back beside: what was hard in it, and where the player was slow.
    fn win(&mut self) {
        let Some(table) = self.table.as_mut().filter(|table| table.running.is_some()) else { return };
        table.is_won = true;
        let game = Box::new(table.game.clone());
        self.close();
        self.wishes.push(Wish::Think(Task::LookBack { game, day: self.today }));
    }

    /// Ends the game: its result is kept, its file is removed, and further actions are not recorded.
    fn close(&mut self) {
        let Some(table) = &mut self.table else { return };
        let Some(running) = table.running.take() else { return };
        let game = table.game.clone();
        self.drop_saved(&running.id, |profile| profile.close(&running.id, &game));
    }

    /// Changes the profile, and removes the file of the game that it no longer lists. If the profile cannot
    /// be written, the game is still listed, so its file stays.
    fn drop_saved(&mut self, id: &str, change: impl FnOnce(&mut Profile)) {
        let changed = self.keep.change(change);
        let removed = if changed.is_ok() { self.keep.remove(id) } else { Ok(()) };
        self.or_trouble(removed, not_kept);
        self.settle(changed);
    }

    /// Gives up a saved game.
    pub(super) fn give_up(&mut self, id: &str) {
        match self.keep.open(id) {
            Ok(opened) => {
                self.table = Some(Table::of(opened.game, Some(opened.running), String::new()));
                self.close();
                self.table = None;
            }
            // Somebody plays it.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                self.or_trouble::<()>(Err(error), |why| say!("terminal-goes-on", [why]));
            }
            // A file that is gone, or is no game, has no result.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::InvalidData) => {
                let changed = self.keep.change(|profile| profile.forget(id));
                self.settle(changed);
            }
            Err(error) => _ = self.or_trouble::<()>(Err(error), cannot_be_opened),
        }
    }

    /// The profile as it is on disk now, if it could be changed there.
    pub(super) fn settle(&mut self, changed: io::Result<Profile>) {
        if let Some(profile) = self.or_trouble(changed, not_kept) {
            self.profile = profile;
        }
    }

    /// The result of work with files; an error is shown, in a sentence about what it prevents.
    fn or_trouble<T>(&mut self, result: io::Result<T>, prevents: fn(Value) -> Sentence) -> Option<T> {
        let why = |error: io::Error| match error.kind() {
            io::ErrorKind::WouldBlock => say!("terminal-played-elsewhere").into(),
            _ => error.to_string().into(),
        };
        result.map_err(|error| self.trouble = Some(self.say(&prevents(why(error))))).ok()
    }
}

/// A file cannot be written.
fn not_kept(why: Value) -> Sentence {
    say!("terminal-not-kept", [why])
}

fn cannot_be_opened(why: Value) -> Sentence {
    say!("terminal-cannot-be-opened", [why])
}

impl Table {
    /// The id of the game in the profile, if it is saved.
    pub(super) fn id(&self) -> Option<&str> {
        self.running.as_ref().map(|running| running.id.as_str())
    }

    /// Takes the last message away, as something else happens.
    pub(super) fn hush(&mut self) {
        self.said = (String::new(), false);
    }

    /// The moment of the longest thought, once the game is won.
    pub(super) fn slowest(&self) -> Option<&Moment> {
        self.moments.iter().max_by_key(|moment| moment.thought)
    }

    /// True if help about the grid as it stands is shown.
    pub(super) fn is_helping(&self) -> bool {
        self.helping && self.help.is_about(&self.game)
    }

    /// The position of a drill, which is not kept, with something marked in it.
    pub(super) fn of_lesson(drill: &Drill, options: Options, shown: Diagram) -> Self {
        let game = drill.game_with(options);
        Self { shown, drill: Some(drill.clone()), ..Self::of(game, None, String::new()) }
    }

    pub(super) fn of(game: Game, running: Option<Running>, note: String) -> Self {
        let mut hand = Hand::default();
        if let Some(cell) = game.sheet().empty().iter().next() {
            hand.go_to(cell, false);
        }
        Self {
            game,
            hand,
            help: Help::new(),
            shown: Diagram::default(),
            title: None,
            helping: false,
            said: (note, false),
            scrolled: 0,
            paused: false,
            is_won: false,
            hardest: None,
            moments: Vec::new(),
            running,
            drill: None,
        }
    }

    /// Shows what an action did, or why it was refused.
    fn say(&mut self, answer: Result<Change, Refused>, words: &Words) -> Option<Change> {
        let names = self.game.options().notation;
        let (said, change) = match answer {
            Ok(change) => ((change.said.told(words, &names), false), Some(change)),
            Err(refused) => ((refused.said().told(words, &names), true), None),
        };
        self.said = said;
        change
    }
}

/// The id of a new game; a number is added if another game has the same one.
pub(super) fn id_of(origin: Origin) -> String {
    match origin {
        Origin::Made { level, seed } => format!("{level}-{seed}"),
        Origin::Daily { level, date } => format!("daily-{date}-{level}"),
        _ => "puzzle".to_owned(),
    }
}
