//! Reading, converting and drawing puzzles; and the names that requests take.

use crate::context::Context;
use crate::failure::Failure;
use crate::field::Sort;
use crate::part::part;
use crate::task::Task;
use crate::value::{Language, Scales, Value};
use serde::Serialize;
use serde_json::value::RawValue;
use sudokit::diagram::{Diagram, Voice};
use sudokit::formats::{Format, Losses, to_text};
use sudokit::generate::Symmetry;
use sudokit::logic::techniques::kinds;
use sudokit::render::Picture as Drawing;
use sudokit::{
    Advice, CanonForm, Entry, JSON_VERSION, Level, Measure, Product, Scope, Single, position_with,
};

part! {
    /// Asks to read a puzzle.
    pub struct Read {
        /// The puzzle as text in any format, such as a pasted grid or a link.
        text | puzzle: Entry,
    }
}

impl Task for Read {
    const NAME: &'static str = "read";
    const ABOUT: &'static str =
        "Reads a puzzle from text in any format: its givens, the player's digits, its title.";
    const REPLY: &'static str = "entry";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        let json = written("json".parse()?, &self.text)?;
        Ok(RawValue::from_string(json.trim_end().to_owned()).expect("our own format is JSON"))
    }
}

part! {
    /// Asks for a puzzle in another format.
    pub struct Convert {
        /// The puzzle as text in any format, such as a pasted grid or a link.
        text | puzzle: Entry,
        /// The format to write.
        format | to: Format,
    }
}

/// A puzzle in a format, with its losses.
#[derive(Serialize)]
struct Converted {
    version: u32,
    text: String,
    losses: Option<String>,
}

impl Task for Convert {
    const NAME: &'static str = "convert";
    const ABOUT: &'static str =
        "Converts a puzzle to another format, such as a link, and tells what that format cannot store.";
    const REPLY: &'static str = "convert";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        let losses = Losses::of(&self.text, self.format);
        let losses = (losses != Losses::default()).then(|| losses.to_string());
        Ok(Converted { version: JSON_VERSION, text: written(self.format, &self.text)?, losses })
    }
}

/// The entry in this format.
fn written(format: Format, entry: &Entry) -> Result<String, Failure> {
    to_text(format, entry).ok_or_else(|| Failure::argument(format!("{format} is only read")))
}

part! {
    /// Asks for a picture.
    pub struct Picture {
        /// The puzzle, or a game in progress.
        puzzle: Entry,
        /// True to draw the next step on the board.
        hint: bool = "false",
        /// The title, for screen readers. If empty and a step is drawn, the name of the step's technique.
        title: String = "\"\"",
    }
}

/// A picture.
#[derive(Serialize)]
struct Drawn {
    version: u32,
    svg: String,
}

impl Task for Picture {
    const NAME: &'static str = "picture";
    const ABOUT: &'static str = "Draws a puzzle as SVG, with the next step on the board if you ask for it.";
    const REPLY: &'static str = "picture";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        self.draw(context, |drawing| Drawn { version: JSON_VERSION, svg: drawing.to_svg() })
    }
}

impl Picture {
    /// Draws in the way of the caller, who gets the board, the step if one is wanted, and the title.
    ///
    /// # Errors
    /// There is no hint for this board, or the search for it is cancelled.
    pub fn draw<T>(self, context: &Context, draw: impl FnOnce(&Drawing<'_>) -> T) -> Result<T, Failure> {
        let mut engine = Single::new();
        let (mut diagram, mut title) = (Diagram::default(), self.title);
        // A puzzle that contradicts itself is drawn all the same.
        let board = position_with(&mut engine, &self.puzzle).unwrap_or_else(|flawed| flawed.board);
        if self.hint {
            let schedule = Scope::default().for_paths();
            let advice = sudokit::hint_with(&mut engine, &self.puzzle, &schedule, None, &context.cancel)?;
            if let Advice::Step(before, step) = advice {
                diagram = step.diagram(&before);
                if title.is_empty() {
                    step.kind.name.clone_into(&mut title);
                }
            }
        }
        Ok(draw(&Drawing { title: &title, ..Drawing::new(&board, &diagram) }))
    }
}

part! {
    /// Asks for the names that requests take.
    pub struct Names {}
}

/// The names that requests take.
#[derive(Clone, Debug, Serialize)]
pub struct AllNames {
    version: u32,
    levels: Vec<&'static str>,
    scales: Vec<&'static str>,
    measures: Vec<&'static str>,
    techniques: Vec<&'static str>,
    symmetries: Vec<&'static str>,
    products: Vec<&'static str>,
    forms: Vec<&'static str>,
    languages: Vec<&'static str>,
    voices: Vec<&'static str>,
    formats: Vec<FormatName>,
}

/// A format, and if it can be read and written.
#[derive(Clone, Debug, Serialize)]
struct FormatName {
    name: &'static str,
    title: &'static str,
    extensions: &'static [&'static str],
    reads: bool,
    writes: bool,
}

impl AllNames {
    /// The names that requests take.
    pub fn all() -> Self {
        let format = |format: &Format| FormatName {
            name: format.name(),
            title: format.title(),
            extensions: format.extensions(),
            reads: format.reads(),
            writes: format.writes(),
        };
        Self {
            version: JSON_VERSION,
            levels: names_of::<Level>(),
            scales: names_of::<Scales>(),
            measures: Measure::ALL.iter().map(|measure| measure.name()).collect(),
            techniques: kinds().map(|kind| kind.id).collect(),
            symmetries: names_of::<Symmetry>(),
            products: names_of::<Product>(),
            forms: names_of::<CanonForm>(),
            languages: names_of::<Language>(),
            voices: names_of::<Voice>(),
            formats: Format::ALL.iter().map(format).collect(),
        }
    }
}

/// The names that a field takes whose values are of this type.
fn names_of<T: Value>() -> Vec<&'static str> {
    match T::SORT {
        Sort::Name { names, .. } => names(),
        _ => unreachable!("its values have names"),
    }
}

impl Task for Names {
    const NAME: &'static str = "names";
    const ABOUT: &'static str = "Lists the names that requests take: levels, scales, techniques, symmetries, products, canonical forms and formats.";
    const REPLY: &'static str = "names";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        Ok(AllNames::all())
    }
}
