//! Events of a screen.

use super::think::Thought;
use crossterm::event::{self, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use sudokit::Digit;
use sudokit_play::{Direction, Key, Mode};

/// Events of a screen.
#[derive(Debug)]
pub(super) enum Event {
    Key(Key),
    /// A digit with Ctrl, or with Ctrl and Shift: it is written in this mode, whichever is chosen. Only
    /// terminals with kitty's protocol tell such keys.
    Mark(Mode, Digit),
    /// Text that was pasted.
    Text(String),
    Mouse(Mouse),
    /// The terminal has another size: everything is redrawn.
    Resized,
    /// Time has passed.
    Tick,
    /// A thought is finished.
    Thought(Thought),
}

/// A mouse action and its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mouse {
    /// A press; with Shift or Ctrl, or the right button, what is there is added to what is selected.
    Press {
        x: u16,
        y: u16,
        adds: bool,
    },
    Drag {
        x: u16,
        y: u16,
    },
    /// The wheel, downwards if positive.
    Wheel(i16),
}

impl Event {
    /// The meaning of an event of the terminal, if it has one.
    pub(super) fn of(event: event::Event) -> Option<Self> {
        match event {
            event::Event::Key(key) if key.kind != KeyEventKind::Release => {
                mark_of(key).or_else(|| key_of(key).map(Self::Key))
            }
            event::Event::Mouse(mouse) => mouse_of(mouse).map(Self::Mouse),
            event::Event::Paste(text) => Some(Self::Text(text)),
            event::Event::Resize(..) => Some(Self::Resized),
            _ => None,
        }
    }
}

fn mark_of(key: event::KeyEvent) -> Option<Event> {
    let KeyCode::Char(char) = key.code else { return None };
    let digit = Digit::from_char(char).filter(|_| key.modifiers.contains(KeyModifiers::CONTROL))?;
    let is_corner = key.modifiers.contains(KeyModifiers::SHIFT);
    Some(Event::Mark(if is_corner { Mode::Corner } else { Mode::Centre }, digit))
}

fn key_of(key: event::KeyEvent) -> Option<Key> {
    let arrow = |direction| {
        if key.modifiers.contains(KeyModifiers::SHIFT) {
            Key::ShiftArrow(direction)
        } else {
            Key::Arrow(direction)
        }
    };
    Some(match key.code {
        KeyCode::Char(char) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            Key::Ctrl(char.to_ascii_lowercase())
        }
        KeyCode::Char(char) => Key::Char(char),
        KeyCode::Up => arrow(Direction::Up),
        KeyCode::Down => arrow(Direction::Down),
        KeyCode::Left => arrow(Direction::Left),
        KeyCode::Right => arrow(Direction::Right),
        KeyCode::F(number) => Key::F(number),
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Tab if key.modifiers.contains(KeyModifiers::SHIFT) => Key::BackTab,
        KeyCode::Tab => Key::Tab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    })
}

fn mouse_of(mouse: event::MouseEvent) -> Option<Mouse> {
    let (x, y) = (mouse.column, mouse.row);
    let with = mouse.modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL);
    Some(match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Mouse::Press { x, y, adds: with },
        MouseEventKind::Down(MouseButton::Right) => Mouse::Press { x, y, adds: true },
        MouseEventKind::Drag(_) => Mouse::Drag { x, y },
        MouseEventKind::ScrollUp => Mouse::Wheel(-1),
        MouseEventKind::ScrollDown => Mouse::Wheel(1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyEvent;

    fn of(char: char, modifiers: KeyModifiers) -> Option<Event> {
        Event::of(event::Event::Key(KeyEvent::new(KeyCode::Char(char), modifiers)))
    }

    #[test]
    fn ctrl_makes_a_mark_of_a_digit() {
        let both = KeyModifiers::CONTROL | KeyModifiers::SHIFT;
        assert!(matches!(of('4', KeyModifiers::CONTROL), Some(Event::Mark(Mode::Centre, Digit::D4))));
        assert!(matches!(of('4', both), Some(Event::Mark(Mode::Corner, Digit::D4))));
        assert!(matches!(of('4', KeyModifiers::NONE), Some(Event::Key(Key::Char('4')))));
        assert!(matches!(of('0', KeyModifiers::CONTROL), Some(Event::Key(Key::Ctrl('0')))));
        assert!(matches!(of('Z', both), Some(Event::Key(Key::Ctrl('z')))));
    }
}
