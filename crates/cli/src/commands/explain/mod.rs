//! `sudoku explain`

mod args;

pub(crate) use args::ExplainArgs;

use crate::exit::Outcome;
use crate::input::Inputs;
use crate::interrupt;
use crate::item::Item;
use crate::json::JsonList;
use crate::output::Output;
use crate::records::STRING;
use crate::report::{Failure, Message, Reporter};
use crate::stream::{FEW, each_puzzle};
use crate::telling::{Telling, board_of, loses_uniqueness};
use crate::trouble;
use args::ExplainFormat;
use std::fmt::Write as _;
use sudokit::diagram::Sentence;
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::{Path, Schedule, Step};
use sudokit::render::{Picture, html};
use sudokit::{Board, Mistakes, Proof, Solver, puzzle_text};

pub(crate) fn explain(args: ExplainArgs, verbose: bool, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(ExplainFormat::Text);
    if format == ExplainFormat::Svg && args.step.is_none() && args.until.is_none() {
        let message = Message::new("a picture shows one step");
        return Err(Failure::Fatal(
            message.hint("choose it with --step N or --until KIND; --format html shows all"),
        ));
    }
    let output = Output::new(args.results.path())?;
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    let printed = args.givens.read(&output)?;
    inputs.begin(reporter);
    let telling = Telling::to(&output, args.notation.coordinates());
    let plan = Plan {
        schedule: args.allow.schedule(Schedule::full()),
        until: args.until,
        cell: args.cell,
        step: args.step.map(|step| step.get() - 1),
        last: format == ExplainFormat::Svg,
        telling,
        is_for_people: matches!(format, ExplainFormat::Text | ExplainFormat::Html),
    };
    // Whoever asks for records may wait for each.
    let is_single = format == ExplainFormat::Text && (inputs.is_typed() || inputs.is_single());
    let mut pages = Pages {
        format,
        telling,
        verbose,
        is_single,
        output,
        list: list(format),
        text: String::new(),
        puzzles: 0,
    };
    pages.begin()?;
    let mut outcome = Outcome::Positive;
    let follow = |solver: &mut Solver, item: &Item, _| plan.follow(solver, &*printed.game(item)?);
    each_puzzle(&mut inputs, &args.jobs, FEW, reporter, follow, |told| {
        if !told.reaches_its_end {
            outcome = Outcome::Negative;
        }
        pages.put(&told)
    })?;
    // A file without a picture would be no picture.
    if format != ExplainFormat::Svg || pages.puzzles > 0 {
        pages.end()?;
    }
    Ok(outcome)
}

fn list(format: ExplainFormat) -> Option<JsonList> {
    match format {
        ExplainFormat::Json => Some(JsonList::document()),
        ExplainFormat::Ndjson => Some(JsonList::lines()),
        ExplainFormat::Text | ExplainFormat::Html | ExplainFormat::Svg | ExplainFormat::Hodoku => None,
    }
}

/// What to do with each puzzle.
struct Plan {
    schedule: Schedule,
    until: Option<&'static sudokit::logic::Kind>,
    cell: Option<sudokit::Cell>,
    /// The index of the only step to tell.
    step: Option<usize>,
    /// Tell only the last step.
    last: bool,
    telling: Telling,
    /// Somebody reads it, and wants to know what is wrong with a puzzle.
    is_for_people: bool,
}

/// What became of a puzzle.
struct Told {
    puzzle: String,
    /// What is to be known before the steps: where the solutions differ, if there are several.
    first: Vec<Sentence>,
    /// The steps to tell.
    proof: Proof,
    /// How many steps come before them.
    before: usize,
    /// How it ends, in words.
    end: String,
    /// Without which digits there would be a solution, if there is none.
    suspects: Vec<Sentence>,
    /// Solved, or stopped where it was to stop.
    reaches_its_end: bool,
    /// Where no technique leads on.
    stuck: Option<Board>,
}

