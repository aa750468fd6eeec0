//! The terminal: entered, and always left in its former state. No other module touches it.

use crossterm::cursor::SetCursorStyle;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    KeyboardEnhancementFlags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};
use data_encoding::BASE64;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, Stdout, Write as _, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, panic};
use terminal_colorsaurus::{QueryOptions, background_color};

/// True while the terminal is ours.
static ENTERED: AtomicBool = AtomicBool::new(false);

pub(super) type Drawn = Terminal<CrosstermBackend<Stdout>>;

/// Takes the terminal over.
pub(super) fn enter() -> io::Result<Drawn> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            // First the terminal, so that what is told can be read.
            leave();
            tell(what);
        }));
    });
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        // The cell that the cursor is on stays legible.
        SetCursorStyle::SteadyUnderScore,
        cursor::Hide
    )?;
    // Kitty's protocol tells Ctrl with a digit. It is not asked for first: a terminal without it ignores this
    // at once, and may answer a question late or never.
    let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
    _ = execute!(stdout(), PushKeyboardEnhancementFlags(flags));
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Returns true if the ground of the terminal is light: by COLORFGBG, else by asking the terminal (OSC 11).
/// One that does not know the question is dark. To be called before the terminal is taken over.
pub(super) fn is_light() -> bool {
    match env::var("COLORFGBG") {
        Ok(both) => has_light_ground(&both),
        // A second question follows at once that every terminal answers, so it takes no longer than that.
        Err(_) => {
            background_color(QueryOptions::default()).is_ok_and(|ground| ground.perceived_lightness() > 0.5)
        }
    }
}

/// The last number is the ground: 7 and 15 are white.
fn has_light_ground(foreground_background: &str) -> bool {
    matches!(foreground_background.rsplit(';').next(), Some("7" | "15"))
}

/// Puts a text into the clipboard: the terminal takes it from an escape sequence (OSC 52), wherever the
/// program runs. One that does not know the sequence ignores it.
pub(super) fn copy(text: &str) -> io::Result<()> {
    let mut out = stdout();
    out.write_all(clipboard(text).as_bytes())?;
    out.flush()
}

fn clipboard(text: &str) -> String {
    format!("\x1b]52;c;{}\x1b\\", BASE64.encode(text.as_bytes()))
}

/// Gives the terminal back, if it was taken. Errors are ignored: there is no way to show them.
pub(crate) fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        _ = execute!(stdout(), PopKeyboardEnhancementFlags);
        _ = execute!(
            stdout(),
            cursor::Show,
            SetCursorStyle::DefaultUserShape,
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen
        );
        _ = disable_raw_mode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_the_last_number() {
        for (said, is_light) in
            [("0;15", true), ("0;7", true), ("15;default;0", false), ("15;0", false), ("", false)]
        {
            assert_eq!(has_light_ground(said), is_light, "{said}");
        }
    }

    /// The test vectors of RFC 4648 with the brackets of OSC 52.
    #[test]
    fn a_text_goes_to_the_clipboard_in_base_64() {
        assert_eq!(clipboard("foobar"), "\u{1b}]52;c;Zm9vYmFy\u{1b}\\");
        assert_eq!(clipboard("fo"), "\u{1b}]52;c;Zm8=\u{1b}\\");
    }
}
