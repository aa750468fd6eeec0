//! The options.

use super::techniques::{Techniques, in_words};
use super::{Next, Screen, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::{Part, Skin};
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::Voice;
use sudokit::render::Coordinates;
use sudokit_play::{First, HintOrder, Keeping, Options, Showing};

/// The options: Enter goes to the next value of one.
pub(crate) struct OptionsScreen {
    list: List,
}

impl Default for OptionsScreen {
    fn default() -> Self {
        Self { list: List::at(2) }
    }
}

/// An option: its name, its value in words, and how it changes.
struct Line {
    name: &'static str,
    value: fn(&Options) -> &'static str,
    change: fn(&mut Options),
}

const LINES: [Line; 9] = [
    Line {
        name: "Notes",
        value: |options| match options.candidates {
            Keeping::ByHand => "by hand",
            Keeping::Automatic => "automatic: all that still fit; centre marks cross out",
        },
        change: |options| {
            options.candidates = after(options.candidates, &[Keeping::ByHand, Keeping::Automatic]);
        },
    },
    Line {
        name: "Tidy up notes",
        value: |options| if options.clean { "when you place a digit" } else { "no" },
        change: |options| options.clean = !options.clean,
    },
    Line {
        name: "Highlight conflicts",
        value: |options| if options.clashes { "at once" } else { "never" },
        change: |options| options.clashes = !options.clashes,
    },
    Line {
        name: "Show wrong digits",
        value: |options| match options.wrong {
            Showing::Never => "never",
            Showing::WhenAsked => "when asked",
            Showing::AtOnce => "at once",
        },
        change: |options| {
            options.wrong = after(options.wrong, &[Showing::Never, Showing::WhenAsked, Showing::AtOnce]);
        },
    },
    Line {
        name: "Digits left",
        value: |options| if options.complete { "shown" } else { "not shown" },
        change: |options| options.complete = !options.complete,
    },
    Line {
        name: "Clock",
        value: |options| if options.clock { "shown" } else { "hidden, but running" },
        change: |options| options.clock = !options.clock,
    },
    Line {
        name: "Order of input",
        value: |options| match options.first {
            First::Cell => "cell first",
            First::Digit => "digit first: Enter or a click writes it",
        },
        change: |options| options.first = after(options.first, &[First::Cell, First::Digit]),
    },
    Line {
        name: "Cell names",
        value: |options| match options.notation {
            Coordinates::K9 => "D7",
            _ => "r4c7",
        },
        change: |options| {
            options.notation = after(options.notation, &[Coordinates::Rncn, Coordinates::K9]);
        },
    },
    Line {
        name: "Hints",
        value: |options| match options.hints {
            HintOrder::Ours => "easiest first, all techniques",
            HintOrder::Hodoku => "HoDoKu's techniques only",
            HintOrder::SudokuExplainer => "Sudoku Explainer's order",
        },
        change: |options| {
            options.hints =
                after(options.hints, &[HintOrder::Ours, HintOrder::Hodoku, HintOrder::SudokuExplainer]);
        },
    },
];

/// The next value, in a circle.
fn after<T: Copy + PartialEq>(value: T, all: &[T]) -> T {
    let place = all.iter().position(|one| *one == value).unwrap_or(0);
    all[(place + 1) % all.len()]
}

impl Screen for OptionsScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) {
            return Next::Back;
        }
        if let Choice::Taken(taken) = self.list.on(event, LINES.len() + 3, desk.size.1) {
            match LINES.get(taken) {
                Some(line) => {
                    let mut options = options(desk);
                    (line.change)(&mut options);
                    desk.choose(options);
                }
                None if taken == LINES.len() => return Next::To(Box::new(Techniques::default())),
                None if taken == LINES.len() + 1 => desk.speak(after(desk.words.voice(), &Voice::ALL)),
                None => desk.wear(after(desk.skin, &Skin::ALL)),
            }
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title("Options");
        let options = options(desk);
        let mut words: Vec<(String, String)> =
            LINES.iter().map(|line| (line.name.to_owned(), (line.value)(&options).to_owned())).collect();
        words.push(("Techniques in hints".to_owned(), in_words(&options.without)));
        let voice = match desk.words.voice() {
            Voice::Beginner => "for beginners: what to do with your eyes",
            Voice::Player => "for players: the pattern, and why",
            Voice::Expert => "for experts: the terms of the trade",
        };
        words.push(("Explanations".to_owned(), voice.to_owned()));
        words.push(("Skin".to_owned(), desk.skin.name().to_owned()));
        self.list.draw(&words, page);
        if let Some(trouble) = &desk.trouble {
            page.text(2, 4 + words.len() as u16, trouble, Part::Refused);
        }
        page.footer([
            ("up down".to_owned(), "choose"),
            ("Enter".to_owned(), "change"),
            ("Esc".to_owned(), "back"),
        ]);
    }
}

/// Those of the game on the table, else those of new games.
pub(super) fn options(desk: &Desk) -> Options {
    desk.table.as_ref().map_or(desk.profile.options, |table| *table.game.options())
}
