//! Plays random games and writes a line of JSON for each, with the saved game, the view and the hints, for
//! the test that WebAssembly gives the same.
//!
//! ```sh
//! cargo run -p sudokit-web --example replays -- 200
//! ```

use serde_json::{Value, json};
use std::error::Error;
use sudokit::{Candidate, Cell, Random};
use sudokit_play::Level;
use sudokit_web::Game;

/// Actions in a game.
const ACTIONS: usize = 60;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(20), |count| count.parse())?;
    for seed in 0..games {
        println!("{}", played(seed).map_err(|thrown| format!("{thrown:?}"))?);
    }
    Ok(())
}

/// A random game, with all of its views.
fn played(seed: u64) -> Result<Value, sudokit_web::Thrown> {
    let mut random = Random::new(seed);
    let level = Level::ALL[random.below(Level::ALL.len())];
    let mut game = Game::of_level(level.name(), seed as f64, None, None)?;
    for _ in 0..ACTIONS {
        game.pass(random.below(5000) as f64);
        match random.below(10) {
            0 => drop(game.ask(None)?),
            _ => drop(game.act(&action(&mut random).to_string())?),
        }
    }
    let (save, cells, state) = (game.save(), data(&game.view()), data(&game.state()));
    let told = data(&game.ask(None)?);
    Ok(json!({ "save": save, "cells": cells, "state": state, "told": told }))
}

/// A random action, which the game may refuse.
fn action(random: &mut Random) -> Value {
    let mut cell = || Cell::from_index(random.below(81)).to_string();
    let cells = [cell(), cell(), cell()];
    let (digit, colour) = (1 + random.below(9), 1 + random.below(9));
    match random.below(17) {
        0..=3 => json!({ "do": "place", "cells": cells, "digit": digit }),
        4 => json!({ "do": "corner", "cells": cells, "digit": digit }),
        5 => json!({ "do": "centre", "cells": cells, "digit": digit }),
        6 => json!({ "do": "cross", "cells": cells, "digit": digit }),
        7 => json!({ "do": "colour", "cells": cells, "colour": colour }),
        8 => {
            let candidates = [Candidate::from_index(random.below(729)).to_string()];
            json!({ "do": "colour-candidates", "candidates": candidates, "colour": colour })
        }
        9 => json!({ "do": "line", "ends": [cells[0], format!("{}={digit}", cells[1])], "arrow": digit > 4 }),
        10 => json!({ "do": "clear", "cells": cells }),
        11 => json!({ "do": "fill", "cells": cells, "digits": [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
        12 => json!({ "do": "clean-up", "cells": cells }),
        13 => json!({ "do": "undo" }),
        14 => json!({ "do": "redo" }),
        15 => json!({ "do": "savepoint", "name": "here" }),
        _ => json!({ "do": "go-back", "to": random.below(3) }),
    }
}

fn data(text: &str) -> Value {
    serde_json::from_str(text).expect("the border writes JSON")
}
