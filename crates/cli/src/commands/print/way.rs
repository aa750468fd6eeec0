//! The whole way through puzzles, on paper.

use super::PrintArgs;
use crate::commands::{Plan, Scribe, Told, tell};
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::failure;
use crate::show::narration::Narrator;
use sudokit::diagram::{Explanation, Sentence, Words, say};
use sudokit::logic::Level;
use sudokit::render::html::Numbered;
use sudokit::render::{Coordinates, Picture};
use sudokit::{Puzzle, Single};
use sudokit_print::{Flow, Paragraph, way};

/// A note follows if a puzzle takes more pages.
const LONG: usize = 12;

pub(super) fn print(
    args: &PrintArgs,
    words: &'static Words,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    args.refuse_books("a way")?;
    let document = args.document()?;
    let output = Output::new(None)?;
    let narrator = Narrator { words, ..Narrator::to(&output, Coordinates::Rncn) };
    let plan = Plan::whole(narrator, args.aim);
    let inputs = Inputs::new(args.input.inputs.clone(), args.input.from, output);
    inputs.begin(reporter);
    let mut flow = Flow::new(args.format(&args.pages.title, words)).map_err(failure)?;
    let (mut solver, mut outcome, mut puzzles) = (Single::new(), Outcome::Positive, 0);
    for item in inputs {
        match item.and_then(|item| Ok((plan.follow(&mut solver, &item, interrupt::cancel())?, item))) {
            Ok((told, item)) => {
                interrupt::check()?;
                puzzles += 1;
                if puzzles > 1 {
                    flow.new_page();
                }
                if !told.reaches_its_end {
                    outcome = Outcome::Negative;
                }
                let say = |said: &Sentence| Paragraph::new(narrator.sentence(said));
                let mut words: Vec<Paragraph> = told.first.iter().map(say).collect();
                words.extend(told.suspects.iter().map(say));
                words.push(Paragraph::new(told.end.clone()));
                let givens: Puzzle = item.entry.givens;
                words.push(Paragraph::new(givens.to_string()));
                words.retain(|words| !words.text.is_empty());
                let title = item
                    .entry
                    .header
                    .title
                    .as_deref()
                    .map_or_else(|| narrator.sentence(&say!("print-the-puzzle")), str::to_owned);
                way::puzzle(&mut flow, &title, &givens, &words);
                tell(&told, narrator, simple(&told), &mut OnPaper(&mut flow));
            }
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(puzzles);
    }
    reporter.progress.finish();
    if puzzles == 0 {
        return Err(Failure::Fatal(Message::told(&say!("program-nothing-to-print"))));
    }
    let pages = flow.finish();
    if args.aim.is_none() && pages.len() > LONG * puzzles as usize {
        reporter.tell(&say!("program-long-way"));
    }
    document.with_fonts(&pages, &args.pages.fonts)?.write(pages.into_iter(), args.results.path())?;
    Ok(outcome)
}

/// Up to which level steps share a picture: on a hard way there is room for pictures of what is hard.
fn simple(told: &Told) -> Level {
    let levels = told.proof.steps.iter().map(|step| step.kind.hodoku.map(|hodoku| hodoku.level));
    let is_hard = levels.into_iter().any(|level| level.is_none_or(|level| level > Level::Medium));
    if is_hard { Level::Medium } else { Level::Easy }
}

/// Steps as pages.
struct OnPaper<'f, 'a>(&'f mut Flow<'a>);

impl Scribe for OnPaper<'_, '_> {
    fn step(&mut self, picture: &Picture<'_>, said: &Explanation) {
        way::step(self.0, picture, said);
    }

    fn run(&mut self, picture: &Picture<'_>, steps: &[Numbered]) {
        // A picture of where one or two simple steps lead would fill more of the page than they do.
        if steps.len() > 2 { way::run(self.0, picture, steps) } else { way::words(self.0, picture, steps) }
    }
}
