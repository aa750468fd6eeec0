//! Reads photographs whose digits are known and says how many are right, and how long it takes.
//!
//! `measure FOLDER` reads every `NAME.jpg` in it. Beside each is a `NAME.dat`: two lines about the picture,
//! then nine rows of nine digits, 0 for an empty cell. A folder `../plain` with a file of the same name
//! tells which of them are given.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use sudokit_core::{Cell, Puzzle};
use sudokit_photo::{Picture, Reader, Reading};

#[derive(Default)]
struct Tally {
    pictures: usize,
    /// No reading.
    failed: usize,
    /// The likeliest reading of each cell is right, the law aside.
    plainly_right: usize,
    /// All digits are right, printed and written ones taken together.
    digits_right: usize,
    solution_right: usize,
    /// All is right, and it is known who wrote which digit.
    right: usize,
    /// Wrong, though no cell was doubtful.
    silent: usize,
    /// Right, though a cell was doubtful.
    asked: usize,
    doubtful: usize,
    wrong_cells: usize,
    digits: usize,
    wrong_roles: usize,
    time: Duration,
    slowest: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: measure FOLDER")?;
    let folder = Path::new(&folder);
    let mut names: Vec<_> = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    names.sort_by_key(fs::DirEntry::file_name);
    let reader = Reader::new();
    let mut tally = Tally::default();
    for path in names.iter().map(fs::DirEntry::path).filter(|path| path.extension() == Some("jpg".as_ref())) {
        let truth = puzzle(&path.with_extension("dat"))?;
        let beside = folder.join("../plain").join(path.file_name().unwrap_or_default()).with_extension("dat");
        let givens = if beside.exists() { puzzle(&beside)? } else { truth };
        let picture = Picture::decode(&fs::read(&path)?)?;
        let begun = Instant::now();
        let read = reader.read(&picture);
        let time = begun.elapsed();
        tally.time += time;
        tally.slowest = tally.slowest.max(time);
        tally.pictures += 1;
        let name = path.file_stem().unwrap_or_default().display().to_string();
        match read {
            Err(error) => {
                tally.failed += 1;
                println!("{name}: {error}");
            }
            Ok(reading) => tally.add(&name, &reading, &truth, &givens),
        }
    }
    let Tally { pictures, failed, plainly_right, digits_right, solution_right, right, silent, asked, .. } =
        tally;
    println!("{pictures} pictures, {failed} without a reading");
    println!(
        "digits right: {plainly_right} without the law, {digits_right} with it; {} cells wrong",
        tally.wrong_cells
    );
    println!("solution right: {solution_right}");
    println!("roles wrong: {} of {} digits; all right: {right} pictures", tally.wrong_roles, tally.digits);
    println!("doubtful: {} cells; right but asked: {asked}; wrong without doubt: {silent}", tally.doubtful);
    println!(
        "time: {:.1?} on average, {:.1?} at most, decoding aside",
        tally.time / pictures.max(1) as u32,
        tally.slowest
    );
    Ok(())
}

impl Tally {
    fn add(&mut self, name: &str, reading: &Reading, truth: &Puzzle, givens: &Puzzle) {
        let found = |cell: Cell| reading.givens.digit(cell).or(reading.placed.digit(cell));
        let wrong: Vec<Cell> = Cell::all().filter(|&cell| found(cell) != truth.digit(cell)).collect();
        let full = || Cell::all().filter(|&cell| truth.digit(cell).is_some());
        let roles = full().filter(|&cell| {
            found(cell).is_some() && reading.givens.digit(cell).is_some() != givens.digit(cell).is_some()
        });
        let roles: Vec<Cell> = roles.collect();
        let plain = |cell: Cell| {
            let chances = reading.cells[cell.index()].chances;
            (0..10).max_by(|&a, &b| chances[a].total_cmp(&chances[b])).unwrap_or(0)
        };
        let plainly = Cell::all()
            .filter(|&cell| plain(cell) != truth.digit(cell).map_or(0, |digit| digit.index() + 1))
            .count();
        self.plainly_right += usize::from(plainly == 0);
        self.digits_right += usize::from(wrong.is_empty());
        self.right += usize::from(wrong.is_empty() && roles.is_empty());
        self.solution_right += usize::from(reading.solution.is_some_and(|solution| solution.solves(givens)));
        self.silent += usize::from(!wrong.is_empty() && reading.is_sure());
        self.asked += usize::from(wrong.is_empty() && !reading.is_sure());
        self.doubtful += reading.doubtful.len();
        self.wrong_cells += wrong.len();
        self.digits += full().count();
        self.wrong_roles += roles.len();
        if !wrong.is_empty() || plainly > 0 || !roles.is_empty() {
            let told = wrong.iter().map(|&cell| {
                let sign =
                    |digit: Option<sudokit_core::Digit>| digit.map_or(".".into(), |digit| digit.to_string());
                format!("{cell} is {} not {}", sign(truth.digit(cell)), sign(found(cell)))
            });
            let told: Vec<String> = told.collect();
            println!(
                "{name}: {plainly} wrong without the law; {}; {} roles; doubtful: {}; sure: {}",
                told.join(", "),
                roles.len(),
                reading.doubtful.len(),
                reading.is_sure()
            );
        }
    }
}

fn puzzle(path: &Path) -> Result<Puzzle, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let digits: String = text.lines().skip(2).flat_map(str::split_whitespace).collect();
    Ok(digits.parse()?)
}
