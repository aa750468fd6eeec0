//! The menu, where the program begins.

use super::course::CourseScreen;
use super::levels::Levels;
use super::open::Open;
use super::options::OptionsScreen;
use super::playing::Playing;
use super::statistics::StatisticsScreen;
use super::{Next, Screen, UP_DOWN, draw_trouble, foot, keys::KeysScreen, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns};
use crate::tui::widgets::{Choice, List, clock, title_of};
use sudokit::Puzzle;
use sudokit::diagram::say;
use sudokit_play::{Game, InProgress, Key};

/// The menu.
pub(crate) struct Menu {
    list: List,
}

/// The entries.
enum Entry {
    /// To continue a game.
    GoOn(InProgress),
    New,
    Daily,
    Train,
    Open,
    Enter,
    Statistics,
    Options,
    Keys,
    Quit,
}

impl Menu {
    /// So many games in progress are listed.
    const GAMES: usize = 5;

    pub(crate) const fn new() -> Self {
        Self { list: List::at(2) }
    }

    fn entries(desk: &Desk) -> Vec<Entry> {
        let games = desk.profile.games.iter().take(Self::GAMES).cloned().map(Entry::GoOn);
        let fixed = [
            Entry::New,
            Entry::Daily,
            Entry::Train,
            Entry::Open,
            Entry::Enter,
            Entry::Statistics,
            Entry::Options,
            Entry::Keys,
            Entry::Quit,
        ];
        games.chain(fixed).collect()
    }
}

impl Entry {
    /// Its name; of a game, the title alone if there is no room in these columns for more.
    fn name(&self, room: u16, desk: &Desk) -> String {
        desk.say(&match self {
            Self::GoOn(game) => {
                let title = title_of(game.origin, &game.id, desk.words);
                let whole = desk.say(&say!("terminal-continue", [title = title.clone()]));
                return if columns(&whole) <= room { whole } else { desk.say(&title) };
            }
            Self::New => say!("terminal-menu-new"),
            Self::Daily => say!("terminal-menu-daily"),
            Self::Train => say!("terminal-menu-train"),
            Self::Open => say!("terminal-menu-open"),
            Self::Enter => say!("terminal-menu-enter"),
            Self::Statistics => say!("terminal-statistics"),
            Self::Options => say!("terminal-options"),
            Self::Keys => say!("terminal-keys"),
            Self::Quit => say!("terminal-menu-quit"),
        })
    }

    /// A few words about it, in a line with this many columns.
    fn about(&self, room: u16, desk: &Desk) -> String {
        desk.say(&match self {
            Self::GoOn(game) => return standing(game, room, desk),
            Self::New => say!("terminal-menu-new-about"),
            Self::Daily => say!("terminal-menu-daily-about", [day = desk.today.to_string()]),
            Self::Train => say!("terminal-menu-train-about"),
            Self::Open => say!("terminal-menu-open-about"),
            Self::Enter => say!("terminal-menu-enter-about"),
            Self::Statistics => say!("terminal-menu-statistics-about"),
            Self::Options => say!("terminal-menu-options-about"),
            Self::Keys => say!("terminal-menu-keys-about"),
            Self::Quit => say!("terminal-menu-quit-about"),
        })
    }
}

/// How far a game has got, by its file. The list knows the games as they were left: it does not see the moves
/// of a program that was killed, or of another window.
fn standing(listed: &InProgress, room: u16, desk: &Desk) -> String {
    let told = |InProgress { time, filled, of, .. }: &InProgress| {
        desk.say(&say!("terminal-progress", [time = clock(*time), filled, of]))
    };
    let Ok(game) = desk.keep.read(&listed.id) else { return told(listed) };
    if game.sheet().entering {
        return desk.say(&say!("terminal-being-entered", [givens = game.puzzle().len()]));
    }
    let progress = InProgress::of(&listed.id, &game);
    if game.origin().level().is_some() {
        return told(&progress);
    }
    // A puzzle without a number is known by its first row.
    let row: String = game.puzzle().to_string().chars().take(9).collect();
    let InProgress { time, filled, of, .. } = progress;
    let whole =
        desk.say(&say!("terminal-progress-begins", [time = clock(time), filled, of, row = row.clone()]));
    if columns(&whole) <= room {
        return whole;
    }
    desk.say(&say!("terminal-progress-begins-in-short", [time = clock(time), filled, of, row]))
}

impl Screen for Menu {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) {
            return Next::Back;
        }
        let mut entries = Self::entries(desk);
        if let (Event::Key(Key::Char('D')), Entry::GoOn(game)) =
            (event, &entries[self.list.chosen(entries.len())])
        {
            desk.give_up(&game.id);
            return Next::Stay;
        }
        let Choice::Taken(taken) = self.list.on(event, entries.len(), desk.size) else { return Next::Stay };
        match entries.swap_remove(taken) {
            Entry::GoOn(game) if desk.go_on(&game.id) => Next::To(Box::new(Playing::default())),
            Entry::GoOn(_) => Next::Stay,
            Entry::New => Next::To(Box::new(Levels::new())),
            Entry::Daily => Next::To(Box::new(Levels::of_day(desk.today))),
            Entry::Train => Next::To(Box::new(CourseScreen::at(None, desk))),
            Entry::Open => Next::To(Box::new(Open::default())),
            Entry::Enter => {
                desk.begin(Game::editor(&Puzzle::EMPTY));
                Next::To(Box::new(Playing::default()))
            }
            Entry::Statistics => Next::To(Box::new(StatisticsScreen::default())),
            Entry::Options => Next::To(Box::new(OptionsScreen::default())),
            Entry::Keys => Next::To(Box::new(KeysScreen::default())),
            Entry::Quit => Next::Back,
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-menu")));
        let entries = Self::entries(desk);
        let room = List::room(page.area.width);
        let names: Vec<String> = entries.iter().map(|entry| entry.name(room, desk)).collect();
        let about_at = List::before_about(names.iter().map(|name| columns(name)));
        let room = page.area.width.saturating_sub(about_at);
        let abouts = entries.iter().map(|entry| entry.about(room, desk));
        let words: Vec<_> = names.into_iter().zip(abouts).collect();
        self.list.draw(&words, page);
        draw_trouble(3 + words.len() as u16, desk, page);
        let is_game = self.list.chosen(words.len()) < desk.profile.games.len().min(Self::GAMES);
        let keys: [(&[Key], _, _); 4] = [
            (UP_DOWN, say!("terminal-key-choose"), true),
            (&[Key::Enter], say!("terminal-key-take"), true),
            (&[Key::Char('q')], say!("terminal-key-quit"), true),
            (&[Key::Char('D')], say!("terminal-key-give-up"), is_game),
        ];
        page.footer(&foot(keys, desk));
    }
}
