//! The game in the terminal.
//!
//! ```text
//! keys, mouse, size, thoughts ──► App: screens over the desk ──► wishes: think, stop, sleep
//!                                        │
//!                                        └──► a page, of which the terminal gets what has changed
//! ```
//!
//! # Decisions
//!
//! - **The loop is the only one that waits.** It sleeps until a key, a thought or the next second of a clock
//!   that is shown; with the clock hidden it does nothing at all.
//! - **Every action is on disk before the next key is read** (`keep.rs`).
//! - **Nothing is told by colour alone** where a skin says so: signs, brackets and letters stand beside it
//!   (`skin.rs`).
//! - **The day of the daily puzzle is that of UTC**, so that it changes for everybody at the same moment.

mod app;
mod copy;
mod desk;
mod drills;
mod event;
mod keep;
mod page;
mod plain;
mod practice;
mod screens;
mod skin;
mod terminal;
#[cfg(test)]
mod tests;
mod think;
mod widgets;
mod won;
mod words;

pub(crate) use app::Start;
pub(crate) use plain::Talk;
pub(crate) use skin::Skin;
pub(crate) use terminal::leave;

use app::App;
use desk::{Desk, Wish};
use event::Event;
use keep::Keep;
use std::io;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit::diagram::{Voice, Words};
use sudokit::generate::Symmetry;
use sudokit_play::{Date, Profile};

/// The player's profile as it is kept; a new one by default.
///
/// # Errors
/// There is no folder for it, or it cannot be read.
pub(crate) fn profile() -> io::Result<Profile> {
    Keep::at_home()?.profile()
}

/// Parameters of the first screen.
pub(crate) struct Table {
    pub(crate) start: Start,
    /// The language of the game.
    pub(crate) words: &'static Words,
    /// The skin of the command line.
    pub(crate) skin: Option<Skin>,
    /// The skin that suits the terminal.
    pub(crate) suits: Skin,
    pub(crate) today: Date,
    /// The number of the first new puzzle.
    pub(crate) seed: u64,
    pub(crate) symmetry: Symmetry,
}

/// Plays until the player leaves.
///
/// # Errors
/// The terminal cannot be used, or games cannot be kept.
pub(crate) fn play(table: Table) -> io::Result<()> {
    let mut desk = laid(&table)?;
    let is_chosen = table.skin.is_some() || desk.profile.skin.is_some();
    if !is_chosen && desk.skin == Skin::Dark && terminal::is_light() {
        desk.skin = Skin::Light;
    }
    let mut app = App::new(desk, table.start);
    let screen = terminal::enter()?;
    let result = run(&mut app, screen);
    leave();
    result
}

/// The desk, with what the player has kept.
fn laid(table: &Table) -> io::Result<Desk> {
    let keep = Keep::at_home()?;
    let profile = keep.profile()?;
    let kept = || Skin::kept(profile.skin.as_deref(), table.suits);
    let voice = profile.voice.as_deref().and_then(|name| name.parse::<Voice>().ok());
    Ok(Desk {
        skin: table.skin.unwrap_or_else(kept),
        words: table.words.in_voice(voice.unwrap_or_default()),
        profile,
        keep,
        size: (0, 0),
        today: table.today,
        seed: table.seed,
        symmetry: table.symmetry,
        table: None,
        practice: None,
        thinking: None,
        wishes: Vec::new(),
        trouble: None,
    })
}

/// The loop.
fn run(app: &mut App, mut screen: terminal::Drawn) -> io::Result<()> {
    let (send, events) = mpsc::channel();
    listen(send.clone());
    let mut thinking = Cancel::new();
    let mut last = Instant::now();
    loop {
        for wish in std::mem::take(&mut app.desk.wishes) {
            match wish {
                Wish::Think(task) => {
                    thinking = Cancel::new();
                    task.think_beside(thinking.clone(), send.clone(), |thought| Ok(Event::Thought(thought)));
                }
                Wish::StopThinking => thinking.cancel(),
                Wish::Copy(text) => terminal::copy(&text)?,
                Wish::Sleep => {
                    leave();
                    sleep();
                    screen = terminal::enter()?;
                    last = Instant::now();
                }
            }
        }
        screen.draw(|frame| {
            if let Some(place) = app.draw(frame.area(), frame.buffer_mut()) {
                frame.set_cursor_position(place);
            }
        })?;
        let mut event = next(&events, app)?;
        app.pass(u64::try_from(last.elapsed().as_millis()).unwrap_or(u64::MAX));
        last = Instant::now();
        // Keys that arrived meanwhile are drawn once.
        while let Some(now) = event {
            app.on(now);
            if app.is_over() {
                return Ok(());
            }
            event = if app.desk.wishes.is_empty() { events.try_recv().ok().transpose()? } else { None };
        }
    }
}

type Received = io::Result<Event>;

/// The next event; a tick if a clock has to be drawn first.
fn next(events: &mpsc::Receiver<Received>, app: &App) -> io::Result<Option<Event>> {
    let gone = || io::Error::new(io::ErrorKind::UnexpectedEof, "the terminal is gone");
    if !app.ticks() {
        return events.recv().map_err(|_| gone())?.map(Some);
    }
    let time = app.desk.table.as_ref().map_or(0, |table| table.game.time());
    match events.recv_timeout(Duration::from_millis(1000 - time % 1000)) {
        Ok(event) => event.map(Some),
        Err(RecvTimeoutError::Timeout) => Ok(Some(Event::Tick)),
        Err(RecvTimeoutError::Disconnected) => Err(gone()),
    }
}

/// Sends the events of the terminal, from a thread of its own.
fn listen(to: Sender<Received>) {
    thread::spawn(move || {
        loop {
            let event = match crossterm::event::read() {
                Ok(event) => Event::of(event).map(Ok),
                Err(error) => Some(Err(error)),
            };
            let is_last = matches!(event, Some(Err(_)));
            if event.is_some_and(|event| to.send(event).is_err()) || is_last {
                return;
            }
        }
    });
}

/// Stops the program until the shell lets it go on.
#[cfg(unix)]
fn sleep() {
    // A process group that cannot be stopped continues at once.
    _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
}

#[cfg(not(unix))]
fn sleep() {}
