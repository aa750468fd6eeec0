//! Grids to look at, in a terminal.

use anstyle::{AnsiColor, Style};
use std::env;
use sudokit::formats::{GridStyle, write_grid};
use sudokit::{Cell, Digit, Puzzle, Solution};

/// What a terminal can show.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) colour: bool,
    pub(crate) unicode: bool,
}

impl Look {
    /// For a file: characters that every printer has.
    pub(crate) const PLAIN: Self = Self { colour: false, unicode: false };

    /// What standard output can show: colours unless that is unwanted, line drawing unless the locale is another one
    /// than UTF-8.
    pub(crate) fn of_stdout() -> Self {
        let colour = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        Self { colour, unicode: locale_is_utf8() && env::var_os("TERM").is_none_or(|term| term != "dumb") }
    }

    /// A style, if there are any.
    pub(crate) const fn style(self, style: Style) -> Style {
        if self.colour { style } else { Style::new() }
    }
}

/// The columns that text on standard output may fill: all but the last two of a terminal, up to where lines are hard to read;
/// as many as a terminal of 80 columns has if there is none.
pub(crate) fn width() -> usize {
    let columns =
        terminal_size::terminal_size_of(std::io::stdout()).map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100) - 2
}

/// Where no locale is set at all, in most containers for one, terminals take UTF-8 these days.
fn locale_is_utf8() -> bool {
    let set =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(env::var_os).find(|value| !value.is_empty());
    set.is_none_or(|locale| {
        let locale = locale.to_string_lossy().to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

const GIVEN: Style = Style::new().bold();
// Green is readable on white and on black in every common palette; and no one needs to see it.
const FOUND: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));

/// Draws a puzzle.
pub(crate) fn draw_puzzle(puzzle: &Puzzle, look: Look) -> String {
    draw(look, |cell| (puzzle.digit(cell), look.style(GIVEN)))
}

/// Draws a solution: givens bold, found digits plain and green; without styles, beside the puzzle.
pub(crate) fn draw_solution(puzzle: &Puzzle, solution: &Solution, look: Look) -> String {
    if look.colour { solved(puzzle, solution, look) } else { draw_both(puzzle, solution, look) }
}

/// Draws a puzzle and its solution side by side.
pub(crate) fn draw_both(puzzle: &Puzzle, solution: &Solution, look: Look) -> String {
    let (left, right) = (draw_puzzle(puzzle, look), solved(puzzle, solution, look));
    left.lines().zip(right.lines()).map(|(left, right)| format!("{left}   {right}\n")).collect()
}

fn solved(puzzle: &Puzzle, solution: &Solution, look: Look) -> String {
    draw(look, |cell| {
        let style = if puzzle.digit(cell).is_some() { GIVEN } else { FOUND };
        (Some(solution.digit(cell)), look.style(style))
    })
}

fn draw(look: Look, digit: impl Fn(Cell) -> (Option<Digit>, Style)) -> String {
    let frame = if look.unicode { GridStyle::Unicode } else { GridStyle::Ascii };
    let mut text = String::new();
    write_grid(&mut text, frame, &mut |cell, out| match digit(cell) {
        (Some(digit), style) => write!(out, "{style}{digit}{style:#}"),
        (None, _) => out.write_char('.'),
    })
    .expect("a string takes all that is written");
    text
}
