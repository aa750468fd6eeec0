//! Faults of the game in the terminal: each system call on its files fails once, or is the last one before
//! the program is killed. Whatever happens, it does not panic, it says what is not kept, and everything that
//! was done before is there when it starts again.
//!
//! `.ci/deep faults` runs these tests. They take minutes and need `strace`.

use crate::common::{Folder, SOLVED, UNIQUE};
use crate::faults::{Fault, calls_of, can_trace};
use crate::play::{LATEST, drawn};
use rexpect::session::{PtySession, spawn_command};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use sudokit_testkit::share;

/// A game that is played, or what is done with it in the menu.
struct Sitting {
    name: &'static str,
    /// The game that is there before.
    before: Option<Before>,
    arguments: &'static str,
    keys: &'static [&'static str],
}

/// The arguments and the keys of an earlier sitting.
type Before = (&'static str, fn() -> Vec<String>);

const MARKED: Option<Before> = Some(("--level easy --seed 1", marks));

/// Without a clock nothing is drawn but what keys do, so a key that is followed by a drawing is answered.
const NO_CLOCK: &[&str] = &["o", "6", "\x1b"];

/// Time for the program to end after a key.
const PATIENCE: Duration = Duration::from_millis(500);

/// The ids of all games.
const IDS: [&str; 2] = ["easy-1", "puzzle"];

const SITTINGS: &[Sitting] = &[
    Sitting {
        name: "begun",
        before: None,
        arguments: "--level easy --seed 1",
        keys: &["o", "6", "\x1b", "x", "1", "\t", "2", "q", "q"],
    },
    Sitting {
        name: "continued",
        before: MARKED,
        arguments: "",
        keys: &["1", "x", "\t", "\t", "3", "\t", "4", "u", "q", "q"],
    },
    Sitting { name: "won", before: Some((UNIQUE, nearly)), arguments: "", keys: &["1", "9", "q", "q"] },
    Sitting { name: "given-up", before: MARKED, arguments: "", keys: &["D", "q"] },
    Sitting { name: "chosen", before: MARKED, arguments: "", keys: &["8", "6", "q", "q"] },
];

/// Two marks, and out of the program.
fn marks() -> Vec<String> {
    [NO_CLOCK, &["x", "1", "\t", "2", "q", "q"]].concat().into_iter().map(str::to_owned).collect()
}

/// All digits but the last.
fn nearly() -> Vec<String> {
    let digits = UNIQUE.chars().zip(SOLVED.chars()).filter(|(given, _)| *given == '.');
    let mut keys: Vec<String> = NO_CLOCK.iter().map(|key| (*key).to_owned()).collect();
    keys.extend(digits.flat_map(|(_, digit)| [digit.to_string(), "\t".to_owned()]));
    keys.truncate(keys.len() - 2);
    keys.extend(["q".to_owned(), "q".to_owned()]);
    keys
}

/// The games and the profile that a player has.
#[derive(Clone, Debug, PartialEq)]
struct State {
    /// The games that the menu lists, with the number of their actions.
    games: Vec<(String, usize)>,
    won_and_given_up: usize,
    options: Value,
}

impl State {
    fn of(home: &Path) -> Self {
        let text = fs::read_to_string(home.join("sudoku/profile.json")).unwrap_or_else(|_| "{}".to_owned());
        let profile: Value = serde_json::from_str(&text).expect("the profile is whole");
        let profile = &profile["profile"];
        let ids = profile["games"].as_array().into_iter().flatten();
        let ids = ids.map(|game| game["id"].as_str().expect("games have ids").to_owned());
        let actions = |id: &String| {
            let text = fs::read_to_string(home.join(format!("sudoku/games/{id}.jsonl")));
            text.unwrap_or_default().matches(r#""do":"#).count()
        };
        Self {
            games: ids.map(|id| (id.clone(), actions(&id))).collect(),
            won_and_given_up: profile["outcomes"].as_array().map_or(0, Vec::len),
            options: profile["options"].clone(),
        }
    }
}

/// A sitting that is over.
struct Sat {
    /// All that was drawn or said.
    text: String,
    /// The end of the process.
    end: String,
    /// The state at the beginning, and after each key that was answered.
    states: Vec<State>,
}

/// The program on a terminal of 80 columns and 24 rows, under `strace` if there are options for it. It has
/// the number of the shell, so the names of its drafts are known.
fn start(home: &Path, arguments: &str, options: Option<&str>) -> PtySession {
    let program = env!("CARGO_BIN_EXE_sudoku");
    let traced = options.map_or_else(String::new, |options| {
        let kept = home.join("sudoku");
        let drafts = ["profile", "games/easy-1", "games/puzzle"].map(|name| format!("{name}.draft-$$"));
        let games = IDS.map(|id| format!("games/{id}.jsonl"));
        let names = ["", "games", "profile.json"].map(str::to_owned).into_iter().chain(drafts).chain(games);
        let paths: String = names.map(|name| format!(" -P {}", kept.join(name).display())).collect();
        format!("strace -D -f -o {}{paths} {options} ", home.join("trace").display())
    });
    let mut command = Command::new("sh");
    command.args(["-c", &format!("stty rows 24 cols 80; exec {traced}{program} play {arguments}")]);
    command.env("TERM", "xterm-256color").env("XDG_STATE_HOME", home).env("LANG", "C.UTF-8");
    command.env("COLORFGBG", "15;0");
    spawn_command(command, Some(LATEST.as_millis() as u64)).expect("the program starts")
}

/// The program, and all that it has drawn.
struct Session {
    process: PtySession,
    text: String,
    /// The end, once it is known: a process can be asked once.
    end: Option<String>,
}

impl Session {
    /// Reads what is drawn until `enough`, until the program ends, or for as long as a test may take.
    fn read(&mut self, enough: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        while self.end.is_none() && !enough(&self.text) && begun.elapsed() < LATEST {
            self.text += &drawn(&mut self.process);
            let status = self.process.process().status().map(|status| format!("{status:?}"));
            self.end = status.filter(|status| status != "StillAlive");
        }
    }

    /// Waits for the end. Where something went wrong, the keys have led to another screen, and one of them
    /// may have been ignored there while a puzzle was made: so `q` is pressed until it ends.
    fn leave(&mut self) {
        let begun = Instant::now();
        while self.end.is_none() && begun.elapsed() < LATEST {
            let pressed = Instant::now();
            self.read(|_| pressed.elapsed() > PATIENCE);
            if self.end.is_none() {
                _ = self.process.send("q").and_then(|_| self.process.flush());
            }
        }
    }
}

/// Sits down, presses the keys, and waits for the end.
fn sit(home: &Path, arguments: &str, keys: &[String], options: Option<&str>) -> Sat {
    let process = start(home, arguments, options);
    let mut session = Session { process, text: String::new(), end: None };
    let mut states = vec![State::of(home)];
    let first = if arguments.is_empty() { "Quit" } else { "hint" };
    session.read(|text| text.contains(first));
    for key in keys {
        if session.end.is_some() {
            break;
        }
        // It may end at this moment.
        _ = session.process.send(key).and_then(|_| session.process.flush());
        let before = session.text.len();
        session.read(|text| text.len() > before);
        if session.end.is_none() {
            states.push(State::of(home));
        }
    }
    // The last key ends it, sooner or later.
    states.truncate(keys.len());
    session.leave();
    session.text += &session.process.exp_eof().unwrap_or_default();
    Sat { text: session.text, end: session.end.unwrap_or_else(|| "no end".to_owned()), states }
}

/// Sits down once more, without faults, and opens the game that the menu has, if there is one.
fn look_again(home: &Path) -> Sat {
    let keys = ["1", "q", "q"].map(str::to_owned);
    let has_game = !State::of(home).games.is_empty();
    sit(home, "", if has_game { &keys } else { &keys[1..2] }, None)
}

/// Makes the home of a sitting.
fn home_of(sitting: &Sitting, folder: &Folder) -> PathBuf {
    let home = PathBuf::from(folder.path("home"));
    fs::create_dir_all(&home).expect("a folder can be made");
    if let Some((arguments, keys)) = sitting.before {
        let sat = sit(&home, arguments, &keys(), None);
        assert!(sat.end.ends_with(", 0)"), "{}: {}", sitting.name, sat.text);
    }
    home
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("it is a folder") {
        let entry = entry.expect("it can be read");
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("it can be copied");
        }
    }
}

/// Judges a sitting with a fault by one without.
fn judge(home: &Path, reference: &Sat, sat: &Sat, fault: Fault) -> Result<(), String> {
    if sat.text.contains("panicked") {
        return Err("it panics".to_owned());
    }
    let is_killed = fault == Fault::Killed && sat.end.contains("SIGKILL");
    let has_failed = sat.end.ends_with(", 2)") && sat.text.contains("error");
    if !(is_killed || has_failed || sat.end.ends_with(", 0)")) {
        return Err(format!("it ends with {}", sat.end));
    }
    let state = State::of(home);
    let answered = sat.states.len() - 1;
    if is_killed {
        // The key on its way may have been carried out, for one file or for all.
        let may_be = &reference.states[answered..=(answered + 1).min(reference.states.len() - 1)];
        let has = |part: &dyn Fn(&State) -> bool| may_be.iter().any(part);
        let is_kept = has(&|may_be| may_be.games == state.games)
            && has(&|may_be| may_be.won_and_given_up == state.won_and_given_up)
            && has(&|may_be| may_be.options == state.options);
        if !is_kept {
            return Err(format!("it has {state:?} after {answered} keys, and not one of {may_be:?}"));
        }
    } else if state != *reference.states.last().expect("there is a first") {
        // Terminals draw changes, so a sentence may come in pieces.
        let is_said = has_failed || ["Input/output", "space"].iter().any(|word| sat.text.contains(word));
        if !is_said {
            return Err(format!("it has {state:?}, and says nothing\n{}", sat.text));
        }
        let (before, after) = (&reference.states[0], reference.states.last().expect("there is a first"));
        let is_there = |(id, actions): &(String, usize)| {
            state.games.iter().any(|(other, number)| other == id && number >= actions)
        };
        let has_result = state.won_and_given_up == after.won_and_given_up;
        if !before.games.iter().all(|game| is_there(game) || has_result && !after.games.contains(game)) {
            return Err(format!("it has {state:?}, and there was {before:?}"));
        }
    }
    let again = look_again(home);
    if !again.end.ends_with(", 0)") || again.text.contains("cannot") || again.text.contains("panicked") {
        return Err(format!("it does not start again: {}\n{}", again.end, again.text));
    }
    let opened = State::of(home);
    if opened.won_and_given_up != state.won_and_given_up || opened.games != state.games {
        return Err(format!("it had {state:?}, and has {opened:?} when it starts again"));
    }
    Ok(())
}

#[test]
#[ignore = "takes minutes, and needs strace"]
fn faults_lose_no_game() {
    if !can_trace() {
        return;
    }
    let mut trials = Vec::new();
    let folders: Vec<Folder> =
        SITTINGS.iter().map(|sitting| Folder::new(&format!("fault-game-{}", sitting.name))).collect();
    let keys = |sitting: &Sitting| sitting.keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    let bases: Vec<(PathBuf, Sat)> = SITTINGS
        .iter()
        .zip(&folders)
        .map(|(sitting, folder)| {
            let base = home_of(sitting, folder);
            let home = PathBuf::from(folder.path("reference"));
            copy(&base, &home);
            let sat = sit(&home, sitting.arguments, &keys(sitting), Some(""));
            assert!(sat.end.ends_with(", 0)"), "{}: {} {}", sitting.name, sat.end, sat.text);
            (base, sat)
        })
        .collect();
    for (number, folder) in folders.iter().enumerate() {
        let trace = fs::read_to_string(folder.path("reference/trace")).expect("there is a trace");
        for call in calls_of(&trace) {
            // The first two are those of folders: the standard library panics if a folder cannot be closed.
            if call.is("close", 1) || call.is("close", 2) {
                continue;
            }
            trials.extend(Fault::ALL.map(|fault| (number, call.clone(), fault)));
        }
    }
    println!("{} faults", trials.len());
    assert!(trials.len() > 300, "games that are kept call the system");
    let trials = Mutex::new(share(trials, 6).enumerate());
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let next = trials.lock().expect("nobody panics").next();
                    let Some((trial, (number, call, fault))) = next else { return };
                    let (sitting, (base, reference)) = (&SITTINGS[number], &bases[number]);
                    let folder = Folder::new(&format!("fault-game-{}-{trial}", sitting.name));
                    let injection = fault.injection(&call);
                    let options = format!("-e {injection}");
                    let home = PathBuf::from(folder.path("home"));
                    let sat = loop {
                        _ = fs::remove_dir_all(&home);
                        copy(base, &home);
                        let sat = sit(&home, sitting.arguments, &keys(sitting), Some(&options));
                        // On a busy machine `strace` gives up attaching itself after some seconds.
                        if !sat.end.contains("SIGALRM") {
                            break sat;
                        }
                    };
                    if let Err(why) = judge(&home, reference, &sat, fault) {
                        let mut failures = failures.lock().expect("nobody panics");
                        failures.push(format!("{} ({injection}): {why}", sitting.name));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("nobody panics");
    failures.sort();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
