//! `sudoku generate --pack`

use super::args::{GenerateArgs, Written};
use super::{make, wrong_format};
use crate::exit::Outcome;
use crate::output::Output;
use crate::records::STRING;
use crate::report::{Failure, Reporter};
use crate::terminal::{Look, draw_puzzle};
use sudokit::render::pack::{Item, Pack};
use sudokit::{Engine, Maker, Puzzle, Single, Wish};

pub(super) fn pack(
    args: &GenerateArgs,
    seed: u64,
    mut maker: Maker,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let as_page = match args.results.format()? {
        None | Some(Written::Text) => false,
        Some(Written::Entry(format)) if format.name() == "html" => true,
        Some(_) => return Err(wrong_format("a pack is written as text or html", "text")),
    };
    let mut output = Output::new(args.results.path())?;
    let mut solver = Single::new();
    let mut items = Vec::new();
    let mut outcome = Outcome::Positive;
    for level in &args.pack {
        let wish = Wish { level: Some(*level), ..args.wish() };
        // What one level makes does not depend on the others.
        maker = maker.wish(wish).stream(*level as u32);
        let is_enough = make(&mut maker, args.count, reporter, |made| {
            let solution =
                solver.solve(&made.puzzle).unwrap_or_else(|| unreachable!("it was made to have one"));
            items.push(Item::new(made.puzzle, Some(solution), level.to_string()));
            Ok(())
        })?;
        if !is_enough {
            outcome = Outcome::Negative;
        }
    }
    let about = format!("Made by sudoku {} with the seed {seed}", env!("CARGO_PKG_VERSION"));
    let pack = Pack { title: "Sudoku", about: &about, items: &items, per_page: args.per_page };
    let mut text = String::new();
    if as_page {
        pack.html(&mut text).expect(STRING);
    } else {
        as_text(&pack, &mut text);
    }
    output.put(text.as_bytes())?;
    output.finish()?;
    Ok(outcome)
}

/// The puzzles, then the solutions.
fn as_text(pack: &Pack<'_>, out: &mut String) {
    abreast(pack.title, pack.items, |item| draw_puzzle(&item.puzzle, Look::PLAIN), out);
    abreast(
        "Solutions",
        pack.items,
        |item| draw_puzzle(&item.solution.map_or(item.puzzle, Puzzle::from), Look::PLAIN),
        out,
    );
    *out += &format!("{}\n", pack.about);
}

/// Grids two abreast, with number and level.
fn abreast(title: &str, items: &[Item], draw: impl Fn(&Item) -> String, out: &mut String) {
    *out += &format!("{title}\n\n");
    let numbered: Vec<(usize, &Item)> = (1..).zip(items).collect();
    for pair in numbered.chunks(2) {
        let columns: Vec<String> =
            pair.iter().map(|(number, item)| format!("{number}  {}\n{}", item.label, draw(item))).collect();
        let mut columns: Vec<_> = columns.iter().map(|column| column.lines()).collect();
        while let Some(row) = columns.iter_mut().map(Iterator::next).collect::<Option<Vec<_>>>() {
            let row: String = row.into_iter().map(|part| format!("{part:<30}")).collect();
            *out += row.trim_end();
            out.push('\n');
        }
        out.push('\n');
    }
}
