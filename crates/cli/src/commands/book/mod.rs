//! `sudoku book`: a book for print on demand, from a plan.

mod args;
mod day;
mod keys;
mod layout;
mod make;
mod own;
mod plan;
mod proof;
mod register;
mod reread;
mod section;
mod table;

pub(crate) use args::BookArgs;

use crate::io::decode;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::seed;
use args::Files;
use keys::Source;
use layout::Layout;
use plan::Plan;
use proof::{Proof, Written};
use register::Register;
use std::io::{ErrorKind, Read as _};
use std::path::Path;
use sudokit::{Maker, Product, Puzzle, Solution};
use sudokit_play::Date;
use sudokit_print::{Item, MM};

/// A plan to begin with.
const EXAMPLE: &str = include_str!("example.toml");

pub(crate) fn book(args: &BookArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let Some(path) = args.plan.as_deref() else {
        let mut output = Output::new(None)?;
        output.put(EXAMPLE.as_bytes())?;
        output.finish()?;
        return Ok(Outcome::Positive);
    };
    let plan = read(path)?;
    let seed = plan.seed.unwrap_or_else(seed::fresh);
    let files = args.files(path);
    let register =
        args.register.as_deref().map(|path| opened(path, &files, &plan.volume(seed))).transpose()?;
    // Pages that do not fit are found before anything is made: they have the same size whatever the puzzles.
    let layout = Layout::new(&plan, &blank(&plan))?;
    if args.check {
        return checked(&plan, &layout, register.as_ref());
    }
    if plan.seed.is_none() {
        let name = path.display();
        reporter.note(format_args!("seed {seed}: add seed = {seed} to {name} to make the same book again"));
    }
    // So are places that cannot be written.
    let outputs = files.all().map(|path| Output::new(Some(path)));
    let register_output = args.register.as_deref().map(|path| Output::new(Some(path))).transpose()?;
    let [interior, cover, table, sheet] = outputs;
    let mut outputs = [interior?, cover?, table?, sheet?];
    let earlier = register.as_ref().map_or(&[][..], |register| &register.earlier);
    let puzzles = make::puzzles(&plan, seed, earlier, args.jobs.threads(), reporter)?;
    let items: Vec<Item> = puzzles.iter().map(|printed| printed.item.clone()).collect();
    let layout = Layout::new(&plan, &items)?;
    let (spine, has_words_on_spine) = (layout.spine, layout.has_words_on_spine);
    let [interior, cover] = layout.documents(&plan)?;
    let table = table::table(&plan, &puzzles);
    let written = Written { interior: &interior, cover: &cover, table: &table, spine, has_words_on_spine };
    let proof = Proof::of(&plan, seed, &puzzles, &written, register.as_ref())?;
    let sheet = proof.sheet(&files, args.register.as_deref());
    for (output, bytes) in outputs.iter_mut().zip([&interior[..], &cover, table.as_bytes(), sheet.as_bytes()])
    {
        output.put(bytes)?;
    }
    let mut last = None;
    if let (Some(mut output), Some(register)) = (register_output, &register) {
        output.put(register.with(&plan.volume(seed), proof.entries(&items)).as_bytes())?;
        last = Some(output);
    }
    // The book is there before the register says so.
    outputs.into_iter().chain(last).try_for_each(Output::finish)?;
    for path in files.all() {
        reporter.detail(path.display());
    }
    Ok(Outcome::Positive)
}

/// Reads the plan.
fn read(path: &Path) -> Result<Plan, Failure> {
    let name = path.display().to_string();
    let mut text = String::new();
    let read = decode::open(path).and_then(|mut file| file.read_to_string(&mut text));
    read.map_err(|error| match error.kind() {
        ErrorKind::InvalidData => Failure::Fatal(Message::new(format_args!("{name} is not a text file"))),
        _ => Failure::unreadable(&name, &error),
    })?;
    Plan::read(&Source { name: &name, text: &text }, path.parent().unwrap_or(Path::new("")))
}

/// Opens the register. A file of the book cannot be one.
fn opened(path: &Path, files: &Files, volume: &str) -> Result<Register, Failure> {
    if files.all().contains(&path) {
        let message = format!("{} cannot be both a register and a file of the book", path.display());
        return Err(Failure::Fatal(Message::new(message)));
    }
    Register::open(path, volume)
}

/// The book with empty grids.
fn blank(plan: &Plan) -> Vec<Item> {
    let grid = Maker::new(0).product(Product::Grids).puzzles(1).ok();
    let solution = grid.and_then(|grids| Solution::try_from(grids.first()?).ok());
    let items = plan.sections.iter().flat_map(|section| {
        let mut day = section.first_day;
        (0..section.count).map(move |_| {
            let label = day.map(|day| day::in_words(day, plan.words)).unwrap_or_default();
            day = day.and_then(Date::next);
            Item { label, section: section.title.clone(), ..Item::new(Puzzle::EMPTY, solution) }
        })
    });
    items.collect()
}

/// Says what the book will be.
fn checked(plan: &Plan, layout: &Layout, register: Option<&Register>) -> Result<Outcome, Failure> {
    let puzzles: usize = plan.sections.iter().map(|section| section.count).sum();
    let millimetres = |length: f64| format!("{:.2}", length / MM);
    let [width, height] = [plan.pages.trim.width, plan.pages.trim.height].map(millimetres);
    let (cover_width, cover_height) = layout.cover.sheet();
    let mut text = format!(
        "{}: {puzzles} puzzles in {} sections\ninterior: {} pages of {width} x {height} mm\ncover: {} x {} mm with bleed, spine {} mm{}\n",
        plan.title,
        plan.sections.len(),
        layout.interior.len(),
        millimetres(cover_width),
        millimetres(cover_height),
        millimetres(layout.spine),
        if layout.has_words_on_spine { "" } else { " without words" },
    );
    if let Some(register) = register {
        let (puzzles, books) = (register.earlier.len(), register.books().len());
        text += &format!("register: {puzzles} puzzles of {books} other books\n");
    }
    let mut output = Output::new(None)?;
    output.put(text.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}
