//! Training: drills. The course and its lessons are a file beside the module: `examples/lessons.rs`.
//!
//! A drill is made again from its number at each call, so that a Worker needs no memory.

use crate::Thrown;
use crate::json::{read, text};
use crate::ladder::climbed;
use crate::words::{told, words};
use serde::{Deserialize, Serialize};
use sudokit::Cancel;
use sudokit::diagram::Diagram;
use sudokit::logic::Kind;
use sudokit::render::Coordinates;
use sudokit_play::train::{Drill, Exercise, Judgement, Positions, Reply};
use sudokit_play::{Options, Save};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Named {
    id: &'static str,
    name: &'static str,
}

impl Named {
    fn of(kind: &Kind) -> Self {
        Self { id: kind.id, name: kind.name_in(words()) }
    }
}

/// Puzzles to practise on.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Practice(Positions);

/// The reply of a player.
#[derive(Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
enum Said {
    /// True if the player says that there is one.
    There { there: bool },
    /// The name of the technique.
    Named { technique: String },
    /// The marks, as the saved game of the drill.
    Marked { game: String },
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
    pub fn new(positions: &str) -> Result<Self, Thrown> {
        let read = Positions::read(positions).map_err(|why| Thrown::argument(why.to_string()))?;
        Ok(Self(read))
    }

    /// The techniques that can be practised.
    pub fn techniques(&self) -> String {
        let kinds = sudokit_play::train::kinds().filter(|kind| !self.0.of(kind).is_empty());
        text(&kinds.map(|kind| kind.id).collect::<Vec<_>>())
    }

    /// A drill; `None` without a position. Its game is a saved one, with candidates kept automatically.
    pub fn drill(
        &self,
        exercise: &str,
        technique: &str,
        number: f64,
        options: &str,
    ) -> Result<Option<String>, Thrown> {
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
        let Some(drill) = self.made(exercise, technique, number)? else { return Ok(None) };
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
    pub fn judge(
        &self,
        exercise: &str,
        technique: &str,
        number: f64,
        reply: &str,
    ) -> Result<Option<String>, Thrown> {
        let Some(drill) = self.made(exercise, technique, number)? else { return Ok(None) };
        let reply = match read(reply)? {
            Said::There { there } => Reply::IsThere(there),
            Said::Named { technique } => Reply::Named(technique.parse()?),
            Said::Marked { game } => {
                let game = Save::from_json(&game)?.game();
                drill.reply_of(&game.ok_or_else(|| Thrown::argument("expected a saved game".to_owned()))?)
            }
        };
        Ok(Some(text(&judged(drill.judge(&reply, &Cancel::new())?))))
    }

    fn made(&self, exercise: &str, technique: &str, number: f64) -> Result<Option<Drill>, Thrown> {
        let (exercise, kind): (Exercise, &'static Kind) = (exercise.parse()?, technique.parse()?);
        Ok(Drill::new(exercise, kind, &self.0, crate::origin::seed(number)?, &Cancel::new())?)
    }
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
