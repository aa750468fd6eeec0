//! Training: drills. The course and its lessons are a file beside the module: `examples/lessons.rs`.
//!
//! A drill is made again from its number at each call, so that a Worker needs no memory.

use crate::Thrown;
use crate::json::{read, text};
use crate::ladder::climbed;
use crate::words::{Named, told};
use serde::{Deserialize, Serialize};
use sudokit::Cancel;
use sudokit::diagram::Diagram;
use sudokit::logic::Kind;
use sudokit::render::Coordinates;
use sudokit_play::train::{self, Drill, Judgement, Moment, Positions, Reply, Task};
use sudokit_play::{Options, Save};
use wasm_bindgen::prelude::wasm_bindgen;

/// Puzzles to practise on.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Practice(Positions);

/// The name of a drill: the same name makes the same drill.
#[derive(Deserialize)]
struct Name {
    exercise: String,
    technique: String,
    lacks: bool,
    /// Techniques that count as learned in a review.
    learned: Vec<String>,
    number: f64,
    /// The moment of an own game that it is made of, without the rest.
    moment: Option<String>,
}

/// The reply of a player: an object with one field.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Said {
    /// True if the player says that there is one.
    There(bool),
    /// The name of the technique.
    Named(String),
    /// The marks, as the saved game of the drill.
    Marked(String),
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Judged {
    verdict: &'static str,
    is_final: bool,
    is_slip: bool,
    said: Vec<String>,
    shown: Diagram,
}

#[wasm_bindgen]
impl Practice {
    /// Reads positions from their file.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Self, Thrown> {
        Positions::read(text).map(Self).map_err(|error| Thrown::argument(error.to_string()))
    }

    /// The techniques that can be practised.
    pub fn techniques(&self) -> String {
        let kinds = train::kinds().filter(|kind| self.0.has(kind));
        text(&kinds.map(|kind| kind.id).collect::<Vec<_>>())
    }

    /// A drill by its name; `None` without a position. Its game is a saved one, with candidates kept
    /// automatically.
    pub fn drill(&self, name: &str, options: &str) -> Result<Option<String>, Thrown> {
        #[derive(Serialize)]
        #[serde(rename_all = "camelCase")]
        struct Asked {
            exercise: &'static str,
            kind: Named,
            question: String,
            shown: Diagram,
            choices: Vec<Named>,
            answer: Judged,
            game: String,
            mode: &'static str,
            /// The ladder of help for the step of the drill, as of [`ladder`](crate::ladder).
            ladder: Option<String>,
        }
        let options: Options = read(options)?;
        let Some(drill) = self.made(name)? else { return Ok(None) };
        let game = drill.game_with(options);
        let ladder = drill.help(&game).map(|help| climbed(game.clone(), help, &Cancel::new()));
        Ok(Some(text(&Asked {
            exercise: drill.exercise().name(),
            kind: Named::of(drill.kind()),
            question: told(&drill.question(), Coordinates::Rncn),
            shown: drill.shown(),
            choices: drill.choices().iter().map(|kind| Named::of(kind)).collect(),
            answer: judged(drill.answer()),
            game: Save::from(game).to_json(),
            mode: drill.mode().name(),
            ladder: ladder.transpose()?,
        })))
    }

    /// The verdict on a reply, with its reason.
    pub fn judge(&self, name: &str, reply: &str) -> Result<Option<String>, Thrown> {
        let Some(drill) = self.made(name)? else { return Ok(None) };
        let reply = match read(reply)? {
            Said::There(is_there) => Reply::IsThere(is_there),
            Said::Named(technique) => Reply::Named(technique.parse()?),
            Said::Marked(game) => {
                let game = Save::from_json(&game)?.game();
                drill.reply_of(&game.ok_or_else(|| Thrown::argument("expected a saved game".to_owned()))?)
            }
        };
        Ok(Some(text(&judged(drill.judge(&reply, &Cancel::new())?))))
    }

    fn made(&self, name: &str) -> Result<Option<Drill>, Thrown> {
        let Name { exercise, technique, lacks, learned, number, moment } = read(name)?;
        if let Some(line) = moment {
            let moment = Moment::of_line(&line).ok_or_else(|| Thrown::argument("expected a moment"))?;
            return Ok(moment.drill(&Cancel::new())?);
        }
        let task = Task { kind: technique.parse()?, exercise: exercise.parse()?, lacks };
        let learned = learned.iter().map(|id| id.parse()).collect::<Result<Vec<&'static Kind>, _>>()?;
        Ok(task.drill(&learned, &self.0, crate::origin::seed(number)?, &Cancel::new())?)
    }
}

/// The moments of a finished game at which the player was slow or asked for help.
#[wasm_bindgen]
pub fn moments(game: &str, today: &str) -> Result<String, Thrown> {
    #[derive(Serialize)]
    struct Slow {
        time: u64,
        thought: u64,
        helped: bool,
        kind: Named,
        /// The moment as a profile keeps it.
        line: String,
    }
    let game = Save::from_json(game)?.game();
    let game = game.ok_or_else(|| Thrown::argument("expected a saved game"))?;
    let moments = train::moments(&game, today.parse()?, &Cancel::new())?;
    let slow = moments.iter().map(|moment| Slow {
        time: moment.time,
        thought: moment.thought,
        helped: moment.helped,
        kind: Named::of(moment.kind),
        line: moment.to_line(),
    });
    Ok(text(&slow.collect::<Vec<_>>()))
}

fn judged(judgement: Judgement) -> Judged {
    Judged {
        verdict: judgement.verdict.name(),
        is_final: judgement.verdict.is_final(),
        is_slip: judgement.verdict.is_slip(),
        said: judgement.said.iter().map(|said| told(said, Coordinates::Rncn)).collect(),
        shown: judgement.shown,
    }
}
