//! `sudoku play`

use crate::args::{LanguageArgs, level, symmetries};
use crate::io::input::Inputs;
use crate::io::line_reader::{Line, LineReader, unreadable};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::language::{told, words};
use crate::run::report::{Failure, Message};
use crate::run::seed;
use crate::run::terminal::Look;
use crate::tui::{self, Skin, Start, Talk};
use clap::{Args, ValueHint};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IsTerminal, Write as _};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use sudokit::diagram::{Sentence, say};
use sudokit::generate::Symmetry;
use sudokit_play::{Date, Game, Level, Log, Origin};

/// Play in the terminal
///
/// Without arguments `play` shows a menu: go on with a game, begin a new one, solve the puzzle of the day,
/// open or enter a puzzle. Everything can be done with keys or with the mouse. The last line tells the keys
/// that help now, and F1 tells all of them.
///
/// The key ? gives a hint for the grid as it stands: first the name of a technique, then where to look, the
/// pattern, the reason and what follows. It names mistakes before anything else.
///
/// Every move is saved at once, so that nothing is lost, whatever ends the program.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct PlayArgs {
    /// A puzzle, a game, a link, or a file with one of them
    #[arg(value_name = "FILE|PUZZLE", value_hint = ValueHint::AnyPath, conflicts_with_all = ["level", "daily"])]
    puzzle: Option<OsString>,
    /// Begin a new game of this level
    #[arg(short, long, value_name = "LEVEL", value_parser = level(), ignore_case = true)]
    level: Option<Level>,
    /// Begin the puzzle of today, or of another day (as in 2026-11-22); the day is that of UTC
    #[arg(long, value_name = "DATE", num_args = 0..=1, require_equals = true, conflicts_with_all = ["seed", "symmetry"])]
    daily: Option<Option<Date>>,
    /// Number of the first new puzzle; the same level and number give the same puzzle
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Symmetry of new puzzles
    #[arg(short, long, value_name = "SYMMETRY", default_value = "half-turn", value_parser = symmetries())]
    symmetry: Symmetry,
    /// How the screen looks; without this, as you last chose, or what suits the terminal
    #[arg(long, value_name = "SKIN")]
    skin: Option<Skin>,
    /// No screen: a command a line, answered in words; for screen readers and pipes
    #[arg(long, conflicts_with = "skin")]
    plain: bool,
    #[command(flatten)]
    _language: LanguageArgs,
}

const HELP: &str = "\
Games are kept in $XDG_STATE_HOME/sudoku, or ~/.local/state/sudoku.

Examples:
  sudoku play
  sudoku play --level hard
  sudoku play --daily
  sudoku play --daily=2026-11-22 --level easy
  sudoku play puzzle.txt
  sudoku play --level easy --seed 7 --skin mono
  sudoku play --plain --level easy";

pub(crate) fn play(args: PlayArgs) -> Result<Outcome, Failure> {
    if !args.plain {
        need_terminal("play", &say!("program-play-plain"))?;
    }
    let start = match (args.puzzle, args.daily, args.level) {
        (Some(name), ..) => Start::Open(Box::new(opened(&name, "`sudoku play` takes one puzzle")?)),
        (None, Some(date), level) => Start::Daily(date.unwrap_or_else(today), level),
        (None, None, Some(level)) => Start::New(level),
        (None, None, None) => Start::Menu,
    };
    let table = table(start, args.skin, args.seed, args.symmetry);
    if args.plain { converse(table) } else { sit_down(table) }
}

/// No line is longer: a game with its whole history, perhaps, as a link.
const LONGEST: usize = 100_000;

/// Answers line by line, until the input ends or the player leaves.
pub(super) fn converse(table: tui::Table) -> Result<Outcome, Failure> {
    let (mut input, mut output) = (LineReader::new(io::stdin().lock(), LONGEST), Output::new(None)?);
    // A prompt would only be noise in a pipe.
    let prompt = if io::stdin().is_terminal() && output.is_terminal() { "> " } else { "" };
    let failed = |error: io::Error| Failure::Fatal(Message::new(error));
    let (mut talk, said) = Talk::begin(table, interrupt::cancel()).map_err(failed)?;
    write(&said, prompt, &mut output)?;
    let mut last = Instant::now();
    while let Some((_, line)) = input.next().map_err(|error| unreadable("standard input", &error))? {
        talk.pass(u64::try_from(last.elapsed().as_millis()).unwrap_or(u64::MAX));
        last = Instant::now();
        let line = match line {
            Line::Text(text) => text,
            // Answered like an unknown command.
            Line::NotText | Line::TooLong => "\u{fffd}",
        };
        let Some(said) = talk.answer(line) else { break };
        interrupt::check()?;
        write(&said, prompt, &mut output)?;
    }
    if let Some(trouble) = talk.end() {
        output.put(format!("{trouble}\n").as_bytes())?;
    }
    output.finish()?;
    Ok(Outcome::Positive)
}

/// Writes lines, and waits for no more of them.
fn write(lines: &[String], prompt: &str, output: &mut Output) -> Result<(), Failure> {
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    output.put(format!("{lines}{prompt}").as_bytes())?;
    output.flush().map_err(|error| output.failure(&error))
}

/// Without a terminal there is no screen.
pub(super) fn need_terminal(command: &'static str, hint: &Sentence) -> Result<(), Failure> {
    let missing = if env::var_os("TERM").is_some_and(|term| term == "dumb") {
        say!("program-needs-cursor", [command])
    } else if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    } else {
        say!("program-needs-terminal", [command])
    };
    Err(Failure::Fatal(Message::told(&missing).hint(told(hint))))
}

/// The parameters of the first screen.
pub(super) fn table(start: Start, chosen: Option<Skin>, seed: Option<u64>, symmetry: Symmetry) -> tui::Table {
    let look = Look::of_stdout();
    tui::Table {
        start,
        words: words(),
        skin: chosen,
        suits: Skin::for_terminal(look.colour, look.unicode),
        today: today(),
        seed: seed.unwrap_or_else(|| seed::fresh() % NUMBERS),
        symmetry,
    }
}

/// Plays, or practises, until the player leaves.
pub(super) fn sit_down(table: tui::Table) -> Result<Outcome, Failure> {
    tui::play(table).map_err(|error| Failure::Fatal(Message::new(error)))?;
    Ok(Outcome::Positive)
}

/// A game that was kept, with all that was done in it; or a new one of a puzzle, from wherever it comes.
/// `only_one` says who wants no more than one.
pub(super) fn opened(name: &OsStr, only_one: &str) -> Result<Game, Failure> {
    let kept = fs::read_to_string(name).ok().and_then(|text| Log::replay(&text).ok());
    if let Some(log) = kept {
        return Ok(log.game);
    }
    let item = Inputs::only(name, only_one, &Output::new(None)?)?;
    Ok(Game::open(&item.entry, Origin::Opened))
}

/// Random numbers of puzzles are short enough to tell a friend.
const NUMBERS: u64 = 1_000_000;

/// The day by UTC.
pub(super) fn today() -> Date {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let first = Date::new(1970, 1, 1).expect("a day of the calendar");
    (0..seconds / 86_400).try_fold(first, |date, _| date.next()).expect("before the year 10,000")
}