impl Plan {
    /// The steps until its end, or until somebody has heard enough.
    fn path(&self, start: Board) -> Result<Proof, Failure> {
        let mut board = start;
        let mut path = Path::new(&mut board, self.schedule.clone());
        if let Some(kind) = self.until {
            path = path.until(kind);
        }
        if let Some(cell) = self.cell {
            path = path.to(cell);
        }
        let steps =
            path.map(|step| interrupt::check().map(|()| step)).collect::<Result<Vec<Step>, Failure>>()?;
        Ok(Proof { start, steps })
    }

    fn follow(&self, solver: &mut Solver, item: &Item) -> Result<Told, Failure> {
        let (start, flaw) = board_of(solver, &item.entry, self.telling.coordinates);
        let proof = match &flaw {
            Some(_) => Proof { start, steps: Vec::new() },
            None => self.path(start)?,
        };
        let end = proof.end();
        let count = proof.steps.len();
        let is_last = proof.steps.last().is_some_and(|step| self.until == Some(step.kind));
        let is_possible = flaw.is_none();
        let has_stopped = is_possible && (is_last || self.cell.is_some_and(|cell| end.digit(cell).is_some()));
        let is_solved = end.solution().is_some();
        let words = match flaw {
            Some(flaw) => flaw,
            None if is_solved => match self.until {
                Some(kind) if !is_last => {
                    format!("Solved in {}, none of which is {kind}.", counted(count))
                }
                _ => format!("Solved in {}.", counted(count)),
            },
            None if has_stopped => format!("Stopped after {}.", counted(count)),
            None => match end.flaws().iter().next() {
                Some(flaw) => format!("No solution: after {} {flaw}.", counted(count)),
                None if let Some(kind) = self.until => {
                    format!("No {kind}: after {} no technique leads on.", counted(count))
                }
                None => format!("Stuck after {}: no technique leads on.", counted(count)),
            },
        };
        let left_out = loses_uniqueness(&self.schedule, &start).filter(|_| is_possible);
        let words = left_out.map_or_else(|| words.clone(), |left_out| format!("{words} {left_out}"));
        let mut puzzle = String::new();
        puzzle_text(&item.entry, &mut puzzle);
        let (mut first, mut suspects) = (Vec::new(), Vec::new());
        if self.is_for_people {
            first = trouble::ambiguity(&item.entry)?
                .map_or(first, |open| trouble::several(&open, &item.entry, self.telling.coordinates));
            if !is_solved && Mistakes::of(solver, &item.entry) == Mistakes::default() {
                suspects = trouble::suspects(solver, &item.entry);
            }
        }
        let reaches_its_end = if self.until.is_some() { is_last } else { is_solved || has_stopped };
        // Where anybody sees what is wrong there is nothing to look for.
        let stuck = (is_possible && !is_solved && !has_stopped).then_some(end);
        let told = Told { puzzle, first, proof, before: 0, end: words, suspects, reaches_its_end, stuck };
        let only = self.step.or_else(|| (self.last && is_last).then(|| count - 1));
        match only {
            Some(step) if step >= count => {
                Err(item.wrong(format_args!("there is no step {}: the path has {count}", step + 1)))
            }
            None if self.last => {
                Err(item.wrong(format_args!("no step to draw: {}", in_a_sentence(&told.end))))
            }
            Some(step) => Ok(told.only(step)),
            None => Ok(told),
        }
    }
}

impl Told {
    /// One step, and nothing about the others.
    fn only(self, step: usize) -> Self {
        let one = self.proof.states().nth(step).map(|(board, step)| (board, step.clone()));
        let proof = one.map_or(self.proof, |(start, step)| Proof { start, steps: vec![step] });
        Self { proof, before: step, end: String::new(), suspects: Vec::new(), stuck: None, ..self }
    }
}

