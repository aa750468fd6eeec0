//! Answers each line of standard input, a puzzle or a game, with a hint in one line: the loop of a hint
//! server. A `+` before a digit says that the player has filled it in. Ends with the input.
//!
//! ```sh
//! cargo run --release -p sudokit --example hint_loop < GAMES
//! ```

use std::error::Error;
use std::io::{Write, stdin, stdout};
use sudokit::Advice;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = stdout();
    for line in stdin().lines() {
        let answer = match sudokit::read(line?) {
            Ok(game) => in_words(&sudokit::hint(&game)),
            Err(error) => format!("error: {error}"),
        };
        writeln!(out, "{answer}")?;
        // Flush: the caller waits for the answer.
        out.flush()?;
    }
    Ok(())
}

fn in_words(advice: &Advice) -> String {
    match advice {
        Advice::Step(board, step) => {
            let said = step.explain(board);
            let sentences = [said.look].into_iter().chain(said.pattern).chain(said.reason).chain(said.result);
            let sentences: Vec<_> = sentences.map(|sentence| sentence.to_string()).collect();
            format!("{}: {}", step.kind.name, sentences.join(" "))
        }
        Advice::Mistakes(mistakes) => {
            let wrong: Vec<_> = mistakes.wrong.iter().map(ToString::to_string).collect();
            let lost: Vec<_> = mistakes.lost.iter().map(|lost| lost.cell().to_string()).collect();
            format!("take back: {}; bring back candidates in: {}", wrong.join(" "), lost.join(" "))
        }
        Advice::Solved => "everything is done".to_owned(),
        Advice::Stuck(_) => "no technique leads on".to_owned(),
        Advice::Undecided(_) => "the puzzle has several solutions".to_owned(),
        Advice::Impossible => "the puzzle has no solution".to_owned(),
    }
}
