//! Grids drawn for a terminal.

use crate::run::terminal::Look;
use crate::show::STRING;
use anstyle::{AnsiColor, Style};
use sudokit::formats::{GridStyle, write_grid};
use sudokit::{Cell, Digit, Puzzle, Solution};

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
    .expect(STRING);
    text
}
