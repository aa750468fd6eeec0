//! `sudoku generate`.

use crate::common::{Folder, MEDIUM, command, run};
use sudokit::generate::{Symmetry, redundant};
use sudokit::logic::rating::{hodoku, invariant, se};
use sudokit::logic::techniques::{fish, singles};
use sudokit::logic::{Level, Path, Schedule, View};
use sudokit::{Batch, Board, Cancel, CellSet, Digit, Engine, House, Plain, Puzzle, Single, difficulty};

/// The puzzles that these arguments make, with a seed.
fn made(arguments: &[&str]) -> Vec<Puzzle> {
    let run = run(&[&["generate", "--seed=5"], arguments].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), "note: seed 5\n"), "{arguments:?}");
    run.out.lines().map(|line| line.parse().expect("a puzzle")).collect()
}

#[test]
fn puzzles_are_minimal_and_as_many_as_asked_for() {
    let puzzles = made(&["-n", "30"]);
    assert_eq!(puzzles.len(), 30);
    assert!(puzzles.iter().all(|puzzle| Plain::new().is_unique(puzzle)));
    assert!(
        redundant(&puzzles, &mut Batch::new()).unwrap().iter().all(|cells| *cells == Some(CellSet::EMPTY))
    );
}

#[test]
fn a_seed_makes_the_same_puzzles_with_any_number_of_threads() {
    let expected = made(&["-n", "3000", "-j", "1"]);
    for jobs in ["2", "7"] {
        assert_eq!(made(&["-n", "3000", "-j", jobs]), expected, "{jobs} threads");
    }
    // Fewer are the first of more.
    assert_eq!(made(&["-n", "10"]), expected[..10]);
}

