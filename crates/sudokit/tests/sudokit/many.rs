//! The answers about many grids that every door is held to: `tests/many.json`. The tests of Python, C and
//! JavaScript read the same file. `SUDOKIT_WRITE_DOORS=1` writes what the library answers.

use serde_json::{Map, Value, json};
use std::path::PathBuf;
use std::{env, fs};
use sudokit::symmetry::Form;
use sudokit::{Bulk, Ranking, Team};

/// A puzzle with one solution, its solution, a puzzle with several, one that contradicts itself, no puzzle.
const GRIDS: [&str; 5] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "1...2...3...4...5...6...7........................................................",
    "11...............................................................................",
    "x................................................................................",
];

/// Greater than all 32-bit numbers, and small enough for a number in JavaScript.
const SEED: u64 = 1_234_567_890_123;

#[test]
fn answers_about_many_grids_are_those_of_every_door() {
    let bytes = GRIDS.concat().into_bytes();
    let (bulk, mut team) = (Bulk::new(&bytes).unwrap(), Team::new());
    let lines = |ask: &dyn Fn(&mut Team, &mut [u8])| {
        let mut written = vec![0; bytes.len()];
        ask(&mut Team::new(), &mut written);
        written.chunks(81).map(|line| String::from_utf8(line.into()).unwrap().into()).collect::<Vec<Value>>()
    };
    let isomorphs = lines(&|team, out| bulk.shuffle(team, SEED, 0, out, |_| ()).unwrap());
    let form = |form: Form| {
        let forms = lines(&|team, out| bulk.canon(team, form, out, |_| ()).unwrap());
        (form.name().to_owned(), Value::from(forms))
    };
    let mut candidates = vec![0_u8; 729 * GRIDS.len()];
    bulk.candidates(&mut team, &mut candidates, |_| ()).unwrap();
    // A digit for each candidate, 0 or 1.
    let text = |of_grid: &[u8]| of_grid.iter().map(|has| char::from(b'0' + has)).collect::<String>();
    let mut ranks = [0; GRIDS.len()];
    bulk.rank(&mut team, &Ranking::new(), &mut ranks, |_| ()).unwrap();
    let found = json!({
        "grids": GRIDS,
        "seed": SEED,
        "isomorphs": isomorphs,
        "forms": Form::ALL.map(form).into_iter().collect::<Map<_, _>>(),
        "candidates": candidates.chunks(729).map(text).collect::<Vec<_>>(),
        "ranks": ranks.map(|rank| (rank != u64::MAX).then_some(rank)),
    });
    let file: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "many.json"].iter().collect();
    if env::var_os("SUDOKIT_WRITE_DOORS").is_some() {
        fs::write(&file, format!("{found:#}\n")).unwrap();
    }
    let expected: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(found, expected);
}
