//! The sets of puzzles.

use std::fs;
use std::path::Path;

/// Sets smaller than this are repeated.
const LEAST: usize = 10_000;
/// The order of the puzzles is random but always the same.
const SEED: u64 = 20_261_120;

/// A set of puzzles, shuffled.
pub struct Set {
    pub name: String,
    pub lines: Vec<[u8; 81]>,
}

/// Reads the sets, all of `../shared/data/puzzles` if none is named.
pub fn load(paths: &[String]) -> Result<Vec<Set>, String> {
    let mut paths = paths.to_vec();
    if paths.is_empty() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/puzzles");
        let entries = fs::read_dir(&folder)
            .map_err(|error| format!("{}: {error}; name a file of puzzles", folder.display()))?;
        paths = entries.flatten().map(|entry| entry.path().display().to_string()).collect();
        paths.sort();
    }
    paths.iter().map(|path| read(Path::new(path))).collect()
}

fn read(path: &Path) -> Result<Set, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let line = line.trim().as_bytes().try_into();
        lines.push(line.map_err(|_| format!("{}: line {}: expected 81 characters", path.display(), i + 1))?);
    }
    if lines.is_empty() {
        return Err(format!("{}: no puzzles", path.display()));
    }
    fastrand::Rng::with_seed(SEED).shuffle(&mut lines);
    let once = lines.clone();
    while lines.len() < LEAST {
        lines.extend_from_slice(&once);
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Set { name, lines })
}

/// Returns true if this can be the answer to the puzzle: a word, or a full grid that obeys the rules and
/// keeps the givens. Looks at the text alone.
pub fn is_answer(puzzle: &[u8; 81], answer: &[u8]) -> bool {
    if answer == b"none" || answer == b"multiple" {
        return true;
    }
    let keeps = |(given, digit): (&u8, &u8)| given == digit || matches!(given, b'.' | b'0');
    let row = |house: usize, i: usize| 9 * house + i;
    let column = |house: usize, i: usize| 9 * i + house;
    let block = |house: usize, i: usize| 27 * (house / 3) + 3 * (house % 3) + 9 * (i / 3) + i % 3;
    let full = |cell: &dyn Fn(usize, usize) -> usize| {
        (0..9).all(|house| {
            let mut digits: Vec<u8> = (0..9).map(|i| answer[cell(house, i)]).collect();
            digits.sort_unstable();
            digits == b"123456789"
        })
    };
    answer.len() == 81 && puzzle.iter().zip(answer).all(keeps) && full(&row) && full(&column) && full(&block)
}
