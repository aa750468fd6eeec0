//! The menu, where the program begins.

use super::course::CourseScreen;
use super::levels::Levels;
use super::open::Open;
use super::options::OptionsScreen;
use super::playing::Playing;
use super::statistics::StatisticsScreen;
use super::{Next, Screen, keys::KeysScreen, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List, clock, title};
use sudokit::Puzzle;
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
    fn words(&self, desk: &Desk) -> (String, String) {
        let (name, about) = match self {
            Self::GoOn(game) => {
                return (format!("Continue: {}", title(game.origin, &game.id)), standing(game, desk));
            }
            Self::New => ("New game", "choose a level"),
            Self::Daily => return ("Puzzle of the day".to_owned(), format!("{} (UTC)", desk.today)),
            Self::Train => ("Train", "learn techniques, and practise them"),
            Self::Open => ("Open", "paste or type a puzzle or a link"),
            Self::Enter => ("Enter", "type in a puzzle from paper"),
            Self::Statistics => ("Statistics", "times and streaks"),
            Self::Options => ("Options", "notes, checks, colours"),
            Self::Keys => ("Keys", "keyboard shortcuts"),
            Self::Quit => ("Quit", "your games are saved"),
        };
        (name.to_owned(), about.to_owned())
    }
}

/// How far a game has got, by its file. The list knows the games as they were left: it does not see the moves
/// of a program that was killed, or of another window.
fn standing(listed: &InProgress, desk: &Desk) -> String {
    let progress =
        |game: &InProgress| format!("{}, {} of {} filled in", clock(game.time), game.filled, game.of);
    let Ok(game) = desk.keep.read(&listed.id) else { return progress(listed) };
    if game.sheet().entering {
        return match game.puzzle().len() {
            1 => "being entered, 1 given so far".to_owned(),
            givens => format!("being entered, {givens} givens so far"),
        };
    }
    let progress = progress(&InProgress::of(&listed.id, &game));
    match game.origin().level() {
        Some(_) => progress,
        // A puzzle without a number is known by its first row.
        None => format!("{progress}; begins {:.9}", game.puzzle().to_string()),
    }
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
        let Choice::Taken(taken) = self.list.on(event, entries.len(), desk.size.1) else { return Next::Stay };
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
            Entry::Statistics => Next::To(Box::new(StatisticsScreen)),
            Entry::Options => Next::To(Box::new(OptionsScreen::default())),
            Entry::Keys => Next::To(Box::new(KeysScreen::default())),
            Entry::Quit => Next::Back,
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title("Sudoku");
        let words: Vec<_> = Self::entries(desk).iter().map(|entry| entry.words(desk)).collect();
        self.list.draw(&words, page);
        if let Some(trouble) = &desk.trouble {
            page.text(2, 3 + words.len() as u16, trouble, Part::Refused);
        }
        let mut keys = vec![("up down", "choose"), ("Enter", "take"), ("q", "quit")];
        if self.list.chosen(words.len()) < desk.profile.games.len().min(Self::GAMES) {
            keys.push(("D", "give the game up"));
        }
        page.footer(keys.into_iter().map(|(key, word)| (key.to_owned(), word)));
    }
}
