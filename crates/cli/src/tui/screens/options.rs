//! The options.

use super::techniques::{Techniques, in_words};
use super::{Next, Screen, UP_DOWN, draw_trouble, foot, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Skin;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::{Sentence, Voice, say};
use sudokit::render::Coordinates;
use sudokit_play::{First, HintOrder, Keeping, Key, Options, Showing};

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
    name: fn() -> Sentence,
    value: fn(&Options) -> Sentence,
    change: fn(&mut Options),
}

const LINES: [Line; 9] = [
    Line {
        name: || say!("terminal-notes"),
        value: |options| match options.candidates {
            Keeping::ByHand => say!("terminal-notes-by-hand"),
            Keeping::Automatic => say!("terminal-notes-automatic"),
        },
        change: |options| {
            options.candidates = after(options.candidates, &[Keeping::ByHand, Keeping::Automatic]);
        },
    },
    Line {
        name: || say!("terminal-clean"),
        value: |options| if options.clean { say!("terminal-clean-on") } else { say!("terminal-clean-off") },
        change: |options| options.clean = !options.clean,
    },
    Line {
        name: || say!("terminal-clashes"),
        value: |options| if options.clashes { say!("terminal-at-once") } else { say!("terminal-never") },
        change: |options| options.clashes = !options.clashes,
    },
    Line {
        name: || say!("terminal-wrong"),
        value: |options| match options.wrong {
            Showing::Never => say!("terminal-never"),
            Showing::WhenAsked => say!("terminal-when-asked"),
            Showing::AtOnce => say!("terminal-at-once"),
        },
        change: |options| {
            options.wrong = after(options.wrong, &[Showing::Never, Showing::WhenAsked, Showing::AtOnce]);
        },
    },
    Line {
        name: || say!("terminal-digits-left"),
        value: |options| {
            if options.complete { say!("terminal-digits-left-on") } else { say!("terminal-digits-left-off") }
        },
        change: |options| options.complete = !options.complete,
    },
    Line {
        name: || say!("terminal-clock"),
        value: |options| if options.clock { say!("terminal-clock-on") } else { say!("terminal-clock-off") },
        change: |options| options.clock = !options.clock,
    },
    Line {
        name: || say!("terminal-first"),
        value: |options| match options.first {
            First::Cell => say!("terminal-first-cell"),
            First::Digit => say!("terminal-first-digit"),
        },
        change: |options| options.first = after(options.first, &[First::Cell, First::Digit]),
    },
    Line {
        name: || say!("terminal-notation"),
        value: |options| match options.notation {
            Coordinates::K9 => say!("terminal-notation-k9"),
            _ => say!("terminal-notation-rncn"),
        },
        change: |options| {
            options.notation = after(options.notation, &[Coordinates::Rncn, Coordinates::K9]);
        },
    },
    Line {
        name: || say!("terminal-hints"),
        value: |options| match options.hints {
            HintOrder::Ours => say!("terminal-hints-ours"),
            HintOrder::Hodoku => say!("terminal-hints-hodoku"),
            HintOrder::SudokuExplainer => say!("terminal-hints-sudoku-explainer"),
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
        if let Choice::Taken(taken) = self.list.on(event, LINES.len() + 3, desk.size) {
            match LINES.get(taken) {
                Some(line) => {
                    let mut options = desk.options();
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
        page.title(&desk.say(&say!("terminal-options")));
        let options = desk.options();
        let mut said: Vec<[Sentence; 2]> =
            LINES.iter().map(|line| [(line.name)(), (line.value)(&options)]).collect();
        said.push([say!("terminal-techniques"), in_words(&options.without)]);
        let voice = match desk.words.voice() {
            Voice::Beginner => say!("terminal-for-beginners"),
            Voice::Player => say!("terminal-for-players"),
            Voice::Expert => say!("terminal-for-experts"),
        };
        said.push([say!("terminal-explanations"), voice]);
        said.push([say!("terminal-skin"), say!("terminal-skin-name", [skin = desk.skin.name()])]);
        let words: Vec<_> =
            said.iter().map(|said| said.each_ref().map(|said| desk.say(said)).into()).collect();
        self.list.draw(&words, page);
        draw_trouble(4 + words.len() as u16, desk, page);
        let keys: [(&[Key], _, _); 3] = [
            (UP_DOWN, say!("terminal-key-choose"), true),
            (&[Key::Enter], say!("terminal-key-change"), true),
            (&[Key::Escape], say!("terminal-key-back"), true),
        ];
        page.footer(&foot(keys, desk));
    }
}
