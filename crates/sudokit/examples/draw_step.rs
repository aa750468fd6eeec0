//! Draws the next step of a puzzle or a game as SVG.
//!
//! ```sh
//! cargo run --release -p sudokit --example draw_step [PUZZLE [FILE.svg]]
//! ```

use std::error::Error;
use sudokit::Advice;
use sudokit::render::Picture;

/// A `+` says that a player has filled in the digit.
const GAME: &str = "784+95...+2..+12+7+8+4..+2..1.+47.+8.+4..8+2+9.+1....+4+12..12+75+9.+84..5.4+2+9..74+7381+5+6+299+12..75+8+4";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let entry = sudokit::read(arguments.next().as_deref().unwrap_or(GAME))?;
    let Advice::Step(board, step) = sudokit::hint(&entry) else {
        return Err("there is no step to draw".into());
    };

    let (diagram, change) = (step.diagram(&board), step.effect.to_string());
    let picture = Picture { title: step.kind.name, caption: &change, ..Picture::new(&board, &diagram) };
    let mut svg = String::new();
    picture.svg(&mut svg)?;
    match arguments.next() {
        Some(path) => std::fs::write(path, svg)?,
        None => print!("{svg}"),
    }
    Ok(())
}