/// `sudoku train` records what the player knows in the profile.
#[test]
fn puzzles_for_what_the_player_knows_need_that_alone() {
    let home = Folder::new("known");
    let known = |arguments: &[&str]| {
        let all = [&["generate", "--known", "--seed=3"], arguments].concat();
        let output = command(&all).env("XDG_STATE_HOME", home.path("")).output().expect("the program starts");
        let text = |bytes| String::from_utf8(bytes).expect("it is text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (code, out, err) = known(&[]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("are not recorded yet") && err.contains("sudoku train"), "{err}");

    let ticked = ["pointing", "claiming", "naked-pair", "hidden-pair", "x-wing"];
    let profile = format!(r#"{{"profile":{{"version":1,"training":{{"ticked":{ticked:?}}}}}}}"#);
    home.file("sudoku/profile.json", profile);
    let used = |puzzle: &str| kinds_on_the_way(&puzzle.parse().expect("a puzzle"));
    let is_known = |id: &&str| ticked.contains(id);
    let (code, out, err) = known(&["-n", "3"]);
    assert_eq!((code, out.lines().count()), (Some(0), 3));
    assert!(err.contains("X-Wing"), "{err}");
    for puzzle in out.lines() {
        let used = used(puzzle);
        assert!(used.iter().all(is_known) && used.contains(&"x-wing"), "{puzzle}: {used:?}");
    }
    // With a wish, nothing else is asked for.
    let (code, out, err) = known(&["--level", "easy"]);
    assert_eq!((code, err.as_str()), (Some(0), "note: seed 3\n"));
    assert!(out.lines().all(|puzzle| used(puzzle).iter().all(is_known)));
    let (code, _, err) = known(&["--use", "jellyfish"]);
    assert!(code == Some(2) && err.contains("jellyfish"), "{err}");
}

#[test]
fn wishes_come_true() {
    for symmetry in Symmetry::ALL {
        let puzzles = made(&["-n", "3", "--symmetry", symmetry.name()]);
        assert!(puzzles.iter().all(|puzzle| symmetry.holds(puzzle.cells())), "{symmetry}");
    }
    assert!(made(&["-n", "5", "--clues", "30"]).iter().all(|puzzle| puzzle.len() == 30));
    let around = format!("12{}", ".".repeat(79));
    assert!(
        made(&["-n", "5", "--around", &around]).iter().all(|puzzle| puzzle.to_string().starts_with("12"))
    );
    let pattern = "x".repeat(40) + &".".repeat(41);
    let found = run(&["generate", "--pattern", &pattern, "--tries", "5000"]);
    // Half a grid leaves rows that can change places.
    assert_eq!((found.code, found.out.as_str()), (Some(1), ""));
    assert!(found.err.ends_with("note: 0 of 1 made: no puzzle in 5000 tries\n"), "{}", found.err);
    let checkered = "x.".repeat(40) + "x";
    assert!(made(&["-n", "2", "--pattern", &checkered]).iter().all(|puzzle| puzzle.len() == 41));
    assert!(made(&["-n", "4", "--grids"]).iter().all(|grid| grid.len() == 81));
}

/// Hardly any grid is determined by twenty of its cells.
#[test]
fn sparse_patterns_are_filled_and_climbed_in() {
    let sparse = "........x.......xx.xx..x........x....xx.x....xx......x...x..xx...x...x...x.x.....";
    let of_pattern = |puzzle: &Puzzle, pattern: &str| {
        puzzle.to_string().replace(|c: char| c.is_ascii_digit(), "x") == pattern
            && Plain::new().is_unique(puzzle)
    };
    let expected = made(&["-n", "2", "--pattern", sparse, "-j", "1"]);
    assert!(expected.iter().all(|puzzle| of_pattern(puzzle, sparse)));
    assert_eq!(made(&["-n", "2", "--pattern", sparse, "-j", "2"]), expected);
    let frame = "xxxxx....x...x....x...x....x...x....xxxxxxxxx....x...x....x...x....x...x....xxxxx";
    let hard = made(&["--pattern", frame, "--level", "hard"]);
    assert!(hard.iter().all(|puzzle| of_pattern(puzzle, frame) && level(puzzle) == Level::Hard));
}

#[test]
fn what_cannot_be_ends_and_says_so() {
    let twice = format!("11{}", ".".repeat(79));
    let found = run(&["generate", "--around", &twice]);
    assert_eq!((found.code, found.out.as_str()), (Some(2), ""));
    assert_eq!(run(&["generate", "--time", "0"]).code, Some(1));
    assert_eq!(run(&["generate", "-n", "0"]).code, Some(0));
    for wrong in [&["--time", "-1"][..], &["--clues", "16"], &["--pattern", "x.x"], &["--symmetry", "round"]]
    {
        let found = run(&[&["generate"], wrong].concat());
        assert_eq!((found.code, found.out.as_str()), (Some(2), ""), "{wrong:?}");
        assert!(found.err.contains("error"), "{wrong:?}: {}", found.err);
    }
}

/// The judge's own path, followed with the library: which techniques are on the way that are no singles.
fn kinds_on_the_way(puzzle: &Puzzle) -> Vec<&'static str> {
    let mut board = Board::new(puzzle).expect("no contradiction").with_unique_givens();
    let path = Path::new(&mut board, Schedule::hodoku());
    let mut kinds: Vec<&str> = path.map(|step| step.kind.id).collect();
    kinds.retain(|kind| !kind.ends_with("single") && *kind != "full-house");
    kinds.sort_unstable();
    kinds.dedup();
    assert!(board.unsolved().is_empty(), "{puzzle} is solved by logic");
    kinds
}

fn level(puzzle: &Puzzle) -> Level {
    let solution = Single::new().solve(puzzle).expect("a solution");
    hodoku::rate(&Board::new(puzzle).expect("no contradiction").with_unique_givens(), Some(&solution))
        .expect("rated")
        .level
}

#[test]
fn difficulties_are_as_wished_for() {
    let levels = ["easy", "medium", "hard", "unfair", "extreme"];
    for (name, wanted) in
        levels.into_iter().zip([Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme])
    {
        let puzzles = made(&["-n", "3", "--level", name, "--symmetry", "half-turn"]);
        for puzzle in puzzles {
            assert_eq!(level(&puzzle), wanted, "{puzzle}");
            assert!(Plain::new().is_unique(&puzzle) && Symmetry::HalfTurn.holds(puzzle.cells()));
        }
    }
    for puzzle in made(&["-n", "2", "--hardest", "x-wing", "--alone"]) {
        assert_eq!(kinds_on_the_way(&puzzle), ["x-wing"]);
        assert_eq!(redundant(&[puzzle], &mut Batch::new()).unwrap(), [Some(CellSet::EMPTY)], "minimal");
    }
    for puzzle in
        made(&["-n", "2", "--use", "naked-pair,pointing", "--without", "Hidden Pair", "--givens", "26..30"])
    {
        let kinds = kinds_on_the_way(&puzzle);
        assert!(
            kinds.contains(&"naked-pair") && kinds.contains(&"pointing") && !kinds.contains(&"hidden-pair")
        );
        assert!((26..=30).contains(&puzzle.len()));
    }
    for puzzle in made(&["-n", "2", "--rating", "se=4.0..5.0"]) {
        let rating =
            se::rate(&Board::new(&puzzle).expect("a board").with_unique_givens(), se::Profile::SE_1_2_1)
                .expect("rated");
        assert!((40..=50).contains(&rating.er.value.0), "{rating}");
    }
    for puzzle in made(&["-n", "2", "--starts", "2..3"]) {
        let board = Board::new(&puzzle).unwrap().with_unique_givens();
        let singles = Schedule::of(singles::KINDS.iter().copied()).all(&View::new(&board));
        let cells: CellSet =
            singles.iter().flat_map(|step| step.effect.placements()).map(|placed| placed.cell()).collect();
        assert!((2..=3).contains(&cells.len()), "{puzzle}");
    }
    for puzzle in made(&["-n", "2", "--bottlenecks", "5", "--rating", "nodes=100..1000"]) {
        let (rating, _) = invariant::rate_until(
            &Board::new(&puzzle).expect("a board").with_unique_givens(),
            &Cancel::new(),
        )
        .expect("rated");
        assert_eq!(rating.bottlenecks, 5);
        assert!((100..=1000).contains(&Plain::new().count_nodes(&puzzle, u64::MAX)));
    }
}

#[test]
fn steps_are_counted_and_the_hardest_comes_where_it_is_wished_for() {
    let order =
        ["-n", "3", "--hardest", "x-wing", "--steps", "x-wing=2..,Naked Pair=..1", "--crux-at", "10%..50%"];
    for puzzle in made(&order) {
        let mut board = Board::new(&puzzle).unwrap().with_unique_givens();
        let open = board.unsolved().len();
        let schedule = difficulty::schedule_through(&fish::X_WING);
        let (mut crux, mut kinds) = (Vec::new(), Vec::new());
        while let Some(step) = schedule.first(&View::new(&board)) {
            if step.kind == &fish::X_WING {
                crux.push(100 * (open - board.unsolved().len()) / open);
            }
            kinds.push(step.kind.id);
            step.effect.apply(&mut board);
        }
        assert!(board.unsolved().is_empty() && crux.len() >= 2, "{puzzle}");
        assert!((10..=50).contains(&crux[0]), "{puzzle}: {}", crux[0]);
        assert!(kinds.iter().filter(|id| **id == "naked-pair").count() <= 1, "{puzzle}");
    }
    for (arguments, said) in [
        (&["--crux-at", "30%..60%"][..], "--hardest"),
        (&["--hardest", "x-wing", "--crux-at", "130%"], "a share is at most 100%"),
        (&["--hardest", "x-wing", "--crux-at", "soon"], "'soon' is no share: it is written 30%..60%"),
        (&["--steps", "xwign=2"], "x-wing"),
        (&["--steps", "x-wing"], "it is written KIND=RANGE, as x-wing=2..3"),
        (&["--steps", "x-wing=.."], "'..' is neither a number nor two"),
        (&["--hardest", "x-wing", "--steps", "skyscraper=1.."], "does not need Skyscraper"),
    ] {
        let run = run(&[&["generate"], arguments].concat());
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(said), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn difficulties_repeat_with_any_number_of_threads() {
    let wish = ["-n", "40", "--level", "hard", "--distinct"];
    let expected = made(&[&wish[..], &["-j", "1"]].concat());
    for jobs in ["2", "7"] {
        assert_eq!(made(&[&wish[..], &["-j", jobs]].concat()), expected, "{jobs} threads");
    }
}

#[test]
fn none_is_an_isomorph_of_another() {
    let folder = Folder::new("generate-not-in");
    // Full grids that contain all but one row: few enough that they come again soon.
    let grid = made(&["--grids"])[0].to_string();
    let containing = [".........", &grid[9..27], &".".repeat(9), &grid[36..]].concat();
    let many = run(&[
        "generate",
        "-n",
        "2",
        "--grids",
        "--containing",
        &containing,
        "--distinct",
        "--seed",
        "5",
        "--tries",
        "5000",
    ]);
    assert_eq!(many.code, Some(1), "rows can change places in no two different ways: {}", many.err);
    let earlier = folder.file("earlier.txt", &grid);
    let found = run(&["generate", "--grids", "--seed", "5", "--not-in", &earlier]);
    assert!(found.code == Some(0) && found.out.trim() != grid);
    // A wrong line is told with its place, and does not stop the others.
    let broken = folder.file("broken.txt", format!("{grid}\nnonsense\n{grid}\n"));
    let found = run(&["generate", "--grids", "--seed", "5", "--not-in", &broken]);
    assert!(
        found.code == Some(2) && found.err.contains("line 2") && found.out.lines().count() == 1,
        "{}",
        found.err
    );
}

#[test]
fn seeds_are_where_a_climb_begins() {
    let folder = Folder::new("generate-from");
    let seed = made(&["--level", "unfair"])[0];
    let path = folder.file("seeds.txt", format!("{seed}\n{}\n", ".".repeat(81)));
    for puzzle in made(&["-n", "3", "--level", "unfair", "--from", &path]) {
        assert!(puzzle != seed && level(&puzzle) == Level::Unfair);
    }
    let path = folder.file("none.txt", ".".repeat(81));
    let found = run(&["generate", "--level", "unfair", "--from", &path]);
    assert!(found.code == Some(2) && found.err.contains("none of the puzzles to begin at"), "{}", found.err);
    // In an empty file there is nothing to begin at, but nothing to avoid is no mistake.
    let path = folder.file("empty.txt", "");
    let found = run(&["generate", "--level", "unfair", "--from", &path]);
    assert!(found.code == Some(2) && found.err.contains("none of the puzzles to begin at"), "{}", found.err);
    let found = run(&["generate", "--not-in", &path]);
    assert_eq!((found.code, found.out.lines().count()), (Some(0), 1), "{}", found.err);
}

#[test]
fn samples_have_weights() {
    let found = run(&["generate", "-n", "5", "--sample", "top-down", "--seed", "5"]);
    assert_eq!(found.code, Some(0));
    let mut lines = found.out.lines();
    assert_eq!(lines.next(), Some("puzzle,givens,weight"));
    for line in lines.by_ref() {
        let fields: Vec<&str> = line.split(',').collect();
        let puzzle: Puzzle = fields[0].parse().expect("a puzzle");
        assert_eq!(fields[1], puzzle.len().to_string());
        assert!(fields[2].parse::<f64>().expect("a number") > 1.0);
        assert_eq!(redundant(&[puzzle], &mut Batch::new()).unwrap(), [Some(CellSet::EMPTY)]);
    }
    assert!(found.err.contains("givens on average, weighted"), "{}", found.err);
    let wrong = run(&["generate", "--sample", "top-down", "--format", "line"]);
    assert!(wrong.code == Some(2) && wrong.err.contains("--format csv"), "{}", wrong.err);
}

#[test]
fn a_pack_has_its_puzzles_and_their_solutions() {
    let pack = ["generate", "-n", "2", "--pack", "easy,hard", "--seed", "5"];
    let text = run(&pack);
    assert_eq!(
        (text.code, text.out.matches("Easy").count(), text.out.matches("Hard").count()),
        (Some(0), 4, 4)
    );
    assert!(text.out.contains("\nSolutions\n") && text.out.trim_end().ends_with("with the seed 5"));
    let page = run(&[&pack[..], &["--format", "html", "--per-page", "2"]].concat());
    assert_eq!((page.code, page.out.matches("class=\"page\"").count()), (Some(0), 3));
    assert!(page.out.starts_with("<!DOCTYPE html>"));
    assert_eq!(page.out.matches("with the seed 5").count(), 1, "on the last page alone");
    let wrong = run(&[&pack[..], &["--format", "csv"]].concat());
    assert!(wrong.code == Some(2) && wrong.err.contains("text, pdf or html"), "{}", wrong.err);
}

#[test]
fn a_pack_has_the_paper_and_the_title_that_are_asked_for() {
    let pack = ["generate", "--pack", "easy", "--seed", "5", "--paper", "half-letter", "--title", "Rätsel"];
    let text = run(&pack).out;
    assert!(text.starts_with("Rätsel\n\n"), "{text}");
    let page = run(&[&pack[..], &["--per-page", "1", "--format", "html"]].concat()).out;
    assert!(page.contains("<title>Rätsel</title>") && page.contains("396pt"), "{page}");
    for wrong in [&["--paper", "a4"], &["--title", "x"]] {
        let refused = run(&[&["generate"][..], wrong].concat());
        assert!(refused.code == Some(2) && refused.err.contains("--pack"), "{}", refused.err);
    }
}

/// The puzzles of a pack as text, up to the solutions, in their order: two abreast, ten lines each.
fn in_pack(text: &str) -> Vec<Puzzle> {
    let (puzzles, _) = text.split_once("Solutions").expect("they come last");
    let is_row = |line: &&str| line.starts_with('|');
    let rows: Vec<&str> = puzzles.lines().filter(is_row).collect();
    let half = |row: &str, from: usize| -> String {
        let signs = row.chars().skip(from).take(25);
        signs.filter(|sign| *sign == '.' || sign.is_ascii_digit()).collect()
    };
    let grids = rows.chunks(9).flat_map(|rows| {
        [0, 30].map(|from| rows.iter().map(|row| half(row, from)).collect::<Vec<_>>().concat())
    });
    grids.filter(|grid| !grid.is_empty()).map(|grid| grid.parse().expect("a puzzle")).collect()
}

/// The effort by which puzzles of one level are ordered.
pub(crate) fn effort_of(puzzle: &Puzzle) -> u32 {
    let solution = Single::new().solve(puzzle).expect("it has one");
    let board = Board::new(puzzle).expect("it has a solution").with_unique_givens();
    sudokit::effort(&board, &solution, &Cancel::new()).expect("nobody cancels")
}

#[test]
fn the_puzzles_of_a_level_take_more_and_more_effort() {
    let pack = ["generate", "-n", "9", "--pack", "beginner,medium", "--seed", "5"];
    let alone = run(&[&pack[..], &["-j", "1"]].concat()).out;
    assert_eq!(run(&[&pack[..], &["-j", "2"]].concat()).out, alone);
    let puzzles = in_pack(&alone);
    assert_eq!(puzzles.len(), 18);
    for level in puzzles.chunks(9) {
        let efforts: Vec<u32> = level.iter().map(effort_of).collect();
        assert!(efforts.is_sorted() && efforts[0] < efforts[8], "{efforts:?}");
    }
}

#[test]
fn boxes_and_digits_are_wishes() {
    let plain = ["generate", "-n", "50", "--seed", "2"];
    let lacking = |found: &str| -> [usize; 2] {
        let puzzles: Vec<Puzzle> = found.lines().map(|line| line.parse().expect("a puzzle")).collect();
        assert_eq!(puzzles.len(), 50);
        let lacks =
            |is_lacking: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| is_lacking(puzzle)).count();
        let is_empty = |puzzle: &Puzzle, index| House::block(index).cells().is_disjoint(puzzle.cells());
        [
            lacks(&|puzzle| (0..9).any(|index| is_empty(puzzle, index))),
            lacks(&|puzzle| Digit::all().any(|digit| puzzle.cells_of(digit).is_empty())),
        ]
    };
    let [empty, gaps] = lacking(&run(&plain).out);
    assert!(empty > 0 && gaps > 0, "{empty}, {gaps}");
    assert_eq!(lacking(&run(&[&plain[..], &["--no-empty-box"]].concat()).out)[0], 0);
    assert_eq!(lacking(&run(&[&plain[..], &["--every-digit"]].concat()).out)[1], 0);
    assert_eq!(lacking(&run(&[&plain[..], &["--no-empty-box", "--every-digit"]].concat()).out), [0, 0]);
}

#[test]
fn wrong_wishes_say_what_is_wrong() {
    let sparse = "x".repeat(16) + &".".repeat(65);
    let clash = "11".to_owned() + &".".repeat(79);
    let hollow = "...xxxxxx".repeat(3) + &"x".repeat(54);
    for (wrong, says) in [
        (&["--hardest", "x-wnig"][..], "x-wing"),
        (&["--rating", "se"], "SCALE=LO..HI"),
        (&["--rating", "sex=1..2"], "hodoku"),
        (&["--rating", "se=9.0..7.0"], "greater than the second"),
        (&["--rating", "w=3.5..4"], "28..30"),
        (&["--givens", "16..20"], "17 givens"),
        (&["--pattern", &sparse], "17 givens"),
        (&["--hardest", "x-wing", "--without", "naked-pair,x-wing"], "'x-wing' cannot be both"),
        (&["--use", "naked-pair,skyscraper", "--without", "skyscraper"], "'skyscraper' cannot be both"),
        (&["--level", "easy", "--hardest", "x-wing"], "X-Wing is Hard, so no puzzle that needs one is Easy"),
        (
            &["--pack", "hard,medium", "--hardest", "x-wing"],
            "X-Wing is Hard, so no puzzle that needs one is Medium",
        ),
        (&["--level", "easy", "--rating", "se=7.0..9.0"], "singles solve every Easy puzzle"),
        (&["--containing", &clash], "has no solution"),
        (&["--containing", MEDIUM, "--givens", "20"], "has 24 givens already"),
        (&["--minimal", "--givens", "25"], "cannot be used with"),
        (&["--level", "eazy"], "easy"),
        (&["--level", "easy", "--grids"], "cannot be used with"),
        (
            &["--pattern", &hollow, "--no-empty-box"],
            "no box may be empty, and the pattern has no cell in box 1",
        ),
        (&["--no-empty-box", "--grids"], "cannot be used with"),
        (&["--every-digit", "--sample", "top-down"], "cannot be used with"),
        (&["--sample", "bottom-up"], "top-down"),
        (&["--format", "text"], "--format line"),
        (&["--not-in", "no such file"], "neither a file nor a puzzle"),
    ] {
        let found = run(&[&["generate"], wrong].concat());
        assert_eq!((found.code, found.out.as_str()), (Some(2), ""), "{wrong:?}");
        assert!(found.err.contains(says), "{wrong:?}: {}", found.err);
    }
    // Impossible orders end too, known as such or not.
    let rare = ["generate", "--hardest", "x-wing", "--rating", "se=9.0..10.0", "--seed", "1"];
    let found = run(&[&rare[..], &["--tries", "2000"]].concat());
    assert_eq!((found.code, found.out.as_str()), (Some(1), ""));
    assert!(found.err.contains("0 of 1 made: no puzzle in 2000 tries"), "{}", found.err);
    let found = run(&[&rare[..], &["--time", "0.5"]].concat());
    assert!(found.code == Some(1) && found.err.contains("out of time"), "{}", found.err);
    assert_eq!(run(&["generate", "--minimal", "--seed", "3"]).out, run(&["generate", "--seed", "3"]).out);
}