/// A sentence as part of another.
fn in_a_sentence(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches('.');
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn counted(steps: usize) -> String {
    if steps == 1 { "1 step".to_owned() } else { format!("{steps} steps") }
}

/// Writes what became of each puzzle.
struct Pages {
    format: ExplainFormat,
    telling: Telling,
    verbose: bool,
    is_single: bool,
    output: Output,
    list: Option<JsonList>,
    /// Kept for its memory.
    text: String,
    puzzles: u64,
}

impl Pages {
    fn begin(&mut self) -> Result<(), Failure> {
        if let Some(list) = &self.list {
            list.open(&mut self.output)?;
        }
        if self.format == ExplainFormat::Html {
            html::begin(&mut self.text, "Sudoku, step by step").expect(STRING);
        }
        self.flush()
    }

    fn flush(&mut self) -> Result<(), Failure> {
        let written = self.output.put(self.text.as_bytes());
        self.text.clear();
        written
    }

    fn put(&mut self, told: &Told) -> Result<(), Failure> {
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
                self.telling.sentences(&mut self.text, &told.first);
            }
            ExplainFormat::Html => {
                html::paragraph(&mut self.text, &told.puzzle).expect(STRING);
                self.paragraph(&told.first);
            }
            ExplainFormat::Svg | ExplainFormat::Hodoku | ExplainFormat::Json | ExplainFormat::Ndjson => {}
        }
        for (i, (board, step)) in told.proof.states().enumerate() {
            self.step(told.before + i + 1, &board, step);
            // A long explanation is not held in memory.
            self.flush()?;
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
            let said: Vec<String> =
                sentences.iter().map(|said| self.telling.coordinates.sentence(said)).collect();
            html::paragraph(&mut self.text, &said.join(" ")).expect(STRING);
        }
    }

    /// Which puzzle it is, where there are several.
    fn heading(&mut self, told: &Told) {
        if !self.is_single {
            let space = if self.puzzles > 1 { "\n" } else { "" };
            writeln!(self.text, "{space}{}", told.puzzle).expect(STRING);
        }
    }

    fn step(&mut self, number: usize, board: &Board, step: &Step) {
        let line = self.telling.line(step);
        let diagram = step.diagram(board);
        let coordinates = self.telling.coordinates;
        match self.format {
            ExplainFormat::Text if self.verbose => {
                let heading = self.telling.bold(&format!("{number}. {line}"));
                let whole = self.telling.whole(board, step);
                writeln!(self.text, "{heading}\n\n{whole}").expect(STRING);
            }
            ExplainFormat::Text => writeln!(self.text, "{number:>3}. {line}").expect(STRING),
            ExplainFormat::Html => {
                let title = format!("{number}. {}", step.kind);
                let picture =
                    Picture { board, diagram: &diagram, title: &title, caption: &line, coordinates };
                html::step(&mut self.text, &picture, &step.explain(board)).expect(STRING);
            }
            ExplainFormat::Svg => {
                let title = step.kind.name;
                let picture = Picture { board, diagram: &diagram, title, caption: &line, coordinates };
                picture.svg(&mut self.text).expect(STRING);
            }
            ExplainFormat::Hodoku => writeln!(self.text, "{}", library_line(board, step)).expect(STRING),
            ExplainFormat::Json | ExplainFormat::Ndjson => {}
        }
    }

    /// How it ends, and where it is stuck.
    fn ending(&mut self, told: &Told) {
        if !told.end.is_empty() {
            writeln!(self.text, "{}", told.end).expect(STRING);
            self.telling.sentences(&mut self.text, &told.suspects);
        }
        if let (Some(board), true) = (&told.stuck, self.is_single) {
            let nothing = sudokit::diagram::Diagram::default();
            let picture = Picture { coordinates: self.telling.coordinates, ..Picture::new(board, &nothing) };
            picture.text(&mut self.text, self.telling.ink).expect(STRING);
        }
    }

    fn end(mut self) -> Result<(), Failure> {
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

/// The position of a step, and the step, as HoDoKu's library has them.
fn library_line(board: &Board, step: &Step) -> LibraryLine {
    let digits = board.puzzle();
    let code = step.kind.hodoku.map_or(step.kind.id, |hodoku| hodoku.library);
    let measures = step.pattern.evidence().measures();
    let mut line = LibraryLine::new(code, digits.restricted_to(board.givens()));
    line.candidates = measures.digits.iter().map(ToString::to_string).collect();
    line.placed = digits.restricted_to(!board.givens());
    line.deleted = board.removed().iter().collect();
    line.eliminations = step.effect.eliminations().to_vec();
    line.placements = step.effect.placements().to_vec();
    line
}
