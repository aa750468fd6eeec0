//! The output of `sudoku explain`.

use super::args::ExplainFormat;
use super::{Scribe, Told, tell};
use crate::io::output::Output;
use crate::run::report::{Failure, Message};
use crate::show::STRING;
use crate::show::json::JsonList;
use crate::show::narration::Narrator;
use std::fmt::Write as _;
use sudokit::Board;
use sudokit::diagram::{Diagram, Explanation, Sentence, say};
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::{Level, Step};
use sudokit::render::html::Numbered;
use sudokit::render::{Picture, html};

/// Writes what became of each puzzle.
pub(super) struct Pages {
    format: ExplainFormat,
    narrator: Narrator,
    verbose: bool,
    is_single: bool,
    output: Output,
    list: Option<JsonList>,
    /// Kept for its memory.
    text: String,
    puzzles: u64,
    /// Nothing stands in front of the next puzzle.
    is_first: bool,
}

impl Pages {
    pub(super) fn new(
        format: ExplainFormat,
        narrator: Narrator,
        verbose: bool,
        is_single: bool,
        output: Output,
    ) -> Self {
        let list = match format {
            ExplainFormat::Json => Some(JsonList::document()),
            ExplainFormat::Ndjson => Some(JsonList::lines()),
            ExplainFormat::Text | ExplainFormat::Html | ExplainFormat::Svg | ExplainFormat::Hodoku => None,
        };
        Self {
            format,
            narrator,
            verbose,
            is_single,
            output,
            list,
            text: String::new(),
            puzzles: 0,
            is_first: true,
        }
    }

    /// Begins the output, of which this may be a later part.
    pub(super) fn begin(&mut self, is_first: bool) -> Result<(), Failure> {
        self.is_first = is_first && self.output.earlier().is_none();
        if let Some(list) = &mut self.list {
            list.open(&mut self.output)?;
        }
        if self.format == ExplainFormat::Html {
            let title = self.narrator.sentence(&say!("explain-title"));
            html::begin(&mut self.text, &title, self.narrator.words.language()).expect(STRING);
        }
        self.flush()
    }

    fn flush(&mut self) -> Result<(), Failure> {
        let written = self.output.put(self.text.as_bytes());
        self.text.clear();
        written
    }

    pub(super) fn put(&mut self, told: &Told) -> Result<(), Failure> {
        self.puzzles += 1;
        if let Some(list) = &mut self.list {
            return list.push(&mut self.output, |output| Ok(serde_json::to_writer(output, &told.proof)?));
        }
        if self.format == ExplainFormat::Svg && self.puzzles > 1 {
            return Err(Failure::Fatal(Message::new(
                "a picture shows a step of one puzzle, and there are several",
            )));
        }
        match self.format {
            ExplainFormat::Text => {
                self.heading(told);
                self.narrator.sentences(&mut self.text, &told.first);
            }
            ExplainFormat::Html => {
                html::paragraph(&mut self.text, &told.puzzle).expect(STRING);
                self.paragraph(&told.first);
            }
            ExplainFormat::Svg | ExplainFormat::Hodoku | ExplainFormat::Json | ExplainFormat::Ndjson => {}
        }
        if self.format == ExplainFormat::Html {
            tell(told, self.narrator, Level::Easy, &mut Html(&mut self.text));
            self.flush()?;
        } else {
            for (number, (board, step)) in (told.before + 1..).zip(told.proof.states()) {
                self.step(number, &board, step);
                // A long explanation is not held in memory.
                self.flush()?;
            }
        }
        match self.format {
            ExplainFormat::Text => self.ending(told),
            ExplainFormat::Html if !told.end.is_empty() => {
                html::paragraph(&mut self.text, &told.end).expect(STRING);
                self.paragraph(&told.suspects);
            }
            ExplainFormat::Html
            | ExplainFormat::Svg
            | ExplainFormat::Hodoku
            | ExplainFormat::Json
            | ExplainFormat::Ndjson => {}
        }
        self.flush()
    }

    /// Sentences on a page.
    fn paragraph(&mut self, sentences: &[Sentence]) {
        if !sentences.is_empty() {
            let said = self.narrator.sentence(&say!("common-text", [sentences = sentences.to_vec()]));
            html::paragraph(&mut self.text, &said).expect(STRING);
        }
    }

    /// The heading of a puzzle, if there are several.
    fn heading(&mut self, told: &Told) {
        if !self.is_single {
            let space = if std::mem::take(&mut self.is_first) { "" } else { "\n" };
            writeln!(self.text, "{space}{}", told.puzzle).expect(STRING);
        }
    }

    fn step(&mut self, number: usize, board: &Board, step: &Step) {
        let line = self.narrator.line(step);
        let diagram = step.diagram(board);
        match self.format {
            ExplainFormat::Text if self.verbose => {
                let heading = self.narrator.bold(&format!("{number}. {line}"));
                let whole = self.narrator.whole(board, step);
                writeln!(self.text, "{heading}\n\n{whole}").expect(STRING);
            }
            ExplainFormat::Text => writeln!(self.text, "{number:>3}. {line}").expect(STRING),
            ExplainFormat::Svg => {
                let title = self.narrator.name(step.kind);
                let picture = Picture { title, caption: &line, ..self.narrator.picture(board, &diagram) };
                picture.svg(&mut self.text).expect(STRING);
            }
            ExplainFormat::Hodoku => writeln!(self.text, "{}", library_line(board, step)).expect(STRING),
            ExplainFormat::Html | ExplainFormat::Json | ExplainFormat::Ndjson => {}
        }
    }

    /// The result, and the position if no technique applies.
    fn ending(&mut self, told: &Told) {
        if !told.end.is_empty() {
            writeln!(self.text, "{}", told.end).expect(STRING);
        }
        if let (Some(board), true) = (&told.stuck, self.is_single) {
            let nothing = Diagram::default();
            let picture = self.narrator.picture(board, &nothing);
            picture.text(&mut self.text, self.narrator.ink).expect(STRING);
        }
        self.narrator.sentences(&mut self.text, &told.suspects);
    }

    /// Completes the output. A file without a picture would be no picture.
    pub(super) fn end(mut self) -> Result<(), Failure> {
        if self.format == ExplainFormat::Svg && self.puzzles == 0 {
            return Ok(());
        }
        if let Some(list) = &self.list {
            list.close(&mut self.output)?;
        }
        if self.format == ExplainFormat::Html {
            html::end(&mut self.text).expect(STRING);
        }
        self.flush()?;
        self.output.finish()
    }
}

/// Steps on a page of HTML.
struct Html<'t>(&'t mut String);

impl Scribe for Html<'_> {
    fn step(&mut self, picture: &Picture<'_>, said: &Explanation) {
        html::step(self.0, picture, said).expect(STRING);
    }

    fn run(&mut self, picture: &Picture<'_>, steps: &[Numbered]) {
        html::run(self.0, picture, steps).expect(STRING);
    }
}

/// The position of a step, and the step, as HoDoKu's library has them.
fn library_line(board: &Board, step: &Step) -> LibraryLine {
    let digits = board.puzzle();
    let code = step.kind.hodoku.map_or(step.kind.id, |hodoku| hodoku.library);
    let measures = step.pattern.measures();
    let mut line = LibraryLine::new(code, digits.restricted_to(board.givens()));
    line.candidates = measures.digits.iter().map(ToString::to_string).collect();
    line.placed = digits.restricted_to(!board.givens());
    line.deleted = board.removed().iter().collect();
    line.eliminations = step.effect.eliminations().to_vec();
    line.placements = step.effect.placements().to_vec();
    line
}
